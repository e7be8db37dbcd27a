import * as z from 'zod/mini'

/**
 * What a kind of value allows, carried by its schema: `describeParams` reads it, and the error of
 * a wrong value names it.
 */
export interface Bounds {
  /** What belongs here, as it completes "expected …". */
  readonly expected?: string
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  /** Most values of an array. */
  readonly maxItems?: number
  /** Allowed values, when they are few. */
  readonly values?: readonly string[]
}

/** A whole number, within bounds where they are given. */
export function whole(minimum?: number, maximum?: number) {
  const from = minimum === undefined ? '' : ` from ${minimum}`
  const to = maximum === undefined ? '' : ` to ${maximum}`
  const bounds: Bounds = { expected: `a whole number${from}${to}`, minimum, maximum }
  const holds = (value: number): boolean =>
    Number.isSafeInteger(value) && value >= (minimum ?? value) && value <= (maximum ?? value)
  return z.number().check(z.refine(holds, { params: { ...bounds } }))
}

/** One of a few texts. */
export function oneOf<Value extends string>(...values: readonly Value[]) {
  const holds = (value: unknown): boolean => values.some((allowed) => allowed === value)
  const bounds: Bounds = { expected: `one of ${values.join(', ')}`, values }
  return z.custom<Value>(holds, { params: { ...bounds } })
}

/** A text of a form. @param error What is wrong with any other. */
export function matching(form: RegExp, error: string) {
  return z.string().check(z.refine((text) => form.test(text), error))
}
