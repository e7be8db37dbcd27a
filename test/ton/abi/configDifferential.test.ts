import { beginCell, BitString, Cell as CoreCell, Dictionary } from '@ton/core'
import { type ConfigParam, loadConfigParam, storeConfigParam } from '@ton/sandbox/dist/config/config.tlb-gen.js'
import { defaultConfig } from '@ton/sandbox/dist/config/defaultConfig.js'
import { expect, test } from 'vitest'
import { readConfig } from 'tonlens/abi'
import { Cell } from '../../../src/ton/cells/cell.ts'

// The reader that the sandbox generates from the chain's own TL-B schemes, on the loaders of @ton/core.
const cells = Dictionary.loadDirect(
  Dictionary.Keys.Int(32),
  Dictionary.Values.Cell(),
  CoreCell.fromBase64(defaultConfig),
)

/** Value of the other reader in our form: numbers as bigint, bytes as hex, without its wrappers. */
function normalize(value: unknown): unknown {
  if (typeof value === 'number') return BigInt(value)
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex').toUpperCase()
  if (value instanceof BitString) return value.toString()
  if (value instanceof Dictionary)
    return new Map([...value].map(([key, each]) => [String(normalize(key)), normalize(each)]))
  if (typeof value !== 'object' || value === null || value instanceof CoreCell) return value
  const { kind, ...fields } = value as { readonly kind?: string }
  const known = fields as Readonly<Record<string, unknown>>
  if (kind === 'Bool') return known['value'] === true ? 1n : 0n
  if (kind === 'True' || kind === 'Unit') return null
  if (kind === 'Maybe_just') return normalize(known['value'])
  if (kind === 'Maybe_nothing') return null
  const names = Object.keys(known)
  if (names.length === 1 && /^(?:anon0|dict|gas_limits_prices)$/.test(names[0] ?? ''))
    return normalize(known[names[0] ?? ''])
  return Object.fromEntries(
    names.map((name) => [name.replace(/^_/, '').replace('mutlisig', 'multisig'), normalize(known[name])]),
  )
}

/** Value of ours in the same form: without the names of structures, flags and keys as numbers. */
function plain(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (value instanceof Map)
    return new Map(
      [...value].map(([key, each]) => [
        /^[\dA-F]{64}$/.test(String(key)) ? String(BigInt(`0x${String(key)}`)) : String(key),
        plain(each),
      ]),
    )
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Cell) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (name === '$' ? [] : [[name, plain(each)]])),
  )
}

/** Both readings of one parameter. */
function readBoth(id: number, cell: CoreCell): { readonly ours: unknown; readonly theirs: unknown } {
  const entries = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  entries.set(0, beginCell().storeUint(0, 256).endCell()).set(id, cell)
  const config = readConfig(beginCell().storeDictDirect(entries).endCell().toBoc().toString('base64'))
  return {
    ours: plain(config?.parameters.find((each) => each.id === id)?.value),
    theirs: normalize(loadConfigParam(cell.beginParse(), id)),
  }
}

/** Fields of a parameter, out of the wrapper that only names it. */
function unwrap(value: unknown): unknown {
  const fields = Object.values(value as object) as unknown[]
  const isNamed =
    fields.length === 1 &&
    !(value instanceof Map) &&
    !Object.hasOwn(value as object, 'to_mint') &&
    !Object.hasOwn(value as object, 'list')
  return isNamed ? fields[0] : value
}

const readKeys = (map: unknown) => [...(map as ReadonlyMap<string, unknown>).keys()]
const numbers = (list: readonly string[]) =>
  list.map((key) => Number(BigInt.asIntN(32, BigInt(key)))).toSorted((a, b) => a - b)
const listed = [9, 10]
const sets = [32, 34, 36]

test.each(cells.keys().filter((id) => id >= 0))('parameter %i of mainnet is read as by the other reader', (id) => {
  const { ours, theirs } = readBoth(id, cells.get(id) as CoreCell)
  expect(ours).toBeDefined()
  if (listed.includes(id))
    return expect(numbers((ours as bigint[]).map(String))).toEqual(numbers(readKeys(unwrap(theirs))))
  if (id === 18) return expect(ours).toEqual([...(unwrap(theirs) as ReadonlyMap<string, unknown>).values()])
  if (id === 44) {
    const { addresses, suspended_until } = theirs as { readonly addresses: unknown; readonly suspended_until: bigint }
    const raw = readKeys(addresses).map(
      (key) =>
        `${BigInt.asIntN(32, BigInt(key) >> 256n)}:${BigInt.asUintN(256, BigInt(key)).toString(16).padStart(64, '0').toUpperCase()}`,
    )
    const own = ours as { readonly addresses: readonly string[] }
    return expect({ ...own, addresses: own.addresses.toSorted() }).toEqual({
      addresses: raw.toSorted(),
      suspended_until,
    })
  }
  if (sets.includes(id)) {
    const { list: entries, ...rest } = unwrap(theirs) as { readonly list: ReadonlyMap<string, unknown> }
    const { list: _list, ...own } = ours as { readonly list: unknown; readonly total: bigint }
    expect(BigInt(entries.size)).toBe(own.total)
    return expect(own).toEqual(rest)
  }
  // A field that the other reader does not know yet.
  if (id === 12)
    for (const workchain of (ours as ReadonlyMap<string, { persistent_state_split_depth?: bigint }>).values())
      delete workchain.persistent_state_split_depth
  expect(ours).toEqual(unwrap(theirs))
})

const fine = {
  kind: 'MisbehaviourPunishmentConfig',
  default_flat_fine: 101n,
  default_proportional_fine: 1 << 30,
  severity_flat_mult: 2,
  severity_proportional_mult: 3,
  unpunishable_interval: 4,
  long_interval: 5,
  long_flat_mult: 6,
  long_proportional_mult: 7,
  medium_interval: 8,
  medium_flat_mult: 9,
  medium_proportional_mult: 10,
} as const
const limits = {
  max_msg_bits: 1,
  max_msg_cells: 2,
  max_library_cells: 3,
  max_vm_data_depth: 4,
  max_ext_msg_size: 5,
  max_ext_msg_depth: 6,
} as const

// Parameters that the snapshot does not have.
test.each<readonly [number, ConfigParam]>([
  [6, { kind: 'ConfigParam__6', mint_new_price: 1_700_000_000n, mint_add_price: 12n }],
  [40, { kind: 'ConfigParam__36', anon0: fine }],
  [43, { kind: 'ConfigParam__37', anon0: { kind: 'SizeLimitsConfig_size_limits_config', ...limits } }],
  [
    43,
    {
      kind: 'ConfigParam__37',
      anon0: {
        kind: 'SizeLimitsConfig_size_limits_config_v2',
        ...limits,
        max_acc_state_cells: 7,
        max_acc_state_bits: 8,
        max_acc_public_libraries: 9,
        defer_out_queue_size_limit: 10,
        max_msg_extra_currencies: 11,
        max_acc_fixed_prefix_length: 12,
      },
    },
  ],
])('parameter %i, as the other writer writes it, is read back', (id, parameter) => {
  const { ours, theirs } = readBoth(id, beginCell().store(storeConfigParam(parameter)).endCell())
  const given = normalize(parameter)
  const [wrapped] =
    Object.values(given as object).length === 1 ? (Object.values(given as object) as unknown[]) : [given]
  expect(theirs).toEqual(given)
  // Fields that the other writer does not know yet are absent.
  expect(Object.fromEntries(Object.entries(ours as object).filter(([, value]) => value !== null))).toEqual(wrapped)
})
