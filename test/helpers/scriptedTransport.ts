import type { AnyEndpoint } from '../../src/endpoints/endpoint.ts'
import type { Params, Transport } from '../../src/client/transports/transport.ts'

/** A call that reached the transport. */
export interface Call {
  readonly name: string
  readonly params: Params
}

/** A transport that answers as `script` says and writes down what it was asked. */
export function scriptedTransport(
  script: (name: string, params: Params) => unknown,
): Transport & { readonly calls: Call[] } {
  const calls: Call[] = []
  return {
    name: 'scripted',
    calls,
    request: async ({ name }: AnyEndpoint, params: Params) => {
      calls.push({ name, params })
      return script(name, params)
    },
  }
}
