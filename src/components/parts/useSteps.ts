import { useEffect, useMemo, useState } from 'react'
import { runInSlices, trySteps, type Steps } from '../../ton/cells/steps.ts'

/** State of long work. */
export type StepsState<Result> =
  /** `share` is the share that is done, 0 to 1; 0 if the work does not tell it. */
  | { readonly status: 'running'; readonly share: number }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown }

/** Steps that are run while the component renders, so that short work is done at once. */
const stepsAtOnce = 60
/** Shares that are shown, 0 to 1, are at least so far apart. */
const shownShare = 0.05
const running = { status: 'running', share: 0 } as const

/**
 * Does work in slices, so that the page stays responsive; short work is done within the first render.
 * @param start Starts the work from its beginning. Memoize it: another function is other work.
 * @param isStopped Whether the work is aborted. It starts from its beginning once that is false again.
 */
export function useSteps<Result>(start: () => Steps<Result>, isStopped = false): StepsState<Result> {
  const atOnce = useMemo(() => tryAtOnce(start), [start])
  const [late, setLate] = useState<{ readonly start: unknown; readonly state: StepsState<Result> }>()
  useEffect(() => {
    if (atOnce !== undefined || isStopped) return
    const controller = new AbortController()
    let shown = 0
    const show = (state: StepsState<Result>) => {
      if (!controller.signal.aborted) setLate({ start, state })
    }
    const onProgress = (share: number) => {
      if (share - shown < shownShare) return
      shown = share
      show({ status: 'running', share })
    }
    runInSlices(start(), controller.signal, onProgress).then(
      (result) => show({ status: 'done', result }),
      (error: unknown) => show({ status: 'failed', error }),
    )
    return () => controller.abort()
  }, [start, atOnce, isStopped])
  return atOnce ?? (late?.start === start ? late.state : running)
}

function tryAtOnce<Result>(start: () => Steps<Result>): StepsState<Result> | undefined {
  try {
    const done = trySteps(start(), stepsAtOnce)
    return done === undefined ? undefined : { status: 'done', result: done.result }
  } catch (error) {
    return { status: 'failed', error }
  }
}
