import { readFileSync } from 'node:fs'
import { beginCell, Cell, external, storeMessage, Address } from '@ton/core'
import { onTestFinished } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { type Client, createClient } from '../../../src/sources/client/client.ts'
import type { StreamOptions } from '../../../src/sources/client/stream/stream.ts'
import { withStream } from '../../../src/sources/client/stream/withStream.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'

const folder = new URL('../../../stories/chain/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as never

/** Ids of the embedded chain. */
export const { showcase } = read('index.json') as {
  showcase: { swapTrace: string; wallet: string; traces: Record<string, string> }
}

const chain = (read('transactions.json') as { transactions: Transaction[] }).transactions

/** Transactions of one trace of the embedded chain, first to last. */
export function embeddedTrace(id: string): Transaction[] {
  return chain.filter((row) => row.trace_id === id).toReversed()
}

/** The BOC that a wallet returns after signing: the message that started a trace. */
export function messageBoc(id: string): string {
  const message = embeddedTrace(id)[0]?.in_msg
  if (typeof message?.message_content?.body !== 'string' || message.destination === null) {
    throw new Error(`${id} does not begin with an external message`)
  }
  const [body = Cell.EMPTY] = Cell.fromBoc(Buffer.from(message.message_content.body, 'base64'))
  const to = Address.parseRaw(message.destination)
  const cell = beginCell()
    .store(storeMessage(external({ to, body }), { forceRef: true }))
    .endCell()
  return cell.toBoc().toString('base64')
}

type Service = Awaited<ReturnType<typeof startService>>
type Replay = NonNullable<Service['replay']>

/** A service that replays a trace by hand, and a client of it. */
export async function replaying(
  options: Partial<NonNullable<Parameters<typeof startService>[0]>['replay']> = {},
  service: Parameters<typeof startService>[0] = {},
): Promise<{ service: Service; replay: Replay; client: Client; streaming: (options?: StreamOptions) => Client }> {
  const replay = { trace: showcase.swapTrace, interval: 0, ...options }
  const started = await startService({ port: 0, rate: Infinity, replay, ...service })
  onTestFinished(() => started.close())
  if (started.replay === undefined) throw new Error('no replay')
  const client = createClient({ network: { name: 'replay', baseUrl: started.url }, rate: Infinity, backoff: 5 })
  return {
    service: started,
    replay: started.replay,
    client,
    streaming: (given = {}) => withStream(client, { backoff: 10, ...given }),
  }
}

/** Waits until `holds`; fails after fifteen seconds, saying what it waited for. */
export async function until(holds: () => boolean, what = String(holds)): Promise<void> {
  const end = Date.now() + 15_000
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
