import type { Asset, Elsewhere } from '../../../meaning/trace/assets.ts'
import type { ValueFlow } from '../../../meaning/trace/valueFlow.ts'

/** Somebody who gained or paid. */
type PartyWho =
  | { readonly kind: 'account'; readonly account: string }
  /** Accounts that have no line of their own. */
  | { readonly kind: 'others'; readonly count: number }
  | { readonly kind: 'fees' }
  | { readonly kind: 'elsewhere'; readonly reason: Elsewhere['reason'] }

/** One end of a flow. */
export interface FlowParty {
  readonly id: string
  readonly who: PartyWho
  /** Smallest unit, above zero. */
  readonly amount: bigint
}

/** Flow of one asset: both sides have the same sum. */
export interface FlowDiagram {
  readonly id: string
  readonly asset: Asset
  readonly payers: readonly FlowParty[]
  readonly recipients: readonly FlowParty[]
  readonly total: bigint
}

/**
 * Sorts the net changes of a trace into payers and recipients, asset by asset, the largest first. Fees are part of what
 * an account pays in the native coin, and go to the network: the net amount is the change of the balance, as a ledger
 * has it.
 */
export function flowDiagrams(flow: ValueFlow): readonly FlowDiagram[] {
  const hasCoin = flow.assets.some(({ id }) => id === 'coin')
  const coin = { id: 'coin', asset: { kind: 'coin' }, changes: [], elsewhere: [] } as const
  const assets = hasCoin || flow.fees.length === 0 ? flow.assets : [coin, ...flow.assets]
  return assets.flatMap(({ id, asset, changes, elsewhere }) => {
    const isCoin = asset.kind === 'coin'
    const nets = new Map<string, bigint>()
    const add = (account: string, amount: bigint): void => void nets.set(account, (nets.get(account) ?? 0n) + amount)
    for (const { account, amount } of changes) add(account, BigInt(amount))
    if (isCoin) for (const { account, amount } of flow.fees) add(account, -BigInt(amount))
    const sides = { payers: [] as FlowParty[], recipients: [] as FlowParty[] }
    for (const [account, net] of nets) place(sides, { kind: 'account', account }, `account ${account}`, net)
    sides.payers.sort(compareParties)
    sides.recipients.sort(compareParties)
    if (isCoin) place(sides, { kind: 'fees' }, 'fees', BigInt(flow.totalFees))
    for (const { reason, amount } of elsewhere)
      place(sides, { kind: 'elsewhere', reason }, `elsewhere ${reason}`, BigInt(amount))
    const total = sum(sides.recipients)
    return total > 0n ? [{ id, asset, ...sides, total }] : []
  })
}

function place(
  sides: { readonly payers: FlowParty[]; readonly recipients: FlowParty[] },
  who: PartyWho,
  id: string,
  net: bigint,
): void {
  if (net > 0n) sides.recipients.push({ id, who, amount: net })
  if (net < 0n) sides.payers.push({ id, who, amount: -net })
}

function compareParties(a: FlowParty, b: FlowParty): number {
  return a.amount > b.amount ? -1 : a.amount < b.amount ? 1 : a.id < b.id ? -1 : 1
}

/** Joins the smallest accounts of each side to one party, so that at most `limit` lines are accounts. */
export function foldFlow(diagram: FlowDiagram, limit: number): FlowDiagram {
  const fold = (parties: readonly FlowParty[]): readonly FlowParty[] => {
    const accounts = parties.filter(({ who }) => who.kind === 'account')
    if (accounts.length <= limit) return parties
    const others = accounts.slice(limit - 1)
    return [
      ...accounts.slice(0, limit - 1),
      { id: 'others', who: { kind: 'others', count: others.length }, amount: sum(others) },
      ...parties.filter(({ who }) => who.kind !== 'account'),
    ]
  }
  return { ...diagram, payers: fold(diagram.payers), recipients: fold(diagram.recipients) }
}

function sum(parties: readonly FlowParty[]): bigint {
  return parties.reduce((total, { amount }) => total + amount, 0n)
}
