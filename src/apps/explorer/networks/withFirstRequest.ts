import type { Transport } from 'tonlens'
import type { FirstRequest } from './firstRequest.ts'

/** Milliseconds for which an answer waits for the page that it was requested for. */
const maxAge = 5000

/**
 * Returns a service that is asked for what a page is about while the page is loaded and drawn, and that answers the
 * request of the page with it, once.
 * @param request Request that the page sends first; undefined for none.
 */
export function withFirstRequest(service: Transport, request: Promise<FirstRequest | undefined>): Transport {
  const sent = new Set<string>()
  const answers = new Map<string, ReturnType<Transport['request']>>()
  let isOver = false

  async function begin(): Promise<void> {
    const first = await request
    if (first === undefined) return
    const key = describe(first.endpoint, first.params)
    // The page was faster.
    if (sent.has(key)) return
    const answer = service.request(first.endpoint, first.params)
    answers.set(key, answer)
    await answer
    setTimeout(() => answers.clear(), maxAge)
  }
  begin()
    // The page gets the error with its own request.
    .catch(() => {})
    .finally(() => {
      isOver = true
      sent.clear()
    })

  return {
    ...service,
    async request(endpoint, params, init) {
      const key = describe(endpoint, params)
      const answer = answers.get(key)
      if (answer === undefined) {
        if (!isOver) sent.add(key)
        return service.request(endpoint, params, init)
      }
      answers.delete(key)
      const { signal } = init ?? {}
      return signal === undefined ? answer : Promise.race([answer, rejectOnAbort(signal)])
    },
  }
}

/** A text that is equal for equal requests. */
function describe({ name }: FirstRequest['endpoint'], params: FirstRequest['params']): string {
  return JSON.stringify([name, Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1))])
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
