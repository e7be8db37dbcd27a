// A Streaming API in memory: one network for all lines, so that what is sent first arrives first. Lines break with or
// without a word, and the service answers late, fails, and refuses.
import { vi } from 'vitest'
import type { WireSubscription } from '../../../../src/sources/client/stream/events.ts'
import { finalityRank } from '../../../../src/service/rows/finality.ts'

/** How the service answers new lines. `dead`: it takes them and never says a word. */
export type ServiceMode = 'up' | 'down' | 'server' | 'limited' | 'forbidden' | 'dead'

/** One event of an account. */
export interface WorldEvent {
  readonly n: number
  readonly account: string
  readonly finality: 'pending' | 'confirmed' | 'finalized'
  /** Without the fields that listeners rely on. */
  readonly isMalformed: boolean
}

interface Line {
  wire: WireSubscription | undefined
  readonly deliver: (text: string) => void
  readonly end: () => void
  isDead: boolean
}

const keepalive = 15_000
/** Statuses of a deployment that has no stream, or none for this client. */
const refusals = [401, 403, 404, 426]

/** Creates the service, with `fetch` and `WebSocket` to reach it. Timers must be fake. */
export function createStreamWorld() {
  const lines = new Set<Line>()
  const attempts: number[] = []
  let mode: ServiceMode = 'up'
  let latency = 5
  let lastArrival = 0
  const onItsWay: (() => void)[] = []
  let maxLines = 0

  /** Runs work after the time that a message takes, in the order of the calls. */
  const send = (work: () => void) => {
    lastArrival = Math.max(lastArrival, performance.now() + latency)
    onItsWay.push(work)
    setTimeout(() => onItsWay.shift()?.(), lastArrival - performance.now())
  }
  const sendText = (line: Line, text: string) => {
    if (!line.isDead) send(() => lines.has(line) && !line.isDead && line.deliver(text))
  }
  const addLine = (line: Line) => {
    lines.add(line)
    maxLines = Math.max(maxLines, lines.size)
    const beat = setInterval(
      () => (lines.has(line) ? line.wire !== undefined && sendText(line, 'keepalive') : clearInterval(beat)),
      keepalive,
    )
  }
  const begin = () => {
    attempts.push(performance.now())
    return new Promise<void>((resolve) => send(resolve))
  }
  const respond = (status: number, headers = {}) => Response.json({ error: 'on purpose' }, { status, headers })

  async function fetchSse(
    _url: string,
    { body, signal }: { readonly body: string; readonly signal: AbortSignal },
  ): Promise<Response> {
    await begin()
    signal.throwIfAborted()
    if (mode === 'down') throw new TypeError('fetch failed')
    if (mode === 'server') return respond(503)
    if (mode === 'limited') return respond(429, { 'retry-after': '3' })
    if (mode === 'forbidden') return respond(refusals[attempts.length % refusals.length] ?? 403)
    const encoder = new TextEncoder()
    let line: Line
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        line = {
          wire: JSON.parse(body) as WireSubscription,
          isDead: mode === 'dead',
          deliver: (text) =>
            controller.enqueue(
              encoder.encode(
                text === 'keepalive'
                  ? ': keepalive\n\n'
                  : text === 'confirm'
                    ? 'event: connected\ndata: {}\n\n'
                    : `event: event\ndata: ${text}\n\n`,
              ),
            ),
          end: () => controller.close(),
        }
        addLine(line)
        sendText(line, 'confirm')
      },
      cancel: () => void lines.delete(line),
    })
    signal.addEventListener('abort', () => void lines.delete(line))
    return new Response(stream)
  }

  class FakeSocket {
    static readonly OPEN = 1
    readyState = 0
    onopen?: () => void
    onmessage?: (message: { readonly data: string }) => void
    onclose?: (end: { readonly reason: string }) => void
    readonly line: Line = {
      wire: undefined,
      isDead: mode === 'dead',
      deliver: (text) => this.onmessage?.({ data: text === 'keepalive' ? '{"status":"pong"}' : text }),
      end: () => this.finish(),
    }
    constructor() {
      void begin().then(() => {
        if (this.readyState !== 0) return
        if (mode !== 'up' && mode !== 'dead') return this.finish()
        this.readyState = 1
        addLine(this.line)
        this.onopen?.()
      })
    }
    send(text: string) {
      const { operation, id, types, addresses, min_finality } = JSON.parse(text) as {
        operation: string
        id: string
      } & WireSubscription
      if (operation !== 'subscribe') return
      send(() => {
        if (!lines.has(this.line) || this.line.isDead) return
        this.line.wire = {
          ...this.line.wire,
          types,
          addresses: addresses ?? this.line.wire?.addresses ?? [],
          min_finality,
        } as WireSubscription
        sendText(this.line, JSON.stringify({ id, status: 'subscribed' }))
      })
    }
    close() {
      this.readyState = 3
      lines.delete(this.line)
    }
    private finish() {
      this.readyState = 3
      lines.delete(this.line)
      this.onclose?.({ reason: mode === 'limited' ? 'rate limit' : '' })
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)

  const includes = (
    { types, addresses = [], min_finality }: WireSubscription,
    account: string,
    finality: WorldEvent['finality'],
  ) =>
    types.includes('transactions') &&
    addresses.includes(account) &&
    finalityRank({ finality }) >= finalityRank({ finality: min_finality })

  /** Sends rows of an account to all lines that want them. */
  function emitRows(account: string, finality: WorldEvent['finality'], trace: string, transactions: readonly object[]) {
    const text = JSON.stringify({ type: 'transactions', finality, trace_external_hash_norm: trace, transactions })
    for (const line of lines)
      if (line.wire !== undefined && includes(line.wire, account, finality)) sendText(line, text)
  }

  return {
    fetch: fetchSse as unknown as typeof fetch,
    /** Times at which lines were asked for, in milliseconds. */
    attempts,
    lines: () => lines.size,
    /** Most lines at a time so far. */
    maxLines: () => maxLines,
    setMode: (next: ServiceMode) => void (mode = next),
    slow: (milliseconds: number) => void (latency = milliseconds),
    emit(event: WorldEvent) {
      const row = {
        hash: `h${event.n}`,
        lt: String(event.n),
        account: event.account,
        description: {},
        in_msg: null,
        out_msgs: [],
      }
      const transactions = event.isMalformed ? [{ hash: `h${event.n}` }] : [row]
      emitRows(event.account, event.finality, `t${event.n}`, transactions)
    },
    emitRows,
    /** Tells all lines that a trace will not happen. */
    invalidate(trace: string) {
      const text = JSON.stringify({ type: 'trace_invalidated', trace_external_hash_norm: trace })
      for (const line of lines) if (line.wire !== undefined) sendText(line, text)
    },
    /** Breaks all lines. */
    cut() {
      for (const line of Array.from(lines)) {
        lines.delete(line)
        line.end()
      }
    },
    /** Lets all lines hang without a word. */
    silence() {
      for (const line of lines) line.isDead = true
    },
  }
}
