import type * as z from 'zod/mini'

type Test = (value: unknown) => boolean

/** What is read of a schema's definition; other keys mean that zod itself has to decide. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly catchall?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly checks?: readonly unknown[]
  readonly check?: string
  readonly coerce?: boolean
  readonly fn?: Test
}

const tests = new WeakMap<z.core.$ZodType, Test>()

/**
 * Whether zod finds nothing wrong with `value`. Zod builds a copy of what it reads; nearly every
 * answer is right and no copy is wanted, so that yes is found without one, several times as fast.
 */
export function conforms(schema: z.core.$ZodType, value: unknown): boolean {
  return testOf(schema)(value)
}

function testOf(schema: z.core.$ZodType): Test {
  let test = tests.get(schema)
  if (test === undefined) tests.set(schema, (test = build(schema)))
  return test
}

function build(schema: z.core.$ZodType): Test {
  const definition = schema._zod.def as unknown as Definition
  const { type, checks = [], check, coerce } = definition
  const plain = checks.length === 0 && (check === undefined || type === 'custom') && coerce !== true
  return (plain ? testFor(type, definition) : undefined) ?? asZod(schema)
}

function testFor(type: string, definition: Definition): Test | undefined {
  const { shape = {}, catchall, element, innerType, fn } = definition
  switch (type) {
    case 'unknown':
      return () => true
    case 'string':
    case 'boolean':
      return (value) => typeof value === type
    case 'number':
      return Number.isFinite
    case 'optional':
      return innerType && orElse(undefined, testOf(innerType))
    case 'nullable':
      return innerType && orElse(null, testOf(innerType))
    case 'array':
      return element && everyItem(testOf(element))
    case 'custom':
      return fn
    case 'object':
      if (catchall === undefined || catchall._zod.def.type === 'unknown') return everyKey(shape)
      return Object.keys(shape).length === 0 ? everyValue(testOf(catchall)) : undefined
    default:
      return undefined
  }
}

function asZod(schema: z.core.$ZodType): Test {
  return (value) => (schema as z.ZodMiniType).safeParse(value).success
}

function orElse(allowed: null | undefined, test: Test): Test {
  return (value) => value === allowed || test(value)
}

function everyItem(test: Test): Test {
  return (value) => {
    if (!Array.isArray(value)) return false
    for (const item of value as readonly unknown[]) if (!test(item)) return false
    return true
  }
}

function everyValue(test: Test): Test {
  return (value) => {
    if (!isObject(value)) return false
    for (const key of Object.keys(value)) if (!test(value[key])) return false
    return true
  }
}

function everyKey(shape: Readonly<Record<string, z.core.$ZodType>>): Test {
  const keys = Object.entries(shape).map(([key, schema]) => {
    const { optin, optout } = schema._zod
    const mayLack = optin !== undefined && optout === 'optional'
    return { key, mayLack, mustHave: optin === undefined, test: testOf(schema) }
  })
  return (value) => {
    if (!isObject(value)) return false
    for (const { key, mayLack, mustHave, test } of keys) {
      const lacks = value[key] === undefined && !(key in value)
      if (lacks ? !mayLack && (mustHave || !test(undefined)) : !test(value[key])) return false
    }
    return true
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
