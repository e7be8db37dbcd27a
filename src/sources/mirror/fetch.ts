import { NotMirroredError } from '../client/errors.ts'
import { findRoute, type ReadRequest, readRequest } from '../../service/rules/requests/readRequest.ts'
import { Refusal } from '../../service/rules/requests/refusal.ts'
import type { ServiceVersion } from '../../service/rows/version.ts'
import type { AnswerSettings } from './answers/answer.ts'
import { requireAlike, versionsOf } from './answers/readAlike.ts'
import { answerAgain } from './answers/again.ts'
import type { Database } from './storage/database.ts'

/**
 * Answers a request to `/api/v3/*` as the service would over HTTP. A question that the mirror cannot
 * answer completely gets status 501.
 * @throws {DOMException} `AbortError` when the request's signal fires.
 */
export async function respond(database: Database, settings: AnswerSettings, request: Request): Promise<Response> {
  request.signal.throwIfAborted()
  try {
    const { endpoint, params, without, present } = await readAlikeRequest(request, settings.version)
    const { maxAge } = settings
    const { body, status, asOf } = await answerAgain(database, settings, endpoint, params, { maxAge, without })
    request.signal.throwIfAborted()
    return reply(status ?? 200, status === undefined ? present(body) : { error: body }, asOf)
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof Refusal) return reply(error.status, { error: error.text })
    if (error instanceof NotMirroredError) return reply(501, { error: error.message })
    const text = error instanceof Error ? error.message : String(error)
    return reply(500, { error: `internal server error: ${text}` })
  }
}

/**
 * Reads a request as every version does that may be asked.
 * @throws {Refusal}
 * @throws {NotMirroredError} They differ.
 */
async function readAlikeRequest(request: Request, version: ServiceVersion | undefined): Promise<ReadRequest> {
  if (version !== undefined) return readRequest(request, version)
  const endpoint = findRoute(request)
  const results = versionsOf(endpoint, undefined).map((each) =>
    readRequest(request.clone(), each).catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    }),
  )
  const [first] = requireAlike(endpoint, await Promise.all(results), ({ params }) => params)
  return first as ReadRequest
}

/** @param asOf The moment that the body describes, in seconds since 1970; the answer tells its age. */
function reply(status: number, body: unknown, asOf?: number): Response {
  const age = asOf === undefined ? undefined : Math.max(0, Math.floor(Date.now() / 1000 - asOf))
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...(age !== undefined && { Age: String(age) }) },
  })
}
