import { NotMirroredError } from '../errors.ts'
import type { Policy, Transport } from './transport.ts'

/**
 * Combines transports: asks the first, and the next one if it throws `NotMirroredError`. Any other
 * error is final. It supports the policies `mirror-only` and `service-only`, which skip transports;
 * `mirrored` supports all policies.
 */
export function fallback(...transports: readonly [Transport, ...Transport[]]): Transport {
  return fallbackWhen(isNotMirrored, ...transports)
}

/**
 * Combines transports like {@link fallback}, by a rule of your own, such as the mirror after a `NetworkError`.
 * @param shouldContinue Tells whether to ask the next transport after this error.
 */
export function fallbackWhen(
  shouldContinue: (error: unknown) => boolean,
  ...transports: readonly [Transport, ...Transport[]]
): Transport {
  const [first, ...others] = transports
  return {
    name: transports.map(({ name }) => name).join(', '),
    queue: transports.find(({ queue }) => queue !== undefined)?.queue,
    local: transports.find(({ local }) => local !== undefined)?.local,
    async request(endpoint, params, init) {
      let refusal: unknown = new NotMirroredError(endpoint.name, `the policy ${init?.policy} excludes all transports`)
      for (const transport of [first, ...others].filter(isAllowed(init?.policy))) {
        init?.signal?.throwIfAborted()
        try {
          return await transport.request(endpoint, params, init)
        } catch (error) {
          if (!shouldContinue(error)) throw error
          refusal = error
        }
      }
      throw refusal
    },
  }
}

function isAllowed(policy: Policy | undefined): (transport: Transport) => boolean {
  if (policy === 'mirror-only') return ({ local }) => local !== undefined
  // A transport that combines a mirror and the service applies the policy itself.
  if (policy === 'service-only') return ({ local, queue }) => local === undefined || queue !== undefined
  return () => true
}

/** Recognized by name: an error that a worker sent has lost its class. */
export function isNotMirrored(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotMirroredError'
}
