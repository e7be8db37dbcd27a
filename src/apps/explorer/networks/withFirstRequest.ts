import type { Transport } from 'tonlens'

/** Loads what sends the first request of a page: it needs a part of the code of the page. */
export const loadFirstRequest = () => import('./firstRequest.ts')

/**
 * Returns a service that is asked for what the page of the URL is about before the page is drawn.
 * @param network Short name of the network in URLs.
 * @param isFirstVisit Later, the mirror may have the answer.
 */
export function withFirstRequest(service: Transport, network: string, isFirstVisit: Promise<boolean>): Transport {
  const asked = isFirstVisit
    .then(async (isFirst) => {
      if (!isFirst || !/\/(?:account|transaction|trace)\//.test(location.hash)) return service
      const { readFirstRequest, sendFirstRequest } = await loadFirstRequest()
      return sendFirstRequest(service, readFirstRequest(location.hash.slice(1), network))
    })
    .catch(() => service)
  return {
    ...service,
    request: async (endpoint, params, init) => (await asked).request(endpoint, params, init),
  }
}
