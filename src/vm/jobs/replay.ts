import type { Transaction } from '../../schema/transaction.ts'
import { parseAddress } from '../../ton/address.ts'
import { formatHash } from '../../ton/hash.ts'
import { buildMessageCell } from '../../verify/message.ts'
import type { Emulator, Verbosity } from '../engine/emulator.ts'
import { buildFirstState, type ShardAccount } from '../engine/state.ts'
import { VmError } from '../errors.ts'
import { drawsRandom, lacksLibrary, runMessage, type RunOutput } from './runMessage.ts'

/** Input of a replay. */
export interface ReplayInput {
  /** All transactions of the account from its first one to the one that is wanted, oldest first. */
  readonly transactions: readonly Transaction[]
  /** Configuration of the network, base64. */
  readonly config: string
  /** Random seeds of blocks by transaction hash, base64. @default zeros */
  readonly seeds?: Readonly<Record<string, string>> | undefined
  /** Dictionary of library cells, base64. */
  readonly libraries?: string | undefined
  /** Amount of log for the last transaction. @default 5 */
  readonly verbosity?: Verbosity | undefined
}

/** Why the replayed transaction is not the recorded one. */
export type ReplayMismatch =
  /** A library cell was not known. */
  | 'missing-library'
  /** A random number was drawn without the seed of the block. */
  | 'random'
  /** The network had other rules or another configuration at that time. */
  | 'rules'

/** Result of a replay. */
export interface ReplayResult {
  /** Whether the last transaction has the recorded hash: only then the log shows what happened. */
  readonly matches: boolean
  /** Index of the first transaction whose hash differs; `undefined` if all match. */
  readonly differsAt: number | undefined
  readonly reason: ReplayMismatch | undefined
  /** The transaction that the emulator made last. */
  readonly transaction: Transaction
  /** Log of the VM of that transaction. */
  readonly log: string
  /** Shard account before and after, base64. */
  readonly before: string
  readonly after: string
  /** List of actions, base64; `null` if the contract made none. */
  readonly actions: string | null
}

/**
 * Runs the transactions of an account again from its first one, and compares each hash. Stops at the
 * first that differs, because all later ones depend on it.
 * @throws {VmError} The history has a gap, or does not start at the first transaction.
 */
export function replayTransactions(emulator: Emulator, input: ReplayInput): ReplayResult {
  const { transactions, verbosity = 5 } = input
  const [first] = transactions
  if (first === undefined) throw new VmError('failed', 'The history is empty: pass all transactions of the account from the first one.')
  let before = buildFirstState(first)
  let previous: string | undefined
  for (const [index, recorded] of transactions.entries()) {
    if (previous !== undefined && formatHash(recorded.prev_trans_hash) !== previous) {
      throw new VmError('missing-state', `The history has a gap before the transaction ${recorded.hash}.`)
    }
    previous = formatHash(recorded.hash)
    const isLast = index === transactions.length - 1
    const output = replayOne(emulator, recorded, before, input, isLast ? verbosity : 1)
    const matches = output.row.hash === previous
    if (isLast || !matches) {
      return {
        matches,
        differsAt: matches ? undefined : index,
        reason: matches ? undefined : explain(output),
        transaction: output.row,
        log: output.log,
        before: before.boc,
        after: output.after.boc,
        actions: output.actions,
      }
    }
    before = output.after
  }
  throw new VmError('failed', 'The history is empty.')
}

function replayOne(emulator: Emulator, recorded: Transaction, before: ShardAccount, input: ReplayInput, verbosity: Verbosity): RunOutput {
  const { config, seeds = {}, libraries } = input
  const { account, in_msg, description } = recorded
  const message = in_msg && buildMessageCell(in_msg)
  if (in_msg !== null && message === null) {
    throw new VmError('missing-state', `The message of the transaction ${recorded.hash} cannot be rebuilt from its row.`)
  }
  const seed = seeds[recorded.hash]
  return runMessage(
    emulator,
    { workchain: parseAddress(account).workchain, before, message, which: description.is_tock === true ? 'tock' : 'tick' },
    {
      config,
      now: recorded.now,
      lt: BigInt(recorded.lt),
      verbosity,
      libraries,
      ...(seed !== undefined && { seed: formatHash(seed, 'hex') }),
    },
  )
}

function explain({ log }: RunOutput): ReplayMismatch {
  if (lacksLibrary(log)) return 'missing-library'
  return drawsRandom(log) ? 'random' : 'rules'
}
