import { networks as publicNetworks } from '../../../sources/client/transports/networks.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { createGateway } from '../../server/createGateway.ts'
import type { GatewayNetwork } from '../../server/options.ts'
import { readArguments } from '../readArguments.ts'
import { createLog } from './log.ts'
import { createAdminServer, createMetrics } from './metrics.ts'
import { createHttpServer, openSocketServer } from './serveHttp.ts'
import { openShared } from './shared.ts'

const helpText = `tonlens gateway [options]   Answers the requests of many visitors with one key.

  --port <number>         Port for visitors. Default 8080.
  --host <address>        Address to listen on. Default 127.0.0.1; in a container 0.0.0.0.
  --admin <number>        Port for /health and /metrics, which is not for visitors. Default 9090.
  --networks <list>       mainnet, testnet, or <name>=<base URL>, with commas between; the first one is also at
                          /api/v3. Default mainnet.
  --rate <n>              Requests per second that each key allows. Default 10 with a key, 1 without one.
  --origins <list>        Origins whose pages may read answers, with commas between, or * for all. Default none.
  --visitor-rate <n>      Requests per second of one visitor. Default 20.
  --redis <URL>           Redis that several instances share. Better: set REDIS_URL.
  --instances <n>         Number of instances that run. The share of one that is gone stays free for it; without a
                          number, for 5 minutes.
  --trust-proxy           Takes the address of a visitor from X-Forwarded-For, as your balancer writes it.
  --sending               Accepts messages for the blockchain.

Keys stand in the environment: TONLENS_API_KEY for the first network, TONLENS_API_KEY_<NAME> for any.`

/** Milliseconds for open requests after a signal to stop. */
const grace = 10_000

/**
 * Runs `tonlens gateway` until a signal stops it.
 * @param stopped Resolves when it shall stop. @default at SIGINT or SIGTERM
 * @returns The text to print at the end.
 * @throws {TonlensError} Arguments are invalid, or a package is missing.
 */
export async function runGatewayCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
  stopped: Promise<string> = waitForSignal(),
): Promise<string> {
  const { values, positionals } = readArguments('gateway', args, {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    admin: { type: 'string', default: '9090' },
    networks: { type: 'string', default: 'mainnet' },
    rate: { type: 'string' },
    origins: { type: 'string' },
    'visitor-rate': { type: 'string', default: '20' },
    redis: { type: 'string' },
    instances: { type: 'string', default: '1' },
    'trust-proxy': { type: 'boolean', default: false },
    sending: { type: 'boolean', default: false },
  })
  if (values.help === true) return helpText
  if (positionals.length > 0)
    throw new TonlensError(`There is no argument ${positionals[0]}. See tonlens gateway --help.`)
  const ports = [readPort('port', values.port), readPort('admin', values.admin)] as const
  const networks = readNetworks(values.networks, values.rate, env)
  const instances = readNumber('instances', values.instances, 10_000)
  const log = createLog((line) => process.stdout.write(line))
  const shared = await openShared({
    url: values.redis ?? env['REDIS_URL'],
    visitorRate: readNumber('visitor-rate', values['visitor-rate'], 100_000),
    onProblem: log.problem,
  })
  const metrics = await createMetrics()
  const sockets = await openSocketServer()
  const gateway = createGateway({
    networks,
    origins: values.origins === '*' ? '*' : splitList(values.origins ?? ''),
    sending: values.sending,
    visitorLimit: shared.visitorLimit,
    store: shared.store,
    redis: shared.redis,
    instances,
    onAnswer(answered) {
      log.answer(answered)
      metrics.count(answered)
    },
    onProblem: log.problem,
  })
  const server = createHttpServer(gateway, { trustProxy: values['trust-proxy'] }, sockets)
  const admin = createAdminServer(gateway, metrics)
  try {
    const port = await listen(server, ports[0], values.host)
    const adminPort = await listen(admin, ports[1], values.host)
    log.event('started', { port, admin: adminPort, networks: Object.keys(networks) })
    log.event('stopping', { signal: await stopped })
  } finally {
    await Promise.all([close(server), gateway.close()])
    admin.closeAllConnections()
    await close(admin)
    await shared.close()
  }
  return JSON.stringify({ time: new Date().toISOString(), event: 'stopped' })
}

function waitForSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
  })
}

/** Lets open requests end, and cuts off what is open after the grace. */
function close(server: ReturnType<typeof createHttpServer>): Promise<void> {
  return new Promise((closed) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearTimeout(timer)
      closed()
    })
    server.closeIdleConnections()
  })
}

function listen(server: ReturnType<typeof createHttpServer>, port: number, host: string): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', (error) => failed(new TonlensError(`Port ${port} of ${host} is not free: ${error.message}`)))
    server.listen(port, host, () => {
      const address = server.address()
      listening(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** @throws {TonlensError} A network is unknown, or a rate is no number. */
function readNetworks(
  list: string,
  rate: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Record<string, GatewayNetwork> {
  const given = rate === undefined ? undefined : readNumber('rate', rate, 100_000)
  return Object.fromEntries(
    splitList(list).map((entry, at) => {
      const name = readName(entry)
      const url = entry.includes('=') ? entry.slice(name.length + 1) : undefined
      const known = Object.entries(publicNetworks).find(([network]) => network === name)?.[1].baseUrl
      const baseUrl = url ?? known
      if (baseUrl === undefined)
        throw new TonlensError(
          `--networks: ${entry} is unknown. Pass mainnet, testnet, or ${name}=https://host/api/v3.`,
        )
      const own = env[`TONLENS_API_KEY_${name.toUpperCase().replaceAll('-', '_')}`]
      return [name, { baseUrl, apiKey: own ?? (at === 0 ? env['TONLENS_API_KEY'] : undefined), rate: given }]
    }),
  )
}

function readName(entry: string): string {
  return entry.split('=')[0] ?? ''
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** @throws {TonlensError} The text is no number above 0. */
function readNumber(name: string, text: string, max: number): number {
  const number = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && number > 0 && number <= max) return number
  throw new TonlensError(`--${name} is ${text}: pass a number above 0, at most ${max}.`)
}

/** @throws {TonlensError} The text is no port. */
function readPort(name: string, text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new TonlensError(`--${name} is ${text}: pass a port from 0 to 65535.`)
}
