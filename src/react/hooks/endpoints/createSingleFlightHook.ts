'use client'
import { useMutation } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import type { MutationEndpointHook } from '../createHook.ts'
import { useClient } from '../../provider/useClient.ts'

/**
 * Creates the mutation hook of a request that must not be sent twice: while one is in flight, an
 * equal one from any component joins it. Nothing is retried automatically.
 */
export function createSingleFlightHook<Params, Result>(
  endpoint: Endpoint<Params, Result>,
): MutationEndpointHook<Params, Result> {
  const inFlight = new WeakMap<Client, Map<string, Promise<Result>>>()

  function send(client: Client, params: Params): Promise<Result> {
    const own = inFlight.get(client) ?? new Map<string, Promise<Result>>()
    inFlight.set(client, own)
    const key = JSON.stringify(params)
    const known = own.get(key)
    if (known !== undefined) return known
    const sending = client.request(endpoint, params).finally(() => own.delete(key))
    own.set(key, sending)
    return sending
  }

  return function useSingleFlight({ client: given, ...options } = {}) {
    const client = useClient(given)
    return useMutation({ ...options, mutationFn: (params: Params) => send(client, params), retry: false })
  }
}
