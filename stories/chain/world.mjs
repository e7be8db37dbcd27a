import { loadMessage } from '@ton/core'
import { createEmulator } from './emulator.mjs'
import { clockAfter, follow, nextLayer, runLayer } from './emulation/follow.mjs'
import { createRandom } from './random.mjs'

/**
 * @import { Address, Cell } from '@ton/core'
 * @import { Receipt } from './emulator.mjs'
 */

/**
 * A processed transaction and its place in the story.
 * @typedef {Receipt & Place} Step
 */

/**
 * @typedef {object} Place
 * @property {Step} root First step of the trace.
 * @property {Step | null} parent
 * @property {number} layer Index into `World.layers`.
 * @property {number} depth
 * @property {string | undefined} label Name that a scenario gave to the trace.
 */

/**
 * One step of the chain: the transactions of one block per shard.
 * @typedef {object} Layer
 * @property {number} now Unix seconds.
 * @property {bigint} startLt
 * @property {Step[]} steps
 * @property {boolean} closes The masterchain commits after this layer.
 */

/**
 * The input that starts a trace.
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
 */
export async function createWorld() {
  const emulator = await createEmulator()
  /** @type {Layer[]} */
  const layers = []
  const random = createRandom('world')
  let now = genesisTime
  let lt = 61_000_000_000_000n

  /**
   * Works a queue off, layer by layer.
   * @param {Task[]} queue
   * @param {number} limit Stop after so many layers.
   * @returns {Promise<Task[]>} What is left.
   */
  async function advance(queue, limit) {
    let count = 0
    while (queue.length > 0 && count < limit) {
      lt = nextLayer(lt)
      const { steps, next } = await runLayer(emulator, queue, { now, lt, layer: layers.length })
      const layer = { now, startLt: lt, steps, closes: false }
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
      await advance(jobs.map(createTask), Infinity)
    },
    /**
     * Runs the first layers of traces only.
     * @param {Job[]} jobs
     * @param {number} limit Layers to run.
     * @returns {Promise<Task[]>} Messages that nobody has received yet.
     */
    runPartly: (jobs, limit) => advance(jobs.map(createTask), limit),
    shardAccount: emulator.shardAccount,
    stateHash: emulator.stateHash,
    addresses: emulator.addresses,
    genesis: emulator.genesis,
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
     * Emulates the next steps as the emulate service does, and restores the states afterwards.
     * @param {(Job | Task)[]} tasks
     * @returns {Promise<Step[]>}
     */
    rehearse: async (tasks) => {
      const restore = emulator.save()
      const last = /** @type {Layer} */ (layers.at(-1))
      const { steps } = await follow(
        emulator,
        tasks.map((task) => ('address' in task ? task : createTask(task))),
        clockAfter(last),
      )
      restore()
      return steps
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof createWorld>>} World */

/**
 * @param {Job} job
 * @returns {Task}
 */
function createTask({ message, tickTock, label }) {
  if (tickTock) return { address: tickTock.on, which: tickTock.which, parent: null, label }
  if (message) return { address: destination(message), message, parent: null, label }
  throw new Error('A job needs a message or a tick-tock.')
}

/** @param {Cell} message */
function destination(message) {
  const { info } = loadMessage(message.beginParse())
  if (info.type === 'external-out') throw new Error('An outbound external message starts no trace.')
  return info.dest
}
