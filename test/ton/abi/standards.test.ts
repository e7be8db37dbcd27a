import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AbiRegistry, standards, type AbiValue } from 'tonlens/abi'
import { formatHash, parseCell, readComment } from 'tonlens/ton'
import { isCell, plain } from './decoded.ts'

interface Recorded {
  readonly body: string
  readonly decoded: unknown
  readonly external: 'in' | undefined
}

/** Recordings of the service lie beside a working copy that has them; the sample is in the repository. */
const RECORDINGS = process.env['TONLENS_RECORDINGS'] ?? join(import.meta.dirname, '../../../../shared/data')
const SAMPLE = join(import.meta.dirname, 'bodies.json.gz')

const LEFT_OVER = 'te6cckEBAQEANAAAZE6x8PkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmb3VuZGF0aW9uLO5J/g=='
const registry = new AbiRegistry([standards])
const opcodes = new Set(
  (standards.abis ?? []).flatMap(({ types = {} }) =>
    Object.values(types).flatMap((type) =>
      'prefix' in type && type.prefix?.length === 10 && !type.prefix.startsWith('0x0000') ? [type.prefix] : [],
    ),
  ),
)

function check(recorded: readonly Recorded[], unread: string[] = []): number {
  let compared = 0
  for (const { body, decoded, external } of recorded) {
    const type = (decoded as { '@type'?: string } | null)?.['@type']
    const contract =
      external === 'in'
        ? {
            interfaces: [
              type?.replace('wallet_signed_', 'wallet_').replace(/_(v\d)$/, '_$1') ?? '',
              'wallet_v3r2',
              'wallet_v4r2',
              'wallet_v5r1',
            ],
          }
        : undefined
    // The service reads this body, too, but leaves 48 bits over.
    if (body === LEFT_OVER) continue
    const reading = registry.readBody({ body, external, receiver: contract })
    // Contracts use opcodes of the standards for bodies of their own, which the service does not decode either.
    if (reading === undefined && type === undefined) unread.push(opcode(body))
    else expect(reading, body).toBeDefined()
    if (reading === undefined || type === undefined || external === 'in') continue
    const { $, ...fields } = reading.value
    // The service reads "no value" as a deletion, and leaves the bit over that says so.
    if (type === 'delete_dns_record' && fields['value'] === null) continue
    expect($, body).toBe(type)
    const { '@type': _type, ...expected } = decoded as Record<string, unknown>
    expect(Object.keys(fields).toSorted(), body).toEqual(Object.keys(expected).toSorted())
    for (const [name, value] of Object.entries(fields)) expectEqual(value, expected[name], `${type}.${name}`)
    compared += 1
  }
  return compared
}

/** Compares a value with the service's, which reads payloads further. */
function expectEqual(value: AbiValue, decoded: unknown, name: string): void {
  const given = plain(decoded)
  if (name.endsWith('.forward_payload')) {
    const { '@type': side, value: inner } = (decoded ?? { '@type': 'omitted' }) as { '@type': string; value: unknown }
    if (value === null) return
    const { $, value: cell } = value as { $: string; value: AbiValue }
    expect($ === 'cell' ? 'second_from_either' : 'first_from_either', name).toBe(side)
    if (!isCell(cell)) throw new TypeError(name)
    const text = (inner as { '@type'?: string; text?: string }).text
    const comment = readComment(cell)
    if (text !== undefined && comment?.type === 'text') expect(comment.text.slice(0, 20), name).toBe(text.slice(0, 20))
    return
  }
  if (isCell(value)) {
    expect(formatHash(value.hash(), 'hex'), name).toBe(formatHash(parseCell(given as string).hash(), 'hex'))
    return
  }
  expect(typeof value === 'bigint' ? String(value) : value, name).toEqual(typeof given === 'string' ? given : given)
}

test('reads every body of the sample to the last bit, as the service decodes it', () => {
  const sample = JSON.parse(gunzipSync(readFileSync(SAMPLE)).toString()) as Recorded[]
  expect(check(sample)).toBeGreaterThan(350)
})

test('reads every body of the embedded chain that has an opcode of the standards', () => {
  const chain = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../stories/chain/transactions.json'), 'utf8'),
  ) as unknown
  const bodies = collectBodies([chain]).filter(
    ({ body, external }) => external === undefined && opcodes.has(opcode(body)),
  )
  const unread: string[] = []
  expect(check(bodies, unread)).toBeGreaterThan(100)
  expect(unread).toEqual([])
})

describe.skipIf(!existsSync(RECORDINGS))('the recordings beside the working copy', () => {
  test('are read to the last bit where an ABI has their opcode', () => {
    const bodies = collectBodies(readRecordings()).filter(({ body, external, decoded }) => {
      if (external === 'in')
        return (decoded as { '@type'?: string } | null)?.['@type']?.startsWith('wallet_signed') === true
      return opcodes.has(opcode(body))
    })
    expect(bodies.length).toBeGreaterThan(400)
    const unread: string[] = []
    expect(check(bodies, unread)).toBeGreaterThan(300)
    expect(unread.length, unread.join(' ')).toBeLessThan(bodies.length / 50)
  })
})
if (!existsSync(RECORDINGS))
  console.warn('test/ton/abi/standards.test.ts: skips the recordings, which are not here; set TONLENS_RECORDINGS.')

function opcode(body: string): string {
  const { data, bitLength } = parseCell(body)
  return bitLength < 32 ? '' : `0x${Buffer.from(data.subarray(0, 4)).toString('hex')}`
}

function collectBodies(answers: readonly unknown[]): Recorded[] {
  const found = new Map<string, Recorded>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { message_content, source, destination } = value as Record<string, unknown>
    const { body, decoded } = (message_content ?? {}) as { body?: unknown; decoded?: unknown }
    if (typeof body === 'string' && destination !== null && destination !== undefined) {
      const known = found.get(body)
      found.set(body, {
        body,
        decoded: decoded ?? known?.decoded ?? null,
        external: source === null ? 'in' : undefined,
      })
    }
    Object.values(value).forEach(walk)
  }
  walk(answers)
  return [...found.values()]
}

function readRecordings(): readonly unknown[] {
  const lines = (text: string): unknown[] =>
    text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  return [
    ...['captures', 'mainnet-traces'].flatMap((folder) =>
      readdirSync(join(RECORDINGS, folder)).map((file): unknown =>
        JSON.parse(readFileSync(join(RECORDINGS, folder, file), 'utf8')),
      ),
    ),
    lines(readFileSync(join(RECORDINGS, 'golden/cases.jsonl'), 'utf8')),
    lines(gunzipSync(readFileSync(join(RECORDINGS, 'golden/world.jsonl.gz'))).toString()),
  ]
}
