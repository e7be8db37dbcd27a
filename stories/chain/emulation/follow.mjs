import { loadMessage } from '@ton/core'

/**
 * @import { Cell } from '@ton/core'
 * @import { createEmulator } from '../emulator.mjs'
 * @import { Step, Task } from '../world.mjs'
 */

/** Seconds between the last block and the next one, as a forecast assumes it. */
const blockTime = 3
/** Logical time between two layers of messages. */
const layerLt = 1_000_000n

/**
 * Time at which a forecast takes place: after the last block, all layers in the same second.
 * @typedef {object} Clock
 * @property {number} now Unix seconds.
 * @property {bigint} lt Logical time before the first layer.
 */

/**
 * Clock after the last block.
 * @param {{ now: number, startLt: bigint }} last
 * @returns {Clock}
 */
export const clockAfter = ({ now, startLt }) => ({ now: now + blockTime, lt: startLt })

/**
 * Start of the layer after another.
 * @param {bigint} lt
 */
export const nextLayer = (lt) => lt + layerLt

/**
 * Runs the messages of one layer, one after the other.
 * @param {Pick<Awaited<ReturnType<typeof createEmulator>>, 'execute'>} emulator
 * @param {Task[]} queue
 * @param {{ now: number, lt: bigint, layer: number, ignoreChksig?: boolean }} place Start of the layer.
 * @returns {Promise<{ steps: Step[], next: Task[] }>}
 */
export async function runLayer(emulator, queue, { now, lt, layer, ignoreChksig = false }) {
  /** @type {Step[]} */
  const steps = []
  /** @type {Task[]} */
  const next = []
  for (const [index, task] of queue.entries()) {
    const done = await emulator.execute({ ...task, now, lt: lt + 1n + BigInt((index % 7) * 2), ignoreChksig })
    const step = /** @type {Step} */ ({
      ...done,
      parent: task.parent,
      layer,
      depth: task.parent ? task.parent.depth + 1 : 0,
      label: task.label,
    })
    step.root = task.parent ? task.parent.root : step
    steps.push(step)
    next.push(...internalMessages(step))
  }
  return { steps, next }
}

/** Most transactions of a forecast. */
const maxTransactions = 256
/** Most messages between the first transaction and the last one. */
const maxDepth = 32

/**
 * Follows messages to the end without a change of the chain, within the bounds of the service.
 * @param {Parameters<typeof runLayer>[0]} emulator
 * @param {Task[]} tasks
 * @param {Clock & { ignoreChksig?: boolean }} clock
 * @returns {Promise<{ steps: Step[], isIncomplete: boolean }>}
 */
export async function follow(emulator, tasks, { now, lt: start, ignoreChksig = false }) {
  /** @type {Step[]} */
  const steps = []
  let queue = tasks
  let lt = start
  let isIncomplete = false
  for (let depth = 0; queue.length > 0 && depth <= maxDepth; depth += 1) {
    lt = nextLayer(lt)
    const room = maxTransactions - steps.length
    isIncomplete ||= queue.length > room
    const layer = await runLayer(emulator, queue.slice(0, room), { now, lt, layer: depth, ignoreChksig })
    steps.push(...layer.steps)
    queue = layer.next
  }
  return { steps, isIncomplete }
}

/**
 * Tasks for the internal messages that a step sent.
 * @param {Step} step
 * @returns {Task[]}
 */
function internalMessages(step) {
  return step.outMessages.flatMap((/** @type {Cell} */ message) => {
    const { info } = loadMessage(message.beginParse())
    return info.type === 'internal' ? [{ address: info.dest, message, parent: step, label: undefined }] : []
  })
}
