// A value of every kind in place of every value: the inputs of the suite for wrong types.
import { createVariants, type Variant } from './variants.ts'

/** Whatever JSON can hold, the traps among it. */
const kinds: readonly (readonly [kind: string, value: unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['a fraction', -0.5],
  ['a huge number', 1e308],
  ['text', 'text'],
  ['no text', ''],
  ['huge digits', '9'.repeat(5000)],
  ['a flag', true],
  ['an empty list', []],
  ['a list', [null, 7, 'text', {}, []]],
  ['an object', {}],
  // Neither can be written out, and the second calls itself a list.
  ['an object with toString', { toString: 'x', valueOf: 'x' }],
  ['an object with length', { length: 2 ** 32 - 1, 0: null, toString: 'x', valueOf: null, toJSON: 'x' }],
]

/**
 * Copies of `props`, each with one value of another kind in the rows of one prop, at any depth.
 * @param rows Props that hold rows.
 * @param maximum Most variants, taken evenly over places and kinds.
 */
export function createWrongTypes<Props extends object>(
  props: Props,
  rows: readonly string[],
  maximum: number,
): Variant<Props>[] {
  const places: string[] = []
  createVariants(props, (_leaf, path) => {
    if (rows.includes(path.split('.')[0] ?? '')) places.push(path)
    return undefined
  })
  const step = Math.max(1, Math.ceil((places.length * kinds.length) / maximum))
  return kinds.flatMap(([kind, value], at) => {
    const chosen = new Set(places.filter((_, place) => (place + at) % step === 0))
    const variants = createVariants(props, (_leaf, path) => (chosen.has(path) ? value : undefined))
    return variants.map((variant) => ({ ...variant, path: `${variant.path} = ${kind}` }))
  })
}
