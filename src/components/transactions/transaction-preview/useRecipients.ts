import { useMemo } from 'react'
import type { Dealing } from '../../../meaning/names/dealings.ts'
import { listRecipients } from '../../../meaning/trace/recipients.ts'
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
    return [
      ...listActionDealings(history, owner),
      ...listRecipients(trace, owner).map(({ account }): Dealing => ({
        counterparty: account,
        direction: 'out',
        coins: 0n,
        jettons: [],
        utime: Infinity,
        hasLink: false,
      })),
    ]
  }, [trace, owner, history])
}
