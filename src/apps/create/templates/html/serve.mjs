// Serves this folder on http://localhost:3000, for trying things out.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' }
const port = Number(process.env.PORT ?? 3000)

createServer((request, response) => {
  const path = normalize(decodeURI(new URL(request.url, 'http://localhost').pathname))
  const file = join(process.cwd(), path.endsWith('/') ? `${path}index.html` : path)
  if (!file.startsWith(process.cwd()) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end('Not found')
    return
  }
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`))
