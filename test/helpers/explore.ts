import { expect } from 'vitest'
import { createRandom } from './random.ts'

type Random = ReturnType<typeof createRandom>

/** A model of one engine in a world that changes. */
export interface Model<Event> {
  /** Number of courses in CI, and with `TONLENS_LONG`. */
  readonly counts: readonly [ci: number, long: number]
  /** Seeds beyond these that show a fault of the past. CI runs them, too. */
  readonly seeds?: readonly number[]
  /** Events of a course. */
  readonly length: number
  readonly draw: (random: Random) => Event
  /** Runs a course in a world of its own. @returns What was wrong first; undefined if nothing was. */
  readonly run: (course: readonly Event[], seed: number) => Promise<string | undefined>
}

/** Runs random courses of events, and fails with the shortest one that it finds for the first fault. */
export async function explore<Event>({
  counts: [ci, long],
  seeds = [],
  length,
  draw,
  run,
}: Model<Event>): Promise<void> {
  const isLong = process.env['TONLENS_LONG'] === '1'
  const first = isLong ? Math.floor(Math.random() * 1e9) : 1
  const drawn = Array.from({ length: isLong ? long : ci }, (_, at) => first + at)
  for (const seed of [...drawn, ...seeds]) {
    const random = createRandom(seed)
    const course = Array.from({ length }, () => draw(random))
    const fault = await run(course, seed)
    if (fault === undefined) continue
    const shortest = await shrink(course, async (shorter) => (await run(shorter, seed)) !== undefined)
    expect.fail(`seed ${seed}: ${await run(shortest, seed)}\nafter ${JSON.stringify(shortest, undefined, 1)}`)
  }
}

/** Removes events as long as the course stays wrong: large parts first, single events last. */
async function shrink<Event>(
  course: readonly Event[],
  isWrong: (course: readonly Event[]) => Promise<boolean>,
): Promise<readonly Event[]> {
  let shortest = course
  for (let size = course.length >> 1; size >= 1;) {
    let isShorter = false
    for (let at = shortest.length - size; at >= 0; at -= size) {
      const shorter = [...shortest.slice(0, at), ...shortest.slice(at + size)]
      if (!(await isWrong(shorter))) continue
      shortest = shorter
      isShorter = true
    }
    if (!isShorter || size > 1) size >>= 1
  }
  return shortest
}
