import type { ReactElement } from 'react'
import { RawData, type Trace, type Transaction } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Rows as the service sent them: the selected transaction, and the trace. */
export function Raw({
  transaction,
  trace,
}: {
  readonly transaction: Transaction | undefined
  readonly trace: Trace | null | undefined
}): ReactElement {
  const texts = useExplorerTexts('transactions')
  return (
    <>
      <Section title={texts.selected}>{transaction !== undefined && <RawData value={transaction} />}</Section>
      <Section title={texts.trace}>{trace != null && <RawData value={trace} />}</Section>
    </>
  )
}
