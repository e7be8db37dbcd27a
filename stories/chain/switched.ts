// The embedded chain as a service that can be cut off, for guides about what happens then.
import { openEmbeddedChain } from './embedded.ts'

/** Rows that a sync gets for each page of a history that it asks for; the service itself gives up to 1,000. */
const ROWS = 8
/** Rows that a list on screen asks for, at most: those it gets. */
const ON_SCREEN = 50

/** A service inside the page. */
export interface SwitchedService {
  readonly fetch: typeof fetch
  /** Cuts the line, or joins it again. */
  readonly setReachable: (reachable: boolean) => void
  /** Requests that were answered so far, as `useSyncExternalStore` reads it. */
  readonly answered: () => number
  /** Calls `listener` after each answer. @returns The way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Opens the embedded chain as a slow service with short pages. @param latency Milliseconds of one answer. */
export async function openSwitchedService(latency: number): Promise<SwitchedService> {
  const chain = await openEmbeddedChain()
  const listeners = new Set<() => void>()
  let isReachable = true
  let answered = 0
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      await new Promise((resolve) => setTimeout(resolve, latency))
      request.signal.throwIfAborted()
      if (!isReachable) throw new TypeError('Failed to fetch')
      const response = await chain.fetch(shortened(request.url))
      answered += 1
      for (const listener of Array.from(listeners)) listener()
      return response
    },
    setReachable(reachable) {
      isReachable = reachable
    },
    answered: () => answered,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function shortened(address: string): string {
  const url = new URL(address)
  const limit = Number(url.searchParams.get('limit') ?? 0)
  const isHistory = url.pathname.endsWith('/transactions') && url.searchParams.has('account')
  if (isHistory && limit > ON_SCREEN) url.searchParams.set('limit', String(ROWS))
  return url.href
}
