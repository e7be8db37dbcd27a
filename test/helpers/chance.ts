// Sweeps that the long run does as a whole take a share by chance in each gate, so that many gates see all of it.
import { createRandom, type Random } from './random.ts'

const {
  TONLENS_LONG: long,
  TONLENS_WHOLE: whole,
  TONLENS_SEED: seed = '1',
} = import.meta.env as Readonly<Record<string, string | undefined>>

export const isLong = long === '1'

/** A known fault may not survive by chance: its tests take all rows, and nothing else that takes long. */
const isWhole = isLong || whole === '1'

/** Choices for one test. The closing lines of a run that failed name the seed that repeats them. */
export const createChance = (name: string): Random =>
  createRandom(Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), Number(seed)))

/**
 * One row of each `parts` that follow each other, in their order. All rows with TONLENS_LONG=1 or TONLENS_WHOLE=1.
 * @param name Lists with different names are chosen from differently.
 */
export function chooseShare<Row>(rows: readonly Row[], parts: number, name = ''): readonly Row[] {
  if (isWhole) return rows
  const random = createChance(name)
  return Array.from({ length: Math.ceil(rows.length / parts) }, (_, at) =>
    random.pick(rows.slice(at * parts, (at + 1) * parts)),
  )
}

/** Whether what has this name is in the share of one in so many. */
export const isInShare = (name: string, parts: number): boolean => isWhole || createChance(name).integer(parts) === 0
