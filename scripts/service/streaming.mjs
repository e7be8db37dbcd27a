// The Streaming API on a socket: SSE by POST, and WebSocket.
import { createHash } from 'node:crypto'
import { CORS } from './gateway.mjs'
import {
  MessageError,
  readFields,
  readSubjects,
  readSubscription,
  selectPart,
  SubscriptionError,
} from '../../stories/chain/playback/subscription.mjs'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Duplex } from 'node:stream' */
/** @import { Replay } from '../../stories/chain/playback/replay.mjs' */
/** @import { Forms, Wanted } from '../../stories/chain/playback/subscription.mjs' */

/** Path of the Streaming API, beside `/api/v3`. */
export const STREAMING = '/api/streaming/v2'

/**
 * @typedef {object} Streaming
 * @property {(body: string, outgoing: ServerResponse) => void} sse
 * @property {(incoming: IncomingMessage, socket: Duplex) => void} upgrade
 * @property {() => number} connections Open now.
 * @property {() => void} cut Ends every connection.
 */

/**
 * @param {Replay} replay
 * @param {{ keepalive: number, silent: () => boolean, forms: Forms }} options Milliseconds between two comments.
 * @returns {Streaming}
 */
export function createStreaming(replay, { keepalive, silent, forms }) {
  /** @type {Set<() => void>} */
  const open = new Set()

  /** @param {() => Wanted} wanted @param {(text: string) => void} send @param {() => void} end */
  function connect(wanted, send, end) {
    const seen = new Set()
    const unlisten = replay.listen(({ events, cut }) => {
      for (const event of events) {
        const part = selectPart(wanted(), event, seen)
        if (part !== undefined && !silent()) send(JSON.stringify(part))
      }
      if (cut) end()
    })
    open.add(end)
    return () => {
      unlisten()
      open.delete(end)
    }
  }

  return {
    connections: () => open.size,
    cut() {
      for (const end of open) end()
    },
    sse(body, outgoing) {
      const { id, wanted, error } = readSse(body, forms)
      if (wanted === undefined) {
        outgoing.writeHead(400, { ...CORS, 'Content-Type': 'application/json' })
        outgoing.end(JSON.stringify({ id, error }))
        return
      }
      outgoing.writeHead(200, { ...CORS, 'Content-Type': 'text/event-stream' })
      outgoing.write(`event: connected\ndata: ${JSON.stringify({ id, status: 'subscribed' })}\n\n`)
      const disconnect = connect(
        () => wanted,
        (text) => void outgoing.write(`event: event\ndata: ${text}\n\n`),
        () => void outgoing.destroy(),
      )
      const timer = setInterval(() => silent() || outgoing.write(': keepalive\n\n'), keepalive)
      outgoing.on('close', () => {
        clearInterval(timer)
        disconnect()
      })
      replay.heard(body)
    },
    upgrade(incoming, socket) {
      const key = `${incoming.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
      const accept = createHash('sha1').update(key).digest('base64')
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      )
      /** @type {Wanted} */
      let wanted = {}
      const say = (/** @type {string} */ text) => {
        if (!silent()) socket.write(frame(text))
      }
      const disconnect = connect(
        () => wanted,
        say,
        () => void socket.destroy(),
      )
      socket.on('close', disconnect)
      socket.on('error', disconnect)
      let rest = Buffer.alloc(0)
      socket.on('data', (/** @type {Buffer} */ chunk) => {
        rest = Buffer.concat([rest, chunk])
        for (let read = readFrame(rest); read !== undefined; read = readFrame(rest)) {
          rest = rest.subarray(read.length)
          if (read.opcode === 8) return void socket.end()
          if (read.opcode !== 1) continue
          const answer = obey(read.text, wanted, forms)
          wanted = answer.wanted ?? wanted
          say(JSON.stringify(answer.body))
          replay.heard(read.text)
        }
      })
    },
  }
}

/** @param {string} body @param {Forms} forms @returns {{ id?: string | undefined, wanted?: Wanted, error?: string }} */
function readSse(body, forms) {
  let id
  try {
    const fields = readFields(body)
    id = /** @type {string | undefined} */ (fields['id'] || undefined)
    return { id, wanted: readSubscription(fields, forms) }
  } catch (error) {
    return { id, error: writeRefusal(error, 'invalid subscription request') }
  }
}

/**
 * Does what a message over a WebSocket says.
 * @param {string} text @param {Wanted} wanted The subscription so far. @param {Forms} forms
 * @returns {{ wanted?: Wanted, body: object }}
 */
function obey(text, wanted, forms) {
  let id
  let about = 'invalid request envelope'
  try {
    const envelope = readFields(text, 'Envelope')
    const operation = /** @type {string | undefined} */ (envelope['operation']) ?? ''
    id = envelope['id'] || undefined
    about = `invalid ${operation} request`
    if (operation === 'ping') return { body: { id, status: 'pong' } }
    if (operation === 'subscribe') {
      const fields = readFields(text, 'SubscribeRequest')
      // The service keeps the fields that are left out, but for types and subjects.
      const { min_finality = 'finalized', include_address_book, include_metadata } = wanted
      const next = readSubscription({ min_finality, include_address_book, include_metadata, ...fields }, forms, true)
      return { wanted: next, body: { id, status: 'subscribed' } }
    }
    if (operation === 'unsubscribe') {
      const { addresses, traces } = readSubjects(readFields(text, 'UnsubscribeRequest'), forms, true)
      if (addresses.length + traces.length === 0) {
        throw new SubscriptionError('addresses or trace_external_hash_norms are required')
      }
      const next = {
        ...wanted,
        addresses: wanted.addresses?.filter((address) => !addresses.includes(address)) ?? [],
        trace_external_hash_norms: wanted.trace_external_hash_norms?.filter((hash) => !traces.includes(hash)) ?? [],
      }
      return { wanted: next, body: { id, status: 'unsubscribed' } }
    }
    throw new SubscriptionError(`unknown operation: ${operation}`)
  } catch (error) {
    return { body: { id, error: writeRefusal(error, about) } }
  }
}

/** The text of a refusal; only that of a message that cannot be read says what it is about. @param {unknown} error @param {string} about */
function writeRefusal(error, about) {
  if (error instanceof MessageError) return `${about}: ${error.message}`
  if (error instanceof SubscriptionError) return error.message
  throw error
}

/** A text frame from the server: never masked. @param {string} text */
function frame(text) {
  const body = Buffer.from(text)
  const length = body.length
  const head =
    length < 126
      ? Buffer.from([0x81, length])
      : length < 65536
        ? Buffer.from([0x81, 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([0x81, 127, 0, 0, 0, 0]), uint32(length)])
  return Buffer.concat([head, body])
}

/** @param {number} value */
function uint32(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The first whole frame of a browser, which masks its frames. @param {Buffer} bytes */
function readFrame(bytes) {
  if (bytes.length < 6) return undefined
  const [first = 0, second = 0] = bytes
  const short = second & 127
  // A message of 64 KiB is no subscription: the line is closed.
  if (short === 127) return { opcode: 8, text: '', length: bytes.length }
  const size = short === 126 ? bytes.readUInt16BE(2) : short
  const start = (short === 126 ? 4 : 2) + 4
  if (bytes.length < start + size) return undefined
  const mask = bytes.subarray(start - 4, start)
  const body = bytes.subarray(start, start + size).map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return { opcode: first & 15, text: Buffer.from(body).toString(), length: start + size }
}
