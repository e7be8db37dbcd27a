// A recorded trace that happens again, hop by hop, in front of an index that knows what came before.
import { createEvents } from './events.mjs'
import { splitFrames } from './frames.mjs'
import { overlay } from './overlay.mjs'

/** @import { StreamEvent } from './events.mjs' */
/** @import { Frame, Recording } from './frames.mjs' */
/** @import { Answer, Ask } from './overlay.mjs' */

/**
 * @typedef {object} ReplayOptions
 * @property {number} [interval] Milliseconds between two steps; 0 for by hand. Default 500.
 * @property {number} [reorder] Share of events that come after those of the next step. Default 0.
 * @property {number} [duplicate] Share of events that come twice. Default 0.
 * @property {number} [drop] Share of events that never come. Default 0.
 * @property {number} [invalidateAfter] Hops emulated before the emulation is withdrawn and begins
 * anew. Default: never.
 * @property {readonly number[]} [cutAt] Steps at which every streaming connection is cut.
 * @property {number} [seed] Of the chances above. Default 1.
 *
 * @typedef {{ readonly events: readonly StreamEvent[], readonly cut: boolean }} Step
 *
 * @typedef {object} Replay
 * @property {string} hash Normalised hash of the external message.
 * @property {string} account Account that the message goes to.
 * @property {() => Frame} frame What the service knows now.
 * @property {() => number} step Number of the step; 0 before the start.
 * @property {number} steps How many there are.
 * @property {() => void} start Begins, unless it has; goes on by itself when there is an interval.
 * @property {() => boolean} next One step by hand; false at the end.
 * @property {() => void} stop
 * @property {(listener: (step: Step) => void) => () => void} listen
 * @property {(text: string) => void} heard A request that names the message begins the replay.
 * @property {(url: URL, ask: Ask) => Promise<Answer | undefined>} answer Undefined where the index
 * answers for itself.
 */

/**
 * Makes a replay, standing before its first step.
 * @param {Recording} recording
 * @param {ReplayOptions} [options]
 * @returns {Replay}
 */
export function createReplay(recording, options = {}) {
  const { interval = 500, reorder = 0, duplicate = 0, drop = 0, cutAt = [], seed = 1 } = options
  const frames = splitFrames(recording.transactions, options)
  const [first] = frames.at(-1)?.rows ?? []
  if (first?.in_msg?.source !== null) throw new Error('A replay begins with an external message.')
  const { in_msg } = first
  const hash = in_msg.hash_norm ?? in_msg.hash
  const chance = createChance(seed)
  /** @type {Set<(step: Step) => void>} */
  const listeners = new Set()
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer
  /** @type {StreamEvent[]} */
  let late = []
  let at = 0

  const frame = () => /** @type {Frame} */ (frames[at])

  function next() {
    const before = frame()
    if (at >= frames.length - 1) return false
    at += 1
    /** @type {StreamEvent[]} */
    const events = []
    /** @type {StreamEvent[]} */
    const held = []
    for (const event of createEvents(hash, recording, before, frame())) {
      if (chance() < drop) continue
      const queue = chance() < reorder ? held : events
      queue.push(event)
      if (chance() < duplicate) queue.push(event)
    }
    const step = { events: [...events, ...late], cut: cutAt.includes(at) }
    late = held
    for (const listener of listeners) listener(step)
    if (at >= frames.length - 1) stop()
    return true
  }

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  function start() {
    if (at > 0) return
    next()
    if (interval > 0) timer = setInterval(next, interval)
  }

  const marks = [hash, in_msg.hash].flatMap((mark) => [mark, encodeURIComponent(mark)])
  return {
    hash,
    account: first.account,
    frame,
    step: () => at,
    steps: frames.length - 1,
    start,
    next,
    stop,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heard: (text) => {
      if (at === 0 && marks.some((mark) => text.includes(mark))) start()
    },
    answer: (url, ask) => overlay(url, ask, { recording, frame: frame(), first, hash }),
  }
}

const NAMES = /** @type {const} */ ({
  interval: 'interval',
  reorder: 'reorder',
  duplicate: 'duplicate',
  drop: 'drop',
  invalidate: 'invalidateAfter',
  seed: 'seed',
})

/**
 * Reads a list such as `interval:500,drop:0.1,invalidate:2,cut:4`.
 * @param {string} text
 * @returns {ReplayOptions}
 */
export function readReplayOptions(text) {
  /** @type {Record<string, number>} */
  const options = {}
  /** @type {number[]} */
  const cutAt = []
  for (const part of text.split(',').filter(Boolean)) {
    const [what = '', amount = ''] = part.split(':')
    const value = Number(amount)
    if (amount === '' || !(value >= 0)) {
      throw new Error(`--replay-with: "${part}" has no amount; write for example ${what}:1`)
    }
    const name = Object.hasOwn(NAMES, what) ? NAMES[/** @type {keyof typeof NAMES} */ (what)] : undefined
    if (what === 'cut') cutAt.push(value)
    else if (name !== undefined) options[name] = value
    else {
      const known = [...Object.keys(NAMES), 'cut'].join(', ')
      throw new Error(`--replay-with: "${what}" is none of ${known}`)
    }
  }
  return { ...options, cutAt }
}

/** Reproducible chances (Mulberry32). @param {number} seed @returns {() => number} */
function createChance(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
