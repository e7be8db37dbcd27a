import type { EmulateTraceResult, TraceCaution } from '../../../service/rows/emulation.ts'
import type { TraceNode } from '../../../service/rows/trace.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { parseAddress } from '../../../ton/cells/address.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { formatHash } from '../../../ton/cells/hash.ts'
import { encode, type Emulator } from '../engine/emulator.ts'
import { remember } from '../engine/keepRecent.ts'
import { buildShardAccount, type ShardAccount, type AccountSource } from '../engine/state.ts'
import { VmError } from '../errors.ts'
import { readAccountParts } from '../rows/account.ts'
import { readDestination } from '../rows/message.ts'
import { cellHashText } from '../rows/reading.ts'
import { drawsRandom, emulatedSeed, type EmulationContext, lacksLibrary, runMessage } from './runMessage.ts'
import { readsUnknownInputs } from './unknownInputs.ts'
import type { Libraries } from '../engine/libraries.ts'

/** Accounts and libraries that a job reads while it runs. */
export interface JobSources {
  /** Reads the state of an account when its first message arrives. */
  readonly account: (address: string) => Promise<AccountSource>
  readonly libraries: Libraries
}

/** Input of an emulated trace. */
export interface TraceInput extends EmulationContext {
  /** The message that starts it, as a base64 bag of cells. */
  readonly message: string
  /**
   * Logical time after which the first transaction takes place, decimal text.
   * @default "0", so that the states decide
   */
  readonly lt?: string | undefined
  /** Most transactions. @default 256 */
  readonly maxTransactions?: number | undefined
  /** Most messages between the first transaction and the last one. @default 32 */
  readonly maxDepth?: number | undefined
}

/** An emulated trace in the shape of the emulate service, without actions and names. */
export interface EmulatedTrace extends Omit<EmulateTraceResult, 'mc_block_seqno' | 'cautions'> {
  readonly cautions: readonly TraceCaution[]
}

interface Task {
  readonly message: Cell
  readonly account: string
  readonly node: { tx_hash?: string; in_msg_hash?: string; children: TraceNode[] | null }
}

/** Logical time between two layers of messages. */
const layerLt = 1_000_000n

/**
 * Runs a message and all that follow from it, layer by layer, within the bounds.
 * @throws {VmError} `not-accepted`: the first account does not accept the external message.
 */
export async function emulateTrace(
  emulator: Emulator,
  input: TraceInput,
  { account: load, libraries }: JobSources,
): Promise<EmulatedTrace> {
  const { config, now, lt: start = '0', seed = emulatedSeed, maxTransactions = 256, maxDepth = 32 } = input
  const shards = new Map<string, ShardAccount>()
  const transactions: Record<string, Transaction> = {}
  const cells = { code_cells: {} as Record<string, string>, data_cells: {} as Record<string, string> }
  const cautions: TraceCaution[] = []
  const root = createTask(parseCell(input.message))
  if (root === undefined)
    throw new VmError('failed', 'The message goes to no account: pass an external-in or an internal message.')

  /** Results of the last layer that are to be read. */
  const unread: (() => void)[] = []

  /**
   * Loads the accounts of a layer together, so that a reader can join its requests. The results of the last layer are
   * read meanwhile.
   */
  async function loadLayer(tasks: readonly Task[]): Promise<void> {
    const missing = [...new Set(tasks.map(({ account }) => account))].filter((account) => !shards.has(account))
    const asked = Promise.all(missing.map(load))
    // The error of a result that cannot be read comes first.
    asked.catch(() => {})
    readResults()
    const sources = await asked
    for (const [index, account] of missing.entries()) {
      const before = buildShardAccount(sources[index] ?? null)
      shards.set(account, before)
      collectCells(before.cell, cells)
    }
  }

  function readResults(): void {
    for (const read of unread.splice(0)) read()
  }

  let lt = BigInt(start)
  let count = 0
  let is_incomplete = false
  let queue = [root]
  for (let depth = 0; queue.length > 0; depth++) {
    if (depth > maxDepth) break
    lt += layerLt
    const next: Task[] = []
    await loadLayer(queue.slice(0, maxTransactions - count))
    for (const [index, task] of queue.entries()) {
      if (count === maxTransactions) {
        is_incomplete = true
        break
      }
      const { account, message, node } = task
      const before = shards.get(account) as ShardAccount
      const { workchain } = parseAddress(account)
      const context = {
        config,
        now,
        seed,
        libraries,
        lt: lt + 1n + BigInt((index % 7) * 2),
        ignoreChksig: input.ignoreChksig,
      }
      const { row, sent, after, log, missing } = await runMessage(emulator, { workchain, before, message }, context)
      shards.set(account, after)
      count++
      unread.push(() => {
        collectCells(after.cell, cells)
        const { hash } = row()
        transactions[hash] = row()
        node.tx_hash = hash
      })
      if (lacksLibrary(log)) cautions.push({ kind: 'missing-library', account, library: missing[0] ?? null })
      if (drawsRandom(log)) cautions.push({ kind: 'random', account })
      if (readsUnknownInputs(log)) cautions.push({ kind: 'unknown-input', account })
      const children = sent.flatMap((cell) => createTask(cell) ?? [])
      next.push(...children)
      node.children = children.map(({ node: child }) => child)
    }
    queue = next
  }
  readResults()
  prune(root.node)
  return {
    trace: root.node,
    transactions,
    actions: null,
    ...cells,
    rand_seed: formatHash(seed),
    is_incomplete,
    cautions,
  }
}

/** A task for a message to an account; `undefined` for one that leaves the chain. */
function createTask(message: Cell): Task | undefined {
  const account = readDestination(message)
  if (account === null) return undefined
  return { message, account, node: { in_msg_hash: bytesToBase64(message.hash()), children: [] } }
}

/** Removes nodes of messages that were not run. The service writes `null` where none of them was. */
function prune(root: Task['node']): void {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const children = node.children ?? []
    const done = children.filter(({ tx_hash }) => tx_hash !== undefined) as Task['node'][]
    node.children = done.length === 0 && children.length > 0 ? null : done
    open.push(...done)
  }
}

function collectCells(
  shard: Cell,
  { code_cells, data_cells }: { code_cells: Record<string, string>; data_cells: Record<string, string> },
): void {
  const { code, data } = readAccountParts(shard)
  if (code) code_cells[cellHashText(code)] ??= encodeOnce(code)
  if (data) data_cells[cellHashText(data)] ??= encodeOnce(data)
}

const encodeOnce = remember(encode)
