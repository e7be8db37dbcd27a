'use client'
import { useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import { useClient } from './useClient.ts'

const nobodyWaits = () => 0

/** Number of requests that wait for the rate limit; follows the queue. */
export function useRequestQueue(given?: Client): number {
  const { queue } = useClient(given)
  return useSyncExternalStore(queue.subscribe, queue.length, nobodyWaits)
}
