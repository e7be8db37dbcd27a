import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import type { RuleName, rules } from '../../../service/rules/index.ts'
import type { Without } from '../../../service/rules/requests/leftOut.ts'
import type { AnyRule, Rule } from '../../../service/rules/rule.ts'
import type { ServiceVersion } from '../../../service/rows/version.ts'
import type { CacheAccess } from '../storage/cache.ts'
import type { Reader } from '../storage/reader.ts'

/** How old an answer may be, and what it turns out to be based on. */
export interface Basis {
  /** Seconds since 1970. */
  readonly now: number
  /** Greatest age, in seconds, of data that may have changed since. */
  readonly maxAge: number
  /** The moment that the answer describes: the oldest of the data that it relies on. */
  asOf: number
  /** True when it relies on rows as earlier answers have shown them, which no sync renews. */
  isSeen: boolean
  /** True when its time is the claim of a bundle. */
  isImported: boolean
  /** Ids of the scopes that the answer relies on. */
  readonly scopes: Set<string>
  /** Ids of scopes whose rows do not agree with their marks. */
  readonly broken: Set<string>
}

/** Creates the basis of an answer that is given now. */
export function createBasis(maxAge: number): Basis {
  const now = Date.now() / 1000
  return { now, maxAge, asOf: now, isSeen: false, isImported: false, scopes: new Set(), broken: new Set() }
}

/** Resets the basis before another attempt at the answer. */
export function resetBasis(basis: Basis): void {
  basis.asOf = basis.now
  basis.isSeen = false
  basis.isImported = false
  basis.scopes.clear()
  basis.broken.clear()
}

/** One state of the mirror, with the settings of the answer that is being made. */
export interface View {
  readonly reader: Reader
  readonly cache: CacheAccess
  readonly endpoint: AnyEndpoint
  /** Version of the service to answer as. */
  readonly version: ServiceVersion
  /** The rule of the endpoint in this version. */
  readonly rule: AnyRule
  readonly basis: Basis
  /** Parts that the caller does not want; the service then sends them empty. */
  readonly without: Without
}

/** Rows that a finder has found, and what the rule needs besides. */
export interface Candidates<Row, Found> {
  /** Every row that can match, and possibly others. With `isPage`, exactly the rows of the page, in order. */
  readonly rows: readonly Row[]
  readonly found: Found
  /** True when the rows are filtered, sorted and cut already. @default false */
  readonly isPage?: boolean
}

/**
 * Finds the rows that can match a request, and proves by coverage that none is missing. The rule of the
 * endpoint does the rest.
 * @throws {NotMirroredError} It cannot be proven.
 */
type FinderOfRule<R> =
  R extends Rule<infer Params, infer Row, infer Found>
    ? (view: View, params: Params) => Promise<Candidates<Row, Found>>
    : never

/** Finders of some endpoints, by the name of their rule. */
export type Finders<Names extends RuleName> = { readonly [Name in Names]: FinderOfRule<(typeof rules)[Name]> }
