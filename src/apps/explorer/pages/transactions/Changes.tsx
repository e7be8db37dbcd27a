import type { ReactElement } from 'react'
import { BalanceChangeTable, cardState, skipToken, useBalanceChanges } from 'tonlens'

/** Balance changes as the service computes them; it knows a trace by its id once the trace is committed. */
export function Changes({ trace }: { readonly trace: string | null | undefined }): ReactElement {
  const query = useBalanceChanges(trace == null ? skipToken : { trace_id: trace })
  return <BalanceChangeTable {...cardState(query)} loadingRows={4} changes={query.data} />
}
