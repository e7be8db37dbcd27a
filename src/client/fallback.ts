import type { Transport } from './transport.ts'

/**
 * Asks the first transport, and the next one when it says that it cannot answer for certain
 * (`NotMirroredError`). Every other error is final.
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
    async request(endpoint, params, init) {
      let refusal: unknown
      for (const transport of [first, ...others]) {
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

/** Known by name: an error that crossed a worker's border is of no class of ours. */
function isNotMirrored(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotMirroredError'
}
