import type { CursorRule } from './endpoint.ts'
import { limit, lt, offset, utime, type ValueKind } from '../rows/shapes/kind.ts'

/** One parameter of an endpoint. */
export interface Param<Value = unknown, Required extends boolean = boolean> {
  /** Kind of the value, or of each value of a list. */
  readonly kind: ValueKind
  /** Whether the parameter takes a list of values. */
  readonly list: boolean
  /** Least number of values of a list. An empty filter is refused: the service would drop it. */
  readonly minItems: number
  /** Greatest number of values of a list. */
  readonly maxItems: number | undefined
  readonly required: Required
  /** Never set: carries the type of the value. */
  readonly type?: Value
}

/** A rule over several parameters of one request. */
export interface ParamRule {
  /** Completes the sentence "The request …" when the rule is broken. */
  readonly message: string
  readonly holds: (params: Readonly<Record<string, unknown>>) => boolean
  /** Parameters of which the request needs one. @default none */
  readonly oneOf?: readonly string[]
}

/** All parameters of an endpoint. */
export interface ParamTable<Params> {
  /** Parameters by name, in the order of the documentation. */
  readonly fields: Readonly<Record<string, Param>>
  readonly rules: readonly ParamRule[]
  /** Never set: carries the type of the parameters. */
  readonly type?: Params
}

/** A parameter as a row writes it: a kind alone is a required parameter with one value. */
type Field = ValueKind | Param
type Simplify<T> = { [K in keyof T]: T[K] }
type Fields = Readonly<Record<string, Field>>
type FieldValue<F> = F extends Param<infer Value> ? Value : F extends ValueKind<infer Value> ? Value : never

/** Type of the parameters that a table of fields describes. */
export type ParamValues<F> = Simplify<
  { [K in keyof F as F[K] extends Param<unknown, false> ? never : K]: FieldValue<F[K]> } & {
    [K in keyof F as F[K] extends Param<unknown, false> ? K : never]?: FieldValue<F[K]> | undefined
  }
>

/** Declares the parameters of an endpoint and the rules over several of them. */
export function params<F extends Fields>(fields: F, ...rules: readonly ParamRule[]): ParamTable<ParamValues<F>> {
  const table = Object.entries(fields).map(([name, field]) => [name, toParam(field)] as const)
  return { fields: Object.fromEntries(table), rules }
}

/** A parameter that may be left out. */
export function optional<Value>(field: ValueKind<Value> | Param<Value>): Param<Value, false> {
  return { ...toParam(field), required: false }
}

/** A parameter with several values, one at least unless `minItems` says otherwise. */
export function list<Value>(kind: ValueKind<Value>, maxItems?: number, minItems = 1): Param<readonly Value[], true> {
  return { kind, list: true, minItems, maxItems, required: true }
}

function toParam<Value>(field: ValueKind<Value> | Param<Value>): Param<Value> {
  if ('kind' in field) return field
  return { kind: field, list: false, minItems: 1, maxItems: 1, required: true }
}

/** Parameters of every listing. */
export const paging = {
  /** Rows per page, 1 to 1000. @default 10, or what the deployment chose: send it */
  limit: optional(limit),
  /** Number of rows to skip. New rows shift the pages. @default 0 */
  offset: optional(offset),
}

/** Bounds of the listings of transfers and burns. */
export const transactionBounds = {
  /** Transaction time, inclusive lower bound. */
  start_utime: optional(utime),
  /** Transaction time, inclusive upper bound. */
  end_utime: optional(utime),
  /** Transaction lt, inclusive lower bound. */
  start_lt: optional(lt),
  /** Transaction lt, inclusive upper bound. */
  end_lt: optional(lt),
}

/** Cursor of the listings of transfers and burns. */
export const transferCursor: CursorRule = { lt: 'transaction_lt', utime: 'transaction_now', key: ['transaction_hash'] }

/** Rule over several parameters: at most one of them. */
export function atMostOne(names: readonly string[]): ParamRule {
  return { message: `takes only one of ${names.join(', ')}`, holds: (given) => countGiven(given, names) <= 1 }
}

/** Rule over several parameters: at least one of them. */
export function atLeastOne(names: readonly string[]): ParamRule {
  return { message: `needs ${names.join(' or ')}`, oneOf: names, holds: (given) => countGiven(given, names) >= 1 }
}

/** Rule over several parameters: one of them and no other. */
export function exactlyOne(names: readonly string[]): ParamRule {
  return {
    message: `needs exactly one of ${names.join(', ')}`,
    oneOf: names,
    holds: (given) => countGiven(given, names) === 1,
  }
}

/** Rule over two parameters: the first only together with the second. */
export function requires(name: string, other: string): ParamRule {
  return {
    message: `takes ${name} only together with ${other}`,
    holds: (given) => given[name] === undefined || given[other] !== undefined,
  }
}

/** Rule over the bounds of the time: the start is not after the end. */
export const inTimeOrder: ParamRule = {
  message: 'needs a start_utime that is not after end_utime',
  holds: ({ start_utime: start, end_utime: end }) =>
    typeof start !== 'number' || typeof end !== 'number' || start <= end,
}

/** Rule over two lists: several values of the first only with exactly one of the second. */
export function severalNeedOne(name: string, other: string): ParamRule {
  return {
    message: `takes several ${name} only together with exactly one ${other}`,
    holds: (given) => countValues(given[name]) <= 1 || countValues(given[other]) === 1,
  }
}

function countValues(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

function countGiven(given: Readonly<Record<string, unknown>>, names: readonly string[]): number {
  return names.filter((name) => given[name] !== undefined).length
}
