import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Param } from '../../endpoints/params.ts'
import { readKindValue, type ValueKind } from '../../rows/shapes/kind.ts'
import type { ServiceVersion } from '../../rows/version.ts'
import { findRule } from '../index.ts'
import { newerParams, withoutNoAddress } from '../v13/params.ts'
import { lastGroup, parameterGroup } from './groups.ts'
import { Refusal } from './refusal.ts'

/** A value that does not parse. */
interface Failure {
  /** The parameter as its error names it. */
  readonly what: string
  /** Parameters of one group are read together; see `parameterGroup`. */
  readonly group: number
}

/** Kinds that the service cannot read from an empty text. It takes the others for 0, false or no filter. */
const neverEmpty: ReadonlySet<string> = new Set(['address', 'addressOrNull', 'hash', 'opcode', 'shard', 'utime'])

/** How parameters are read. */
export interface ReadParamsOptions {
  /** Version of the service. @default '1.2' */
  readonly version?: ServiceVersion | undefined
  /** Names of the parameters as the caller wrote them. @default their plain names */
  readonly spellings?: Readonly<Record<string, string>> | undefined
}

/** Parameters that a version of the service reads. */
export function readableParams(endpoint: AnyEndpoint, version: ServiceVersion): Readonly<Record<string, Param>> {
  return version === '1.2' ? endpoint.params.fields : { ...endpoint.params.fields, ...newerParams(endpoint.name) }
}

/**
 * Parameters in the one form that rules work with: raw addresses, base64 hashes.
 * @throws {Refusal} 422 A value does not parse. What the service reads in a way that nobody means, such as an empty
 * value, is refused after all that the service refuses itself.
 */
export function readParams(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  { version = '1.2', spellings = {} }: ReadParamsOptions = {},
): Record<string, unknown> {
  const failures: Failure[] = []
  const misread: Failure[] = []
  const params: Record<string, unknown> = {}
  for (const [name, { kind, list }] of Object.entries(readableParams(endpoint, version))) {
    const value = given[name]
    if (value === undefined) continue
    const written = `"${spellings[name] ?? name}"`
    const fail = (what: string, isMisread: boolean) =>
      (isMisread ? misread : failures).push({ what, group: parameterGroup(endpoint.name, name, version) })
    if (!list) {
      params[name] = readKindValue(kind, value, version)
      if (params[name] === undefined) fail(written, isMisreadBy(kind, value))
      continue
    }
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    const read = values.map((item) => splitList(item, kind.commas).map((part) => readKindValue(kind, part, version)))
    const at = read.findIndex((parts) => parts.includes(undefined))
    if (at >= 0) fail(`index ${at} of ${written}`, values[at] === '')
    params[name] = read.flat()
  }
  const refuse = findRule(endpoint.name, version)?.refuse
  if (version !== '1.2' && failures.length > 0 && failures.every(({ group }) => group === lastGroup)) {
    // Limit and direction are checked after that group.
    refuse?.({ ...params, limit: undefined, sort: undefined })
  }
  if (endpoint.service === 'v2') refuseUnparsed(endpoint.method, [...failures, ...misread])
  refuseFirstGroup(failures)
  if (misread.length > 0) refuse?.(params)
  refuseFirstGroup(misread)
  return version === '1.2' ? params : withoutNoAddress(endpoint.name, params, refuse)
}

/**
 * Tells whether the service reads a value that does not parse here: an empty one, or a time before 1970, which it wraps
 * around.
 */
function isMisreadBy({ name }: ValueKind, value: unknown): boolean {
  return name === 'utime' ? Number(value) < 0 : value === '' && !neverEmpty.has(name)
}

/** A value of a list, or several ones between commas. */
function splitList(item: unknown, commas: boolean | undefined): readonly unknown[] {
  return commas === true && typeof item === 'string' ? item.split(',') : [item]
}

/** @throws {Refusal} 422 There are failures; API v2 names the first one. */
function refuseUnparsed(method: string, [first]: readonly Failure[]): void {
  if (first === undefined) return
  const name = /"(.*)"/.exec(first.what)?.[1] ?? ''
  throw new Refusal(422, `failed to parse ${method.toLowerCase()} request: failed to parse ${name}`)
}

/** @throws {Refusal} 422 There are failures. Those of later groups are not counted. */
function refuseFirstGroup(failures: readonly Failure[]): void {
  const group = failures.reduce((first, failure) => Math.min(first, failure.group), Infinity)
  const [first, ...others] = failures.filter((failure) => failure.group === group)
  if (first === undefined) return
  const more = others.length
  const tail = more === 0 ? '' : ` (and ${more} other error${more === 1 ? '' : 's'})`
  throw new Refusal(422, `failed to decode: schema: error converting value for ${first.what}${tail}`)
}
