import type { Client } from '../../client/client.ts'
import type { StreamEvent } from '../../client/stream/events.ts'

/** Takes names out of an event, for accounts that no answer has named. */
export function learn(client: Client, event: StreamEvent): void {
  client.names.harvest(event, 0)
}
