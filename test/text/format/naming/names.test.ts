import { expect, test } from 'vitest'
import { AbiRegistry } from 'tonlens/abi'
import { accountLabel } from '../../../../src/text/naming/accountLabel.ts'
import { findName } from '../../../../src/text/naming/names.ts'
import type { NamingSources } from '../../../../src/text/naming/namingSources.ts'
import { createLabelStore } from '../../../../src/react/display/labelStore.ts'
import { russian } from '../../../../src/entries/locales/ru.ts'
import { namesFrom, noNames } from '../../../../src/react/display/names.ts'
import { formatAddress } from '../../../../src/entries/ton.ts'
import { people } from '../../../fixtures/transactions.ts'

const { alice, bob } = people
const elector = `-1:${'3'.repeat(64)}`
const names = namesFrom({
  address_book: { [alice]: { user_friendly: formatAddress(alice), domain: 'alice.ton', interfaces: [] } },
  metadata: { [bob]: { is_indexed: true, token_info: [{ type: 'jetton_masters', valid: true, name: 'Tether' }] } },
})
test('asks the reader, the application, the catalogues and the index, in this order', () => {
  const sources: NamingSources = { names }
  expect(findName(alice, sources)).toMatchObject({ name: 'alice.ton', kind: 'domain' })
  const contracts = new AbiRegistry([{ name: 'List', accounts: { [alice]: 'Listed' } }])
  expect(findName(alice, { ...sources, contracts })).toMatchObject({
    name: 'Listed',
    kind: 'catalogue',
    source: 'List',
  })
  const accountNames = { [formatAddress(alice)]: 'Ours' }
  expect(findName(alice, { ...sources, contracts, accountNames })).toMatchObject({ name: 'Ours', kind: 'application' })
  const labels = createLabelStore()
  labels.setLabel(alice, 'Mine')
  expect(findName(alice, { ...sources, contracts, accountNames, labels })).toMatchObject({
    name: 'Mine',
    kind: 'label',
  })
  labels.setLabel(alice, '')
  labels.import(
    JSON.stringify({ format: 'tonlens-labels', version: 1, accounts: [{ address: alice, label: 'Theirs' }] }),
  )
  const imported = findName(alice, { ...sources, contracts, accountNames, labels })
  expect(imported).toMatchObject({ name: 'Ours', kind: 'application' })
})

test('accounts that everybody knows have names in the language of the reader', () => {
  expect(findName(elector, { names: noNames })).toMatchObject({ name: 'Elector', kind: 'catalogue', source: undefined })
  expect(findName(elector, { names: noNames, messages: russian })).toMatchObject({ name: 'Электор' })
})

test('a token or domain that looks like a label of the reader never stands in place of the address', () => {
  const shown = (address: string, sources: NamingSources) => accountLabel(address, findName(address, sources)).text
  expect(shown(alice, { names })).toBe('alice.ton')
  const labels = {
    current: () => ({ byAddress: new Map(), findLookalike: () => 'Alice', findImitation: () => undefined }),
  }
  expect(findName(alice, { names, labels }).imitates).toBe('Alice')
  expect(shown(alice, { names, labels })).toMatch(/^EQ/)
  expect(findName(bob, { names, labels })).toMatchObject({ kind: 'claim', imitates: 'Alice' })
})

test('wrong types in tables of the application name nothing', () => {
  for (const wrong of [null, 7, {}, '\u202E', ['x']] as never[]) {
    expect(findName(bob, { names: noNames, accountNames: { [bob]: wrong } }).name).toBeUndefined()
  }
  expect(findName('nonsense', { names: noNames }).name).toBeUndefined()
})
