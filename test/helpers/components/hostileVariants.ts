// Variants of each component that the conformance suite renders, with data that no service should send.
import type { DisplayProviderProps } from '../../../src/react/display/DisplayProvider.tsx'
import { isLong } from '../chance.ts'
import type { ComponentCase } from './describeComponent.tsx'
import { createVariants, toHostile, toHuge, toLongIds, toUnknownWord, toZero, type Replace } from './variants.ts'

/** Display settings around a case that brings none: a fixed clock in UTC. */
export const standing: DisplayProviderProps = { now: 1_795_254_867, timeZone: 'UTC' }

/** Entries of a list that is too long to draw: more than elements may be. */
export const manyEntries = isLong ? 10_000 : 3000

/** Replacements that a component shows without harm, by name. */
export const spoils: readonly (readonly [name: string, replace: Replace])[] = [
  ['words it has never heard of', toUnknownWord],
  ['zero in any number', toZero],
  ['the largest numbers', toHuge],
]

/** Replacements that try to leave their place. */
export const hostileReplacements: readonly Replace[] = [toHostile, toLongIds]

/**
 * Copies of values of a case, each with one field spoilt. Rows of one list have the same fields, of which the gate
 * spoils the first.
 * @param names Props that hold the values.
 */
export function spoilEntities({ props }: ComponentCase, names: readonly string[], replace: Replace) {
  return names.flatMap((entity) => {
    const known = new Set<string>()
    return createVariants(props[entity], replace).flatMap((variant) => {
      // Numbers are places in lists, and keys as long as a hash are of a map.
      const path = variant.path.split('.').map((name) => (/^\d+$|^.{40,}$/.test(name) ? '*' : name))
      const field = path.join('.')
      if (!isLong && known.has(field)) return []
      known.add(field)
      return [{ entity, ...variant }]
    })
  })
}
