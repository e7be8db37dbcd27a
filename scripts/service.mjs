#!/usr/bin/env node
// `npm run service`: an index service on this machine, with the embedded chain or any recorded answers.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { faultBody, NO_FAULTS, readFaults } from './service/faults.mjs'
import { CORS, createGateway } from './service/gateway.mjs'
import { createEmulation, EMULATE } from '../stories/chain/emulation/service.mjs'
import { createPast } from '../stories/chain/emulation/past.mjs'
import { createReplay, readReplayOptions } from '../stories/chain/playback/replay.mjs'
import { createStreaming, STREAMING } from './service/streaming.mjs'
import { EMBEDDED_CHAIN, loadTon, openWorld, readRecording } from './service/world.mjs'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { AddressInfo } from 'node:net' */
/** @import { Duplex } from 'node:stream' */
/** @import { Faults } from './service/faults.mjs' */
/** @import { Replay, ReplayOptions } from '../stories/chain/playback/replay.mjs' */
/** @import { Streaming } from './service/streaming.mjs' */
/** @import { ServiceVersion } from '../src/service/rows/version.ts' */
/** @import { HashOrder } from './service/world.mjs' */

/**
 * @typedef {object} ServiceOptions
 * @property {number} [port] 0 for a free one. Default 8081.
 * @property {string} [host] Default 127.0.0.1.
 * @property {readonly string[]} [data] Files and folders with answers. Default the embedded chain.
 * @property {number} [rate] Requests a second without a key. Default 1.
 * @property {string} [key] The one API key; without it keys are not looked at.
 * @property {Faults} [faults] Failures on purpose. Default none.
 * @property {boolean} [testOnly] Friendly addresses of a test network. Default false.
 * @property {HashOrder} [hashes] How ties are sorted by hash: as base64 text, or as bytes. Default text.
 * @property {ServiceVersion} [version] Version of the service whose routes and rules are served. Default 1.3.
 * @property {ReplayOptions & { trace: string }} [replay] A trace of the data, by its id, that
 * happens again: pending, streamed, confirmed, finalized. The index ends where it begins.
 * @property {number} [keepalive] Milliseconds between two comments on a stream. Default 15000.
 *
 * @typedef {object} ServedRequest
 * @property {string} method
 * @property {string} path Path and query as they arrived.
 * @property {number} status 0 for a connection that was cut.
 *
 * @typedef {object} Service
 * @property {string} url Base URL; ends in `/api/v3`.
 * @property {readonly ServedRequest[]} requests Every request so far, preflights included.
 * @property {Replay | undefined} replay
 * @property {Pick<Streaming, 'connections' | 'cut'> | undefined} streaming
 * @property {(on: boolean) => void} silence Streams stay open and say nothing, as a dead line does.
 * @property {() => Promise<void>} close Ends all connections.
 */

/** The answer of API v2 while a trace is replayed. */
const noPast = { status: 501, body: { ok: false, error: 'no past while a trace is replayed', code: 501 } }
const LARGEST_BODY = 4 * 1024 * 1024

/**
 * Starts a service.
 * @param {ServiceOptions} [options]
 * @returns {Promise<Service>}
 */
export async function startService(options = {}) {
  const { port = 8081, host = '127.0.0.1', data = [EMBEDDED_CHAIN], faults = NO_FAULTS } = options
  const gateway = createGateway({ rate: options.rate ?? 1, key: options.key })
  const index = await openWorld(data, { testOnly: options.testOnly, hashes: options.hashes, version: options.version })
  const ton = options.replay && (await loadTon())
  const replay = options.replay && createReplay(await readRecording(index, options.replay.trace), options.replay)
  const emulate = createEmulation(async (path) => {
    const answer = await index.fetch(path)
    const body = await answer.json()
    if (!answer.ok) throw new Error(`the index refused ${path}: ${body.error}`)
    return body
  })
  const past = createPast(
    async (path) => {
      const answer = await index.fetch(path)
      return { status: answer.status, body: await answer.json() }
    },
    data.every((path) => path === EMBEDDED_CHAIN),
  )
  let silent = false
  const streaming =
    replay &&
    ton &&
    createStreaming(replay, {
      keepalive: options.keepalive ?? 15_000,
      silent: () => silent,
      forms: { address: ton.toRawAddress, hash: ton.toBase64Hash },
    })
  /** @type {ServedRequest[]} */
  const requests = []

  /** @param {IncomingMessage} incoming @param {ServerResponse} outgoing */
  async function serve(incoming, outgoing) {
    const { method = 'GET', url: path = '/' } = incoming
    const served = { method, path, status: 0 }
    requests.push(served)
    /** @param {number} status @param {string} body @param {Readonly<Record<string, string>>} [headers] */
    const send = (status, body, headers = {}) => {
      served.status = status
      const bytes = Buffer.from(body)
      const short = body !== '' && Math.random() < faults.truncate
      outgoing.writeHead(status, {
        ...CORS,
        ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
        'Content-Length': bytes.length,
        ...headers,
      })
      if (!short) outgoing.end(bytes)
      else outgoing.write(bytes.subarray(0, bytes.length >> 1), () => outgoing.destroy())
    }
    if (method === 'OPTIONS') return send(204, '')
    if (Math.random() < faults.drop) return void outgoing.destroy()
    const url = new URL(path, `http://${incoming.headers.host ?? host}`)
    const headers = new Headers(/** @type {Record<string, string>} */ ({ ...incoming.headers }))
    const refused = gateway(url, headers)
    if (refused !== undefined) return send(refused.status, JSON.stringify(refused.body))
    if (streaming !== undefined && url.pathname.startsWith(STREAMING)) {
      if (url.pathname !== `${STREAMING}/sse`) return send(426, JSON.stringify({ error: 'Upgrade Required' }))
      served.status = 200
      return streaming.sse(String(await readRequestBody(incoming)), outgoing)
    }
    if (faults.slow > 0) await new Promise((over) => setTimeout(over, faults.slow))
    for (const { status, share } of faults.statuses) {
      if (Math.random() < share) return send(status, JSON.stringify(faultBody(status)))
    }
    const body = await readRequestBody(incoming)
    if (body === undefined) {
      const error = 'internal server error: body size exceeds the given limit'
      return send(500, JSON.stringify({ error }))
    }
    if (url.pathname.startsWith(EMULATE)) {
      const answer = await answerEmulation(emulate, url, method, body, replay !== undefined)
      return send(answer.status, JSON.stringify(answer.body))
    }
    if (url.pathname.includes('/api/v2/')) {
      // The states of the index are those after the trace that is about to happen.
      const answer = replay === undefined ? await past(url, method, String(body)) : noPast
      if (answer !== undefined) return send(answer.status, JSON.stringify(answer.body))
    }
    if (replay !== undefined && ton !== undefined) {
      if (method === 'POST' && url.pathname.endsWith('/message')) {
        return send(200, JSON.stringify(receive(ton, replay, String(body))))
      }
      replay.heard(path)
      const answer = await replay.answer(url, async (target) => {
        const found = await index.fetch(target, { headers })
        return { status: found.status, body: await found.json() }
      })
      if (answer !== undefined) return send(answer.status, JSON.stringify(answer.body))
    }
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const init = { method, headers }
    const answer = await index.fetch(url, hasBody ? { ...init, body: new Uint8Array(body) } : init)
    send(answer.status, await answer.text(), { 'X-API-Version': answer.headers.get('X-API-Version') ?? '' })
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((/** @type {unknown} */ error) => {
      const text = error instanceof Error ? error.message : String(error)
      if (!outgoing.headersSent) outgoing.writeHead(500, CORS)
      outgoing.end(JSON.stringify({ error: `internal server error: ${text}` }))
    })
  })
  /** @type {Set<Duplex>} */
  const sockets = new Set()
  server.on('upgrade', (incoming, socket) => {
    const { url: path = '/' } = incoming
    requests.push({ method: 'GET', path, status: 101 })
    if (streaming === undefined || !path.startsWith(`${STREAMING}/ws`)) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    streaming.upgrade(incoming, socket)
  })
  await new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => listening(undefined))
  })
  const { port: bound } = /** @type {AddressInfo} */ (server.address())
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${bound}/api/v3`,
    requests,
    replay,
    streaming,
    silence(on) {
      silent = on
    },
    async close() {
      replay?.stop()
      for (const socket of sockets) socket.destroy()
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * The service's answer to a message that it accepts.
 * @param {typeof import('../src/entries/ton.ts')} ton
 * @param {Replay} replay
 * @param {string} body
 */
function receive(ton, replay, body) {
  const { boc } = JSON.parse(body)
  const { hash, hash_norm } = ton.parseExternalMessage(boc)
  replay.heard(hash_norm)
  return { message_hash: hash, message_hash_norm: hash_norm }
}

/**
 * The answer of the emulate service.
 * @param {ReturnType<typeof createEmulation>} emulate
 * @param {URL} url
 * @param {string} method
 * @param {Buffer} body
 * @param {boolean} isReplaying
 */
async function answerEmulation(emulate, url, method, body, isReplaying) {
  if (method !== 'POST') return { status: 405, body: { error: 'Method Not Allowed' } }
  // The states of the index are those after the trace that is about to happen.
  if (isReplaying) return { status: 501, body: { error: 'no emulation while a trace is replayed' } }
  try {
    return await emulate(url.pathname.slice(EMULATE.length), JSON.parse(String(body)))
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { status: 400, body: { error: `invalid request: ${text}` } }
  }
}

/**
 * Undefined when it is larger than the service takes.
 * @param {IncomingMessage} incoming
 * @returns {Promise<Buffer | undefined>}
 */
async function readRequestBody(incoming) {
  const parts = []
  let length = 0
  for await (const part of incoming) {
    length += part.length
    if (length <= LARGEST_BODY) parts.push(part)
  }
  return length > LARGEST_BODY ? undefined : Buffer.concat(parts)
}

/** Prints entities of the embedded chain to try. */
function thingsToAskFor() {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(EMBEDDED_CHAIN, name), 'utf8'))
  const { wallet, traces } = read('index.json').showcase
  /** @type {{ hash: string, in_msg: { hash: string } }[]} */
  const transactions = read('transactions.json').transactions
  const message = transactions.find(({ hash }) => hash === traces.swapTrace)?.in_msg.hash
  return `  an account with a history and NFTs: ${wallet}
  a message that a wallet sent:       ${message}
  a trace, also for --replay:         ${traces.swapTrace}`
}

/**
 * @param {string} text
 * @returns {HashOrder}
 */
function readHashOrder(text) {
  if (text === 'text' || text === 'bytes') return text
  throw new Error(`--hashes: "${text}" is neither "text" nor "bytes"`)
}

/**
 * @param {string} text
 * @returns {ServiceVersion}
 */
function readVersion(text) {
  if (text === '1.2' || text === '1.3') return text
  throw new Error(`--version: "${text}" is neither "1.2" nor "1.3"`)
}

const HELP = `npm run service -- [options]

  --data <file or folder>   answers to serve; may be repeated (default: the embedded chain)
  --port <number>           0 for a free one (default: 8081)
  --host <address>          where to listen (default: 127.0.0.1)
  --rate <n>                requests a second without a key, or "none" (default: 1)
  --key <key>               the one API key; with it ten times the rate
  --faults <list>           for example 429:0.1,500:0.05,slow:2000,drop:0.02,truncate:0.02
  --testnet                 friendly addresses of a test network
  --hashes <order>          sort by hash as base64 "text" or as "bytes" (default: text)
  --version <number>        routes and rules of version "1.2" or "1.3" (default: 1.3)
  --replay <trace id>       a trace of the data happens again, hop by hop: over the pending
                            endpoints and the Streaming API (SSE and WebSocket). It begins when
                            its message is sent or first asked for
  --replay-with <list>      for example interval:500,reorder:0.2,duplicate:0.2,drop:0.1,
                            invalidate:2,cut:4,seed:7`

async function main() {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', multiple: true },
      port: { type: 'string' },
      host: { type: 'string' },
      rate: { type: 'string' },
      key: { type: 'string' },
      faults: { type: 'string' },
      testnet: { type: 'boolean' },
      hashes: { type: 'string' },
      version: { type: 'string' },
      replay: { type: 'string' },
      'replay-with': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  /** @param {'port' | 'rate'} name */
  const readNumber = (name) => {
    const text = values[name]
    if (text === undefined) return {}
    if (name === 'rate' && text === 'none') return { rate: Infinity }
    const value = Number(text)
    if (!(value >= 0)) throw new Error(`--${name}: "${text}" is not a number`)
    return { [name]: value }
  }
  const service = await startService({
    ...readNumber('port'),
    ...readNumber('rate'),
    ...(values.data && { data: values.data }),
    ...(values.host && { host: values.host }),
    ...(values.key && { key: values.key }),
    ...(values.faults && { faults: readFaults(values.faults) }),
    ...(values.testnet && { testOnly: true }),
    ...(values.hashes && { hashes: readHashOrder(values.hashes) }),
    ...(values.version && { version: readVersion(values.version) }),
    ...(values.replay && {
      replay: { trace: values.replay, ...readReplayOptions(values['replay-with'] ?? '') },
    }),
  })
  console.log(`Index service on ${service.url}`)
  if (values.data === undefined) console.log(thingsToAskFor())
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void service.close().then(() => process.exit(0)))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
