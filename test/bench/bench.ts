import { median } from './rows.mjs'

export { atMost, median } from './rows.mjs'

/** One line of the table: ours against a peer or a limit, measured in the same run. */
export interface BenchRow {
  readonly what: string
  readonly ours: number
  readonly peer: number
  readonly unit:
    | 'ms'
    | 'µs'
    | 'requests'
    | 'elements'
    | '%'
    | 'rows/s'
    | 'MB'
    | 'KB'
    | 'bytes'
    | 'packages'
    | 'of shift'
    | 'of tests'
  readonly ratio: number
  readonly target: string
  readonly holds: boolean
}

/**
 * A task of the main thread, from `start` to `end` by `performance.now()`, and the milliseconds that it was executed.
 */
interface MainThreadTask {
  readonly start: number
  readonly end: number
  readonly used: number
}

/** A bench page: gets the URL of a running index service, what its parts have measured, and the names of `--only`. */
export type Bench = (
  serviceUrl: string,
  measured: Readonly<Record<string, unknown>>,
  only: readonly string[],
) => Promise<BenchRow[]>

declare global {
  /** Called by `test/bench/run.mjs` in the page. */
  var bench: Bench
  /**
   * Parts that a bench measures first, each in a page of its own, so that what one leaves behind
   * slows no other down. Undefined for a bench without parts.
   */
  var parts: Readonly<Record<string, () => Promise<unknown>>> | undefined
  /** CPU time that the page's main thread has used so far, µs. Provided by `test/bench/run.mjs`. */
  var mainThreadTime: () => Promise<number>
  /** Bytes of objects and buffers of the page and its workers, after a collection. Provided by `test/bench/run.mjs`. */
  var usedMemory: () => Promise<number>
  /** Begins to record the tasks of the main thread. Provided by `test/bench/run.mjs`. */
  var recordTasks: () => Promise<void>
  /** Ends the record, and returns its tasks in their order. Provided by `test/bench/run.mjs`. */
  var recordedTasks: () => Promise<readonly MainThreadTask[]>
}

/** Time that the tasks until some moment did not have the processor: other processes had it. */
export function createStolenTime(tasks: readonly MainThreadTask[]): (moment: number) => number {
  return (moment) => {
    let stolen = 0
    for (const { start, end, used } of tasks) {
      if (start >= moment) break
      const share = end <= moment ? 1 : (moment - start) / (end - start)
      stolen += (end - start - used) * share
    }
    return stolen
  }
}

/**
 * Medians of competitors run in turn, so that a slow moment of the machine hits all of them.
 * @param rounds Repetitions, the first of which is not counted.
 * @returns Milliseconds by name.
 */
export async function interleaved<Name extends string>(
  runs: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const start = performance.now()
      await runs[name]()
      if (round > 0) times.get(name)?.push(performance.now() - start)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>
}

/** A line whose target is a lower bound of how often we fit into the peer's time; Infinity for a peer that fails. */
export function atLeast(what: string, ours: number, peer: number, least: number): BenchRow {
  const ratio = peer / ours
  return { what, ours, peer, unit: 'ms', ratio, target: `≥ ${least}`, holds: ratio >= least }
}

/** Longest time between two turns of the event loop while `work` runs, milliseconds. */
export async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    port2.postMessage(0)
  })
  port1.start()
  port2.postMessage(0)
  await work()
  longest = Math.max(longest, performance.now() - last)
  port1.close()
  return longest
}
