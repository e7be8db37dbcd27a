// Compares a deployment that holds the golden world with recorded answers of the real service.
import { normalizeBody } from '../expectation.ts'
import { findDiscrepancy } from '../firstDifference.ts'
import type { Check } from '../checkQuestions.ts'
import { allEndpoints } from '../questions/refine.ts'
import { EndpointTally, type CaseResult } from '../report.ts'
import { type Answered, NotAnswered, type CheckSession } from '../session.ts'

/** One request and the answer of the real service. */
export interface GoldenCase {
  /** Path and query below `/api/v3`. */
  readonly request: string
  readonly status: number
  readonly body: unknown
  /** Behavior of the service that an index should not copy. */
  readonly quirk?: string | undefined
}

/** Cases by which a world is recognized. */
const probesPerCase = 3

/** Tells whether a deployment holds the world that the cases were recorded in. */
export async function holdsGoldenWorld(session: CheckSession, cases: readonly GoldenCase[]): Promise<boolean> {
  const probes = cases.filter(
    ({ request, status, quirk }) => status === 200 && quirk === undefined && request.startsWith('/transactions?hash='),
  )
  for (const { request, body } of probes.slice(0, probesPerCase)) {
    const hash = readHash(body)
    if (hash === undefined) continue
    const { status, body: answered } = await session.ask(`/transactions?hash=${encodeURIComponent(hash)}&limit=1`)
    if (status === 200 && readHash(answered) === hash) return true
    if (request === probes.at(-1)?.request) return false
  }
  return false
}

function readHash(body: unknown): string | undefined {
  return (body as { readonly transactions?: readonly { readonly hash?: string }[] } | null)?.transactions?.[0]?.hash
}

/** Asks the cases in random order, for as long as the budget lasts. @throws {CheckStopped} */
export async function checkGolden(
  { session, random, endpoints, tallies }: Check,
  cases: readonly GoldenCase[],
  baseUrl: string,
): Promise<void> {
  const byPath = new Map(
    allEndpoints()
      .filter(({ method }) => method === 'GET')
      .map((row) => [row.path, row.name]),
  )
  const wanted = new Set(endpoints.map(({ name }) => name))
  const isAsked = ({ request }: GoldenCase) => wanted.has(byPath.get(readPath(request)) ?? '')
  const recorded = new Set(cases.map(({ request }) => byPath.get(readPath(request))))
  for (const [name, tally] of tallies) {
    if (!recorded.has(name) && !tally.isLeftOut) tally.leaveOut('no answer of it was recorded')
  }
  const shuffled = cases
    .filter(isAsked)
    .map((each) => ({ each, place: random.next() }))
    .sort((a, b) => a.place - b.place)
  for (const { each } of shuffled) {
    const tally = tallies.get(byPath.get(readPath(each.request)) ?? '') as EndpointTally
    try {
      tally.add(compareGolden(each, await session.ask(each.request), baseUrl))
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      tally.fail(error.message)
    }
  }
}

function compareGolden({ request, status, body, quirk }: GoldenCase, answered: Answered, baseUrl: string): CaseResult {
  const discrepancy =
    answered.status === status
      ? findDiscrepancy(toStorableJson(normalizeBody(answered.body)), toStorableJson(normalizeBody(body)))
      : { path: 'status', answered: `${answered.status} ${answered.error}`.trim(), expected: String(status) }
  if (discrepancy === undefined) return { result: status === 200 ? 'equal' : 'refused' }
  if (quirk !== undefined) return { result: 'quirk' }
  const kind = status === 200 && answered.status === 200 ? 'answer' : 'refusal'
  return { result: 'different', difference: { kind, url: baseUrl + request, decidedBy: [], ...discrepancy } }
}

function readPath(request: string): string {
  return request.split('?')[0] ?? ''
}

/** A JSON value as PostgreSQL keeps its texts: without NUL and lone surrogates. */
export function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(toStorableJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [toStorableText(name), toStorableJson(part)]))
}

function toStorableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
}
