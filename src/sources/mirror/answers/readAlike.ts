// A mirror that does not know the version of its service answers only what all versions answer alike. Nothing lists
// where they differ: the request is read, and the rows are shown, by the rules of each version, and compared.
import { NotMirroredError } from '../../client/errors.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { findRule } from '../../../service/rules/index.ts'
import { readParams } from '../../../service/rules/requests/readParams.ts'
import { Refusal } from '../../../service/rules/requests/refusal.ts'
import type { AnyRule } from '../../../service/rules/rule.ts'
import { isSince, type ServiceVersion, serviceVersions } from '../../../service/rows/version.ts'

/** A request as one version of the service reads it. */
export interface RequestReading {
  readonly version: ServiceVersion
  readonly rule: AnyRule
  readonly params: Readonly<Record<string, unknown>>
}

/** Lists the versions that have an endpoint, or the one that is given. */
export function versionsOf({ since }: AnyEndpoint, version: ServiceVersion | undefined): readonly ServiceVersion[] {
  return version !== undefined
    ? [version]
    : serviceVersions.filter((each) => since === undefined || isSince(each, since))
}

/**
 * Reads a request as every version does that may be asked. There is one reading for each different rule.
 * @throws {Refusal} All versions refuse it.
 * @throws {NotMirroredError} Versions read it differently, or only the service can answer it.
 */
export function readAlike(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  version: ServiceVersion | undefined,
): readonly RequestReading[] {
  const readings = requireAlike(
    endpoint,
    versionsOf(endpoint, version).map((each) => orRefusal(() => readAs(endpoint, given, each))),
    ({ params }) => params,
  )
  return readings.filter(({ rule }, at) => readings.findIndex((other) => other.rule === rule) === at)
}

function readAs(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  version: ServiceVersion,
): RequestReading {
  const rule = findRule(endpoint.name, version)
  const params = readParams(endpoint, given, { version })
  rule?.refuse?.(params)
  if (rule === undefined) throw new NotMirroredError(endpoint.name, 'only the service can answer it')
  return { version, rule, params }
}

/** Returns what `read` does, or how it refuses. */
function orRefusal<T>(read: () => T): T | Refusal {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * Checks that all versions read a request alike.
 * @param identify What has to be equal, by name.
 * @throws {Refusal} All refuse it. @throws {NotMirroredError} They differ.
 */
export function requireAlike<T>(
  endpoint: AnyEndpoint,
  results: readonly (T | Refusal)[],
  identify: (result: T) => Readonly<Record<string, unknown>>,
): readonly T[] {
  const describe = (result: T | Refusal) =>
    result instanceof Refusal
      ? `${result.status} ${result.text}`
      : JSON.stringify(Object.entries(identify(result)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const [first] = results
  if (new Set(results.map(describe)).size > 1) {
    throw new NotMirroredError(endpoint.name, 'versions of the service read its parameters differently')
  }
  if (first instanceof Refusal) throw first
  return results as readonly T[]
}
