import { firstDifference } from '../../../../src/tools/conformance/firstDifference.ts'
import { answerOf, type ClaimedAnswer, type MovingWorld } from '../../../helpers/moving/movingWorld.ts'
import type { Question } from './questions.ts'

/** Fields that name a row. */
const names = ['action_id', 'hash', 'trace_id', 'address'] as const

type Fields = Readonly<Record<string, unknown>>

/** Whether an answer has the rows of one moment that it may show, in their order, each as it was at some such moment. */
export async function isMixed(
  world: MovingWorld,
  [endpoint, params]: Question,
  { body, asOf }: ClaimedAnswer,
): Promise<boolean> {
  const shown = readParts(body)
  const moments = await Promise.all(
    world.momentsSince(asOf).map(async (moment) => readParts(await answerOf(moment.index(), endpoint, params))),
  )
  const isOfOne = moments.some((parts) => [...parts.keys()].join() === [...shown.keys()].join())
  return (
    isOfOne &&
    [...shown].every(([name, part]) =>
      moments.some((parts) => parts.has(name) && firstDifference(part, parts.get(name)) === undefined),
    )
  )
}

/** Rows and entries of an answer by name, in their order. */
function readParts(body: unknown): ReadonlyMap<string, unknown> {
  const parts = new Map<string, unknown>()
  for (const [field, value] of Object.entries((body ?? {}) as Fields)) {
    for (const [key, part] of Object.entries((value ?? {}) as Fields)) {
      const name = Array.isArray(value)
        ? names.map((each) => (part as Fields)[each]).find((each) => each !== undefined)
        : key
      parts.set(`${field} ${JSON.stringify(name ?? part)}`, part)
    }
  }
  return parts
}
