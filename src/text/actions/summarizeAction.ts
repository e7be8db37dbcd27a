import type { Action } from '../../service/rows/action.ts'
import { addressKey } from '../format/address.ts'
import { parseAmount } from '../../service/rows/amount.ts'
import { directionIn, findActionShape, readSlot, type SlotValue } from './readAction.ts'

/** Amount of an action, seen from one account. */
export interface ActionAmount {
  /** Decimal string of the smallest unit, without a sign. */
  readonly amount: string
  /** Raw address of a jetton; null for the native coin, undefined for an unknown asset. */
  readonly master: string | null | undefined
  readonly direction: 'in' | 'out'
}

/** What an account received and gave by an action, and from or to whom. */
export interface ActionSummary {
  /** `self` for a transfer of an account to itself; undefined for actions that only change something. */
  readonly direction: 'in' | 'out' | 'self' | undefined
  /** Address of the other account of a transfer, in the service's form. */
  readonly counterparty: string | undefined
  /** Empty for failed actions, which moved nothing, and for actions whose amounts are of somebody else. */
  readonly amounts: readonly ActionAmount[]
}

const nothing: ActionSummary = { direction: undefined, counterparty: undefined, amounts: [] }

/**
 * Summarizes a transfer or a swap as one account sees it: direction, counterparty and amounts.
 * @param account Address in any form.
 * @returns Nothing but `undefined` and no amounts for other actions, and for accounts that take no part.
 */
export function summarizeAction(action: Action, account: string | undefined): ActionSummary {
  const shape = findActionShape(action.type)
  const reader = addressKey(account)
  if (shape === undefined || reader === undefined) return nothing
  const read = (name: string): SlotValue | undefined => readSlot(action, shape.slots[name])
  const accountAt = (name: string): string | undefined => {
    const value = read(name)
    return value?.kind === 'account' ? value.address : undefined
  }
  const amountAt = (name: string, direction: 'in' | 'out'): readonly ActionAmount[] => {
    const value = read(name)
    if (action.success === false || value?.kind !== 'amount' || (parseAmount(value.amount) ?? 0n) === 0n) return []
    return [{ amount: value.amount, master: value.master, direction }]
  }
  if (shape.group === 'swap' && 'in' in shape.slots && addressKey(accountAt('sender')) === reader)
    return { ...nothing, amounts: [...amountAt('in', 'out'), ...amountAt('out', 'in')] }
  const direction = directionIn(action, account)
  if (shape.flow === undefined || direction === undefined) return nothing
  const [from, to] = shape.flow
  const counterparty = direction === 'self' ? undefined : accountAt(direction === 'in' ? from : to)
  const own = direction === 'self' ? [] : ['value', 'amount'].flatMap((name) => amountAt(name, direction))
  return { direction, counterparty, amounts: own }
}
