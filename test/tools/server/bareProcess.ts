// The least that a handler can do behind the HTTP server of the gateway: it answers everything with one body.
import { readFileSync } from 'node:fs'
import { createHttpServer } from '../../../src/tools/cli/gateway/serveHttp.ts'

const body = readFileSync(process.argv[2] ?? '', 'utf8')
const headers = { 'Content-Type': 'application/json' }
const server = createHttpServer(() => Promise.resolve(new Response(body, { headers })), { trustProxy: false })
server.listen(0, '127.0.0.1', () => console.log(`started ${JSON.stringify(server.address())}`))
