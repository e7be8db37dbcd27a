// Tasks of the main thread of a page, with the time that each had the processor: on a busy machine a task takes longer.

/** @import { CDPSession } from 'playwright' */
/** @typedef {{ start: number, end: number, used: number }} MainThreadTask Milliseconds of the page's clock, and of CPU time. */
/** @typedef {{ name: string, cat: string, tid: number, ts: number, dur?: number, tdur?: number, args: { data?: { startTime?: number } } }} TraceEvent */

/** Name of a mark that tells the page's clock from that of the trace, and its main thread from other threads. */
const markName = 'tonlens tasks'

/**
 * Records the tasks of a page.
 * @param {CDPSession} devtools
 * @returns Functions that begin to record, and that end it and return the tasks in their order.
 */
export function followTasks(devtools) {
  /** @type {TraceEvent[]} */
  let events = []
  devtools.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  )
  return {
    async begin() {
      events = []
      const includedCategories = ['toplevel', 'blink.user_timing']
      await devtools.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories, excludedCategories: ['*'] },
      })
    },
    /** @returns {Promise<MainThreadTask[]>} */
    async end() {
      await devtools.send('Runtime.evaluate', { expression: `performance.mark('${markName}')` })
      const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
      await devtools.send('Tracing.end')
      await complete
      const mark = events.find(({ name }) => name === markName)
      if (mark?.args.data?.startTime === undefined)
        throw new Error('This browser does not write marks into its trace (blink.user_timing).')
      const shift = mark.args.data.startTime - mark.ts / 1000
      return events
        .filter(
          ({ name, tid, dur }) => name === 'ThreadControllerImpl::RunTask' && tid === mark.tid && dur !== undefined,
        )
        .map(({ ts, dur = 0, tdur = dur }) => {
          const start = ts / 1000 + shift
          return { start, end: start + dur / 1000, used: Math.min(tdur, dur) / 1000 }
        })
        .toSorted((a, b) => a.start - b.start)
    },
  }
}
