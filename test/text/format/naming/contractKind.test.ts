import { expect, test } from 'vitest'
import { contractKind } from '../../../../src/text/naming/contractKind.ts'
import { contractMessages } from '../../../../src/text/en/contracts/accounts.ts'
import { contract as russian } from '../../../../src/text/ru/contracts/accounts.ts'

test.each([
  ['jetton_master', 'Jetton master', 'Мастер жетона'],
  ['nft_sale_getgems_v2', 'NFT sale getgems v2', 'Продажа NFT getgems v2'],
  ['multisig_order_v2', 'Multisig order v2', 'Ордер мультиподписи v2'],
  ['wallet_vesting', 'Wallet vesting', 'Кошелёк с вестингом'],
  ['wallet_v5r1', 'Wallet v5r1', 'Кошелёк v5r1'],
  ['wallet v4 r2', 'Wallet v4r2', 'Кошелёк v4r2'],
  ['stonfi_router', 'Stonfi router', 'Stonfi router'],
  ['walletless', 'Walletless', 'Walletless'],
  ['constructor', 'Constructor', 'Constructor'],
  [undefined, '', ''],
])('%s is called in the words of the reader', (name, english, words) => {
  expect(contractKind(name)).toBe(english)
  expect(contractKind(name, russian)).toBe(words)
})

test('the English catalogue says what the components say without it', () => {
  for (const [name, words] of Object.entries(contractMessages)) expect(contractKind(name)).toBe(words)
})
