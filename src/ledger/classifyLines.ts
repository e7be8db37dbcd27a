import type { Client } from '../sources/client/client.ts'
import { actions } from '../service/endpoints/actions.ts'
import { isAction, type Action, type ActionType } from '../service/rows/action.ts'
import type { LedgerLine, LedgerLineKind } from './line.ts'

const swaps: readonly ActionType[] = ['jetton_swap']
const purchases = ['nft_purchase', 'dns_purchase', 'nft_finish_auction'] as const
const stakes: readonly ActionType[] = [
  'stake_deposit',
  'stake_withdrawal',
  'stake_withdrawal_request',
  'election_deposit',
  'election_recover',
  'jvault_stake',
  'jvault_unstake',
  'jvault_unstake_request',
  'coffee_staking_deposit',
  'coffee_staking_withdraw',
]
const rewards: readonly ActionType[] = ['jvault_claim', 'coffee_staking_claim_rewards']
const types: readonly ActionType[] = [...swaps, ...purchases, ...stakes, ...rewards]
/** Traces of one request: their hashes must fit in a URL. */
const tracesPerRequest = 50
const pageSize = 1000

/**
 * Tells transfers that are part of a swap, a purchase, a sale or a stake by the actions of their traces. Other lines
 * stay as they are.
 */
export async function classifyLines(
  client: Client,
  lines: readonly LedgerLine[],
  signal: AbortSignal | undefined,
): Promise<LedgerLine[]> {
  const traces = [
    ...new Set(lines.flatMap(({ kind, trace_id }) => (kind === 'transfer' && trace_id !== null ? [trace_id] : []))),
  ]
  const byTrace = new Map<string, Action[]>()
  for (let at = 0; at < traces.length; at += tracesPerRequest) {
    for (const action of await listActions(client, traces.slice(at, at + tracesPerRequest), signal)) {
      if (action.trace_id === null || action.success === false) continue
      byTrace.set(action.trace_id, [...(byTrace.get(action.trace_id) ?? []), action])
    }
  }
  if (byTrace.size === 0) return [...lines]
  return lines.map((line) => {
    const found = line.kind === 'transfer' ? byTrace.get(line.trace_id ?? '') : undefined
    const kind = found?.flatMap((action) => readKind(action, line) ?? [])[0]
    return kind === undefined ? line : { ...line, kind }
  })
}

async function listActions(
  client: Client,
  traces: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Action[]> {
  const found: Action[] = []
  const params = { trace_id: traces, action_type: types, include_accounts: true, limit: pageSize }
  for (let offset = 0; ; offset += pageSize) {
    const page = await client.request(actions, { ...params, offset }, { signal, priority: 'background' })
    found.push(...page.actions)
    if (page.actions.length < pageSize) return found
  }
}

/** Kind of a transfer as part of an action; `undefined` if it is no part of it. */
function readKind(
  action: Action,
  { account, hash, counterparty, asset, amount }: LedgerLine,
): LedgerLineKind | undefined {
  if (action.transactions?.includes(hash) !== true) return undefined
  // One transaction can send messages of several actions.
  if (counterparty !== null && action.accounts?.includes(counterparty) === false) return undefined
  if (isAction(action, 'nft_purchase', 'dns_purchase')) {
    if (action.details.new_owner === account) return 'purchase'
    if (!isAction(action, 'nft_purchase')) return undefined
    const { old_owner, real_old_owner, payout_address } = action.details
    return [old_owner, real_old_owner, payout_address].includes(account) ? 'sale' : undefined
  }
  if (isAction(action, 'nft_finish_auction')) {
    if (asset.kind === 'nft') return amount === '1' ? 'purchase' : 'sale'
    return action.details.owner === account && !amount.startsWith('-') ? 'sale' : undefined
  }
  const type = action.type as ActionType
  return swaps.includes(type) ? 'swap' : stakes.includes(type) ? 'stake' : rewards.includes(type) ? 'reward' : undefined
}
