/** How an answer contradicts the rule book. */
export type DifferenceKind =
  /** Another answer than the rows of the deployment demand: a filter, an order, a page, a name. */
  | 'answer'
  /** A request that should be refused, or another refusal. */
  | 'refusal'
  /** A field is missing or has another form than documented. */
  | 'shape'
  /** A row does not fit the hash that it names. */
  | 'hash'
  /** Two rows of an account, or of a trace, do not fit each other: a row is missing or was changed. */
  | 'chain'

/** One difference, with the request that shows it. */
export interface Difference {
  readonly kind: DifferenceKind
  /** URL to repeat the request with, without the API key. */
  readonly url: string
  /** Headers to repeat it with. @default none */
  readonly headers?: Readonly<Record<string, string>>
  /** Place in the answer, such as `transactions.0.lt`; empty for the whole answer. */
  readonly path: string
  /** Value that the deployment answered, cut; undefined if there is none. */
  readonly answered: string | undefined
  /** Value that the rule book expects, cut; undefined if it expects none. */
  readonly expected: string | undefined
  /** The requests whose rows decide the answer; empty if the answer contradicts itself. */
  readonly decidedBy: readonly string[]
}

/** Results of one endpoint. */
export interface EndpointReport {
  /** Name of the endpoint row, such as `jettonWallets`. */
  readonly endpoint: string
  readonly path: string
  /** Cases whose answer could be judged. */
  readonly tried: number
  /** Answers that are as expected. */
  readonly equal: number
  /** Requests that were refused as expected. */
  readonly refused: number
  /** Answers that differ as a deployment may: known quirks of the service. */
  readonly quirks: number
  /** Answers that differ. */
  readonly different: number
  /** Requests without a usable answer, repetitions apart. */
  readonly failed: number
  /** The first differences, five at most. */
  readonly differences: readonly Difference[]
  /** Parts that could not be checked, with the reason. */
  readonly notChecked: readonly string[]
}

/** Why a check ended. `completed`: every question that it had was asked. */
export type CheckEnd = 'completed' | 'requests' | 'seconds' | 'aborted' | 'unreachable' | 'unauthorized'

/** Result of {@link checkService}. */
export interface ConformanceReport {
  readonly baseUrl: string
  /** Version that the deployment states, such as `1.2.10`; undefined if it states none. */
  readonly stated: string | undefined
  /** Version of the rule book that was applied. */
  readonly version: string
  /** `golden`: recorded answers; `rows`: rows fetched from the deployment. */
  readonly comparedWith: 'golden' | 'rows'
  readonly seed: number
  /** Requests that were sent, repetitions included. */
  readonly requests: number
  readonly seconds: number
  readonly ended: CheckEnd
  /** Reason, in words, why the check did not complete. */
  readonly reason: string | undefined
  readonly endpoints: readonly EndpointReport[]
}

/** Outcome of one case. */
export type CaseResult =
  | { readonly result: 'equal' | 'refused' | 'quirk' }
  | { readonly result: 'undecided'; readonly why: string }
  | { readonly result: 'different'; readonly difference: Difference }

const maxDifferences = 5
const maxReasons = 5
/** Requests without an answer after which an endpoint is not asked any more. */
const maxFailed = 3

/** Collects the results of one endpoint. */
export class EndpointTally {
  readonly #counts = { equal: 0, refused: 0, quirk: 0, different: 0 }
  readonly #differences: Difference[] = []
  readonly #reasons = new Set<string>()
  #failed = 0
  readonly endpoint: string
  readonly path: string

  constructor(endpoint: string, path: string) {
    this.endpoint = endpoint
    this.path = path
  }

  /** Number of differences so far. */
  get different(): number {
    return this.#counts.different
  }

  /** Whether nothing of it could be judged, because requests had no usable answer. */
  get isSilent(): boolean {
    return this.#failed >= maxFailed && this.#tried() === 0
  }

  /** Whether a reason is known why it is not checked. */
  get isLeftOut(): boolean {
    return this.#reasons.size > 0
  }

  add(verdict: CaseResult): void {
    if (verdict.result === 'undecided') return this.leaveOut(verdict.why)
    this.#counts[verdict.result]++
    if (verdict.result === 'different' && this.#differences.length < maxDifferences)
      this.#differences.push(verdict.difference)
  }

  /** Counts a request without a usable answer. */
  fail(why: string): void {
    this.#failed++
    this.leaveOut(`a request had no answer: ${why}`)
  }

  /** Says what could not be checked. */
  leaveOut(why: string): void {
    if (this.#reasons.size < maxReasons) this.#reasons.add(why)
  }

  /** @param open Why an endpoint without a reason of its own was not checked. */
  report(open: string): EndpointReport {
    const { equal, refused, quirk, different } = this.#counts
    const tried = this.#tried()
    const notChecked = [...this.#reasons]
    return {
      endpoint: this.endpoint,
      path: this.path,
      tried,
      equal,
      refused,
      quirks: quirk,
      different,
      failed: this.#failed,
      differences: this.#differences,
      notChecked: tried === 0 && notChecked.length === 0 ? [open] : notChecked,
    }
  }

  #tried(): number {
    return Object.values(this.#counts).reduce((sum, count) => sum + count, 0)
  }
}
