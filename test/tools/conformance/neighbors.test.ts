// Parents and children of every recorded transaction, against the edges that came with the recording.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { HttpError } from '../../../src/sources/client/errors.ts'
import { adjacentTransactions } from '../../../src/service/endpoints/transactions.ts'
import { createMemoryIndex, type MemoryIndex } from '../../../src/entries/memory.ts'
import { hasRecorded, recordedFolder, traceFiles } from '../../helpers/recorded.ts'

interface Recorded {
  readonly trace_id: string
  readonly transactions: readonly {
    readonly hash: string
    readonly lt: string
    readonly account: string
  }[]
  readonly derived: { readonly edges: readonly { readonly left_tx: string; readonly right_tx: string }[] }
}

const folder = `${recordedFolder}mainnet-traces`
const files = hasRecorded ? traceFiles() : []
const traces = files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Recorded)

/** Every question about neighbors that has an answer in the recordings. */
const questions = traces.flatMap(({ transactions, derived: { edges } }) => {
  // Sorted by logical time, then account; all of these accounts are in one workchain.
  const place = new Map(transactions.map((row) => [row.hash, `${row.lt.padStart(20, '0')} ${row.account}`]))
  const sorted = (hashes: readonly string[]) =>
    [...hashes].sort((a, b) => ((place.get(a) ?? '') < (place.get(b) ?? '') ? -1 : 1))
  return transactions.flatMap(({ hash }) => {
    const parents = edges.filter(({ right_tx }) => right_tx === hash).map(({ left_tx }) => left_tx)
    const children = edges.filter(({ left_tx }) => left_tx === hash).map(({ right_tx }) => right_tx)
    return [
      { hash, direction: 'in', expected: parents },
      { hash, direction: 'out', expected: sorted(children) },
      { hash, direction: undefined, expected: sorted([...parents, ...children]) },
    ] as const
  })
})

interface Heard {
  readonly status: number
  readonly hashes: readonly string[]
}

function readHashes(body: unknown): readonly string[] {
  return (body as { transactions?: { hash: string }[] }).transactions?.map(({ hash }) => hash) ?? []
}

function writeQuery({ hash, direction }: { hash: string; direction: string | undefined }): string {
  return String(new URLSearchParams({ hash, ...(direction && { direction }) }))
}

test.skipIf(hasRecorded)('recorded traces are not on this machine', () => undefined)

describe.runIf(hasRecorded)('neighbors of every recorded transaction', () => {
  let index: MemoryIndex
  let service: Awaited<ReturnType<typeof startService>>

  beforeAll(async () => {
    index = createMemoryIndex(traces)
    service = await startService({ port: 0, rate: Infinity, data: [folder] })
  })
  afterAll(() => service.close())

  test('are many', () => {
    expect(questions.length).toBeGreaterThan(1900)
    expect(questions.some(({ expected }) => expected.length > 2)).toBe(true)
  })

  const ways: Readonly<Record<string, (question: (typeof questions)[number]) => Promise<Heard>>> = {
    'fetch of the index': async (question) => {
      const answer = await index.fetch(`/api/v3/adjacentTransactions?${writeQuery(question)}`)
      return { status: answer.status, hashes: readHashes(await answer.json()) }
    },
    'the transport of the index': async ({ hash, direction }) => {
      try {
        const params = direction === undefined ? { hash } : { hash, direction }
        const body = (await index.transport.request(adjacentTransactions, params)).body
        return { status: 200, hashes: readHashes(body) }
      } catch (error) {
        if (error instanceof HttpError) return { status: error.status, hashes: [] }
        throw error
      }
    },
    'a real socket': async (question) => {
      const answer = await fetch(`${service.url}/adjacentTransactions?${writeQuery(question)}`)
      return { status: answer.status, hashes: readHashes(await answer.json()) }
    },
  }

  test.each(Object.keys(ways))('are exactly right through %s', { timeout: 120_000 }, async (way) => {
    for (const question of questions) {
      const { expected } = question
      const heard = await ways[way]?.(question)
      expect(heard, writeQuery(question)).toEqual({ status: expected.length > 0 ? 200 : 404, hashes: expected })
    }
  })
})
