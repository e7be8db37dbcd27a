import type { AccountState, AccountStateFull } from '../../../service/rows/account.ts'

/** State of an account that the stream has told. */
export interface StreamedState {
  readonly state: AccountState
  readonly finality: 'confirmed' | 'finalized'
  /** Hashes of states before it. */
  readonly older: readonly string[]
  /** Whether `older` has all of them that the index can still answer with; otherwise each other state may be one. */
  readonly isComplete: boolean
}

/**
 * Adds an event. One that repeats an earlier state, or tells less of the same one, changes nothing.
 * @param row The last answer of the service.
 * @param isAfterGap Whether events before it may be missing that the index does not know yet. @default false
 */
export function addStreamedState(
  known: StreamedState | undefined,
  row: AccountStateFull | undefined,
  state: AccountState,
  finality: StreamedState['finality'],
  isAfterGap = false,
): StreamedState {
  if (known?.state.hash === state.hash) return known.finality === 'finalized' ? known : { ...known, finality }
  if (known?.older.includes(state.hash) === true) return known
  const before = [
    ...(known?.older ?? []),
    ...(known === undefined ? [] : [known.state.hash]),
    ...(row === undefined ? [] : [row.account_state_hash]),
  ]
  // The confirmed state may come after a final one that nobody announced, or was rolled back: only the index knows.
  const isUnannounced = known?.finality === 'confirmed' && finality === 'finalized'
  return {
    state,
    finality,
    older: [...new Set(before.filter((hash) => hash !== state.hash))],
    isComplete: before.length > 0 && known?.isComplete !== false && !isAfterGap && !isUnannounced,
  }
}

/** Tells whether an answer of the service is older than what the stream has told: the index is some seconds behind. */
export function isBehind(row: AccountStateFull, { state, older, isComplete }: StreamedState): boolean {
  return row.account_state_hash !== state.hash && (!isComplete || older.includes(row.account_state_hash))
}

/** Applies a state to a row. Events contain no code and no data: outdated ones are removed until the next answer. */
export function applyState(row: AccountStateFull, state: AccountState): AccountStateFull {
  const { code_boc, data_boc, ...rest } = row
  return {
    ...rest,
    ...(state.code_hash === row.code_hash && code_boc !== undefined && { code_boc }),
    ...(state.data_hash === row.data_hash && data_boc !== undefined && { data_boc }),
    account_state_hash: state.hash,
    balance: state.balance ?? row.balance,
    status: state.account_status ?? row.status,
    code_hash: state.code_hash,
    data_hash: state.data_hash,
  }
}
