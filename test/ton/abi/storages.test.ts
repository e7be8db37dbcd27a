import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sbtItemCode } from '@ton-community/assets-sdk/dist/nft/contracts/build/sbt-item.js'
import { Address, Cell as CoreCell } from '@ton/core'
import { Blockchain, createShardAccount } from '@ton/sandbox'
import { expect, test } from 'vitest'
import { AbiError, AbiRegistry, readStorage, standards, writeAs, type Abi, type AbiValue } from 'tonlens/abi'
import { formatHash, parseHash, writeBoc } from 'tonlens/ton'
import { storages } from '../../../src/ton/abi/standards/storages.ts'
import { Cell } from '../../../src/ton/cells/cell.ts'
import { chainStates } from '../../fixtures/verify.ts'

type Fields = Readonly<Record<string, AbiValue>>
type Row = Readonly<Record<string, unknown>> & { readonly address: string }

const registry = new AbiRegistry([standards])
const codes = new Set(storages.flatMap(({ codeHashes = [] }) => codeHashes))
const states = new Map(chainStates().map((state) => [state.address, state]))
const print = (value: AbiValue | undefined): unknown => (typeof value === 'bigint' ? String(value) : value)
const listRows = (name: string): readonly Row[] =>
  (
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../../stories/chain/${name.replace('_', '-')}.json`), 'utf8'),
    ) as Record<string, readonly Row[]>
  )[name] ?? []

test.each<[string, Readonly<Record<string, string>>]>([
  ['jetton_wallets', { balance: 'balance', owner: 'owner', master: 'jetton' }],
  ['jetton_masters', { total_supply: 'total_supply', admin: 'admin_address' }],
  ['nft_items', { index: 'index', owner: 'owner_address', collection: 'collection_address' }],
  ['nft_collections', { owner: 'owner_address', next_item_index: 'next_item_index' }],
])('%s of the embedded chain hold what the service says of them', (name, fields) => {
  let read = 0
  for (const row of listRows(name)) {
    const { code_hash, data_boc } = states.get(row.address) ?? {}
    if (typeof data_boc !== 'string' || !codes.has(code_hash ?? '')) continue
    const value = (registry.readStorage({ codeHash: code_hash }, data_boc)?.value ?? {}) as Fields
    for (const [field, column] of Object.entries(fields))
      expect(print(value[field]), `${row.address} ${field}`).toEqual(row[column])
    read += 1
  }
  expect(read).toBeGreaterThan(1)
})

test('every account of the embedded chain that has such code, and every wallet, is read with nothing left over', () => {
  const counts: Record<string, number> = {}
  for (const { address, code_hash, data_boc, interfaces } of states.values()) {
    const kind = interfaces?.[0] ?? ''
    if (typeof data_boc !== 'string' || !(codes.has(code_hash ?? '') || kind.startsWith('wallet_v'))) continue
    const reading = registry.readStorage({ address, codeHash: code_hash, interfaces: interfaces ?? [] }, data_boc)
    expect(reading, `${address} ${kind}`).toBeDefined()
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  expect(counts).toMatchInlineSnapshot(`
    {
      "jetton_master": 3,
      "jetton_wallet": 49,
      "nft_collection": 2,
      "nft_item": 134,
      "nft_sale_getgems_v3": 13,
      "wallet_v3r2": 11,
      "wallet_v4r2": 11,
      "wallet_v5r1": 14,
    }
  `)
})

// Jetton wallets of the main network. The service tells the hash of their data, which has the code as a reference.
const owner = '0:33A14A5A9406979D59B9328898591660B8B1736342B11632EFDCC911AB9057CF'
test.each([
  [
    'vrBoPr64kn/p/I7AoYvH3ReJlomCWhIeq0bFo6hg0M4=',
    7,
    324481500000n,
    '0:21442FE867807D560325B5F36410D49D2E4B653000CF13BDF322221C2FA7ACDA',
    '5LGjzYITxp8YAXPMidehHv5nlmUJupR/gG33R4xIvtg=',
  ],
  [
    'vrBoPr64kn/p/I7AoYvH3ReJlomCWhIeq0bFo6hg0M4=',
    7,
    351000000000n,
    '0:65DE083A0007638233B6668354E50E44CD4225F1730D66B8B1F19E5D26690751',
    'nXveLROM2cMN/Nd+ITJqH1KvN2X+C7pzsOPJpvo18m8=',
  ],
  [
    'iUaPAseOVwgC45l5yFFvw43wfqdqSDV+BTbyuns+43s=',
    undefined,
    3201565n,
    '0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE',
    'F4/ErQnszp5Cb0Jt+38MPtxokTL2O5ZEV8OCnu3Olgk=',
  ],
  [
    'G70kKn2Quq4lGKFrmkk04QN8WlrhTAChzLhn7bTpkAA=',
    6,
    500000000n,
    '0:896E9D240693F03E8046F94E42F9C59F3FF8E792CBE8B467C0ACF179D10F508A',
    'rSxat3E3CMdMMT2gelgcT/79gH//PlueLyNzO9DLPXU=',
  ],
])(
  'the layout of the wallets with code %s has the hash of a recorded one',
  (codeHash, codeDepth, balance, master, dataHash) => {
    const abi = storages.find(({ codeHashes }) => codeHashes?.includes(codeHash)) as Abi
    const own = codeDepth === undefined ? { status: 0n } : { wallet_code: prune(parseHash(codeHash), codeDepth) }
    const cell = writeAs<Abi, string>(abi, 'Storage', { $: 'Storage', ...own, balance, owner, master })
    if (cell instanceof AbiError) throw cell
    expect(formatHash(cell.hash(0), 'base64')).toBe(dataHash)
  },
)

test('soulbound items store what their get-methods return', async () => {
  const abi = storages.find(({ name }) => name === 'Soulbound NFT') as Abi
  const code = CoreCell.fromBase64(sbtItemCode.codeBoc)
  expect(abi.codeHashes).toEqual([code.hash().toString('base64')])
  const content = writeAs<Abi, string>({ name: 'Text' }, 'string', 'badge.json')
  if (content instanceof AbiError) throw content
  const [collection, holder, authority] = ['11', '22', '33'].map((byte) => `0:${byte.repeat(32)}`) as [
    string,
    string,
    string,
  ]
  const value = { $: 'Storage', index: 5n, collection, owner: holder, content, authority, revoked_at: 1700000000n }
  const cell = writeAs<Abi, string>(abi, 'Storage', value)
  if (cell instanceof AbiError) throw cell
  expect(readStorage(abi, cell)).toEqual(value)
  const chain = await Blockchain.create()
  const address = Address.parseRaw(`0:${'44'.repeat(32)}`)
  const data = CoreCell.fromBoc(Buffer.from(writeBoc(cell)))[0] as CoreCell
  await chain.setShardAccount(address, createShardAccount({ address, code, data, balance: 1_000_000_000n }))
  const { stackReader } = await chain.runGetMethod(address, 'get_nft_data')
  expect([
    stackReader.readNumber(),
    stackReader.readNumber(),
    stackReader.readAddress().toRawString(),
    stackReader.readAddress().toRawString(),
  ]).toEqual([-1, 5, collection, holder])
  const [own, revoked] = [
    await chain.runGetMethod(address, 'get_authority_address'),
    await chain.runGetMethod(address, 'get_revoked_time'),
  ]
  expect(own.stackReader.readAddress().toRawString()).toBe(authority)
  expect(revoked.stackReader.readNumber()).toBe(1700000000)
})

/** Cell of which hash and depth are known. */
function prune(hash: Uint8Array, depth: number): Cell {
  return new Cell({
    data: Uint8Array.of(1, 1, ...hash, depth >> 8, depth & 255),
    bitLength: 288,
    refs: [],
    exotic: true,
  })
}
