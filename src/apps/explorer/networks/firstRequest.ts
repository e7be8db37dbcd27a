import type { Transport } from 'tonlens'
import { actions, traces } from 'tonlens/endpoints'
import { isAddress, isHash, toBase64Hash, toRawAddress } from 'tonlens/ton'
import { historyLimit } from '../pages/account/historyLimit.ts'
import { parseRoute, type Route } from '../shell/routes.ts'

/** Milliseconds for which an answer waits for the page that it was requested for. */
const maxAge = 5000

/** A request to a service. */
export interface FirstRequest {
  readonly endpoint: Parameters<Transport['request']>[0]
  readonly params: Parameters<Transport['request']>[1]
}

/** Returns the request that a page sends first; undefined for pages that are shown without one, or with several. */
export function findFirstRequest({ page, id, tab, query }: Route): FirstRequest | undefined {
  if ((page === 'transaction' || page === 'trace') && isHash(id))
    return {
      endpoint: traces,
      params: { tx_hash: [toBase64Hash(id)], include_actions: true },
    }
  // Filters change the request.
  if (page === 'account' && tab === '' && Object.keys(query).length === 0 && isAddress(id))
    return {
      endpoint: actions,
      params: { account: toRawAddress(id), limit: historyLimit, sort: 'desc' },
    }
  return undefined
}

/** Returns {@link findFirstRequest} of the page that a URL names; undefined if it shows several pages side by side. */
export function readFirstRequest(fragment: string, network: string): FirstRequest | undefined {
  return fragment.includes('|') ? undefined : findFirstRequest(parseRoute(fragment, [network]))
}

/**
 * Requests what a page is about while the page is loaded and drawn.
 * @returns The service, which answers the request of the page with that answer, once.
 */
export function sendFirstRequest(service: Transport, first: FirstRequest | undefined): Transport {
  if (first === undefined) return service
  const firstKey = describe(first.endpoint, first.params)
  let answer: ReturnType<Transport['request']> | undefined = service.request(first.endpoint, first.params)
  const forget = () => void setTimeout(() => (answer = undefined), maxAge)
  // The page gets the error with its own request.
  answer.then(forget, forget)
  return {
    ...service,
    async request(endpoint, params, init) {
      if (answer === undefined || describe(endpoint, params) !== firstKey)
        return service.request(endpoint, params, init)
      const early = answer
      answer = undefined
      const { signal } = init ?? {}
      return signal === undefined ? early : Promise.race([early, rejectOnAbort(signal)])
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
