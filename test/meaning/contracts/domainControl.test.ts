import { expect, test } from 'vitest'
import { readDomainControl } from '../../../src/meaning/contracts/domainControl.ts'
import { controller, listDomains } from '../../fixtures/control.ts'
import { people } from '../../fixtures/transactions.ts'

const { alice, bob } = people

test('the owner of a .ton domain edits it, and a sale contract while it is on sale', () => {
  const [own, sold] = listDomains(alice)
  expect(readDomainControl(listDomains(alice), alice)).toEqual([
    { power: 'sale', item: sold?.address, sale: controller(7) },
    { power: 'owner', item: own?.address },
  ])
})

test('says nothing about items of other collections and other accounts', () => {
  expect(readDomainControl(listDomains(alice), bob)).toEqual([])
  const foreign = listDomains(alice).map((item) => ({ ...item, collection_address: bob }))
  expect(readDomainControl(foreign, alice)).toEqual([])
})
