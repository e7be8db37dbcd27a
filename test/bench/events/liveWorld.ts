// A network of one busy account or one trace, for pages that listen to it: a WebSocket that a worker feeds at an even
// pace, and an index that knows each row some seconds later.
import type { Action } from '../../../src/service/rows/action.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { HttpError } from '../../../src/sources/client/errors.ts'
import { currentAnswer } from '../../../src/sources/client/origin.ts'
import type { Params, Transport } from '../../../src/sources/client/transports/transport.ts'

/** One event, and the row that it is the first to tell; undefined for an event that repeats what is known. */
export interface PlannedEvent {
  readonly text: string
  readonly row: number | undefined
}

/** Milliseconds by which the index is behind the stream. */
const lag = 2000
/** Milliseconds from a request to its answer. */
const roundTrip = 60

/** Sends texts at an even pace, each as a message of its own: a timer of the page would wait for the page. */
const workerSource = `
let texts
onmessage = ({ data }) => {
  if (Array.isArray(data)) return void (texts = data)
  const rate = data
  const start = performance.now()
  let next = 0
  const timer = setInterval(() => {
    while (next < texts.length && performance.now() - start >= (next * 1000) / rate) {
      postMessage({ text: texts[next], at: performance.timeOrigin + performance.now() })
      next += 1
    }
    if (next === texts.length) clearInterval(timer)
  }, 1)
}`

/** Replaces the WebSocket of the page. */
export function createSocketWorld() {
  let receive: ((text: string) => void) | undefined

  class WorldSocket {
    static readonly OPEN = 1
    readyState = 0
    onopen?: () => void
    onmessage?: (message: { readonly data: string }) => void
    constructor() {
      receive = (data) => this.onmessage?.({ data })
      setTimeout(() => {
        this.readyState = 1
        this.onopen?.()
      })
    }
    send(text: string) {
      const { operation, id } = JSON.parse(text) as { readonly operation: string; readonly id?: string }
      const status = operation === 'ping' ? 'pong' : 'subscribed'
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ id, status }) }))
    }
    close() {
      this.readyState = 3
    }
  }
  globalThis.WebSocket = WorldSocket as never

  return {
    /**
     * Gives the events to the worker.
     * @returns Sends them; returns the time at which the worker sent each of them, by `performance.now`.
     */
    load(events: readonly PlannedEvent[], rate: number): () => Promise<readonly number[]> {
      const worker = new Worker(URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' })))
      worker.postMessage(
        events.map(({ text }) => text),
        [],
      )
      return async () => {
        const sent: number[] = []
        await new Promise<void>((resolve) => {
          worker.addEventListener(
            'message',
            ({ data }: MessageEvent<{ readonly text: string; readonly at: number }>) => {
              sent.push(data.at - performance.timeOrigin)
              receive?.(data.text)
              if (sent.length === events.length) resolve()
            },
          )
          worker.postMessage(rate, [])
        })
        worker.terminate()
        return sent
      }
    },
  }
}

/** Rows of the account, oldest first. */
export interface WorldRows {
  readonly transactions: readonly Transaction[]
  readonly actions: readonly Action[]
  /** Milliseconds between two of them. */
  readonly pace: number
  /** Number of rows that everybody knew at the start. */
  readonly known: number
}

/** Creates the index of an account. It has no traces. */
export function createIndex(rows: WorldRows) {
  let start = Infinity
  const known = () => rows.known + Math.max(0, Math.floor((performance.now() - start - lag) / rows.pace))

  function answer(name: string, params: Params): object {
    const { sort, limit = 10, offset = 0, start_lt = '0', end_lt, start_utime = 0 } = params as Record<string, never>
    const page = <Row>(found: readonly Row[]): Row[] =>
      (sort === 'asc' ? found : found.toReversed()).slice(offset, offset + limit)
    const names = { address_book: {}, metadata: {} }
    if (name === 'transactions') {
      const found = rows.transactions
        .slice(0, known())
        .filter(({ lt }) => BigInt(lt) >= BigInt(start_lt) && (end_lt === undefined || BigInt(lt) <= BigInt(end_lt)))
      return { transactions: page(found), ...names }
    }
    if (name === 'actions') {
      const found = rows.actions.slice(0, known()).filter(({ trace_end_utime }) => trace_end_utime >= start_utime)
      return { actions: page(found), ...names }
    }
    if (name === 'pendingTraces') return { traces: [], ...names }
    if (name === 'traces') return { traces: [], ...names }
    if (name === 'masterchainInfo') return { last: { seqno: 1, gen_utime: String(Math.floor(Date.now() / 1000)) } }
    throw new HttpError(`/${name}`, 404, 'notFound', 'not found')
  }

  const transport: Transport = {
    name: 'world',
    async request({ name }, params) {
      await new Promise((resolve) => setTimeout(resolve, roundTrip))
      return currentAnswer(JSON.parse(JSON.stringify(answer(name, params))), 'world')
    },
  }
  return { transport, begin: () => void (start = performance.now()) }
}
