import { currentAnswer, type Origin } from '../../../src/sources/client/origin.ts'
import type { Params, Transport } from '../../../src/sources/client/transports/transport.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'

/** A request that reached the transport. */
export interface Call {
  readonly name: string
  readonly params: Params
}

/**
 * Creates a transport that answers with the bodies that `script` returns and records its requests.
 * @param origin Called for the origin of each answer. @default the service, now
 */
export function scriptedTransport(
  script: (name: string, params: Params) => unknown,
  origin = (): Origin => currentAnswer(undefined, 'scripted').origin,
): Transport & { readonly calls: Call[] } {
  const calls: Call[] = []
  return {
    name: 'scripted',
    calls,
    request: async ({ name }: AnyEndpoint, params: Params) => {
      calls.push({ name, params })
      return { body: await script(name, params), origin: origin() }
    },
  }
}
