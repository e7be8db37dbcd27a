// A built site as a phone opens it: a browser, the site, and a slow processor and line.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as forward } from 'node:http'
import { join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser.mjs'
import { mediaType } from '../../../scripts/mediaTypes.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { Page } from 'playwright' */

/** Starts the browser that is measured. Close it when done. */
export async function launchBrowser() {
  const { executablePath, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { .../** @type {Record<string, string>} */ (process.env), ...env },
  })
}

/**
 * Gives a page the processor (a quarter of this one) and the line (60 ms, 8 Mbit/s) of a phone.
 * @param {Page} page
 */
export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 1e6,
    uploadThroughput: 1e6,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/**
 * Serves a folder in brotli or gzip, a configuration in it, and `/api/` of a service.
 * @param {string} folder @param {string} service Origin. @param {'br' | 'gzip'} [encoding]
 */
export async function serveSite(folder, service, encoding = 'br') {
  /** @type {Map<string, Buffer>} */
  const packed = new Map()
  const pack = (/** @type {string} */ path, /** @type {Buffer} */ bytes) => {
    const known = packed.get(path)
    if (known !== undefined) return known
    const made =
      encoding === 'gzip'
        ? gzipSync(bytes)
        : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    packed.set(path, made)
    return made
  }
  const config = JSON.stringify({
    networks: [
      { name: 'http', baseUrl: '/api/v3' },
      { name: 'embedded', baseUrl: 'embedded' },
    ],
  })
  const server = createServer((incoming, outgoing) => {
    const path = normalize(new URL(incoming.url ?? '/', 'http://localhost').pathname)
    if (path.startsWith('/api/')) {
      const { method, headers } = incoming
      const asked = forward(new URL(incoming.url ?? '/', service), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      asked.on('error', () => outgoing.destroy())
      incoming.pipe(asked)
      return
    }
    const file = join(folder, path === '/' ? 'index.html' : path)
    const bytes = path === '/config.json' ? Buffer.from(config) : existsSync(file) ? readFileSync(file) : undefined
    if (bytes === undefined) return void outgoing.writeHead(404).end()
    outgoing.writeHead(200, {
      'content-type': mediaType(file),
      'content-encoding': encoding,
      'cache-control': 'max-age=3600',
    })
    outgoing.end(pack(path, bytes))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
