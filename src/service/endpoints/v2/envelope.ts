// Every answer of API v2 stands in an envelope. It is read where answers arrive, so that callers get the result.

/** Path of API v2 on the host of a deployment. */
export const v2Root = '/api/v2'

/** Contents of an envelope. */
export interface Opened {
  /** Undefined for a refusal, and for a body that is no envelope. */
  readonly result?: unknown
  /** Status of a refusal that came with status 200. */
  readonly code?: number
}

/** Opens the envelope of an answer with status 200. */
export function readEnvelope(body: unknown): Opened {
  const { ok, result, code } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly ok?: unknown
    readonly result?: unknown
    readonly code?: unknown
  }
  if (ok === true) return { result }
  return ok === false ? { code: typeof code === 'number' && code >= 400 ? code : 500 } : {}
}

/** Puts a result into an envelope, as the service does. */
export function writeEnvelope(result: unknown): object {
  return { ok: true, result, '@extra': '' }
}

/** Writes the body of a refusal, whose status is `code`. */
export function writeRefusal(code: number, error: string): object {
  return { ok: false, error, code, '@extra': '' }
}
