import { defaultConfig } from '@ton/sandbox/dist/config/defaultConfig.js'
import { Cell as CoreCell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { readConfig } from 'tonlens/abi'
import { gasPrice } from '../../../src/ton/abi/config/readConfig.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { createRandom } from '../../helpers/random.ts'
import { oddBody } from '../../fixtures/tools.ts'

// A snapshot of mainnet.
const root = parseCell(defaultConfig)
const config = readConfig(root)
const value = (id: number) => config?.parameters.find((each) => each.id === id)?.value

test('reads every parameter of a snapshot of mainnet that has a layout here', () => {
  const keys = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    CoreCell.fromBase64(defaultConfig),
  ).keys()
  expect(config?.parameters.map(({ id }) => id)).toEqual(keys.toSorted((a, b) => a - b))
  const unread = config?.parameters.filter((each) => each.value === undefined).map(({ id }) => id)
  // Those below zero have no scheme.
  expect(unread).toEqual([-999, -90, -71])
})

test('reads the values that explorers show', () => {
  expect(gasPrice(value(21))).toBe(400)
  expect(gasPrice(value(20))).toBe(10_000)
  expect(value(15)).toMatchObject({ validators_elected_for: 65_536n, stake_held_for: 32_768n })
  expect(value(17)).toMatchObject({ min_stake: 300_000_000_000_000n })
  expect(value(18)).toMatchObject([{ $: 'storage_prices', bit_price_ps: 1n, cell_price_ps: 500n }])
  expect(value(25)).toMatchObject({ lump_price: 400_000n })
})

test('reads the suspended addresses', () => {
  const { suspended } = config ?? {}
  expect(suspended?.addresses.length).toBeGreaterThan(100)
  expect(suspended?.addresses.every((address) => /^(?:0|-1):[\dA-F]{64}$/.test(address))).toBe(true)
  expect(suspended?.until).toBeGreaterThan(1_600_000_000)
})

test('finds the parameters in the data of the account', () => {
  const data = new Builder().ref(root).uint(7, 32).uint(9, 256).bit(false).cell()
  expect(readConfig(data)?.parameters.length).toBe(config?.parameters.length)
})

test('other data is no configuration, and no data throws', () => {
  expect(readConfig(oddBody)).toBeNull()
  expect(readConfig('nonsense')).toBeNull()
  const random = createRandom(5)
  for (let count = 0; count < 200; count += 1) {
    const cell = new Builder()
      .bytes(random.bytes(random.integer(100)))
      .ref(parseCell(oddBody))
      .cell()
    expect(readConfig(cell)).toBeNull()
  }
})
