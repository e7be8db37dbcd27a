// A trace of the embedded chain that happens again inside the page: the script of the loopback
// service, behind a `fetch`.
import { type Client, createClient } from 'tonlens'
import { withStream } from 'tonlens/client'
import { toBase64Hash, toRawAddress } from 'tonlens/ton'
import { createReplay } from './playback/replay.mjs'
import { readFields, readSubscription, selectPart } from './playback/subscription.mjs'
import type { Action } from '../../src/service/rows/action.ts'
import type { AddressBook, Metadata } from '../../src/service/rows/names.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { loadAnswer } from './answers.ts'
import { openEmbeddedChain } from './embedded.ts'

type Replay = ReturnType<typeof createReplay>

/** Options of {@link openReplay}. */
export interface ReplaySetting extends NonNullable<Parameters<typeof createReplay>[1]> {
  /** Id of a trace of the embedded chain. */
  readonly trace: string
  /** Give the client a stream; without it its hooks ask again and again. @default true */
  readonly stream?: boolean
}

/** A client of a chain on which one trace is about to happen. */
export interface OpenedReplay {
  readonly client: Client
  readonly replay: Replay
}

/** Opens the embedded chain as it was before one trace, which then happens step by step. */
export async function openReplay({ trace, stream = true, ...options }: ReplaySetting): Promise<OpenedReplay> {
  const chain = await openEmbeddedChain()
  const all = await loadAnswer<{ transactions: Transaction[]; address_book: AddressBook }>('transactions.json')
  const told = await loadAnswer<{ actions: Action[]; address_book: AddressBook; metadata: Metadata }>('actions.json')
  const replay = createReplay(
    {
      transactions: all.transactions.filter(({ trace_id }) => trace_id === trace),
      actions: told.actions.filter(({ trace_id }) => trace_id === trace),
      address_book: { ...all.address_book, ...told.address_book },
      metadata: told.metadata,
    },
    options,
  )
  const fetch = replayFetch(replay, (url) => chain.fetch(url))
  const network = { name: 'replay', baseUrl: 'https://replay.example/api/v3' }
  const client = createClient({ network, rate: Infinity, fetch })
  return { replay, client: stream ? withStream(client, { fetch }) : client }
}

/** The service of a replay: pending endpoints and streams over SSE; `index` answers for the rest. */
export function replayFetch(replay: Replay, index: (url: URL) => Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    request.signal.throwIfAborted()
    if (url.pathname.endsWith('/sse')) return openStream(replay, await request.text(), request.signal)
    replay.heard(url.search)
    const answer = await replay.answer(url, async (target) => {
      const found = await index(target)
      return { status: found.status, body: (await found.json()) as unknown }
    })
    return answer === undefined ? index(url) : Response.json(answer.body, { status: answer.status })
  }
}

function openStream(replay: Replay, body: string, signal: AbortSignal): Response {
  const wanted = readSubscription(readFields(body), { address: toRawAddress, hash: toBase64Hash })
  const seen = new Set<string>()
  let stop = () => {}
  const frames = new ReadableStream<string>({
    start(controller) {
      controller.enqueue('event: connected\ndata: {"status":"subscribed"}\n\n')
      stop = replay.listen(({ events, cut }) => {
        for (const event of events) {
          const part = selectPart(wanted, event, seen)
          if (part !== undefined) controller.enqueue(`event: event\ndata: ${JSON.stringify(part)}\n\n`)
        }
        if (cut) {
          stop()
          controller.error(new TypeError('the line was cut'))
        }
      })
      signal.addEventListener('abort', () => {
        stop()
        controller.error(signal.reason)
      })
      replay.heard(body)
    },
    cancel: () => stop(),
  })
  return new Response(frames.pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream' },
  })
}
