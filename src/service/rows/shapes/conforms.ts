import { isObject } from '../readRow.ts'
import type * as z from 'zod/mini'
import { findPassed } from '../checkRows.ts'
import { rowNames } from './openObject.ts'

type Test = (value: unknown) => boolean
type Shape = Readonly<Record<string, z.core.$ZodType>>
/** Definition of a schema: the documented way to look into one. */
type Definition = z.core.$ZodTypes['_zod']['def']

const tests = new WeakMap<z.core.$ZodType, Test>()

/**
 * Tells whether zod accepts `value`. Zod copies what it reads. Nearly every answer is valid and no copy is
 * needed, so this says yes without one, several times as fast.
 */
export function conforms(schema: z.core.$ZodType, value: unknown): boolean {
  return getTest(schema)(value)
}

function getTest(schema: z.core.$ZodType): Test {
  let test = tests.get(schema)
  if (test === undefined) {
    const plain = buildTest(readDefinition(schema)) ?? askZod(schema)
    const name = rowNames.get(schema)
    tests.set(schema, (test = name === undefined ? plain : marking(name, plain)))
  }
  return test
}

/** Notes each row that passes, so that components need not check it again. */
function marking(name: string, test: Test): Test {
  const passed = findPassed(name)
  return (value) => {
    if (!test(value)) return false
    passed.add(value as object)
    return true
  }
}

/** All schemas of this package are made by `zod/mini`, which has the definition as `def`. */
function readDefinition(schema: z.core.$ZodType): Definition {
  return (schema as z.ZodMiniType).def as Definition
}

/** Test without zod; `undefined` for kinds of schema that zod itself has to decide. */
function buildTest(def: Definition): Test | undefined {
  if (def.checks !== undefined && def.checks.length > 0) return undefined
  switch (def.type) {
    case 'unknown':
      return () => true
    case 'string':
    case 'boolean':
      return isPlain(def) ? (value) => typeof value === def.type : undefined
    case 'number':
      return isPlain(def) ? Number.isFinite : undefined
    case 'optional':
      return orElse(undefined, getTest(def.innerType))
    case 'nullable':
      return orElse(null, getTest(def.innerType))
    case 'array':
      return everyItem(getTest(def.element))
    case 'custom':
      return def.fn as Test
    case 'object':
      return buildObjectTest(def.shape, def.catchall)
    default:
      return undefined
  }
}

/** Tells whether a schema is its type alone, without a format such as `z.int()` and without coercion. */
function isPlain(def: { readonly check?: unknown; readonly coerce?: unknown }): boolean {
  return def.check === undefined && def.coerce !== true
}

function askZod(schema: z.core.$ZodType): Test {
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

function buildObjectTest(shape: Shape, catchall: z.core.$ZodType | undefined): Test | undefined {
  if (catchall === undefined || readDefinition(catchall).type === 'unknown') return everyKey(shape)
  return Object.keys(shape).length === 0 ? everyValue(getTest(catchall)) : undefined
}

function everyValue(test: Test): Test {
  return (value) => {
    if (!isObject(value)) return false
    for (const key of Object.keys(value)) if (!test(value[key])) return false
    return true
  }
}

function everyKey(shape: Shape): Test | undefined {
  const keys: { readonly key: string; readonly mayBeAbsent: boolean; readonly test: Test }[] = []
  for (const [key, schema] of Object.entries(shape)) {
    const mayBeAbsent = readAbsence(schema)
    if (mayBeAbsent === undefined) return undefined
    keys.push({ key, mayBeAbsent, test: getTest(schema) })
  }
  return (value) => {
    if (!isObject(value)) return false
    for (const { key, mayBeAbsent, test } of keys) {
      const found = value[key]
      if (found === undefined && !(key in value) ? !mayBeAbsent : !test(found)) return false
    }
    return true
  }
}

/** Tells whether the key of a schema may be absent; `undefined` for kinds that zod has to decide. */
function readAbsence(schema: z.core.$ZodType): boolean | undefined {
  const def = readDefinition(schema)
  switch (def.type) {
    case 'optional':
      return true
    case 'nullable':
      return readAbsence(def.innerType)
    case 'string':
    case 'boolean':
    case 'number':
    case 'unknown':
    case 'array':
    case 'custom':
    case 'object':
      return false
    default:
      return undefined
  }
}
