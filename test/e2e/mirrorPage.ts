// The page of the reliability tests: a mirror, and a service that makes an account's history up as it is asked.
import {
  openMirror,
  type Mirror,
  type MirrorOptions,
  type MirrorProblem,
  type SyncProgress,
} from '../../src/entries/mirror.ts'
import { currentAnswer } from '../../src/sources/client/origin.ts'
import type { Transport } from '../../src/sources/client/transports/transport.ts'
import { transactions } from '../../src/service/endpoints/transactions.ts'
import { testAccount, createBook, testHash, history } from '../fixtures/testRows.ts'

const account = testAccount(1)
const scope = { kind: 'transactions', account } as const
let mirror: Mirror | undefined
let requests = 0
const progress: SyncProgress[] = []
const problems: MirrorProblem[] = []

/** `total` transactions, in pages that take so many milliseconds. */
function service(total: number, delay: number, ballast: number): Transport {
  return {
    name: 'made up',
    async request(_endpoint, params) {
      requests++
      const { limit = 10, end_lt, sort } = params as { limit?: number; end_lt?: string; sort?: string }
      await new Promise((resolve) => setTimeout(resolve, delay))
      const top = end_lt === undefined ? total : Math.min(total, Math.floor(Number(end_lt) / 10))
      const rows =
        sort === 'asc' ? history(1, 1, 1) : history(1, Math.max(1, top - Math.min(limit, 100) + 1), top).toReversed()
      const filled = rows.map((row) => ({ ...row, ballast: noise(ballast) }))
      return currentAnswer({ transactions: filled, address_book: createBook(1) }, 'made up')
    },
  }
}

/** Text that no compression makes smaller. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += String.fromCharCode(33 + Math.floor(Math.random() * 65_000))
  return text.replaceAll(/[\ud800-\udfff]/g, 'x')
}

export const kit = {
  async open(options: Partial<MirrorOptions> = {}) {
    try {
      mirror = await openMirror({ name: 'kit', onProblem: (problem) => problems.push(problem), ...options })
      return 'open'
    } catch (error) {
      return (error as { reason?: string }).reason ?? String(error)
    }
  },
  /** Begins a sync and does not wait for it. */
  sync(total: number, delay = 20, ballast = 0): void {
    const { signal } = new AbortController()
    const onProgress = (step: SyncProgress) => void progress.push(step)
    kit.ended = undefined
    const work = opened().sync(scope, { service: service(total, delay, ballast), signal, onProgress })
    work.then(
      ({ state }) => (kit.ended = state),
      (error: unknown) => (kit.ended = String(error)),
    )
  },
  ended: undefined as string | undefined,
  state: () => ({ requests, progress: progress.at(-1), problems, ended: kit.ended }),
  status: () => opened().coverage(scope),
  usage: () => opened().usage(),
  clear: () => opened().clear(),
  /** The mirror's answer for the newest `limit` rows, or the name of its error. */
  async ask(limit: number, offset = 0) {
    const began = performance.now()
    try {
      const init = { maxAge: Infinity }
      const { body } = await opened().transport.request(transactions, { account: [account], limit, offset }, init)
      const rows = (body as { transactions: { hash: string }[] }).transactions
      return { hashes: rows.map(({ hash }) => hash), ms: performance.now() - began }
    } catch (error) {
      return { error: (error as Error).name, ms: performance.now() - began }
    }
  },
  /** Whether every page that the mirror gives is right, down to the last row that it claims. */
  async sound(total: number) {
    const rows = (await kit.status())?.rows ?? 0
    let whole = 0
    for (let offset = 0; offset < rows; offset += 100) {
      const { hashes } = await kit.ask(Math.min(100, rows - offset), offset)
      if (hashes === undefined) break
      for (const [at, hash] of hashes.entries()) {
        if (hash !== testHash(100_000 + total - offset - at)) return { rows, wrong: offset + at }
      }
      whole += hashes.length
    }
    const { error } = await kit.ask(1, rows)
    return { rows, whole, beyond: error }
  },
  /** Keeps a write of this tab under way until the page goes. */
  async block() {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('tonlens:kit')
      request.onsuccess = () => resolve(request.result)
    })
    const rows = database.transaction(['tx', 'meta', 'cov', 'ent', 'nft'], 'readwrite').objectStore('tx')
    const again = () => (rows.get(new Uint8Array(1)).onsuccess = again)
    again()
  },
  /** A tab of another version that does not let go. */
  hold: (version: number) =>
    new Promise<string>((resolve) => {
      const request = indexedDB.open('tonlens:kit', version)
      request.onsuccess = () => {
        Object.assign(globalThis, { held: request.result })
        resolve('held')
      }
      request.onupgradeneeded = () => {
        for (const name of ['tx', 'nft', 'ent']) {
          request.result.createObjectStore(name, { keyPath: 'h' }).createIndex('k', 'k', { multiEntry: true })
        }
        request.result.createObjectStore('meta').put({ testOnly: false }, 'options')
      }
    }),
}

function opened(): Mirror {
  if (mirror === undefined) throw new Error('open first')
  return mirror
}

/** Functions that the tests call. */
export type Kit = typeof kit
Object.assign(globalThis, { kit })
