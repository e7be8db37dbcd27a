import type { ReactElement } from 'react'
import finality from '../../../components/values/finality-badge/finality-badge.css?inline'
import card from '../../../components/states/card/card.css?inline'
import progress from '../../../components/transactions/transaction-progress/transaction-progress.css?inline'
import { TransactionProgress } from '../../../components/transactions/transaction-progress/TransactionProgress.tsx'
import { useTrackedMessage } from '../../../react/hooks/live/useTrackedMessage.ts'
import { useReport } from '../../views/View.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card, finality, progress]

interface Values {
  readonly message: string | undefined
  readonly validUntil: number | undefined
  readonly patience: number | undefined
}

/** Progress of a sent message. */
export default function ProgressContent({
  values: { message, validUntil, patience },
  view,
}: WidgetProps<Values>): ReactElement {
  const tracked = useTrackedMessage(message, { validUntil, patience })
  useReport(tracked, view.onResult)
  return <TransactionProgress tracked={tracked} />
}
