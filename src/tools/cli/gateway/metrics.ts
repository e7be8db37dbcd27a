import { createServer, type Server } from 'node:http'
import type { Gateway, GatewayHealth } from '../../server/createGateway.ts'
import type { AnsweredVisit } from '../../server/options.ts'
import { loadPeer } from './loadPeer.ts'

/** Metrics for Prometheus. */
export interface GatewayMetrics {
  readonly count: (answered: AnsweredVisit) => void
  /** Writes all metrics in the format of Prometheus. */
  readonly write: (health: GatewayHealth) => Promise<{ readonly type: string; readonly text: string }>
}

/** Creates the metrics, by `prom-client`. @throws {TonlensError} It is not installed. */
export async function createMetrics(): Promise<GatewayMetrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = (
    await loadPeer('prom-client', 'The port for metrics', () => import('prom-client'))
  ).default
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const answers = new Counter({
    name: 'tonlens_gateway_answers_total',
    help: 'Answers to visitors.',
    labelNames: ['network', 'endpoint', 'status', 'from'],
    registers,
  })
  const seconds = new Histogram({
    name: 'tonlens_gateway_answer_seconds',
    help: 'Seconds from a request to its answer.',
    labelNames: ['from'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `tonlens_gateway_${name}`, help, labelNames: [...labelNames], registers })
  const queue = gauge('queue', 'Requests that wait for the limit of the key.', ['network'])
  const memory = gauge('memory_bytes', 'Bytes of the answers that are kept.')
  const instances = gauge('instances', 'Instances that share the limit.')
  const missing = gauge('instances_missing', 'Instances whose share of the limit stays free, because they are gone.')
  const isShared = gauge('limit_shared', '1 if the limit is shared, 0 if this instance has its share of it.')
  const visitors = gauge('stream_visitors', 'Open streams of visitors.', ['network'])
  return {
    count({ network = '', endpoint = '', status, from, milliseconds }) {
      answers.inc({ network, endpoint, status: String(status), from })
      seconds.observe({ from }, milliseconds / 1000)
    },
    async write(health) {
      memory.set(health.memory)
      instances.set(health.instances)
      missing.set(health.missing)
      isShared.set(health.redis === 'gone' ? 0 : 1)
      for (const [network, state] of Object.entries(health.networks)) {
        queue.set({ network }, state.queue)
        visitors.set({ network }, state.visitors)
      }
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

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
