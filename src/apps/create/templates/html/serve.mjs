// Serves this folder on http://localhost:3000, for trying things out.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const port = Number(process.env.PORT ?? 3000)

/** Returns the file of a URL; undefined if there is none. Throws if the URL is malformed. */
function findFile(url) {
  const path = normalize(decodeURI(new URL(`http://localhost${url}`).pathname))
  const file = join(process.cwd(), path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(process.cwd()) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

createServer((request, response) => {
  let file
  try {
    file = findFile(request.url)
  } catch {
    response.writeHead(400).end('Bad request')
    return
  }
  if (file === undefined) {
    response.writeHead(404).end('Not found')
    return
  }
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`))
