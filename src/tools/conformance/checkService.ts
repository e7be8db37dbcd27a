import { httpErrorKind } from '../../sources/client/checks/refusal.ts'
import type { ApiKeyOption } from '../../sources/client/transports/apiKey.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { isSince, readServiceVersion, type ServiceVersion } from '../../service/rows/version.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { checkGolden, type GoldenCase, holdsGoldenWorld } from './golden/checkGolden.ts'
import { Judge } from './judge.ts'
import { allEndpoints, findEndpoint } from './questions/refine.ts'
import { questionOrder } from './questions/plan.ts'
import { routesByEndpoint } from './questions/routes.ts'
import { createRandom } from './random.ts'
import { type CheckEnd, type ConformanceReport, EndpointTally } from './report.ts'
import { checkQuestions, type Check } from './checkQuestions.ts'
import { CheckStopped, createCheckSession, NotAnswered } from './session.ts'

/** Progress of a check. */
export interface CheckProgress {
  /** Requests that were sent so far. */
  readonly requests: number
  /** Most requests. */
  readonly budget: number
}

/** Options of {@link checkService}. */
export interface CheckOptions {
  /** Base of all routes, such as `https://host/api/v3`. */
  readonly baseUrl: string
  /** API key, or a function that returns it. It never appears in reports. */
  readonly apiKey?: ApiKeyOption
  /** Names of the endpoints to check, such as `transactions`. @default all that are read with GET */
  readonly endpoints?: readonly string[] | undefined
  /** Most requests, repetitions included, and most seconds. @default 200 requests, 300 seconds */
  readonly budget?: { readonly requests?: number | undefined; readonly seconds?: number | undefined } | undefined
  /** Requests per second. @default 1 without a key, 10 with one */
  readonly rate?: number | undefined
  /** Milliseconds that one answer may take. @default 20000 */
  readonly timeout?: number | undefined
  /** Chooses the questions: the same seed asks an unchanged deployment the same. @default 1 */
  readonly seed?: number | undefined
  /** Recorded cases, for deployments with the world that they were recorded in. */
  readonly golden?: readonly GoldenCase[] | undefined
  /** Function that sends requests. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: CheckProgress) => void) | undefined
}

/**
 * Compares a deployment of the index with the rule book. Sends nothing but GET, keeps to the rate limit and
 * stops when the budget is spent. Rows that change while they are compared are no differences.
 * @returns What was compared and what differs; also if the deployment could not be reached.
 * @throws {TonlensError} An option is invalid.
 * @example
 * const report = await checkService({ baseUrl: 'https://index.example/api/v3' })
 * const differences = report.endpoints.flatMap((endpoint) => endpoint.differences)
 */
export async function checkService(options: CheckOptions): Promise<ConformanceReport> {
  const { apiKey, seed = 1, timeout = 20_000, signal, golden } = options
  const { requests = 200, seconds = 300 } = options.budget ?? {}
  const { rate } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  checkNumbers({ requests, seconds, rate: rate ?? 1, timeout })
  if (!/^https?:\/\//.test(baseUrl))
    throw new TonlensError(`The base URL is ${baseUrl}: pass one that begins with https:// or http://.`)
  const session = createCheckSession({
    baseUrl,
    apiKey,
    fetch: options.fetch,
    rate,
    requests,
    seconds,
    timeout,
    signal,
    onRequest: (sent) => options.onProgress?.({ requests: sent, budget: requests }),
  })
  const judge = new Judge(session, baseUrl)
  const chosen = chooseEndpoints(options.endpoints)
  const check: Check = { session, judge, random: createRandom(seed), endpoints: chosen, tallies: createTallies(chosen) }
  let stated: string | null = null
  let comparedWith: ConformanceReport['comparedWith'] = 'rows'
  let ended: CheckEnd = 'completed'
  let reason: string | undefined
  try {
    const head = await session.ask('/masterchainInfo')
    stated = head.stated
    const version = (stated === null ? undefined : readServiceVersion(stated)) ?? '1.2'
    judge.deployment = { version, testOnly: false }
    if (head.status !== 200)
      throw new NotAnswered(`${head.status} ${head.error}`, httpErrorKind(head.status, head.error) === 'noRoute')
    leaveOutNewer(check, version)
    if (golden !== undefined && (await holdsGoldenWorld(session, golden))) {
      comparedWith = 'golden'
      await checkGolden(check, golden, baseUrl)
    } else {
      await checkQuestions(check)
    }
  } catch (error) {
    if (error instanceof NotAnswered)
      [ended, reason] = [
        'unreachable',
        `/masterchainInfo: ${error.message}.${error.isOtherSite ? ' Check the base URL: it usually ends in /api/v3.' : ''}`,
      ]
    else if (error instanceof CheckStopped) [ended, reason] = [error.end, error.message]
    else throw error
  } finally {
    session.close()
  }
  return {
    baseUrl,
    stated: stated ?? undefined,
    version: judge.deployment.version,
    comparedWith,
    seed,
    requests: session.sent(),
    seconds: Math.round(session.elapsed() * 10) / 10,
    ended,
    reason,
    endpoints: Array.from(check.tallies.values(), (tally) => tally.report(openReasons[ended])),
  }
}

/** Why an endpoint was not checked, by how the check ended. */
const openReasons: Readonly<Record<CheckEnd, string>> = {
  completed: 'there was nothing to ask',
  requests: 'no request was left for it',
  seconds: 'no time was left for it',
  unreachable: 'the deployment gave no usable answer',
  unauthorized: 'the deployment refused access',
  aborted: 'the check was aborted',
}

function checkNumbers(numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers)) {
    if (!(value > 0)) throw new TonlensError(`The option ${name} is ${value}: pass a number above 0.`)
  }
}

/** Endpoints that are read with GET and that questions are known about. */
function chooseEndpoints(wanted: readonly string[] | undefined): readonly AnyEndpoint[] {
  const unknown = wanted?.find((name) => findEndpoint(name) === undefined)
  if (unknown !== undefined)
    throw new TonlensError(
      `There is no endpoint ${unknown}. Known are ${allEndpoints()
        .map(({ name }) => name)
        .join(', ')}.`,
    )
  const isWanted = (name: string) => wanted === undefined || wanted.includes(name)
  const rows = [...questionOrder.map(findEndpoint), ...allEndpoints()].filter((row) => row !== undefined)
  return Array.from(new Set(rows)).filter(({ name }) => isWanted(name))
}

function createTallies(endpoints: readonly AnyEndpoint[]): Map<string, EndpointTally> {
  return new Map(
    endpoints.map((row) => {
      const tally = new EndpointTally(row.name, row.path)
      if (row.method !== 'GET' || row.kind === 'mutation')
        tally.leaveOut(`it takes ${row.method}, and a check only reads`)
      else if (!Object.hasOwn(routesByEndpoint, row.name)) tally.leaveOut('only the service itself can answer it')
      return [row.name, tally]
    }),
  )
}

function leaveOutNewer({ endpoints, tallies }: Check, version: ServiceVersion): void {
  for (const { name, since } of endpoints) {
    if (since !== undefined && !isSince(version, since)) tallies.get(name)?.leaveOut(`it exists since version ${since}`)
  }
}
