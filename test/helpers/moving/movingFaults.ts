// Failures of the service of a moving world: all that `npm run service -- --faults` knows, as the client reports them.
import { FAULT_KINDS, FAULT_STATUSES, faultBody } from '../../../scripts/service/faults.mjs'
import { createApiKeys } from '../../../src/sources/client/transports/apiKey.ts'
import { exchange } from '../../../src/sources/client/transports/exchange.ts'
import type { Params } from '../../../src/sources/client/transports/transport.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'

/** A way in which a request fails. */
export type MovingFault = (typeof faults)[number]

/** All faults. */
const faults = [...FAULT_STATUSES, ...FAULT_KINDS]
export const movingFaults: readonly MovingFault[] = faults

/** Seconds after which a client stops waiting for an answer. */
export const movingTimeout = 20

/**
 * Sends a request that fails.
 * @param body The answer that the service would give, as JSON.
 * @throws What the client reports.
 */
export async function failRequest(
  fault: Exclude<MovingFault, 'slow'>,
  endpoint: AnyEndpoint,
  params: Params,
  body: string,
): Promise<never> {
  await exchange(
    {
      baseUrl: 'https://moving.example/api/v3',
      emulateUrl: undefined,
      v2Url: undefined,
      keys: createApiKeys(undefined),
      apiKeyIn: 'header',
      needsKey: false,
      timeout: movingTimeout * 1000,
      maxResponseSize: Infinity,
      fetch: () => respond(fault, body),
    },
    endpoint,
    params,
    new AbortController().signal,
    () => undefined,
  )
  throw new Error(`the client took an answer with the fault ${fault}`)
}

async function respond(fault: Exclude<MovingFault, 'slow'>, body: string): Promise<Response> {
  if (fault === 'drop') throw new TypeError('fetch failed')
  // Proxies without the length of an answer end a broken one as if it were complete.
  if (fault === 'truncate') return new Response(body.slice(0, body.length >> 1))
  return Response.json(faultBody(fault), { status: fault })
}
