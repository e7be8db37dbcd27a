import { useMemo } from 'react'
import type { Dealing } from '../../../meaning/names/dealings.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import type { Action } from '../../../service/rows/action.ts'
import { listActionDealings } from '../../../text/actions/actionDealings.ts'

const none: readonly Dealing[] = []

/** Lists earlier transfers of an account, and after them what a forecast would send, which makes nobody known. */
export function useRecipients(
  trace: TraceModel | undefined,
  owner: string,
  history: readonly Action[] | undefined,
): readonly Dealing[] {
  return useMemo(() => {
    if (trace === undefined || history === undefined) return none
    const sent = trace.transactions.flatMap(({ account, out_msgs }) => (account === owner ? out_msgs : []))
    return [
      ...listActionDealings(history, owner),
      ...sent.flatMap(({ destination }): Dealing[] =>
        destination === null
          ? []
          : [{ counterparty: destination, direction: 'out', coins: 0n, jettons: [], utime: Infinity, hasLink: false }],
      ),
    ]
  }, [trace, owner, history])
}
