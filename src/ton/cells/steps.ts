/**
 * Long work in short steps, between which the caller can pause. A step may yield the share of the work that is done, 0
 * to 1.
 */
export type Steps<Result> = Generator<number | void, Result>

/** Runs all steps without a pause. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Runs steps until they end, or `most` of them. @returns undefined if there are more. */
export function trySteps<Result>(steps: Steps<Result>, most: number): { readonly result: Result } | undefined {
  for (let left = most; left >= 0; left--) {
    const step = steps.next()
    if (step.done === true) return { result: step.value }
  }
  return undefined
}

/** Milliseconds of work between two pauses. */
const sliceLength = 3

/**
 * Runs all steps in slices of 3 ms with a pause after each, so that a page stays responsive.
 * @param onProgress Called after each pause with the last share that a step yielded.
 * @throws What a step throws; the reason of `signal`, once it is aborted.
 */
export async function runInSlices<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Result> {
  signal?.throwIfAborted()
  for (let start = performance.now(); ;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - start < sliceLength) continue
    await pause()
    signal?.throwIfAborted()
    if (typeof step.value === 'number') onProgress?.(step.value)
    start = performance.now()
  }
}

/** Lets the page handle its events. A timer would wait at least 4 ms. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- MessagePort has no target origin
    port2.postMessage(0)
  })
}
