import { startService } from '../../../scripts/service.mjs'
import { createGateway, type Gateway, type GatewayNetwork, type GatewayOptions } from 'tonlens/server'
import { createHttpServer, openSocketServer } from '../../../src/tools/cli/gateway/serveHttp.ts'
import { listenOnLoopback } from '../../helpers/servers/loopback.ts'

/** The key of the service, which nobody but the service may see. */
export const key = 'gateway-secret+key/0123456789'

/** Opened first: a gateway chooses its protocol by whether there is a WebSocket. */
const sockets = await openSocketServer()

type Service = Awaited<ReturnType<typeof startService>>

const closing: (() => Promise<unknown>)[] = []

/** Each file calls it after its tests: files share this module, and a hook of it would be one of the first file. */
export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close()
}

/** Closes something after the tests of the file. */
export function closeLater(close: () => Promise<unknown>): void {
  closing.push(close)
}

/** A service with one key; without it a visitor has next to nothing. */
export async function openService(options: Parameters<typeof startService>[0] = {}): Promise<Service> {
  const service = await startService({ port: 0, key, rate: 1000, ...options })
  closeLater(() => service.close())
  return service
}

/** A gateway to a service. */
export function openGateway(
  service: Pick<Service, 'url'>,
  options: Partial<GatewayOptions> = {},
  network: Partial<GatewayNetwork> = {},
): Gateway {
  return createGateway({
    networks: { mainnet: { baseUrl: service.url, apiKey: key, rate: Infinity, ...network } },
    origins: '*',
    ...options,
  })
}

/** Serves a gateway on a port. @returns Its address, without a path. */
export async function listen(gateway: Gateway): Promise<string> {
  const { origin, close } = await listenOnLoopback(createHttpServer(gateway, { trustProxy: false }, sockets))
  closeLater(close)
  return origin
}

/** Asks a gateway without a server between. */
export function ask(gateway: Gateway, path: string, init?: RequestInit): Promise<Response> {
  return gateway(new Request(`http://gateway.example${path}`, init), { address: '203.0.113.7' })
}

/** Times at which the service was asked, in milliseconds. */
export function watchRequests(service: Awaited<ReturnType<typeof openService>>): () => readonly number[] {
  const times: number[] = []
  const requests = service.requests as unknown[]
  const push = requests.push.bind(requests)
  requests.push = (...given) => {
    times.push(performance.now())
    return push(...given)
  }
  return () => times
}

/** Most requests within any second. */
export function busiestSecond(times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map((begun, at) => times.filter((time, other) => other >= at && time < begun + 1000).length),
  )
}
