import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { exitCodeWords } from '../../../text/naming/explainFailure.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { transactionDetailsMessages } from '../../../text/en/transactions/transactionDetails.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { listPhases } from './phaseFacts.tsx'

const badges = { done: 'success', failed: 'failed', skipped: 'skipped' } as const

/** Phases of a transaction in the order of execution, with their results. */
export function PhaseList({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const { locale } = useDisplay()
  const sources = useNaming(transaction.account)
  const messages = useTexts('transactionDetails', transactionDetailsMessages)
  const { reasons } = useTexts('status', statusMessages)
  const { description, in_msg } = transaction
  const explain = (code: number): string | undefined => exitCodeWords(code, transaction, sources)
  return (
    <ol part="transaction-details-phases">
      {listPhases(description, in_msg?.opcode, { ...messages, reasons }, locale, explain).map(
        ({ kind, state, facts }) => (
          <li key={kind} part="transaction-details-phase" data-phase={kind} data-state={state}>
            <div part="transaction-details-phase-head">
              <h4 part="card-heading">{messages.phaseNames[kind]}</h4>
              <StatusBadge status={badges[state]} label={messages[state]} />
            </div>
            <Facts facts={facts} loading={false} part="transaction-details-phase-facts" />
          </li>
        ),
      )}
    </ol>
  )
}
