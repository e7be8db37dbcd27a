import { Address, beginCell, Cell, type TupleItem } from '@ton/core'
import { Executor } from '@ton/sandbox'
import { beforeAll, expect, test } from 'vitest'
import { readStackEntries, type StackValue } from '../../src/model/getMethodStack.ts'
import { addressCell } from '../../src/ton.ts'
import { bytesToBase64 } from '../../src/ton/bytes.ts'
import type { Emulator } from '../../src/vm/engine/emulator.ts'
import { methodId } from '../../src/ton/methodId.ts'
import { runGetMethod } from '../../src/vm/jobs/getMethod.ts'
import { chainConfig, openEmulator } from '../fixtures/emulator.ts'
import { chainStates } from '../fixtures/verify.ts'

const now = 1_760_200_000
const contracts = chainStates().filter(({ code_boc, data_boc }) => code_boc && data_boc)
const isLong = process.env['TONLENS_LONG'] === '1'
const calls = contracts.flatMap((state) => methodsFor(state.interfaces ?? []).map((call) => ({ state, ...call })))
let emulator: Emulator
let executor: Executor

beforeAll(async () => {
  emulator = await openEmulator()
  executor = await Executor.create()
})

test('there are 500 calls to compare', () => {
  expect(calls.length).toBeGreaterThanOrEqual(500)
})

test('get-methods answer as the sandbox does', async () => {
  const sample = isLong ? calls : calls.filter((_, index) => index % 10 === 0)
  let succeeded = 0
  for (const { state, method, stack, items } of sample) {
    const { code_boc, data_boc, balance, address } = state
    const ours = runGetMethod(emulator, { address, method, stack, code: code_boc ?? '', data: data_boc ?? '', balance: balance ?? '0', config: chainConfig, now })
    const { output } = await executor.runGetMethod({
      code: Cell.fromBase64(code_boc ?? ''),
      data: Cell.fromBase64(data_boc ?? ''),
      methodId: methodId(method),
      stack: items,
      config: chainConfig,
      verbosity: 'short',
      libs: undefined as never,
      address: Address.parse(address),
      unixTime: now,
      balance: BigInt(balance ?? 0),
      randomSeed: Buffer.alloc(32),
      gasLimit: 1_000_000n,
      debugEnabled: false,
    })
    if (!output.success) throw new Error(`${method} of ${address} did not run`)
    expect([ours.exit_code, ours.gas_used], `${method} of ${address}`).toEqual([output.vm_exit_code, Number(output.gas_used)])
    expect(readStackEntries(ours.stack).map(flatten), `${method} of ${address}`).toEqual(parseResult(output.stack).map(flattenItem))
    if (ours.exit_code === 0) succeeded++
  }
  expect(succeeded).toBeGreaterThan(sample.length / 3)
}, 300_000)

function methodsFor(interfaces: readonly string[]): { method: string; stack: { type: string; value: string }[]; items: TupleItem[] }[] {
  const plain = (method: string) => ({ method, stack: [], items: [] })
  const text = addressCell('0:E16D31968241D9F0AFB7BCAD99DD44711C2279102C0E520930F4C4F0E861B7F0')
  const owner = { method: 'get_wallet_address', stack: [{ type: 'slice', value: text }], items: [{ type: 'slice' as const, cell: Cell.fromBase64(text) }] }
  const numbered = { method: 'get_nft_address_by_index', stack: [{ type: 'num', value: '-0x3' }], items: [{ type: 'int' as const, value: -3n }] }
  const large = { method: 'get_nft_address_by_index', stack: [{ type: 'num', value: String(2n ** 200n) }], items: [{ type: 'int' as const, value: 2n ** 200n }] }
  const named = interfaces.join(' ')
  const own = [
    ...(named.includes('jetton_master') ? [plain('get_jetton_data'), owner] : []),
    ...(named.includes('jetton_wallet') ? [plain('get_wallet_data')] : []),
    ...(named.includes('nft_item') ? [plain('get_nft_data')] : []),
    ...(named.includes('nft_collection') ? [plain('get_collection_data'), numbered, large] : []),
  ]
  return [...own, plain('seqno'), plain('get_public_key')]
}

/** Values in one form for both readers. */
function flatten(value: StackValue): unknown {
  if (value === null || typeof value === 'bigint') return value === null ? [] : String(value)
  return 'hash' in value ? bytesToBase64(value.hash()) : value.map(flatten)
}

function flattenItem(item: TupleItem): unknown {
  if (item.type === 'int') return String(item.value)
  if (item.type === 'null') return []
  if (item.type === 'tuple') return item.items.map(flattenItem)
  if ('cell' in item) return item.cell.hash().toString('base64')
  throw new Error(item.type)
}

function parseResult(stack: string): TupleItem[] {
  const slice = Cell.fromBase64(stack).beginParse()
  const items: TupleItem[] = []
  let rest = slice
  for (let left = slice.loadUint(24); left > 0; left--) {
    const next = rest.loadRef()
    items.unshift(readItem(rest))
    rest = next.beginParse()
  }
  return items
}

function readItem(slice: ReturnType<Cell['beginParse']>): TupleItem {
  const tag = slice.loadUint(8)
  if (tag === 0) return { type: 'null' }
  if (tag === 1) return { type: 'int', value: slice.loadIntBig(64) }
  if (tag === 2) return { type: 'int', value: slice.skip(7).loadIntBig(257) }
  if (tag === 3) return { type: 'cell', cell: slice.loadRef() }
  if (tag === 4) {
    const [from, to, first, end] = [slice.loadUint(10), slice.loadUint(10), slice.loadUint(3), slice.loadUint(3)]
    const cell = slice.loadRef()
    const builder = beginCell().storeBits(cell.bits.substring(from, to - from))
    for (const ref of cell.refs.slice(first, end)) builder.storeRef(ref)
    return { type: 'slice', cell: builder.endCell() }
  }
  throw new Error(`tag ${tag}`)
}
