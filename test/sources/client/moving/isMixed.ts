import { addressBook, metadata } from '../../../../src/service/endpoints/index.ts'
import { firstDifference } from '../../../../src/tools/conformance/firstDifference.ts'
import { answerOf, type ClaimedAnswer, type MovingWorld } from '../../../helpers/moving/movingWorld.ts'
import type { Question } from './questions.ts'

/** Fields that name a row. */
const names = ['action_id', 'hash', 'trace_id', 'address'] as const

type Fields = Readonly<Record<string, unknown>>

/**
 * Whether an answer has the rows of one moment that it may show, in their order, each as it was at some such moment.
 */
export async function isMixed(
  world: MovingWorld,
  [endpoint, params]: Question,
  { body, asOf }: ClaimedAnswer,
): Promise<boolean> {
  const shown = readParts(body)
  const moments = await Promise.all(
    world.momentsSince(asOf).map(async (moment) => readParts(await answerOf(moment.index(), endpoint, params))),
  )
  if (!moments.some((parts) => [...parts.keys()].join() === [...shown.keys()].join())) return false
  for (const [name, part] of shown) {
    if (moments.some((parts) => parts.has(name) && firstDifference(part, parts.get(name)) === undefined)) continue
    if (!(await isName(world, name, part, asOf))) return false
  }
  return true
}

/**
 * Whether a part is a name that its account had at such a moment, also when the answer of that moment did not name it.
 */
async function isName(world: MovingWorld, name: string, part: unknown, asOf: number): Promise<boolean> {
  const [, field, key = ''] = /^(address_book|metadata) (.+)$/.exec(name) ?? []
  if (field === undefined) return false
  const address = JSON.parse(key) as string
  const endpoint = field === 'metadata' ? metadata : addressBook
  for (const moment of world.momentsSince(asOf)) {
    const names = (await answerOf(moment.index(), endpoint, { address: [address] })) as Fields
    if (firstDifference(part, names[address]) === undefined) return true
  }
  return false
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
