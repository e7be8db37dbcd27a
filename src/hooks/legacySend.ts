'use client'
import { useMutation } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type { MutationEndpointHook } from './createHook.ts'
import { useClient } from './useClient.ts'

/**
 * Makes the mutation hook of a call that must not be sent twice: asked for again while it is on its
 * way, from whatever component, it joins the first. Nothing is repeated by itself.
 */
export function createSendingHook<Params, Result>(
  endpoint: Endpoint<Params, Result>,
): MutationEndpointHook<Params, Result> {
  const underWay = new WeakMap<Client, Map<string, Promise<Result>>>()

  function send(client: Client, params: Params): Promise<Result> {
    const own = underWay.get(client) ?? new Map<string, Promise<Result>>()
    underWay.set(client, own)
    const key = JSON.stringify(params)
    const known = own.get(key)
    if (known !== undefined) return known
    const sending = client.request(endpoint, params).finally(() => own.delete(key))
    own.set(key, sending)
    return sending
  }

  return function useSending({ client: given, ...options } = {}) {
    const client = useClient(given)
    return useMutation({ ...options, mutationFn: (params: Params) => send(client, params), retry: false })
  }
}
