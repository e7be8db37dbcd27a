import { NotMirroredError } from '../errors.ts'
import type { Policy, Transport } from './transport.ts'

/**
 * Asks the first transport, and the next one when it says that it cannot answer for certain
 * (`NotMirroredError`). Every other error is final. Of the policies it knows `mirror-only` and
 * `service-only`, which leave transports out; `mirrored` knows all of them.
 */
export function fallback(...transports: readonly [Transport, ...Transport[]]): Transport {
  return fallbackWhen(isNotMirrored, ...transports)
}

/**
 * {@link fallback} by a rule of your own, such as the mirror after a `NetworkError`.
 * @param goesOn Whether the next transport is asked after this error.
 */
export function fallbackWhen(
  goesOn: (error: unknown) => boolean,
  ...transports: readonly [Transport, ...Transport[]]
): Transport {
  const [first, ...others] = transports
  return {
    name: transports.map(({ name }) => name).join(', '),
    queue: transports.find(({ queue }) => queue !== undefined)?.queue,
    local: transports.find(({ local }) => local !== undefined)?.local,
    async request(endpoint, params, init) {
      let refusal: unknown = new NotMirroredError(endpoint.name, `no source is ${init?.policy}`)
      for (const transport of [first, ...others].filter(allowedBy(init?.policy))) {
        init?.signal?.throwIfAborted()
        try {
          return await transport.request(endpoint, params, init)
        } catch (error) {
          if (!goesOn(error)) throw error
          refusal = error
        }
      }
      throw refusal
    },
  }
}

function allowedBy(policy: Policy | undefined): (transport: Transport) => boolean {
  if (policy === 'mirror-only') return ({ local }) => local !== undefined
  // A mirror with the service behind it decides for itself.
  if (policy === 'service-only') return ({ local, queue }) => local === undefined || queue !== undefined
  return () => true
}

/** Known by name: an error that crossed a worker's border is of no class of ours. */
export function isNotMirrored(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotMirroredError'
}
