#!/usr/bin/env node
// `npm run service`: an index service on this machine, with the embedded chain or any recorded answers.
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { faultBody, NO_FAULTS, readFaults } from './service/faults.mjs'
import { CORS, createGateway } from './service/gateway.mjs'
import { EMBEDDED_CHAIN, openWorld } from './service/world.mjs'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { AddressInfo } from 'node:net' */
/** @import { Faults } from './service/faults.mjs' */

/**
 * @typedef {object} ServiceOptions
 * @property {number} [port] 0 for a free one. Default 8081.
 * @property {string} [host] Default 127.0.0.1.
 * @property {readonly string[]} [data] Files and folders with answers. Default the embedded chain.
 * @property {number} [rate] Requests a second without a key. Default 1.
 * @property {string} [key] The one API key; without it keys are not looked at.
 * @property {Faults} [faults] Failures on purpose. Default none.
 * @property {boolean} [testOnly] Friendly addresses of a test network. Default false.
 *
 * @typedef {object} ServedRequest
 * @property {string} method
 * @property {string} path Path and query as they arrived.
 * @property {number} status 0 for a connection that was cut.
 *
 * @typedef {object} Service
 * @property {string} url Base URL; ends in `/api/v3`.
 * @property {readonly ServedRequest[]} requests Every request so far, preflights included.
 * @property {() => Promise<void>} close Ends all connections.
 */

const LARGEST_BODY = 4 * 1024 * 1024

/**
 * Starts a service.
 * @param {ServiceOptions} [options]
 * @returns {Promise<Service>}
 */
export async function startService(options = {}) {
  const { port = 8081, host = '127.0.0.1', data = [EMBEDDED_CHAIN], faults = NO_FAULTS } = options
  const gateway = createGateway({ rate: options.rate ?? 1, key: options.key })
  const mirror = await openWorld(data, options.testOnly ?? false)
  /** @type {ServedRequest[]} */
  const requests = []

  /** @param {IncomingMessage} incoming @param {ServerResponse} outgoing */
  async function serve(incoming, outgoing) {
    const { method = 'GET', url: path = '/' } = incoming
    const served = { method, path, status: 0 }
    requests.push(served)
    /** @param {number} status @param {string} body */
    const send = (status, body) => {
      served.status = status
      const bytes = Buffer.from(body)
      const short = body !== '' && Math.random() < faults.truncate
      outgoing.writeHead(status, {
        ...CORS,
        ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
        'Content-Length': bytes.length,
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
    if (faults.slow > 0) await new Promise((over) => setTimeout(over, faults.slow))
    for (const { status, share } of faults.statuses) {
      if (Math.random() < share) return send(status, JSON.stringify(faultBody(status)))
    }
    const body = await bodyOf(incoming)
    if (body === undefined) {
      const error = 'internal server error: body size exceeds the given limit'
      return send(500, JSON.stringify({ error }))
    }
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const init = { method, headers }
    const answer = await mirror.fetch(url, hasBody ? { ...init, body: new Uint8Array(body) } : init)
    send(answer.status, await answer.text())
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((/** @type {unknown} */ error) => {
      const text = error instanceof Error ? error.message : String(error)
      if (!outgoing.headersSent) outgoing.writeHead(500, CORS)
      outgoing.end(JSON.stringify({ error: `internal server error: ${text}` }))
    })
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
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      await mirror.close()
    },
  }
}

/**
 * Undefined when it is larger than the service takes.
 * @param {IncomingMessage} incoming
 * @returns {Promise<Buffer | undefined>}
 */
async function bodyOf(incoming) {
  const parts = []
  let length = 0
  for await (const part of incoming) {
    length += part.length
    if (length <= LARGEST_BODY) parts.push(part)
  }
  return length > LARGEST_BODY ? undefined : Buffer.concat(parts)
}

const HELP = `npm run service -- [options]

  --data <file or folder>   answers to serve; may be repeated (default: the embedded chain)
  --port <number>           0 for a free one (default: 8081)
  --host <address>          where to listen (default: 127.0.0.1)
  --rate <n>                requests a second without a key, or "none" (default: 1)
  --key <key>               the one API key; with it ten times the rate
  --faults <list>           for example 429:0.1,500:0.05,slow:2000,drop:0.02,truncate:0.02
  --testnet                 friendly addresses of a test network`

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
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  /** @param {'port' | 'rate'} name */
  const numberOf = (name) => {
    const text = values[name]
    if (text === undefined) return {}
    if (name === 'rate' && text === 'none') return { rate: Infinity }
    const value = Number(text)
    if (!(value >= 0)) throw new Error(`--${name}: "${text}" is not a number`)
    return { [name]: value }
  }
  const service = await startService({
    ...numberOf('port'),
    ...numberOf('rate'),
    ...(values.data && { data: values.data }),
    ...(values.host && { host: values.host }),
    ...(values.key && { key: values.key }),
    ...(values.faults && { faults: readFaults(values.faults) }),
    ...(values.testnet && { testOnly: true }),
  })
  console.log(`Index service on ${service.url}`)
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
