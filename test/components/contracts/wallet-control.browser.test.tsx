import '../../../src/components/styles/index.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WalletControl } from '../../../src/components/contracts/wallet-control/WalletControl.tsx'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { parseAddress } from '../../../src/ton/cells/address.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import {
  controlledWallet,
  controller,
  listDomains,
  extensionTransaction,
  jettonTransaction,
  lockupAccount,
} from '../../fixtures/control.ts'
import { governedWallets, plainWallets } from '../../../src/ton/facts/jettonWallets.ts'
import { jettonWallets, masters } from '../../fixtures/entities.ts'

describeComponent({
  name: 'WalletControl',
  component: WalletControl,
  part: 'wallet-control',
  props: { account: controlledWallet('wallet_v5r1', { others: 2 }) },
  entities: ['account'],
  loading: { account: undefined, loading: true },
  empty: { account: null },
  failed: { account: undefined },
  stateAttribute: 'data-state',
  grows: true,
})

afterEach(cleanup)

test('tells what others can do with the jettons of the account, and who their admins are', () => {
  const [governed = ''] = governedWallets
  const [plain = ''] = plainWallets
  const [first, second] = jettonWallets.jetton_wallets
  if (first === undefined || second === undefined) throw new Error('no jettons')
  const admin = first.owner
  render(
    <WalletControl
      account={controlledWallet('wallet_v5r1', { others: 0 })}
      jettonWallets={[
        { ...first, code_hash: plain },
        { ...second, code_hash: governed },
      ]}
      jettonMasters={[
        {
          address: first.jetton,
          total_supply: '1',
          mintable: true,
          admin_address: admin,
          jetton_content: null,
          jetton_wallet_code_hash: plain,
          code_hash: plain,
          data_hash: plain,
          last_transaction_lt: '1',
        },
      ]}
    />,
  )
  const sections = [...document.querySelectorAll<HTMLElement>('[data-power]')]
  expect(sections.map(({ dataset }) => dataset['power'])).toEqual(['lock', 'mint'])
  expect(sections[1]?.querySelector(`[data-address="${admin}"]`)).not.toBeNull()
  expect(sections[0]?.textContent).toContain('lock, move or destroy')
})

test('tells since when an extension has its power, and how far back that was looked for', () => {
  const account = controlledWallet('wallet_v5r1', { others: 2 })
  const [known, other] = [controller(0), controller(1)]
  const row = extensionTransaction(account, known, 1_760_000_000)
  render(<WalletControl account={account} transactions={[row]} />)
  const line = (address: string) => document.querySelector(`[data-address="${address}"]`)?.closest('li')?.textContent
  expect(line(known)).toContain('added')
  expect(line(known)).toContain('2025')
  expect(line(other)).not.toContain('added')
  expect(document.body.textContent).toContain('Changes were looked for in the newest transactions (1), since')
})

test('says whom an unknown contract names, as its own word', () => {
  const owner = new Builder().address(parseAddress(controller(3))).cell()
  render(
    <WalletControl
      account={{ ...controlledWallet('wallet_v5r1', { others: 0 }), code_hash: 'unknown' }}
      methods={{
        get_owner: { gas_used: 1, exit_code: 0, stack: [{ type: 'slice', value: bytesToBase64(writeBoc(owner)) }] },
      }}
    />,
  )
  expect(document.querySelector(`[data-address="${controller(3)}"]`)).not.toBeNull()
  expect(document.body.textContent).toContain('The code of this contract is not known here.')
  expect(document.body.textContent).toContain('As the contract says of itself')
})

test('tells who got power over a jetton, and how far back that was looked for', () => {
  const [master] = masters.jetton_masters
  const wallet = jettonWallets.jetton_wallets.find(({ jetton }) => jetton === master?.address)
  if (master === undefined || wallet === undefined) throw new Error('no jetton')
  render(
    <WalletControl
      account={controlledWallet('wallet_v5r1', { others: 0 })}
      jettonWallets={[wallet]}
      jettonMasters={[{ ...master, admin_address: controller(1) }]}
      jettonTransactions={[
        jettonTransaction(master, {
          opcode: '0x6501f354',
          to: controller(2),
          from: controller(1),
          utime: 1_760_000_000,
        }),
      ]}
    />,
  )
  const row = document.querySelector(`[data-power] [data-address="${master.address}"]`)?.closest('li')
  expect(row?.textContent).toContain('admin rights offered to')
  expect(row?.querySelector(`[data-address="${controller(2)}"]`)).not.toBeNull()
  expect(document.body.textContent).toContain('newest transactions of their contracts (1), since')
})

test('tells who edits the domains of the account', () => {
  const account = controlledWallet('wallet_v5r1', { others: 0 })
  render(<WalletControl account={account} domains={listDomains(account.address)} />)
  const [sale, owner] = document.querySelectorAll('[data-power]')
  expect(sale?.textContent).toContain('sale contract')
  expect(sale?.querySelector(`[data-address="${controller(7)}"]`)).not.toBeNull()
  expect(owner?.textContent).toContain('only this account can edit')
})

test('tells which coins a lockup wallet keeps back, and until when', () => {
  render(<WalletControl account={lockupAccount(1_900_000_000)} />)
  const [locked, restricted] = document.querySelectorAll('[data-power]')
  expect(locked?.textContent).toMatch(/cannot leave before this time.*5 GRAM.*2030/s)
  expect(restricted?.textContent).toContain('accounts that the wallet allows')
  expect(document.body.textContent).toContain('Read from the data of the account.')
})
