import { parseBody } from '../transports/body.ts'
import { NetworkError } from '../errors.ts'
import { createHttpError } from '../checks/refusal.ts'
import { type OpenLine, withKey } from './line.ts'

const path = '/streaming/v2/sse'
/** Characters of one event; the largest traces take a few million. */
const longestEvent = 64 * 1024 * 1024

/** Server-sent events in the answer to a POST, which the browser's `EventSource` cannot send. */
export const openSse: OpenLine = (options, wanted, listener) => {
  const stop = new AbortController()
  const { signal } = stop

  async function read(): Promise<void> {
    const key = await options.apiKey()
    signal.throwIfAborted()
    const inQuery = options.apiKeyIn === 'query'
    const { fetch: send } = options
    const response = await send(withKey(`${options.url}/sse`, key, inQuery), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(key !== undefined && !inQuery && { 'X-API-Key': key }),
      },
      body: JSON.stringify(wanted),
      signal,
      cache: 'no-store',
    })
    if (!response.ok) throw createHttpError(path, response, await response.text())
    if (response.body === null) throw new NetworkError(path, 'the answer has no body')
    const split = createSplitter((name, data) => {
      if (name === 'connected') listener.opened()
      else if (name === 'event') listener.event(parseBody(path, data))
    })
    const reader = response.body.pipeThrough(new TextDecoderStream(), { signal }).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done || signal.aborted) return
      listener.alive()
      split(value)
    }
  }

  read().then(
    () => !signal.aborted && listener.closed(new NetworkError(path, 'the service ended the stream')),
    (error: unknown) => {
      if (signal.aborted) return
      const known = error instanceof Error && error.name.endsWith('Error') && 'path' in error
      listener.closed(known ? error : new NetworkError(path, error))
      stop.abort()
    },
  )
  return { close: () => stop.abort() }
}

/** Cuts a text stream into its frames; comments are signs of life and nothing else. */
function createSplitter(frame: (name: string, data: string) => void): (text: string) => void {
  let rest = ''
  /** Where a line may still be unfinished, so that a long event is not searched again and again. */
  let from = 0
  let name = ''
  let data: string[] = []

  function line(text: string): void {
    if (text === '') {
      if (data.length > 0) frame(name, data.join('\n'))
      name = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }

  return (text) => {
    rest += text
    if (rest.length > longestEvent) throw new NetworkError(path, 'one event is larger than 64 MB')
    let start = 0
    for (let end = rest.indexOf('\n', from); end >= 0; end = rest.indexOf('\n', start)) {
      line(rest.slice(start, rest[end - 1] === '\r' ? end - 1 : end))
      start = end + 1
    }
    rest = rest.slice(start)
    from = rest.length
  }
}
