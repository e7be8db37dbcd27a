import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { AbiRegistry, bundledSources, defineAbi, loadCatalogue, standards, type BodyDecoder } from 'tonlens/abi'
import { Builder, formatAddress } from 'tonlens/ton'

const own = defineAbi({
  name: 'Mine',
  types: {
    Buy: { prefix: '0x00000005', fields: { amount: 'coins' } },
    Other: { prefix: '0xd53276db', fields: { amount: 'uint8' } },
  },
  incoming: ['Buy | Other'],
  errors: { 77: 'Shop is closed' },
  codeHashes: ['11'.repeat(32)],
  addresses: [`0:${'22'.repeat(32)}`],
  interfaces: ['mine'],
})
const source = { name: 'My application', abis: [own] }
const registry = new AbiRegistry([source, standards])
const buy = new Builder().uint(5, 32).coins(3n).cell()

test('finds a contract by code hash in any form, address and interface', () => {
  for (const contract of [
    { codeHash: Buffer.from('11'.repeat(32), 'hex').toString('base64') },
    { address: `0:${'22'.repeat(32)}` },
    { interfaces: ['mine'] },
  ]) {
    expect(registry.readBody({ body: buy, receiver: contract })?.value).toEqual({ $: 'Buy', amount: 3n })
    expect(registry.exitCode(contract, 77)).toBe('Shop is closed')
  }
})

test('says who knows', () => {
  expect(registry.readBody({ body: buy, receiver: { interfaces: ['mine'] } })?.source).toBe(source)
})

test('a small opcode tells nothing about an unknown contract', () => {
  expect(registry.readBody({ body: buy })).toBeUndefined()
  expect(registry.opcodeName('0x00000005')).toBeUndefined()
  expect(registry.opcodeName('0x00000005', { interfaces: ['mine'] })).toBe('Buy')
})

test('reads by opcode alone; of two layouts the one that fits', () => {
  expect(registry.readBody({ body: new Builder().uint(0xd53276db, 32).uint(9, 64).cell() })?.value).toEqual({
    $: 'excess',
    query_id: 9n,
  })
  expect(registry.readBody({ body: new Builder().uint(0xd53276db, 32).uint(9, 8).cell() })?.value).toEqual({
    $: 'Other',
    amount: 9n,
  })
  expect(registry.readBody({ body: new Builder().uint(0xd53276db, 32).uint(9, 9).cell() })).toBeUndefined()
})

test('a malformed ABI does not harm the others', () => {
  const broken = { name: 'Broken', types: { A: { prefix: 'x', fields: {} } }, incoming: ['A', 7] } as never
  const both = new AbiRegistry([{ name: 'Broken', abis: [broken] }, standards])
  expect(both.opcodeName('0x0f8a7ea5')).toBe('jetton_transfer')
})

test('an address or hash that is none finds nothing', () => {
  expect(registry.find({ address: 'x', codeHash: 'y', interfaces: ['constructor'] })).toEqual([])
})

test('the catalogue names bodies of known services and contracts by their code', async () => {
  const catalogue = await loadCatalogue()
  const both = new AbiRegistry([standards, catalogue])
  expect(both.opcodeName('0x25938561')).toBe('stonfi_swap')
  expect(both.find({ codeHash: '/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA=' }).map(([abi]) => abi.name)).toEqual([
    'Wallet v4',
  ])
})

test('names accounts in the order of the sources', () => {
  const second = { name: 'List', accounts: { [`0:${'22'.repeat(32)}`]: 'Other', [`0:${'33'.repeat(32)}`]: 'Bridge' } }
  const both = new AbiRegistry([
    { name: 'Mine', accounts: { [formatAddress(`0:${'22'.repeat(32)}`)]: 'Shop' } },
    second,
  ])
  expect(both.accountName(`0:${'22'.repeat(32)}`)).toMatchObject({ name: 'Shop', source: { name: 'Mine' } })
  expect(both.accountName(`0:${'33'.repeat(32)}`)?.source).toBe(second)
  expect(both.accountName('x')).toBeUndefined()
})

describe('decoders', () => {
  const decode: BodyDecoder = ({ opcode, body }) =>
    opcode === '0x0000abcd' ? { name: 'ping', fields: { bits: BigInt(body.bitLength) } } : undefined
  const ping = new Builder().uint(0xabcd, 32).cell()

  test('come before all ABIs, and leave to them what they do not know', () => {
    const withDecoder = new AbiRegistry([source, { name: 'Code', decoders: [decode] }])
    expect(withDecoder.readBody({ body: ping })).toMatchObject({
      value: { $: 'ping', bits: 32n },
      abi: undefined,
      source: { name: 'Code' },
    })
    expect(withDecoder.readBody({ body: buy, receiver: { interfaces: ['mine'] } })?.abi).toBe(own)
  })

  const endless: Record<string, never> = {}
  endless['self'] = endless as never
  test.each<[string, BodyDecoder]>([
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    ['returns no name', () => ({ fields: {} }) as never],
    ['returns a value that contains itself', () => ({ name: 'x', fields: endless })],
    [
      'returns more values than a page can show',
      () => ({ name: 'x', fields: { all: Array.from({ length: 20_000 }, () => 1n) } }),
    ],
  ])('one that %s is reported once, and the next one is asked', (_, broken) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const both = new AbiRegistry([{ name: 'Code', decoders: [broken, decode] }])
    for (let times = 0; times < 3; times++)
      expect(both.readBody({ body: ping })?.value).toEqual({ $: 'ping', bits: 32n })
    expect(report).toHaveBeenCalledTimes(1)
    report.mockRestore()
  })
})

test('the notices name every source with its license and origin', async () => {
  const notices = readFileSync(join(import.meta.dirname, '../../../NOTICES.md'), 'utf8')
  for (const { name, license, origin } of [...bundledSources, standards, await loadCatalogue()]) {
    expect(notices).toContain(`| ${name} | ${license} | ${origin} |`)
  }
})
