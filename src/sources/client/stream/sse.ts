import { parseAnswerBody, readResponseText } from '../transports/body.ts'
import { send } from '../../net/send.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { NetworkError } from '../errors.ts'
import { createHttpError } from '../checks/refusal.ts'
import { type OpenConnection, addKey } from './connection.ts'

const path = '/streaming/v2/sse'
/** Most characters of one event; the largest traces take a few million. */
const maxEventLength = 64 * 1024 * 1024

/** Opens server-sent events by a POST, which the browser's `EventSource` cannot send. */
export const openSse: OpenConnection = (options, wanted, listener) => {
  const stop = new AbortController()
  const { signal } = stop
  const { keys } = options

  async function read(): Promise<void> {
    const key = await keys.next()
    signal.throwIfAborted()
    const inQuery = options.apiKeyIn === 'query'
    const response = await send(addKey(`${options.url}/sse`, key, inQuery), {
      fetch: options.fetch,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(key !== undefined && !inQuery && { 'X-API-Key': key }),
      },
      body: JSON.stringify(wanted),
      signal,
      cache: 'no-store',
      hasKey: key !== undefined,
    })
    if (!response.ok)
      throw createHttpError(path, response, await readResponseText(path, response, maxEventLength), keys.redact)
    if (response.body === null) throw new NetworkError(path, 'the response has no body')
    const parse = createParser({
      onComment: () => listener.keptAlive(),
      onFrame(name, data) {
        if (name === 'connected') listener.opened()
        else if (name === 'event') listener.event(parseAnswerBody(path, keys.redactBody(data)))
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream(), { signal }).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done || signal.aborted) return
      listener.alive()
      parse(value)
    }
  }

  read().then(
    () => !signal.aborted && listener.closed(new NetworkError(path, 'the service ended the stream')),
    (error: unknown) => {
      if (signal.aborted) return
      const known = error instanceof TonlensError
      listener.closed(known ? error : new NetworkError(path, keys.redactCause(error)))
      stop.abort()
    },
  )
  return { close: () => stop.abort() }
}

/** Returns a function that parses server-sent events out of chunks of text. */
function createParser(listener: {
  readonly onComment: () => void
  readonly onFrame: (name: string, data: string) => void
}): (text: string) => void {
  let rest = ''
  /** Start of the unsearched part, so that a long event is searched once. */
  let from = 0
  let name = ''
  let data: string[] = []

  function line(text: string): void {
    if (text === '') {
      if (data.length > 0) listener.onFrame(name, data.join('\n'))
      name = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    if (colon === 0) return listener.onComment()
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }

  return (text) => {
    rest += text
    if (rest.length > maxEventLength) throw new NetworkError(path, 'one event is larger than 64 MB')
    let start = 0
    for (let end = rest.indexOf('\n', from); end >= 0; end = rest.indexOf('\n', start)) {
      line(rest.slice(start, rest[end - 1] === '\r' ? end - 1 : end))
      start = end + 1
    }
    rest = rest.slice(start)
    from = rest.length
  }
}
