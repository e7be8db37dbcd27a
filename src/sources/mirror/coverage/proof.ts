// Shared by answers that rely on coverage: looking up marks, and deciding whether they are fresh enough.
import { NotMirroredError } from '../../client/errors.ts'
import type { Sorting } from '../../../service/rules/apply.ts'
import type { View } from '../answers/view.ts'
import { readCachedPart } from '../storage/cache.ts'
import { clockTolerance } from '../storage/answers.ts'
import type { Found } from '../storage/reader.ts'
import type { Mark } from './marks.ts'
import { readMark } from './records.ts'
import { type Scope, scopeId } from './scope.ts'

/** Reads the mark of a scope and records that the answer relies on it. @throws {NotMirroredError} There is none. */
export async function requireMark(view: View, scope: Scope): Promise<Mark> {
  const id = scopeId(scope)
  const mark = await readCachedPart(view.cache, 'marks', id, () => readMark(view.reader.tx, id))
  if (mark === undefined) throw notMirrored(view, `its ${scope.kind} were never synced`)
  view.basis.scopes.add(id)
  return mark
}

/** A mark, a sweep or a row with the moment that it describes. */
interface Dated {
  readonly asOf: number
  /** True if that moment is the claim of a bundle. @default false */
  readonly imported?: boolean | undefined
}

/**
 * Tells whether something is not older than the answer may be. A time in the future was written while the clock was
 * wrong: the age is unknown, so no answer relies on it until the service was asked again. That of a bundle is
 * only what the bundle says, so it will do for callers who accept any age.
 */
export function isFresh({ basis }: View, { asOf, imported = false }: Dated): boolean {
  if (imported && basis.maxAge !== Infinity) return false
  return asOf > 0 && asOf <= basis.now + clockTolerance && basis.now - asOf <= basis.maxAge
}

/** Makes the answer as old as what it relies on. */
export function lowerAsOf({ basis }: View, { asOf, imported = false }: Dated): void {
  basis.asOf = Math.min(basis.asOf, asOf)
  if (imported) basis.isImported = true
}

/**
 * Makes the answer as old as a row that may have changed since the service showed it.
 * @throws {NotMirroredError} It is too old, or nobody knows how old.
 */
export function requireMoment(view: View, { at, imported }: Pick<Found, 'at' | 'imported'>): void {
  const dated = { asOf: at ?? 0, imported }
  if (!isFresh(view, dated)) throw tooOld(view)
  lowerAsOf(view, dated)
}

/** Error for a question that the mirror cannot answer completely. */
export function notMirrored({ endpoint }: View, reason: string): NotMirroredError {
  return new NotMirroredError(endpoint.name, reason)
}

/**
 * How a partial mirror sorts. It refuses a page whose rows depend on the order of hashes, because the
 * collation of the service is not known.
 */
export function sortWithoutTies(view: View): Sorting {
  return {
    onTie() {
      throw notMirrored(view, 'only the order of hashes decides which rows are on the page')
    },
  }
}

/** Error for a page whose rows have no order but that of their arrival, which a mirror does not know. */
export function orderedByArrival(view: View): NotMirroredError {
  return notMirrored(view, 'the order of some rows is that of their arrival at the service')
}

/** Error for a question whose rows are complete but too old. */
export function tooOld(view: View): NotMirroredError {
  return notMirrored(view, `its data is older than ${view.basis.maxAge} seconds`)
}
