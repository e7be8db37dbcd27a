import {
  Cell,
  Dictionary,
  beginCell,
  loadMessage,
  loadShardAccount,
  loadTransaction,
  storeShardAccount,
} from '@ton/core'
import { Executor, createEmptyShardAccount, createShardAccount, defaultConfig } from '@ton/sandbox'
import { createRandom } from './random.mjs'

/**
 * @import { Address, ShardAccount, Transaction } from '@ton/core'
 */

/**
 * One processed transaction with everything that the index rows are made from.
 * @typedef {object} Step
 * @property {Transaction} transaction
 * @property {Cell} cell Transaction cell; its hash is the transaction hash.
 * @property {Address} address
 * @property {Cell | null} inMessage
 * @property {Cell[]} outMessages By creation lt.
 * @property {ShardAccount} before
 * @property {ShardAccount} after
 * @property {Step} root First step of the trace.
 * @property {Step | null} parent
 * @property {number} layer Index into `World.layers`.
 * @property {number} depth
 * @property {string | undefined} label Name that a scenario gave to the trace.
 */

/**
 * What happens at one moment: the transactions of one block per shard.
 * @typedef {object} Layer
 * @property {number} now Unix seconds.
 * @property {bigint} startLt
 * @property {Step[]} steps
 * @property {boolean} closes The masterchain commits after this layer.
 */

/**
 * What starts a trace.
 * @typedef {object} Job
 * @property {Cell} [message] Message cell.
 * @property {{ on: Address, which: 'tick' | 'tock' }} [tickTock]
 * @property {string} [label] Name of the trace for the showcase.
 */

/**
 * A message on its way, or a tick-tock.
 * @typedef {object} Task
 * @property {Address} address
 * @property {Cell} [message]
 * @property {'tick' | 'tock'} [which]
 * @property {Step | null} parent
 * @property {string | undefined} label
 */

/** Unix time at which the chain begins. */
export const genesisTime = 1_760_000_000
/** Layers that one masterchain block commits. */
const layersPerCommit = 2

/**
 * The chain while it is being made: accounts, the clock and all that happened so far.
 * Messages keep their own cells from sender to receiver, so hashes match on both sides.
 */
export async function createWorld() {
  const executor = await Executor.create()
  /** @type {Map<string, string>} Shard account BOC by raw address. */
  const accounts = new Map()
  /** @type {Layer[]} */
  const layers = []
  const random = createRandom('world')
  let now = genesisTime
  let lt = 61_000_000_000_000n

  /** @param {Address} address */
  const shardAccountBoc = (address) =>
    accounts.get(address.toRawString()) ?? encodeShardAccount(createEmptyShardAccount(address))

  /**
   * @param {Address} address
   * @returns {ShardAccount}
   */
  const shardAccount = (address) =>
    loadShardAccount(Cell.fromBase64(shardAccountBoc(address)).beginParse())

  /**
   * @param {Task & { lt: bigint }} task
   */
  async function execute(task) {
    const common = {
      config: defaultConfig,
      libs: null,
      verbosity: /** @type {const} */ ('short'),
      shardAccount: shardAccountBoc(task.address),
      now,
      lt: task.lt,
      randomSeed: Buffer.alloc(32, 7),
      ignoreChksig: false,
      debugEnabled: false,
    }
    const before = shardAccount(task.address)
    const { result } = task.message
      ? await executor.runTransaction({ ...common, message: task.message })
      : await executor.runTickTock({ ...common, which: task.which ?? 'tick' })
    if (!result.success)
      throw new Error(`${task.address.toString()}: not accepted: ${result.error}`)
    accounts.set(task.address.toRawString(), result.shardAccount)
    const cell = Cell.fromBase64(result.transaction)
    const messages = /** @type {Cell} */ (cell.refs[0]).beginParse()
    const inMessage = messages.loadMaybeRef()
    const out = messages.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
    return {
      transaction: loadTransaction(cell.beginParse()),
      cell,
      address: task.address,
      inMessage,
      outMessages: out
        .keys()
        .toSorted((a, b) => a - b)
        .map((key) => /** @type {Cell} */ (out.get(key))),
      before,
      after: shardAccount(task.address),
    }
  }

  /**
   * Works a queue off, layer by layer.
   * @param {Task[]} queue
   * @param {number} limit Stop after so many layers.
   * @returns {Promise<Task[]>} What is left.
   */
  async function advance(queue, limit) {
    let count = 0
    while (queue.length > 0 && count < limit) {
      lt += 1_000_000n
      const layer = { now, startLt: lt, steps: /** @type {Step[]} */ ([]), closes: false }
      /** @type {Task[]} */
      const next = []
      for (const [index, task] of queue.entries()) {
        const done = await execute({ ...task, lt: lt + 1n + BigInt((index % 7) * 2) })
        const step = /** @type {Step} */ ({
          ...done,
          parent: task.parent,
          layer: layers.length,
          depth: task.parent ? task.parent.depth + 1 : 0,
          label: task.label,
        })
        step.root = task.parent ? task.parent.root : step
        layer.steps.push(step)
        for (const message of step.outMessages) {
          const { info } = loadMessage(message.beginParse())
          if (info.type === 'internal')
            next.push({ address: info.dest, message, parent: step, label: undefined })
        }
      }
      layers.push(layer)
      queue = next
      count += 1
      if (count % layersPerCommit === 0 || queue.length === 0 || count === limit) {
        layer.closes = true
        now += random.between(2, 4)
      }
    }
    return queue
  }

  return {
    layers,
    /**
     * Runs traces side by side, layer by layer, until no message is left.
     * @param {Job[]} jobs
     */
    run: async (jobs) => {
      await advance(jobs.map(taskOf), Infinity)
    },
    /**
     * Runs the first layers of traces only.
     * @param {Job[]} jobs
     * @param {number} limit Layers to run.
     * @returns {Promise<Task[]>} Messages that nobody has received yet.
     */
    runPartly: (jobs, limit) => advance(jobs.map(taskOf), limit),
    shardAccount,
    /**
     * Hash of the account cell as the emulator keeps it; writing it anew may pack it differently.
     * @param {Address} address
     */
    stateHash: (address) =>
      /** @type {Cell} */ (Cell.fromBase64(shardAccountBoc(address)).refs[0]).hash(),
    /** Raw addresses of all accounts that were ever touched. */
    addresses: () => [...accounts.keys()],
    /** Unix seconds. */
    now: () => now,
    /**
     * Lets time pass while nothing happens.
     * @param {number} [seconds] @default 20 seconds to 40 minutes
     */
    sleep: (seconds = random.between(20, 2400)) => {
      now += seconds
    },
    /**
     * An account that exists from the first block on.
     * @param {{ address: Address, code: Cell, data: Cell, balance: bigint }} state
     */
    genesis: (state) => {
      accounts.set(state.address.toRawString(), encodeShardAccount(createShardAccount(state)))
    },
    /**
     * What would happen next: states and clock are as before afterwards.
     * @param {(Job | Task)[]} tasks
     * @returns {Promise<Step[]>}
     */
    rehearse: async (tasks) => {
      const saved = { accounts: new Map(accounts), now, lt, length: layers.length }
      await advance(
        tasks.map((task) => ('address' in task ? task : taskOf(task))),
        Infinity,
      )
      const rehearsed = layers.splice(saved.length)
      accounts.clear()
      for (const [address, boc] of saved.accounts) accounts.set(address, boc)
      now = saved.now
      lt = saved.lt
      return rehearsed.flatMap(({ steps }) => steps)
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof createWorld>>} World */

/**
 * @param {Job} job
 * @returns {Task}
 */
function taskOf({ message, tickTock, label }) {
  if (tickTock) return { address: tickTock.on, which: tickTock.which, parent: null, label }
  if (message) return { address: destination(message), message, parent: null, label }
  throw new Error('A job needs a message or a tick-tock.')
}

/** @param {ShardAccount} account */
function encodeShardAccount(account) {
  return beginCell().store(storeShardAccount(account)).endCell().toBoc().toString('base64')
}

/** @param {Cell} message */
function destination(message) {
  const { info } = loadMessage(message.beginParse())
  if (info.type === 'external-out') throw new Error('An outbound external message starts no trace.')
  return info.dest
}
