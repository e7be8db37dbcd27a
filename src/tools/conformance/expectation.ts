// Expected answer of a request by the rule book, given the rows that decide it.
import { createMemoryIndex, type MemoryIndex } from '../../sources/memory/memoryIndex.ts'
import { type CompareHashes, hashBytesOrder, hashTextOrder } from '../../service/rules/order.ts'
import type { ServiceVersion } from '../../service/rows/version.ts'
import type { RequestHeaders } from './session.ts'
import { findDiscrepancy, type Discrepancy } from './firstDifference.ts'

/** A status and a parsed body. */
export interface StatusAndBody {
  readonly status: number
  readonly body: unknown
}

/** Facts known about a deployment. */
export interface Deployment {
  readonly version: ServiceVersion
  /** Friendly addresses carry the flag of test networks. */
  readonly testOnly: boolean
}

/** An answer beside what the rule book expects. */
export interface Comparison {
  /** Status that the rule book expects. */
  readonly status: number
  /** Undefined if the answer is as expected. */
  readonly discrepancy: Discrepancy | undefined
}

/** Rows that decide requests: answers of the deployment, as they came. */
export class DecidingRows {
  readonly bodies: readonly unknown[]
  readonly #deployment: Deployment
  readonly #indexes = new Map<string, MemoryIndex>()

  /** @throws {IngestError} The bodies are no answers of the service. */
  constructor(bodies: readonly unknown[], deployment: Deployment) {
    this.bodies = bodies
    this.#deployment = deployment
    this.#open('text', false, hashTextOrder)
  }

  /** The answer that the rule book expects, with ties in the order of hashes as text. */
  async expect(request: string, headers?: RequestHeaders): Promise<StatusAndBody> {
    return ask(this.#open('text', false, hashTextOrder), request, headers)
  }

  /**
   * Compares an answer with the one that follows from these rows. Rows that tie may stand in any one order:
   * how a database sorts hashes and equal rows is its own affair.
   */
  async compare(request: string, answered: StatusAndBody, headers?: RequestHeaders): Promise<Comparison> {
    const given = normalizeBody(answered.body)
    let first: Comparison | undefined
    for (const [name, hashes] of this.#hashOrders(answered.body)) {
      for (const isReversed of [false, true]) {
        const index = name === 'answer' ? this.#create(isReversed, hashes) : this.#open(name, isReversed, hashes)
        const { status, body } = await ask(index, request, headers)
        const discrepancy =
          status === answered.status
            ? findDiscrepancy(given, normalizeBody(body))
            : { path: 'status', answered: String(answered.status), expected: String(status) }
        if (discrepancy === undefined || status !== 200) return { status, discrepancy }
        first ??= { status, discrepancy }
      }
    }
    return first as Comparison
  }

  *#hashOrders(answer: unknown): Generator<readonly [name: string, order: CompareHashes]> {
    yield ['text', hashTextOrder]
    yield ['bytes', hashBytesOrder]
    for (const [name, bodies] of [
      ['answer', [answer]],
      ['basis', this.bodies],
    ] as const) {
      const order = orderOfAppearance(bodies)
      yield [name, order]
      yield [`${name}, reversed`, (a, b) => order(b, a)]
    }
  }

  #open(name: string, isReversed: boolean, hashes: CompareHashes): MemoryIndex {
    const key = `${name} ${isReversed}`
    // Orders of an answer hold for that answer alone.
    if (name.startsWith('answer')) return this.#create(isReversed, hashes)
    const index = this.#indexes.get(key) ?? this.#create(isReversed, hashes)
    this.#indexes.set(key, index)
    return index
  }

  #create(isReversed: boolean, compareHashes: CompareHashes): MemoryIndex {
    const bodies = isReversed ? this.bodies.map(reverseLists) : this.bodies
    return createMemoryIndex(bodies, { ...this.#deployment, compareHashes })
  }
}

async function ask(index: MemoryIndex, request: string, headers: RequestHeaders = {}): Promise<StatusAndBody> {
  const response = await index.fetch(`/api/v3${request}`, { headers })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** Orders hashes as they first appear in bodies; others as text. */
function orderOfAppearance(bodies: readonly unknown[]): CompareHashes {
  const places = new Map<string, number>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length === 44 && !places.has(value)) places.set(value, places.size)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  bodies.forEach(walk)
  return (a, b) => {
    const [x, y] = [places.get(a), places.get(b)]
    return x === undefined || y === undefined ? hashTextOrder(a, b) : x - y
  }
}

/** The lists of an answer from the last row to the first: another order of arrival. */
function reverseLists(body: unknown): unknown {
  if (Array.isArray(body)) return body.toReversed() as unknown
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [name, Array.isArray(part) ? part.toReversed() : part]),
  )
}

const mapFields = new Set(['address_book', 'metadata'])

/**
 * An answer with empty maps where a deployment may write null for them: one with a cache of metadata does so if it
 * knows none.
 */
export function normalizeBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [name, part === null && mapFields.has(name) ? {} : part]),
  )
}
