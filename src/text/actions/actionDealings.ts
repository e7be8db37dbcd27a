import { addressKey } from '../format/address.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import { type Dealing, hasLink, isWorthless } from '../../meaning/names/dealings.ts'
import type { Action } from '../../service/rows/action.ts'
import { summarizeAction } from './summarizeAction.ts'

/**
 * Lists the transfers of an account among actions.
 * @param account Address in any form.
 */
export function listActionDealings(actions: readonly Action[], account: string): readonly Dealing[] {
  return actions.flatMap((action): Dealing[] => {
    const { counterparty, direction, amounts } = summarizeAction(action, account)
    if (counterparty === undefined || (direction !== 'in' && direction !== 'out')) return []
    const coins = amounts.reduce((sum, { amount, master }) => (master === null ? sum + BigInt(amount) : sum), 0n)
    const jettons = amounts.flatMap(({ master }) => (typeof master === 'string' ? [master] : []))
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

/** Tells whether an action is a transfer of nothing, or of dust, by an account that imitates another one. */
export function isPoison(
  action: Action,
  account: string | undefined,
  imitations: ReadonlyMap<string, Imitation>,
): boolean {
  if (account === undefined) return false
  const [dealing] = listActionDealings([action], account)
  return dealing?.direction === 'in' && isWorthless(dealing) && imitations.has(addressKey(dealing.counterparty) ?? '')
}
