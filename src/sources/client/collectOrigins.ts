import type { Client } from './client.ts'
import { combineOrigins, type Origin } from './origin.ts'

/** A client and the origin of everything that it has answered. */
export interface OriginCollector {
  readonly client: Client
  /** Combines the origins of all answers so far, as {@link combineOrigins} does; undefined before the first answer. */
  readonly readOrigin: () => Origin | undefined
  /** Returns the moment of the newest answer so far, Unix seconds; -Infinity before the first answer. */
  readonly readNewest: () => number
}

/** Returns a client that asks the given one, and collects the origins of the answers. Use one for each result. */
export function collectOrigins(client: Client): OriginCollector {
  let combined: Origin | undefined
  let newest = -Infinity
  const ask: Client['ask'] = async (endpoint, params, init) => {
    const answer = await client.ask(endpoint, params, init)
    combined = combined === undefined ? answer.origin : combineOrigins([combined, answer.origin])
    newest = Math.max(newest, answer.origin.asOf)
    return answer
  }
  const request: Client['request'] = async (endpoint, params, init) => (await ask(endpoint, params, init)).data
  return { client: { ...client, ask, request }, readOrigin: () => combined, readNewest: () => newest }
}
