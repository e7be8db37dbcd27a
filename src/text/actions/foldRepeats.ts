import type { Action } from '../../service/rows/action.ts'
import { addressKey } from '../format/address.ts'
import { summarizeAction } from './summarizeAction.ts'

/**
 * Groups neighbors that say the same: transfers of one asset in one direction with one counterparty and one comment,
 * such as an airdrop in many parts. Any other action stays alone.
 * @param account Account from which to look, in any form; without one, nothing is folded.
 * @returns The actions in their order, at least one in each group.
 */
export function foldRepeats(
  actions: readonly Action[],
  account: string | undefined,
): readonly (readonly [Action, ...Action[]])[] {
  const groups: [Action, ...Action[]][] = []
  let last: string | undefined
  for (const action of actions) {
    const key = repeatKey(action, account)
    const group = groups.at(-1)
    if (group !== undefined && key !== undefined && key === last) group.push(action)
    else groups.push([action])
    last = key
  }
  return groups
}

/** Returns a key that equal actions share; undefined for actions that are never folded. */
function repeatKey(action: Action, account: string | undefined): string | undefined {
  const { direction, counterparty, amounts } = summarizeAction(action, account)
  const [amount, ...others] = amounts
  if (counterparty === undefined || amount === undefined || others.length > 0) return undefined
  const comment: unknown = action.details?.['comment']
  const state = [action.type, action.finality ?? '', direction, addressKey(counterparty), amount.master]
  return JSON.stringify([...state, typeof comment === 'string' ? comment : ''])
}
