import { NotMirroredError } from '../../client/errors.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import type { Without } from '../../../service/rules/requests/leftOut.ts'
import { type CachedAnswer, readAnswer } from '../storage/answers.ts'
import type { Database } from '../storage/database.ts'
import { answerFromMirror, type AnswerSettings } from './answer.ts'
import { createBasis } from './view.ts'

interface AgainOptions {
  /** Greatest age of the answer, in seconds. */
  readonly maxAge: number
  readonly without?: Without | undefined
}

/**
 * Answers a question from rows that are proven to be complete, or else with the answer that the service gave
 * to it before. A proven answer that is older than the mirror's `maxAge` gives way to a newer one of the service,
 * and one whose age is the claim of a bundle to any of the service.
 * @throws {Refusal} The service would refuse the request.
 * @throws {NotMirroredError} There is neither.
 */
export async function answerAgain(
  database: Database,
  settings: AnswerSettings,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  { maxAge, without }: AgainOptions,
): Promise<CachedAnswer> {
  const basis = createBasis(maxAge)
  let proven: CachedAnswer | undefined
  let refusal: unknown
  try {
    const { body, status } = await answerFromMirror(database, settings, endpoint, params, without, basis)
    proven = { body, status, asOf: basis.asOf, cached: basis.isSeen, imported: basis.isImported }
    if (!basis.isImported && basis.now - basis.asOf <= settings.maxAge) return proven
  } catch (error) {
    if (!(error instanceof NotMirroredError)) throw error
    refusal = error
  }
  const cached = await readAnswer(database, endpoint, params, { maxAge, now: basis.now, without })
  if (cached !== undefined && (proven?.imported === true || cached.asOf > (proven?.asOf ?? 0)))
    return withoutParts(cached, without)
  if (proven !== undefined) return proven
  throw refusal
}

/** Empties the parts that the caller does not want, as the service does. */
function withoutParts(cached: CachedAnswer, without: Without | undefined): CachedAnswer {
  const { body, status } = cached
  if (without === undefined || status !== undefined || typeof body !== 'object' || body === null) return cached
  const empty = {
    ...(without.addressBook && 'address_book' in body && { address_book: {} }),
    ...(without.metadata && 'metadata' in body && { metadata: {} }),
  }
  return Object.keys(empty).length === 0 ? cached : { ...cached, body: { ...body, ...empty } }
}
