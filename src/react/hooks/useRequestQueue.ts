'use client'
import { useSyncExternalStore } from 'react'
import type { Client } from '../../sources/client/client.ts'
import { useClient } from '../provider/useClient.ts'

const noRequests = () => 0

/** Returns the number of requests that are waiting for the rate limit, and follows its changes. */
export function useRequestQueue(given?: Client): number {
  const { queue } = useClient(given)
  return useSyncExternalStore(queue.subscribe, queue.length, noRequests)
}
