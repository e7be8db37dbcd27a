import { bytesToHex } from '../../ton/cells/bytes.ts'

/** An answer of the service as the gateway keeps it. */
export interface KeptAnswer {
  readonly status: number
  readonly text: string
  /** Hash of the text, in quotes, as the header `ETag` has it. */
  readonly etag: string
  /** Moment that the answer describes, Unix seconds. */
  readonly asOf: number
  /** Unix seconds until which it is given again; `Infinity` if it cannot change. */
  readonly until: number
}

/** Store that instances share: the part of `Storage` of `unstorage` that is used. */
export interface AnswerStore {
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: string, options?: { readonly ttl?: number }): Promise<unknown>
}

/** Answers that are kept, by the request that they answer. */
export interface KeptAnswers {
  /** Finds an answer that may still be given. @param since Least Unix seconds of its moment. */
  readonly find: (key: string, since: number) => Promise<KeptAnswer | undefined>
  readonly keep: (key: string, answer: KeptAnswer) => void
  /** Bytes that this process keeps, about. */
  readonly size: () => number
}

/** Longest answer that is kept, as a share of the memory. */
const maxShare = 0.1
/** Seconds for which a shared store keeps what cannot change: names beside it can. */
const maxStored = 30 * 86_400

/**
 * Creates the memory of a gateway. What is in this process is found at once; a shared store is asked for the rest.
 * @param maxBytes Most bytes in this process; what was used least recently makes room.
 * @param onProblem Called when the store fails; answers then come from the service.
 */
export function createKeptAnswers(
  maxBytes: number,
  store: AnswerStore | undefined,
  onProblem: (problem: unknown) => void,
): KeptAnswers {
  const answers = new Map<string, KeptAnswer>()
  let size = 0

  function drop(key: string): void {
    const known = answers.get(key)
    if (known === undefined) return
    answers.delete(key)
    size -= weigh(key, known)
  }

  function keepHere(key: string, answer: KeptAnswer): void {
    drop(key)
    const weight = weigh(key, answer)
    if (weight > maxBytes * maxShare) return
    answers.set(key, answer)
    size += weight
    for (const oldest of answers.keys()) {
      if (size <= maxBytes) break
      drop(oldest)
    }
  }

  function findHere(key: string, since: number): KeptAnswer | undefined {
    const known = answers.get(key)
    if (known === undefined) return undefined
    if (!isUsable(known, since)) {
      drop(key)
      return undefined
    }
    // The last one is the one that was used last.
    answers.delete(key)
    answers.set(key, known)
    return known
  }

  return {
    async find(key, since) {
      const known = findHere(key, since)
      if (known !== undefined || store === undefined) return known
      try {
        const stored = readStored(await store.getItem(key))
        if (stored === undefined || !isUsable(stored, since)) return undefined
        keepHere(key, stored)
        return stored
      } catch (problem) {
        onProblem(problem)
        return undefined
      }
    },
    keep(key, answer) {
      keepHere(key, answer)
      if (store === undefined) return
      const ttl = Math.ceil(Math.min(maxStored, answer.until - Date.now() / 1000))
      if (ttl <= 0) return
      const text = JSON.stringify({ ...answer, until: Math.min(answer.until, Number.MAX_SAFE_INTEGER) })
      store.setItem(key, text, { ttl }).catch(onProblem)
    },
    size: () => size,
  }
}

function isUsable({ asOf, until }: KeptAnswer, since: number): boolean {
  return until > Date.now() / 1000 && asOf >= since
}

function weigh(key: string, { text }: KeptAnswer): number {
  return 2 * (key.length + text.length) + 200
}

/** Reads what a store gives: drivers parse JSON, or do not. */
function readStored(given: unknown): KeptAnswer | undefined {
  const value = (typeof given === 'string' ? JSON.parse(given) : given) as Partial<KeptAnswer> | null | undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { status, text, etag, asOf, until } = value
  if (typeof status !== 'number' || typeof text !== 'string' || typeof etag !== 'string') return undefined
  if (typeof asOf !== 'number' || typeof until !== 'number') return undefined
  return { status, text, etag, asOf, until: until === Number.MAX_SAFE_INTEGER ? Infinity : until }
}

/** Hash of a text as an `ETag`. */
export async function createEtag(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${bytesToHex(new Uint8Array(bytes, 0, 16))}"`
}
