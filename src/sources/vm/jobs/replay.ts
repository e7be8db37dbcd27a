import type { ReplayMismatch, StorageChange } from '../../../meaning/contracts/replay.ts'
import type { VmRun } from '../../../meaning/contracts/vmSteps.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { parseAddress } from '../../../ton/cells/address.ts'
import { formatHash } from '../../../ton/cells/hash.ts'
import { buildMessageCell } from '../../../meaning/verify/message.ts'
import { encode, type Emulator, type Verbosity } from '../engine/emulator.ts'
import type { Libraries } from '../engine/libraries.ts'
import { buildFirstState, type ShardAccount } from '../engine/state.ts'
import { VmError } from '../errors.ts'
import { extractConfig } from '../extractConfig.ts'
import { readAccountParts } from '../rows/account.ts'
import { addStacks, parseLog } from '../steps/parseLog.ts'
import { drawsRandom, lacksLibrary, runMessage, type RunOutput } from './runMessage.ts'

/** Input of a replay. */
export interface ReplayInput {
  /** All transactions of the account from its first one to the one that is wanted, oldest first. */
  readonly transactions: readonly Transaction[]
  /** Configuration of the network, base64. @default that in `configData` */
  readonly config?: string | undefined
  /** Data of the config account of the network, base64. */
  readonly configData?: string | undefined
  /** Random seeds of blocks by transaction hash, base64. @default zeros */
  readonly seeds?: Readonly<Record<string, string>> | undefined
  /** Whether to record the steps of the last transaction. @default true */
  readonly steps?: boolean | undefined
}

/** Result of a replay. */
export interface ReplayResult {
  /** Whether the last transaction has the recorded hash: only then the steps show what happened. */
  readonly matches: boolean
  /** Index of the first transaction whose hash differs; `undefined` if all match. */
  readonly differsAt: number | undefined
  readonly reason: ReplayMismatch | undefined
  /** The transaction that the emulator made last. */
  readonly transaction: Transaction
  /** Steps of the VM; `undefined` if it did not run, or nobody asked for them. */
  readonly run: VmRun | undefined
  /** List of actions, base64; `null` if the contract made none. */
  readonly actions: string | null
  /** Shard account before and after, base64. */
  readonly before: string
  readonly after: string
  readonly storage: StorageChange
}

/**
 * Runs the transactions of an account again from its first one, and compares each hash. Stops at the
 * first that differs, because all later ones depend on it.
 * @throws {VmError} The history has a gap, or does not start at the first transaction.
 */
export async function replayTransactions(
  emulator: Emulator,
  input: ReplayInput,
  libraries: Libraries,
): Promise<ReplayResult> {
  const { transactions, configData, steps = true } = input
  const context = { ...input, libraries, config: input.config ?? extractConfig(configData ?? '') }
  const [first] = transactions
  if (first === undefined)
    throw new VmError('failed', 'The history is empty: pass all transactions of the account from the first one.')
  let before = buildFirstState(first)
  let previous: string | undefined
  for (const [index, recorded] of transactions.entries()) {
    if (previous !== undefined && formatHash(recorded.prev_trans_hash) !== previous) {
      throw new VmError('missing-state', `The history has a gap before the transaction ${recorded.hash}.`)
    }
    previous = formatHash(recorded.hash)
    const isLast = index === transactions.length - 1
    const output = await replayOne(emulator, recorded, before, context, 1)
    const matches = output.row().hash === previous
    if (isLast || !matches) {
      const start = before
      return {
        matches,
        differsAt: matches ? undefined : index,
        reason: matches ? undefined : explain(output),
        transaction: output.row(),
        run:
          steps && matches
            ? await recordSteps(
                output,
                async (verbosity) => (await replayOne(emulator, recorded, start, context, verbosity)).log,
              )
            : undefined,
        actions: output.actions,
        before: before.boc,
        after: output.after.boc,
        storage: { before: readData(before), after: readData(output.after) },
      }
    }
    before = output.after
  }
  throw new VmError('failed', 'The history is empty.')
}

/** Most steps whose stacks are recorded with the content of all cells. */
const detailedSteps = 1000

/** Records the steps of a transaction by running it again with more log. */
async function recordSteps(
  { row }: RunOutput,
  run: (verbosity: Verbosity) => Promise<string>,
): Promise<VmRun | undefined> {
  const { compute_ph } = row().description
  if (compute_ph == null || compute_ph.skipped) return undefined
  const { gas_limit, gas_credit, gas_used, vm_steps } = compute_ph
  const gas = { start: Number(gas_limit ?? 0) + Number(gas_credit ?? 0), used: Number(gas_used ?? 0) }
  const recorded = parseLog(await run((vm_steps ?? 0) > detailedSteps ? 4 : 5), gas)
  // The emulator keeps the end of a long log; one without stacks has room for more steps.
  return recorded.isCut ? addStacks(parseLog(await run(3), gas), recorded) : recorded
}

function readData({ cell }: ShardAccount): string | null {
  const { data } = readAccountParts(cell)
  return data && encode(data)
}

function replayOne(
  emulator: Emulator,
  recorded: Transaction,
  before: ShardAccount,
  input: ReplayInput & { readonly config: string; readonly libraries: Libraries },
  verbosity: Verbosity,
): Promise<RunOutput> {
  const { config, seeds = {}, libraries } = input
  const { account, in_msg, description } = recorded
  const message = in_msg && buildMessageCell(in_msg)
  if (in_msg !== null && message === null) {
    throw new VmError(
      'missing-state',
      `The message of the transaction ${recorded.hash} cannot be rebuilt from its row.`,
    )
  }
  const seed = seeds[recorded.hash]
  return runMessage(
    emulator,
    {
      workchain: parseAddress(account).workchain,
      before,
      message,
      which: description.is_tock === true ? 'tock' : 'tick',
    },
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
