import type { ReactElement } from 'react'
import { EmptyState } from 'tonlens'
import type { TraceModel } from 'tonlens/trace'
import { useTexts } from '../../texts/useTexts.ts'
import { CheckedRows } from './CheckedRows.tsx'

/** Checks of all loaded transactions of a trace against their hashes. */
export function Verification({ trace }: { readonly trace: TraceModel | undefined }): ReactElement {
  const texts = useTexts('transactions').verify
  if (trace === undefined) return <EmptyState label={texts.running} role="status" />
  return <CheckedRows rows={trace.transactions} partial={!trace.whole} />
}
