import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { mediaType } from '../../../scripts/mediaTypes.mjs'
import { listenOnLoopback } from './loopback.ts'

/**
 * Serves the files of a folder on the loopback; `/` is its index.html.
 * @param head HTML that every page has first in its head.
 * @param wanted Port. @default any that is free
 * @returns `delays`: milliseconds that a path waits, to be set at any time.
 */
export async function serveFolder(
  folder: string,
  head = '',
  wanted = 0,
): Promise<{ url: string; delays: Map<string, number>; close: () => Promise<void> }> {
  const delays = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const delay = delays.get(path)
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay))
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('content-type', mediaType(file))
    if (head !== '' && extname(file) === '.html')
      response.end(readFileSync(file, 'utf8').replace('<head>', `<head>${head}`))
    else createReadStream(file).pipe(response)
  })
  const { origin, close } = await listenOnLoopback(server, wanted)
  return { url: origin, delays, close }
}
