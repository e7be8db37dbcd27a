/** Long work in short steps, between which the caller can pause. */
export type Steps<Result> = Generator<void, Result>

/** Runs all steps without a pause. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
