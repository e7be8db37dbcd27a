import { onTestFinished, vi } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { openReplay, replayFetch } from '../../../stories/chain/replay.ts'
import { openEmbeddedChain } from '../../../stories/chain/embedded.ts'
import { readFields, readSubscription, selectPart } from '../../../stories/chain/playback/subscription.mjs'
import type { StreamEvent } from '../../../src/sources/client/stream/events.ts'
import { toBase64Hash, toRawAddress } from '../../../src/entries/ton.ts'

/** How a service of the page refuses streams. */
export interface StreamFaults {
  /** WebSockets do not open, as behind a proxy that blocks them. @default false */
  noSockets?: boolean
  /** Status of every request for server-sent events. @default 200 */
  status?: number
  /** Connections stay open and say nothing. @default false */
  isSilent?: boolean
}

type Hear = (event: Parameters<typeof selectPart>[1]) => void

/** A service in the page with one trace that is about to happen. */
export async function openStreamService(faults: StreamFaults = {}) {
  const host = `stream-${crypto.randomUUID().slice(0, 8)}.example`
  const { replay } = await openReplay({ trace: showcase.traces.swapTrace, interval: 0 })
  const chain = await openEmbeddedChain()
  const served = replayFetch(replay, (url) => chain.fetch(url))
  const ask = globalThis.fetch
  const state = { sockets: 0, openSockets: 0, sse: 0, requests: [] as string[], answers: [] as string[] }
  const sockets = new Set<FakeSocket>()
  const hearers = new Set<Hear>()

  vi.stubGlobal('fetch', (async (input, init) => {
    const url = new URL(new Request(input).url)
    if (url.host !== host) return ask(input, init)
    if (!url.pathname.endsWith('/sse')) {
      const path = url.pathname.replace('/api/v3', '')
      state.requests.push(path)
      const answer = await served(input, init)
      state.answers.push(path)
      return answer
    }
    state.sse += 1
    const { status = 200 } = faults
    return status === 200 ? served(input, init) : Response.json({ error: 'refused' }, { status })
  }) satisfies typeof globalThis.fetch)

  const RealSocket = globalThis.WebSocket
  class FakeSocket {
    static readonly OPEN = 1
    readyState = 0
    onopen: (() => void) | undefined
    onmessage: ((event: { data: string }) => void) | undefined
    onclose: ((event: { reason: string }) => void) | undefined
    #stop = () => {}
    constructor(url: string) {
      // The connection of the test runner is none of ours.
      if (!url.includes(host)) return new RealSocket(url) as never
      state.sockets += 1
      setTimeout(() => (faults.noSockets === true ? this.close() : this.#open()))
    }
    #open() {
      this.readyState = 1
      state.openSockets += 1
      sockets.add(this)
      this.onopen?.()
    }
    #say(body: unknown) {
      if (faults.isSilent !== true) this.onmessage?.({ data: JSON.stringify(body) })
    }
    send(text: string) {
      const { operation, id } = JSON.parse(text) as { operation: string; id?: string }
      if (operation !== 'subscribe') return this.#say({ status: 'pong' })
      const wanted = readSubscription(
        readFields(text, 'SubscribeRequest'),
        { address: toRawAddress, hash: toBase64Hash },
        true,
      )
      const seen = new Set<string>()
      const hear: Hear = (event) => {
        const part = selectPart(wanted, event, seen)
        if (part !== undefined) this.#say(part)
      }
      this.#stop()
      const stop = replay.listen(({ events }) => events.forEach(hear))
      hearers.add(hear)
      this.#stop = () => {
        stop()
        hearers.delete(hear)
      }
      this.#say({ id, status: 'subscribed' })
      replay.heard(text)
    }
    close() {
      if (this.readyState === 1) state.openSockets -= 1
      if (this.readyState === 3) return
      this.readyState = 3
      sockets.delete(this)
      this.#stop()
      this.onclose?.({ reason: '' })
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const network = { name: 'live', baseUrl: `https://${host}/api/v3`, rate: 1000 }
  const cut = () => {
    for (const socket of sockets) socket.close()
  }
  /** Sends an event that is none of the trace to all sockets that subscribe to it. */
  const tell = (event: StreamEvent) => {
    for (const hear of hearers) hear({ ...event })
  }
  return { replay, state, network, cut, tell }
}
