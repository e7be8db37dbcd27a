import { NotMirroredError } from '../client/errors.ts'
import { readRequest } from '../rules/requests/readRequest.ts'
import { Refusal } from '../rules/requests/refusal.ts'
import { answer, type AnswerSettings } from './answers/answer.ts'
import type { Database } from './storage/database.ts'

/**
 * Answers a request to `/api/v3/*` as the service would over HTTP. A question that the mirror cannot
 * answer completely gets status 501.
 * @throws {DOMException} `AbortError` when the request's signal fires.
 */
export async function respond(database: Database, settings: AnswerSettings, request: Request): Promise<Response> {
  request.signal.throwIfAborted()
  try {
    const { endpoint, params, without } = await readRequest(request)
    const body = await answer(database, settings, endpoint, params, without)
    request.signal.throwIfAborted()
    return reply(200, body)
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof Refusal) return reply(error.status, { error: error.text })
    if (error instanceof NotMirroredError) return reply(501, { error: error.message })
    const text = error instanceof Error ? error.message : String(error)
    return reply(500, { error: `internal server error: ${text}` })
  }
}

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
}
