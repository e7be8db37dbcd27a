import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText, safeLink } from '../../../service/rows/plainText.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { JettonMaster } from '../../../service/rows/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import { MetadataLink } from '../../values/link/Link.tsx'
import { hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import type { JettonFacts } from './jettonFacts.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { addressLike } from '../../../text/format/address.ts'

/** The zero address, to which nobody has the key: an admin is set to it to give up control. */
const zeroAddress = /^0:0{64}$/

/** Facts of a jetton's master: supply, control, content and hashes. */
export function masterFacts(
  master: JettonMaster | undefined,
  facts: JettonFacts | undefined,
  messages: Texts['jetton'],
  locale: string,
): readonly Fact[] {
  const admin = master?.admin_address
  const unowned = admin === null || admin === '' || zeroAddress.test(admin ?? '')
  const mintable: unknown = master?.mintable
  const shown = facts?.scam === true ? undefined : facts
  return [
    {
      id: 'supply',
      term: messages.supply,
      value: (
        <JettonAmount
          amount={master?.total_supply}
          master={master?.address}
          decimals={facts?.decimals}
          symbol={facts?.scam === true ? '' : facts?.symbol || undefined}
          href={false}
        />
      ),
      like: '98,099.999999999 LUM',
    },
    {
      id: 'mintable',
      term: messages.mintable,
      value: typeof mintable === 'boolean' ? (mintable ? messages.yes : messages.no) : unknownText,
      like: messages.yes,
    },
    {
      id: 'admin',
      term: messages.admin,
      value: unowned ? messages.noAdmin : <Address value={admin} />,
      like: addressLike,
    },
    {
      id: 'decimals',
      term: messages.decimals,
      value: facts?.decimals === undefined ? unknownText : formatCount(facts.decimals, locale),
      like: '9',
    },
    {
      id: 'content',
      term: messages.content,
      value: describeContentPlace(master?.jetton_content, messages),
      like: messages.onChain,
    },
    logicalTimeFact('lt', messages.lastLt, master?.last_transaction_lt),
    hashFact('code', messages.codeHash, master?.code_hash),
    hashFact('data', messages.dataHash, master?.data_hash),
    hashFact('wallet-code', messages.walletCodeHash, master?.jetton_wallet_code_hash),
    {
      id: 'links',
      term: messages.links,
      wide: true,
      value:
        shown === undefined || shown.links.length === 0 ? undefined : (
          <FoldedList items={shown.links} first={20}>
            {(link) => <MetadataLink key={link.href} {...link} />}
          </FoldedList>
        ),
    },
  ]
}

/** Names where the jetton is described: on chain, or in a document on a host. */
function describeContentPlace(content: unknown, messages: Texts['jetton']) {
  const uri = ownField(content, 'uri')
  if (uri !== undefined) return <bdi>{safeLink(uri)?.host ?? (plainText(uri, { maximum: 40 }) || unknownText)}</bdi>
  return ownField(content, 'name') === undefined ? unknownText : messages.onChain
}
