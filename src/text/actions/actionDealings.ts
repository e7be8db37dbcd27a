import type { Dealing } from '../../meaning/names/dealings.ts'
import { hasLink } from '../../meaning/names/link.ts'
import type { Action } from '../../service/rows/action.ts'
import { summarizeAction } from './summarizeAction.ts'

/**
 * Lists the transfers of an account among actions.
 * @param account Address in any form; undefined for none, which has no transfers.
 */
export function listActionDealings(actions: readonly Action[], account: string | undefined): readonly Dealing[] {
  if (account === undefined) return []
  return actions.flatMap((action): Dealing[] => {
    const { counterparty, direction, amounts } = summarizeAction(action, account)
    if (counterparty === undefined || (direction !== 'in' && direction !== 'out')) return []
    const coins = amounts.reduce((sum, { amount, master }) => (master === null ? sum + BigInt(amount) : sum), 0n)
    const jettons = amounts.flatMap(({ amount, master }) =>
      typeof master === 'string' && amount !== '0' ? [master] : [],
    )
    return [
      {
        counterparty,
        direction,
        coins,
        jettons,
        utime: action.end_utime ?? Infinity,
        hasLink: hasLink(action.details?.['comment']),
      },
    ]
  })
}
