// Questions that join what several rows or several lists say.
import type { FetchedRows, Known, PlannedQuestion } from './known.ts'
import { findEndpoint } from './refine.ts'

/** Makes the questions about a list that joins decide. */
export function* planJoined(list: FetchedRows, known: Known): Generator<PlannedQuestion> {
  const { endpoint, values, states, body } = list
  // The same list as the states of its contracts demand.
  if (states !== undefined) yield { values, decidedBy: [list, states] }
  // The header replaces the parameter.
  if ('supported_action_types' in (findEndpoint(endpoint)?.params.fields ?? {}))
    yield {
      values: { ...values, supported_action_types: 'v1' },
      headers: { 'X-Actions-Version': 'latest' },
      decidedBy: [list],
    }
  if (endpoint === 'jettonWallets') yield* planWallets(list)
  if (endpoint === 'validatorCycles' || endpoint === 'validatorComplaints') yield* planHolders(list, known)
  if (endpoint === 'validatorCycles' && list.isComplete) {
    const [cycle] = (body as { readonly cycles: readonly { readonly validators?: readonly Member[] }[] }).cycles
    const [first, second] = cycle?.validators ?? []
    if (first !== undefined && second !== undefined)
      yield {
        values: { ...values, adnl_address: first.adnl_addr, validator_pubkey: second.validator_pubkey },
        decidedBy: [list],
      }
  }
}

/** Part of a validator, or of a participant of an election. */
interface Member {
  readonly adnl_addr: string
  readonly validator_pubkey: string
  readonly stake_holder_address: string
}

/** Several wallets of one jetton, in another order than their own. */
function* planWallets(list: FetchedRows): Generator<PlannedQuestion> {
  const { jetton_wallets: rows } = list.body as {
    readonly jetton_wallets: readonly { readonly address: string; readonly jetton: string }[]
  }
  for (const { jetton } of rows) {
    const [first, second, third] = rows.filter((row) => row.jetton === jetton).map(({ address }) => address)
    if (first === undefined || second === undefined || third === undefined) continue
    yield { values: { address: [second, first, third], jetton_address: jetton }, decidedBy: [list] }
    return
  }
}

/** Holders by their part in an election: it may be another than the one that is shown. */
function* planHolders(list: FetchedRows, { lists }: Known): Generator<PlannedQuestion> {
  const elections = lists.find(({ endpoint, isComplete }) => endpoint === 'validatorElections' && isComplete)
  if (elections === undefined || !list.isComplete) return
  const { elections: rows } = elections.body as {
    readonly elections: readonly { readonly participants?: readonly Member[] }[]
  }
  for (const { participants = [] } of rows) {
    const keys = new Set<string>()
    for (const { validator_pubkey, stake_holder_address } of participants) {
      // Preferably the second one with a key.
      if (keys.has(validator_pubkey))
        yield { values: { ...list.values, stake_holder_address }, decidedBy: [list, elections] }
      keys.add(validator_pubkey)
    }
  }
  const holder = rows[0]?.participants?.[0]?.stake_holder_address
  if (holder !== undefined)
    yield { values: { ...list.values, stake_holder_address: holder }, decidedBy: [list, elections] }
}
