import { expect, vi } from 'vitest'
import { createClient, type StreamingClient, withStream } from 'tonlens/client'
import { closeLater } from './world.ts'

/** A client of a gateway with its stream. */
export function follow(url: string, protocol: 'sse' | 'websocket'): StreamingClient {
  const client = createClient({ network: { name: 'gateway', baseUrl: `${url}/api/v3` }, rate: Infinity })
  return withStream(client, { protocol, backoff: 50 })
}

/** What a visitor of a stream has got. */
export interface Followed {
  opened: number
  closed: number
  /** JSON with sorted keys: the gateway writes the fields of an event in an order of its own. */
  readonly events: string[]
  stop: () => void
}

/** Listens to everything about an account. */
export function listenTo(client: StreamingClient, account: string): Followed {
  const found: Followed = { opened: 0, closed: 0, events: [], stop: () => undefined }
  found.stop = client.stream.listen(
    { topics: ['transactions', 'actions', 'account_state_change'], addresses: [account], minFinality: 'pending' },
    {
      opened: () => void found.opened++,
      closed: () => void found.closed++,
      event: (event) => found.events.push(writeSorted(event)),
    },
  )
  closeLater(() => Promise.resolve(found.stop()))
  return found
}

/** Waits until something is true. */
export async function until(isTrue: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isTrue()).toBe(true), { timeout: 30_000, interval: 10 })
}

function writeSorted(event: unknown): string {
  return JSON.stringify(event, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
