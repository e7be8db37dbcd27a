// A server of hostile media: `/proxy/<address>` answers as the last part of the address says.
import { createServer, type ServerResponse } from 'node:http'
import { deflateSync, crc32 } from 'node:zlib'
import { listenOnLoopback } from '../../../helpers/servers/loopback.ts'
import { behaviours, type Behaviour } from './files.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" ${attributes}>${inside}</svg>`
const art = (script: string) =>
  `<!doctype html><title>Art</title><script>const attempt = (run) => { try { run() } catch {} }; attempt(() => { parent.pwned = 1 }); attempt(() => { top.pwned = 1 }); ${script}</script>`

const pages: Partial<Record<Behaviour, string>> = {
  'svg-script.svg': svg('<script>globalThis.pwned=1;parent.pwned=1</script>'),
  'svg-onload.svg': svg('<image href="x" onerror="parent.pwned=1"/>', 'onload="parent.pwned=1"'),
  'svg-foreign-object.svg': svg(
    '<foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://svg.evil.test/frame"/></foreignObject>',
  ),
  'svg-image.svg': svg('<image href="http://svg.evil.test/inner.png" width="9" height="9"/>'),
  'svg-style-import.svg': svg(
    '<style>@import url(http://svg.evil.test/x.css); svg { background: url(http://svg.evil.test/y.png) }</style>',
  ),
  'svg-use.svg': svg('<use href="http://svg.evil.test/x.svg#a"/>'),
  'svg-entities.svg': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY x SYSTEM "http://svg.evil.test/entity">]>${svg('<text>&c;&x;</text>')}`,
  'svg-stylesheet.svg': `<?xml-stylesheet href="http://svg.evil.test/sheet.css"?>${svg('')}`,
  'art-escape.html': art(
    'attempt(() => { top.location = "http://nav.evil.test/" }); attempt(() => { parent.document.body.remove() })',
  ),
  'art-popup.html': art(
    'attempt(() => open("http://popup.evil.test/")); attempt(() => { const a = document.createElement("a"); a.href = "http://popup.evil.test/"; a.target = "_blank"; a.click() })',
  ),
  'art-dialog.html': art(
    'attempt(() => alert(1)); attempt(() => confirm(1)); attempt(() => prompt(1)); attempt(() => print())',
  ),
  'art-form.html': art(
    'attempt(() => { const f = document.createElement("form"); f.action = "http://form.evil.test/"; f.target = "_top"; document.documentElement.append(f); f.submit() })',
  ),
  'art-download.html': art(
    'attempt(() => { const a = document.createElement("a"); a.href = "data:text/plain,x"; a.download = "x.exe"; a.click() })',
  ),
  'art-message.html': art('setInterval(() => parent.postMessage({ type: "tonlens", pwned: 1 }, "*"), 5)'),
  'art-storage.html': art(
    'attempt(() => localStorage.setItem("pwned", "1")); attempt(() => { document.cookie = "pwned=1" })',
  ),
  'art-fetch.html': art(
    'attempt(() => fetch("http://art.evil.test/fetch").catch(() => {})); attempt(() => { new Image().src = "http://art.evil.test/image" }); attempt(() => navigator.sendBeacon("http://art.evil.test/beacon")); attempt(() => { location = "http://art.evil.test/go" }); attempt(() => new WebSocket("ws://art.evil.test/"))',
  ),
  'image-as-html.html': '<!doctype html><script>try { parent.pwned=1 } catch {}</script>',
}

/** Starts the server on the loopback. */
export async function serveHostile(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url ?? '')
    const path = /([\w.-]+)(?:\?[^/]*)?$/.exec(address)?.[1] as Behaviour | undefined
    const known = behaviours.find((name) => name === path)
    if (known === undefined) send(response, 404, 'text/plain', 'none')
    else answer(known, request.url ?? '', response)
  })
  const { port, close } = await listenOnLoopback(server)
  // Another site than the page: cookies know no ports.
  return { url: `http://localhost:${port}`, close }
}

function answer(path: Behaviour, url: string, response: ServerResponse): void {
  const page = pages[path]
  const elsewhere = (to: string) => {
    response.setHeader('location', to)
    send(response, 302, 'text/plain', '')
  }
  // The guide on security asks this of proxies: what a page asks for by itself no other page can stop.
  if (path === 'art-fetch.html')
    response.setHeader('content-security-policy', "default-src 'unsafe-inline' data: blob:")
  if (page !== undefined) return send(response, 200, path.endsWith('.svg') ? 'image/svg+xml' : 'text/html', page)
  switch (path) {
    case 'html-as-image.png':
      return send(response, 200, 'image/png', '<script>parent.pwned=1</script>')
    case 'script-as-image.png':
      return send(response, 200, 'text/javascript', 'globalThis.pwned=1')
    case 'no-type':
      return send(response, 200, undefined, '<html><script>parent.pwned=1</script>')
    case 'empty.png':
      return send(response, 200, 'image/png', '')
    case 'one-pixel.gif':
      return send(response, 200, 'image/gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))
    case 'torn.png':
      return send(response, 200, 'image/png', picture(64, 64).subarray(0, 60))
    case 'huge-sides.png':
      return send(response, 200, 'image/png', picture(60_000, 60_000, 64))
    case 'wide.png':
      return send(response, 200, 'image/png', picture(20_000, 1))
    case 'endless.png':
      return drip(response)
    case 'slow.png':
      setTimeout(() => send(response, 200, 'image/png', picture(8, 8)), 1500)
      return
    case 'never.png':
      return
    case 'redirect.png':
    case 'redirect.html':
    case 'redirect.mp4':
      return elsewhere('http://away.evil.test/x.png')
    case 'redirect-loop.png':
      return elsewhere(url)
    case 'redirect-script.png':
      return elsewhere('javascript:parent.pwned=1')
    case 'not-found.png':
      return send(response, 404, 'text/html', '<script>parent.pwned=1</script>')
    case 'forbidden.png':
      return send(response, 403, 'image/png', picture(8, 8))
    case 'server-error.png':
      return send(response, 503, 'text/html', 'busy')
    case 'login.png':
      response.setHeader('www-authenticate', 'Basic realm="Confirm your wallet"')
      return send(response, 401, 'text/html', 'log in')
    case 'download.png':
      response.setHeader('content-disposition', 'attachment; filename="x.exe"')
      return send(response, 200, 'application/octet-stream', 'MZ')
    case 'refresh.png':
      response.setHeader('refresh', '0; url=http://nav.evil.test/')
      return send(response, 200, 'image/png', picture(8, 8))
    case 'cookie.png':
      response.setHeader('set-cookie', 'pwned=1; Path=/')
      return send(response, 200, 'image/png', picture(8, 8))
    case 'link-header.png':
      response.setHeader('link', '<http://link.evil.test/x.js>; rel=preload; as=script')
      return send(response, 200, 'image/png', picture(8, 8))
    default:
      return send(response, 200, 'text/html', '<script>parent.pwned=1</script>')
  }
}

function send(response: ServerResponse, status: number, type: string | undefined, body: string | Buffer): void {
  response.statusCode = status
  if (type !== undefined) response.setHeader('content-type', type)
  response.end(body)
}

/** An image that never ends. */
function drip(response: ServerResponse): void {
  response.setHeader('content-type', 'image/png')
  response.write(picture(64, 64).subarray(0, 50))
  const timer = setInterval(() => response.write(Buffer.alloc(64)), 50)
  response.on('close', () => clearInterval(timer))
}

/** A grey PNG. @param rows Rows that its data really has. @default all */
function picture(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows, 99))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
