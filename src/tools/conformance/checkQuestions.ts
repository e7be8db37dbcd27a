// Compares a deployment with the rule book by rows that are fetched from it.
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { isSince } from '../../service/rows/version.ts'
import { readAddress } from '../../ton/cells/address.ts'
import type { Judge, Judged } from './judge.ts'
import type { Pools } from './questions/pools.ts'
import { fleeting, planFirst, type Values, writeRequest } from './questions/plan.ts'
import { narrow, planWindow, secondPage } from './questions/refine.ts'
import { planEdges, respell, unknownRoute } from './questions/edges.ts'
import { planJoined } from './questions/joined.ts'
import type { Fetched, FetchedRows, Known, PlannedQuestion } from './questions/known.ts'
import { planRefusals } from './questions/refusals.ts'
import { replayRequest, countAnswerRows } from './questions/replay.ts'
import { routesByEndpoint } from './questions/routes.ts'
import { collectValues } from './questions/values.ts'
import type { Random } from './random.ts'
import type { EndpointTally } from './report.ts'
import { NotAnswered, type CheckSession } from './session.ts'

/** One run of a check. */
export interface Check {
  readonly session: CheckSession
  readonly judge: Judge
  readonly random: Random
  /** Endpoints to check, in the order in which they are asked. */
  readonly endpoints: readonly AnyEndpoint[]
  readonly tallies: ReadonlyMap<string, EndpointTally>
}

/** Differences of one endpoint after which its other questions are left out. */
const maxDifferent = 3
/** Questions of one endpoint besides its first ones. */
const maxQuestions = 40

/** @throws {CheckStopped} The budget is spent before every question was asked. */
export async function checkQuestions(check: Check): Promise<void> {
  const { version } = check.judge.deployment
  const asked = check.endpoints.filter(
    ({ name, method, kind, since = version }) =>
      Object.hasOwn(routesByEndpoint, name) && method === 'GET' && kind !== 'mutation' && isSince(version, since),
  )
  const bodies: unknown[] = []
  const lists: FetchedRows[] = []
  await seedPools(check, asked, bodies)
  for (const endpoint of asked) {
    if (fleeting.has(endpoint.name)) {
      check.tallies.get(endpoint.name)?.leaveOut('rows: its answers pass away before they can be compared')
      continue
    }
    lists.push(...(await fetchLists(check, endpoint, collectValues(bodies), bodies)))
  }
  await askQuestions(check, asked, lists, collectValues(bodies))
}

/** Rows that others are found by, where the endpoints that have them are not checked themselves. */
async function seedPools(
  { session, endpoints }: Check,
  asked: readonly AnyEndpoint[],
  bodies: unknown[],
): Promise<void> {
  if (endpoints.length === 0) return
  for (const [name, request] of [
    ['transactions', '/transactions?limit=20'],
    ['jettonTransfers', '/jetton/transfers?limit=10'],
    ['nftItems', '/nft/items?limit=10'],
  ] as const) {
    if (asked.some((row) => row.name === name)) continue
    const answered = await session.ask(request).catch(ignoreNotAnswered)
    if (answered?.status === 200) bodies.push(answered.body)
  }
}

function ignoreNotAnswered(error: unknown): undefined {
  if (!(error instanceof NotAnswered)) throw error
}

/** Fetches the lists of an endpoint and judges each by itself. */
async function fetchLists(
  check: Check,
  endpoint: AnyEndpoint,
  pools: Pools,
  bodies: unknown[],
): Promise<readonly FetchedRows[]> {
  const { random, tallies } = check
  const { name } = endpoint
  const tally = tallies.get(name)
  const plans = planFirst(name, pools, random)
  if (plans.length === 0) tally?.leaveOut('no row that was fetched has a value for a parameter that it needs')
  const lists: FetchedRows[] = []
  for (const values of plans) {
    const sample = await fetchList(check, endpoint, values)
    if (sample === undefined) continue
    keep(sample)
    const window = planWindow(name, values, sample.body)
    const closed = window && (await fetchList(check, endpoint, window))
    const list = closed ?? sample
    if (list.rows > 0 && replayRequest(list.request, list.body) === undefined) {
      tally?.leaveOut('rows: its answers do not hold the rows that decide them, so only their shape was compared')
    }
    if (closed !== undefined) keep(closed)
    if (list.rows > 0) lists.push({ ...list, states: await fetchStates(check, list) })
  }
  if (plans.length > 0 && lists.length === 0) tally?.leaveOut('it has no rows to ask about')
  return lists

  function keep({ body }: FetchedRows): void {
    check.judge.deployment = {
      ...check.judge.deployment,
      testOnly: isTestOnly(body) ?? check.judge.deployment.testOnly,
    }
    try {
      collectValues([body])
      bodies.push(body)
    } catch {
      // Rows without keys were reported as such; nothing can be asked by them.
    }
  }
}

async function fetchList(
  { judge, tallies }: Check,
  endpoint: AnyEndpoint,
  values: Values,
): Promise<FetchedRows | undefined> {
  const tally = tallies.get(endpoint.name)
  const request = writeRequest(endpoint.name, values)
  const judged = await settle(tally, () => judge.judgeAlone(endpoint, request))
  const { answered } = judged ?? {}
  if (answered?.status !== 200 || judged?.verdict.result === 'different') return undefined
  const rows = countAnswerRows(answered.body)
  return {
    endpoint: endpoint.name,
    values,
    rows,
    isComplete: rows < Number(values['limit'] ?? 0),
    request,
    body: answered.body,
  }
}

/** Fields of rows with contracts that version 1.3 does not show once they are destroyed. */
const contractFields = ['address', 'collection_address', 'owner_address', 'nft_item_address']
/** Most states of one answer. */
const maxStates = 60

/** Fetches the states of the contracts of NFTs: an answer depends on which of them are destroyed. */
async function fetchStates({ session, judge }: Check, { endpoint, body }: FetchedRows): Promise<Fetched | undefined> {
  if (!endpoint.startsWith('nft') || endpoint === 'nftTransfers' || judge.deployment.version === '1.2') return undefined
  const rows = Object.values(body as object).find(Array.isArray) as readonly Values[]
  const named = rows.flatMap((row) => contractFields.map((field) => row[field]))
  const addresses = Array.from(new Set(named.filter((address) => typeof address === 'string'))).slice(0, maxStates)
  const request = `/accountStates?${new URLSearchParams([
    ...addresses.map((address) => ['address', address]),
    ['include_boc', 'false'],
  ])}`
  const answered = await session.ask(request).catch(ignoreNotAnswered)
  return answered?.status === 200 ? { request, body: answered.body } : undefined
}

/** Asks what the fetched rows decide, and what is refused: one question of each endpoint in turn. */
async function askQuestions(
  check: Check,
  asked: readonly AnyEndpoint[],
  lists: readonly FetchedRows[],
  pools: Pools,
): Promise<void> {
  const { judge, random, tallies } = check
  const queues = asked.map((endpoint) => ({
    endpoint,
    tally: tallies.get(endpoint.name),
    questions: planQuestions(
      endpoint,
      lists.filter((list) => list.endpoint === endpoint.name),
      { lists, pools, random, version: judge.deployment.version },
    ),
  }))
  const seen = new Set<string>()
  for (let round = 0; round < maxQuestions; round++) {
    for (const { endpoint, tally, questions } of queues) {
      if ((tally?.different ?? 0) >= maxDifferent || tally?.isSilent === true) continue
      const next = questions.next()
      if (next.done === true) continue
      const { values, headers, decidedBy = [], isNowhere } = next.value
      const request = next.value.request ?? writeRequest(endpoint.name, values)
      const key = JSON.stringify([request, headers, decidedBy.length > 1])
      if (seen.has(key)) continue
      seen.add(key)
      await settle(tally, () =>
        judge.judge(
          { endpoint, request, headers, isNowhere, decidedBy: decidedBy.map((list) => list.request) },
          decidedBy.map(({ body }) => body),
        ),
      )
    }
  }
}

/** Questions about one endpoint, the most telling first. */
function* planQuestions(
  { name }: AnyEndpoint,
  lists: readonly FetchedRows[],
  known: Known,
): Generator<PlannedQuestion, undefined> {
  const { pools, random, version } = known
  const decided: PlannedQuestion[] = [
    ...planRefusals(name, pools).map((values) => ({ values })),
    ...planEdges(name, pools).map((values) => ({ values, isNowhere: true })),
  ]
  if (name === 'masterchainInfo') yield { values: {}, request: unknownRoute, isNowhere: true }
  for (const list of lists) {
    const values = secondPage(list)
    if (values !== undefined) yield { values, decidedBy: [list] }
  }
  for (const list of lists) {
    yield* planJoined(list, known)
    const holdsRows = replayRequest(list.request, list.body) !== undefined
    const values = holdsRows ? respell(name, list.values, version) : undefined
    if (values !== undefined) yield { values, decidedBy: [list] }
  }
  for (let at = 0; at < Math.max(decided.length, lists.length === 0 ? 0 : maxQuestions); at++) {
    const question = decided[at]
    if (question !== undefined) yield question
    for (const list of lists) {
      const values = narrow(list, pools, random)
      if (values !== undefined) yield { values, decidedBy: [list] }
    }
  }
}

/** Adds a verdict to the tally, or says why there is none. */
async function settle(tally: EndpointTally | undefined, judge: () => Promise<Judged>): Promise<Judged | undefined> {
  try {
    const judged = await judge()
    const { verdict } = judged
    // Cases that no row decides were not requested.
    if (verdict.result !== 'undecided' || judged.answered !== undefined) tally?.add(verdict)
    return judged
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    tally?.fail(error.message)
    return undefined
  }
}

/** Tells whether friendly addresses of an answer are those of a test network; undefined if it has none. */
function isTestOnly(body: unknown): boolean | undefined {
  const { address_book: book } = body as {
    readonly address_book?: Readonly<Record<string, { readonly user_friendly?: unknown }>> | null
  }
  for (const { user_friendly } of Object.values(book ?? {})) {
    const address = typeof user_friendly === 'string' ? readAddress(user_friendly) : undefined
    if (address?.form === 'friendly') return address.testOnly
  }
  return undefined
}
