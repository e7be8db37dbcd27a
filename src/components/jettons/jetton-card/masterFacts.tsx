import { formatCount } from '../../../format/count.ts'
import { unknownText } from '../../../format/intl.ts'
import type { JettonMessages } from '../../../format/messages/jettons.ts'
import { plainText, safeLink } from '../../../model/text.ts'
import type { JettonMaster } from '../../../schema/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { own } from '../../nfts/media/sources.ts'
import type { JettonFacts } from './jettonFacts.ts'

// An account that nobody has the key of.
const nobodys = /^0:0{64}$/

/** What a card says of a jetton. */
export function masterFacts(
  master: JettonMaster | undefined,
  facts: JettonFacts | undefined,
  messages: JettonMessages,
  locale: string,
): readonly Fact[] {
  const admin = master?.admin_address
  const unowned = admin === null || admin === '' || nobodys.test(String(admin))
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
      like: 'EQAB…wxyz',
    },
    {
      id: 'decimals',
      term: messages.decimals,
      value: facts?.decimals === undefined ? unknownText : formatCount(facts.decimals, locale),
      like: '9',
    },
    { id: 'content', term: messages.content, value: contentPlace(master?.jetton_content, messages), like: messages.onChain },
    {
      id: 'lt',
      term: messages.lastLt,
      value: <bdi>{plainText(master?.last_transaction_lt, { maximum: 24 }) || unknownText}</bdi>,
      like: '62034785000000',
    },
    hash('code', messages.codeHash, master?.code_hash),
    hash('data', messages.dataHash, master?.data_hash),
    hash('wallet-code', messages.walletCodeHash, master?.jetton_wallet_code_hash),
    {
      id: 'links',
      term: messages.links,
      wide: true,
      value:
        shown === undefined || shown.links.length === 0
          ? undefined
          : shown.links.map(({ href, host }) => (
              <a key={href} part="card-link" href={href} rel="nofollow noreferrer">
                <bdi>{host}</bdi>
              </a>
            )),
    },
  ]
}

function hash(id: string, term: string, value: string | null | undefined): Fact {
  return { id, term, value: value == null ? unknownText : <Hash value={value} copy />, like: '012345…abcdef ⧉' }
}

/** Who describes the jetton: its contract, or a document elsewhere, whose host is named. */
function contentPlace(content: unknown, messages: JettonMessages) {
  const uri = own(content, 'uri')
  if (uri !== undefined) return <bdi>{safeLink(uri)?.host ?? (plainText(uri, { maximum: 40 }) || unknownText)}</bdi>
  return own(content, 'name') === undefined ? unknownText : messages.onChain
}
