import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { describeParams } from '../../../src/service/endpoints/describe.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import * as table from '../../../src/service/endpoints/index.ts'

interface Reference {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly pagination: object | null
  readonly params: readonly ReferenceParam[]
  readonly body?: { readonly fields: readonly ReferenceParam[] }
}
interface ReferenceParam {
  readonly name: string
  readonly in?: string
  readonly type: string
  readonly array?: boolean
  readonly required?: boolean
  readonly enum?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly maxItems?: number
  readonly meaning?: string
}

const file = fileURLToPath(new URL('../../../../shared/api/endpoints.json', import.meta.url))
/** Routes that a newer version of the service adds. */
const newer = fileURLToPath(new URL('../../../../shared/api/next/endpoints.json', import.meta.url))
const present = existsSync(file) && existsSync(newer)
/** Deprecated spellings of traces, addressInformation and walletInformation. */
const ALIASES = new Set(['getEvents', 'getAccountAlias', 'getWalletAlias'])
const rows: Readonly<Record<string, AnyEndpoint>> = table

describe.runIf(present)('the table against the reference of the service', () => {
  const old = readReference(file).filter(({ name }) => !ALIASES.has(name))
  const added = readReference(newer).filter(({ path }) => path.startsWith('/api/v3/'))
  const emulated = readReference(newer).filter(({ path }) => path.startsWith('/api/emulate/v1/'))
  const reference = [...old, ...added, ...emulated]

  test('has a row for every endpoint and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(reference.map(({ name }) => rowName(name)).toSorted())
    expect([old.length, added.length, emulated.length]).toEqual([39, 11, 2])
  })

  test.each(reference)('$name: route, parameters, types and bounds agree', (endpoint) => {
    const row = rows[rowName(endpoint.name)]
    expect(row).toBeDefined()
    if (row === undefined) return
    expect(row.name).toBe(rowName(endpoint.name))
    expect(row.method).toBe(endpoint.method)
    expect(`/api/${row.service === undefined ? 'v3' : 'emulate/v1'}${row.path}`).toBe(endpoint.path)
    // The reference has the former name of the coin.
    expect(row.summary).toBe(endpoint.summary.replace(/\bTON (?=balance|and jetton)/, 'GRAM '))
    expect(row.since).toBe(added.includes(endpoint) ? '1.3' : undefined)
    // Without an offset, a listing of staking begins at a time.
    expect('page' in row).toBe('limit' in (endpoint.pagination ?? {}))
    const given = endpoint.params.filter((param) => param.in !== 'header')
    const described = describeParams(row).map(({ kind: _kind, ...rest }) => rest)
    expect(described).toEqual([...given, ...(endpoint.body?.fields ?? [])].map(describeReference))
  })
})

function readReference(path: string): readonly Reference[] {
  return present ? (JSON.parse(readFileSync(path, 'utf8')) as { endpoints: Reference[] }).endpoints : []
}

/** Stored by the service and found by its filter, but not in its documentation. */
const UNDOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  stake_recovered: ['recover_requested', 'recover_failed'],
}

function rowName(name: string): string {
  const noun = name.replace(/^get/, '')
  return noun.charAt(0).toLowerCase() + noun.slice(1)
}

/** Bound of a list that only the description tells, such as `1 to 4 messages.` */
function readMaxItems(meaning = ''): number | undefined {
  const [, most] = /^1 to (\d+) messages\.$/.exec(meaning) ?? []
  return most === undefined ? undefined : Number(most)
}

function describeReference(param: ReferenceParam) {
  const array = param.array === true || param.type.startsWith('array of')
  const item = param.type.replace('array of ', '')
  const time = param.name.endsWith('utime') || param.name.endsWith('seqno') || param.name === 'valid_until'
  return {
    name: param.name,
    type: ['string', 'integer', 'boolean'].includes(item) ? item : 'object',
    array,
    required: param.required === true,
    enum: param.enum?.flatMap((word) => [word, ...(UNDOCUMENTED[word] ?? [])]),
    // Logical time travels as text, so its lower bound is that of its digits.
    minimum: param.type === 'string' ? undefined : (param.min ?? (time ? 0 : undefined)),
    // 1024 is documented for multisig, 1000 is what the service enforces.
    maximum: param.max === undefined ? undefined : Math.min(param.max, 1000),
    maxItems: param.maxItems ?? readMaxItems(param.meaning),
  }
}
