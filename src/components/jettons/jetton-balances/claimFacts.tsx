import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { plainText, safeLink } from '../../../service/rows/plainText.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { MetadataLink } from '../../values/link/Link.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Amount of an airdrop that the owner has not claimed yet, decimal string; undefined if there is none. */
export function unclaimedAmount(wallet: JettonWallet | null | undefined): string | undefined {
  const amount = wallet?.mintless_info?.amount
  return (parseAmount(amount) ?? 0n) > 0n ? (amount ?? undefined) : undefined
}

/** Facts of an airdrop: its amount, its window of time, and the services that give the payload of a claim. */
export function claimFacts(wallet: JettonWallet, messages: Texts['jetton']): readonly Fact[] {
  const { start_from: from, expire_at: until, custom_payload_api_uri: given } = wallet.mintless_info ?? {}
  const uris: readonly unknown[] = Array.isArray(given) ? given : []
  return [
    {
      id: 'claimable',
      term: messages.claimable,
      value: <JettonAmount amount={unclaimedAmount(wallet)} master={wallet.jetton} />,
    },
    { id: 'from', term: messages.claimFrom, value: <Timestamp value={from} show="both" /> },
    { id: 'until', term: messages.claimUntil, value: <Timestamp value={until} show="both" /> },
    {
      id: 'api',
      term: messages.claimApi,
      wide: true,
      value:
        uris.length === 0 ? (
          unknownText
        ) : (
          <FoldedList items={uris} first={5}>
            {(uri, at) => {
              const link = safeLink(uri)
              return link === undefined ? (
                <bdi key={at}>{plainText(uri, { maximum: 80 }) || unknownText}</bdi>
              ) : (
                <MetadataLink key={at} {...link} />
              )
            }}
          </FoldedList>
        ),
    },
  ]
}
