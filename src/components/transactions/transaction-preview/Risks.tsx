import { useMemo, type ReactElement } from 'react'
import type { Dealing } from '../../../meaning/names/dealings.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { listRecipients } from '../../../meaning/trace/recipients.ts'
import { findTraceRisks, type TraceRiskKind } from '../../../meaning/trace/risks.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useLabels } from '../../../react/display/useLabels.ts'
import { addressKey } from '../../../text/format/address.ts'
import { previewMessages } from '../../../text/en/transactions/preview.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Icon } from '../../values/icon/Icon.tsx'

interface RisksProps {
  readonly trace: TraceModel
  /** Account that would send, raw. */
  readonly owner: string
  /** Earlier transfers of the account, and what the forecast would send. */
  readonly dealings: readonly Dealing[]
}

interface Risk {
  readonly kind: TraceRiskKind | 'imitation' | 'listedScam' | 'memo' | 'newRecipient'
  readonly account: string
}

/** Warnings before signing; nothing if there are none. */
export function Risks({ trace, owner, dealings }: RisksProps): ReactElement | null {
  const messages = useTexts('preview', previewMessages)
  const { imitations, nameLists } = useDisplay()
  const { byAddress } = useLabels()
  const risks = useMemo(() => {
    const sent = dealings.filter(({ direction }) => direction === 'out')
    const recipients = sent.flatMap(({ counterparty, utime }) => (utime === Infinity ? [addressKey(counterparty)] : []))
    const paid = new Set([
      ...sent.flatMap(({ counterparty, utime }) => (utime === Infinity ? [] : [addressKey(counterparty)])),
      ...byAddress.keys(),
    ])
    const strangers = [...new Set(recipients)].flatMap((account): Risk[] => {
      if (account === undefined || account === owner) return []
      if (imitations.has(account)) return [{ kind: 'imitation', account }]
      return paid.has(account) ? [] : [{ kind: 'newRecipient', account }]
    })
    const listed = new Map<string, Risk>()
    for (const { account, hasComment } of listRecipients(trace, owner)) {
      const listings = nameLists.flatMap(({ find }) => find(account) ?? [])
      if (listings.some(({ scam }) => scam)) listed.set(account, { kind: 'listedScam', account })
      else if (!hasComment && listings.some(({ custodian }) => custodian))
        listed.set(account, { kind: 'memo', account })
    }
    return [...listed.values(), ...strangers, ...findTraceRisks(trace, owner)]
  }, [trace, owner, dealings, imitations, byAddress, nameLists])
  if (risks.length === 0) return null
  return (
    <ul part="transaction-preview-cautions">
      <FoldedList items={risks} first={5} frame={listFold}>
        {({ kind, account }) => (
          <li key={`${kind} ${account}`} part="transaction-preview-caution" data-kind={kind}>
            <Icon name="warning" /> <bdi>{messages.risk[kind]}</bdi> <Address value={account} copy />
          </li>
        )}
      </FoldedList>
    </ul>
  )
}
