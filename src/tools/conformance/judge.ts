// Judges answers: asks, compares, and asks again before it calls anything a difference.
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { limitNotAllowed } from '../../service/rules/requests/refusal.ts'
import { IngestError } from '../../service/rules/rows/readRow.ts'
import { DecidingRows, type Deployment } from './expectation.ts'
import { findDiscrepancy, type Discrepancy } from './firstDifference.ts'
import { findContradiction } from './invariants.ts'
import { replayRequest } from './questions/replay.ts'
import type { CaseResult, DifferenceKind } from './report.ts'
import type { Answered, CheckSession, RequestHeaders } from './session.ts'

/** A question whose answer certain rows decide. */
export interface Case {
  readonly endpoint: AnyEndpoint
  readonly request: string
  readonly headers?: RequestHeaders | undefined
  /** Requests whose answers hold the rows; none if the parameters alone decide. */
  readonly decidedBy: readonly string[]
  /** Whether it is about what exists nowhere, so that an answer without rows is decided, too. */
  readonly isNowhere?: boolean | undefined
}

/** A verdict, and the answer that it is about. */
export interface Judged {
  readonly verdict: CaseResult
  readonly answered: Answered | undefined
}

/** Times that a difference has to be seen while the rows that decide it stay the same. */
const maxRounds = 2
/** Times that changing rows are waited for. */
const maxChanges = 2

/** Judges the answers of one deployment. */
export class Judge {
  readonly #session: CheckSession
  readonly #baseUrl: string
  /** Told by the first answers. */
  deployment: Deployment = { version: '1.2', testOnly: false }

  constructor(session: CheckSession, baseUrl: string) {
    this.#session = session
    this.#baseUrl = baseUrl
  }

  /**
   * Judges an answer by itself: its shape, its hashes, and whether it follows from its own rows.
   * @throws {CheckStopped | NotAnswered}
   */
  async judgeAlone(endpoint: AnyEndpoint, request: string): Promise<Judged> {
    const answered = await this.#session.ask(request)
    if (answered.status !== 200) return { answered, verdict: this.#unusable(answered) }
    let found = await this.#contradict(endpoint, request, answered)
    if (found === undefined) return { answered, verdict: { result: 'equal' } }
    // An answer may have been put together while rows changed.
    for (let round = 1; round < maxRounds; round++) {
      const again = await this.#session.ask(request)
      found = again.status === 200 ? await this.#contradict(endpoint, request, again) : undefined
      if (found === undefined)
        return {
          answered: again,
          verdict: { result: 'undecided', why: 'answers differed from each other while they were asked for' },
        }
    }
    return { answered, verdict: this.#different({ endpoint, request, decidedBy: [] }, found.kind, found) }
  }

  /**
   * Judges an answer by rows that were fetched before.
   * @param bodies Answers to `decidedBy`.
   * @throws {CheckStopped | NotAnswered}
   */
  async judge(question: Case, bodies: readonly unknown[]): Promise<Judged> {
    const basis = new DecidingRows(bodies, this.deployment)
    if (!(await this.#decides(basis, question)))
      return { answered: undefined, verdict: { result: 'undecided', why: 'the fetched rows decide too little' } }
    const answered = await this.#session.ask(question.request, question.headers)
    const verdict = await this.#compare(basis, question, answered)
    if (verdict.result !== 'different') return { answered, verdict }
    return { answered, verdict: await this.#confirm(question, verdict) }
  }

  /** Asks again for the rows and for the answer in turn: what changed in between is no difference. */
  async #confirm(question: Case, first: CaseResult): Promise<CaseResult> {
    const { request, headers, decidedBy } = question
    let verdict = first
    let before = await this.#askAll(decidedBy)
    for (let [round, changes] = [1, 0]; round < maxRounds;) {
      const answered = await this.#session.ask(request, headers)
      const after = await this.#askAll(decidedBy)
      if (before === undefined || after === undefined || findDiscrepancy(before, after) !== undefined) {
        if (++changes > maxChanges) return { result: 'undecided', why: 'rows changed while they were compared' }
        before = after
        continue
      }
      verdict = await this.#compare(new DecidingRows(after, this.deployment), question, answered)
      if (verdict.result !== 'different') return verdict
      round++
    }
    return verdict
  }

  async #askAll(requests: readonly string[]): Promise<readonly unknown[] | undefined> {
    const bodies: unknown[] = []
    for (const request of requests) {
      const { status, body } = await this.#session.ask(request)
      if (status !== 200) return undefined
      bodies.push(body)
    }
    return bodies
  }

  /** Whether a request follows from these rows, or from its parameters. */
  async #decides(basis: DecidingRows, { request, headers, decidedBy, isNowhere = false }: Case): Promise<boolean> {
    const { status } = await basis.expect(request, headers)
    if (isNowhere) return status !== 501
    if (status === 200) return decidedBy.length > 0
    return status === 422 || status === 401 || (status === 500 && decidedBy.length === 0)
  }

  async #compare(basis: DecidingRows, question: Case, answered: Answered): Promise<CaseResult> {
    const { request, headers } = question
    const { status, discrepancy } = await basis.compare(request, answered, headers)
    if (status === 200) {
      if (discrepancy === undefined) return { result: 'equal' }
      return this.#different(question, 'answer', discrepancy)
    }
    const { error: expected } = (await basis.expect(request, headers)).body as { readonly error: string }
    return this.#compareRefusal(question, answered, status, expected)
  }

  #compareRefusal(question: Case, { status, error }: Answered, expectedStatus: number, expected: string): CaseResult {
    const isSameText = readRefusal(error) === readRefusal(expected)
    if (isSameText && status === expectedStatus) return { result: error === expected ? 'refused' : 'quirk' }
    // The service calls some faults of a request its own.
    if (isSameText && status === 500) return { result: 'quirk' }
    const discrepancy =
      status === expectedStatus
        ? { path: 'error', answered: error, expected }
        : { path: 'status', answered: `${status} ${error}`.trim(), expected: `${expectedStatus} ${expected}` }
    return this.#different({ ...question, decidedBy: [] }, 'refusal', discrepancy)
  }

  async #contradict(
    endpoint: AnyEndpoint,
    request: string,
    { status, body }: Answered,
  ): Promise<(Discrepancy & { readonly kind: DifferenceKind }) | undefined> {
    const found = findContradiction(endpoint, request, body)
    if (found !== undefined) return found
    const replayed = replayRequest(request, body)
    if (replayed === undefined) return undefined
    try {
      const { discrepancy } = await new DecidingRows([body], this.deployment).compare(replayed, { status, body })
      return discrepancy && { ...discrepancy, kind: 'answer' }
    } catch (error) {
      if (!(error instanceof IngestError)) throw error
      return { kind: 'shape', path: '', answered: error.message, expected: 'rows with keys' }
    }
  }

  #unusable({ status, error }: Answered): CaseResult {
    return { result: 'undecided', why: `answered ${status} ${error}`.trim() }
  }

  #different(
    { request, headers, decidedBy }: Case,
    kind: DifferenceKind,
    { path, answered, expected }: Discrepancy,
  ): CaseResult {
    const urls = decidedBy.map((each) => this.#baseUrl + each)
    return {
      result: 'different',
      difference: {
        kind,
        url: this.#baseUrl + request,
        ...(headers !== undefined && { headers }),
        path,
        answered,
        expected,
        decidedBy: urls,
      },
    }
  }
}

/**
 * The text of a refusal without the parts that deployments choose: the greatest limit, the path, one of several names.
 */
function readRefusal(text: string): string {
  if (text.startsWith(`${limitNotAllowed}: `)) return limitNotAllowed
  const withoutPath = text.replace(/(?<=Cannot GET ).*$/, '…')
  return / \(and \d+ other errors?\)$/.test(withoutPath)
    ? withoutPath.replace(/(?:index \d+ of )?"[^"]*"/, '…')
    : withoutPath
}
