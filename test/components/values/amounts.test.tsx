import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as kit from '../../helpers/kit.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { accountGraph } from '../../../src/meaning/trace/accounts.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { groupSiblings } from '../../../src/graph/tree/folding.ts'
import { traceTotals } from '../../../src/meaning/trace/totals.ts'
import { accounts, burns, jettonWallets, masters, topAccounts, transfers } from '../../fixtures/entities.ts'
import { external, message, people, transaction } from '../../fixtures/transactions.ts'
import { createRandom, type Random } from '../../helpers/random.ts'

const master = `0:${'C0'.repeat(32)}`
const token = { valid: true, type: 'jetton_masters', name: 'Lumen', symbol: 'LUM', extra: { decimals: '6' } }
const names = namesFrom({ address_book: {}, metadata: { [master]: { is_indexed: true, token_info: [token] } } })

/** Formats an amount in whole coins with integer arithmetic only. */
function exact(amount: bigint, decimals: bigint): string {
  const [whole, rest] = [amount / 10n ** decimals, amount % 10n ** decimals]
  const fraction = String(rest + 10n ** decimals)
    .slice(1)
    .replace(/0+$/, '')
  return `${String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')}${fraction === '' ? '' : `.${fraction}`}`
}

/** Random amount of up to 120 bits; half of them end in zeros. */
function amountFrom(random: Random): bigint {
  const digits = String(
    BigInt(`0x1${[...random.bytes(random.integer(15))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`),
  )
  return BigInt(digits) * (random.chance() ? 10n ** BigInt(random.integer(6)) : 1n)
}

const [account] = accounts.accounts
const [wallet] = jettonWallets.jetton_wallets
const [transfer] = transfers.jetton_transfers
const [burn] = burns.jetton_burns
const [jetton] = masters.jetton_masters
const [richest] = topAccounts
const views: readonly (readonly [name: string, decimals: bigint, draw: (amount: string) => ReactElement])[] = [
  ['CoinAmount', 9n, (amount) => <kit.CoinAmount amount={amount} />],
  ['JettonAmount', 6n, (amount) => <kit.JettonAmount amount={amount} master={master} />],
  ['MessageCard', 9n, (value) => <kit.MessageCard message={message({ value })} />],
  ['MessageTable', 9n, (value) => <kit.MessageTable messages={[message({ value })]} />],
  ['TransactionCard', 9n, (value) => <kit.TransactionCard transaction={transaction({ in_msg: message({ value }) })} />],
  ['TransactionDetails', 9n, (total_fees) => <kit.TransactionDetails transaction={transaction({ total_fees })} />],
  [
    'TransactionTable',
    9n,
    (value) => <kit.TransactionTable transactions={[transaction({ in_msg: message({ value }) })]} />,
  ],
  ['ValueFlow', 9n, (value) => <kit.ValueFlow trace={[transaction({ in_msg: message({ value }) })]} />],
  ['AccountCard', 9n, (balance) => <kit.AccountCard account={account && { ...account, balance }} />],
  ['AccountDetails', 9n, (balance) => <kit.AccountDetails account={account && { ...account, balance }} />],
  [
    'TopAccounts',
    9n,
    (balance) => <kit.TopAccounts accounts={richest === undefined ? [] : [{ ...richest, balance }]} />,
  ],
  [
    'JettonCard',
    6n,
    (total_supply) => <kit.JettonCard master={jetton && { ...jetton, address: master, total_supply }} />,
  ],
  [
    'JettonBalances',
    6n,
    (balance) => <kit.JettonBalances wallets={wallet === undefined ? [] : [{ ...wallet, jetton: master, balance }]} />,
  ],
  [
    'JettonHolders',
    6n,
    (balance) => <kit.JettonHolders wallets={wallet === undefined ? [] : [{ ...wallet, jetton: master, balance }]} />,
  ],
  [
    'JettonTransferTable',
    6n,
    (amount) => (
      <kit.JettonTransferTable
        transfers={transfer === undefined ? [] : [{ ...transfer, jetton_master: master, amount }]}
      />
    ),
  ],
  [
    'JettonBurnTable',
    6n,
    (amount) => <kit.JettonBurnTable burns={burn === undefined ? [] : [{ ...burn, jetton_master: master, amount }]} />,
  ],
  [
    'BalanceChangeTable',
    6n,
    (amount) => (
      <kit.BalanceChangeTable changes={{ changes: {}, fees: {}, jettons: { [people.bob]: { [master]: amount } } }} />
    ),
  ],
]

test.each(views)('%s shows every digit of any amount', (_name, decimals, draw) => {
  const random = createRandom(17)
  for (let run = 0; run < 20; run += 1) {
    const amount = amountFrom(random)
    const html = renderToString(
      <DisplayProvider now={1_795_254_867} timeZone="UTC" names={names}>
        {draw(String(amount))}
      </DisplayProvider>,
    )
    expect(html).toMatch(new RegExp(`(?<![\\d.,])${exact(amount, decimals).replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`))
  }
})

test('sums of a trace are exact integers', () => {
  const random = createRandom(23)
  for (let run = 0; run < 30; run += 1) {
    const out = Array.from({ length: 10 }, () =>
      message({ value: String(amountFrom(random)), fwd_fee: String(amountFrom(random)) }),
    )
    const rows = [
      transaction({
        hash: 'root',
        account: people.alice,
        lt: '1',
        total_fees: String(amountFrom(random)),
        in_msg: external(),
        out_msgs: out,
      }),
      ...out.map((in_msg, at) =>
        transaction({ hash: `leaf ${at}`, lt: `${at + 2}`, total_fees: String(amountFrom(random)), in_msg }),
      ),
    ]
    const sumAmounts = (amounts: readonly (string | null)[]): string =>
      String(amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n))
    const trace = assembleTrace(rows)
    const values = sumAmounts(out.map(({ value }) => value))
    expect(accountGraph(trace).edges.map(({ value }) => value)).toEqual([values])
    expect(groupSiblings(trace).groups.map(({ value }) => value)).toEqual([values])
    expect(traceTotals(trace).fees).toBe(
      sumAmounts([...rows.map((row) => row.total_fees), ...out.map((sent) => sent.fwd_fee)]),
    )
  }
})
