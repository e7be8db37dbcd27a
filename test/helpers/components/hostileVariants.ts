// Variants of each component that the conformance suite renders, with data that no service should send.
import type { ComponentCase } from './describeComponent.tsx'
import { hostileLinks } from './hostileLinks.ts'
import { lengthenLists } from './manyEntries.ts'
import {
  createVariants,
  toHostile,
  toHuge,
  toLongIds,
  toNull,
  toUnknownWord,
  toZero,
  type Replace,
} from './variants.ts'
import { createWrongTypes } from './wrongTypes.ts'

/** Entries of a list that is too long to draw. */
export const manyEntries = 10_000

/** Values of another type that are tried in each case. */
export const countWrongTypes = (isLong: boolean): number => (isLong ? 250 : 40)

/** Replacements that a component shows without harm, by name. */
export const spoils: readonly (readonly [name: string, replace: Replace])[] = [
  ['null in any field', toNull],
  ['words it has never heard of', toUnknownWord],
  ['zero in any number', toZero],
  ['the largest numbers', toHuge],
]

/** Replacements that try to leave their place. */
export const hostileReplacements: readonly Replace[] = [toHostile, toLongIds]

/** Copies of the rows of a case, each with one field spoilt. */
export function spoilEntities({ props, entities = [] }: ComponentCase, replace: Replace) {
  return entities.flatMap((entity) => createVariants(props[entity], replace).map((variant) => ({ entity, ...variant })))
}

/** Number of hostile renderings of a case in the conformance suite. */
export function countHostileRenderings(subject: ComponentCase, isLong: boolean): number {
  const spoilt = [...spoils.map(([, replace]) => replace), ...hostileReplacements].reduce(
    (sum, replace) => sum + spoilEntities(subject, replace).length,
    0,
  )
  const wrong = createWrongTypes(subject.props, countWrongTypes(isLong), subject.code).length
  // Each list, and the names of all addresses, are rendered once too long; names are hostile once more.
  return spoilt + wrong + lengthenLists(subject.props, 1).length + 2 + hostileLinks.length
}
