import { createServer, type Server } from 'node:http'
import type { Gateway } from '../../server/createGateway.ts'
import type { GatewayMetrics } from './metrics.ts'

/** Creates the server of `/health` and `/metrics`. */
export function createAdminServer(gateway: Pick<Gateway, 'health'>, metrics: Pick<GatewayMetrics, 'write'>): Server {
  return createServer((incoming, outgoing) => {
    const path = incoming.url?.split('?')[0]
    const health = gateway.health()
    if (path === '/health') {
      outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      outgoing.end(JSON.stringify(health))
    } else if (path === '/metrics') {
      metrics.write(health).then(
        ({ type, text }) => outgoing.writeHead(200, { 'Content-Type': type }).end(text),
        () => outgoing.writeHead(500).end(),
      )
    } else outgoing.writeHead(404).end()
  })
}
