import { describe, expect, test } from 'vitest'
import { distribute } from '../../../src/components/jettons/holders-chart/distribution.ts'
import { flowDiagrams, foldFlow } from '../../../src/components/traces/value-flow/flowSides.ts'
import { drawFlow, lineHeight } from '../../../src/components/traces/value-flow-diagram/ribbons.ts'
import { shownDirection, summarize } from '../../../src/components/transactions/transaction-card/summary.ts'
import { readOutcome } from '../../../src/meaning/outcome/outcome.ts'
import { ledgerLines } from '../../../src/ledger/ledgerLines.ts'
import type { JettonWallet } from '../../../src/service/rows/jetton.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { valueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import chain from '../../../stories/chain/transactions.json' with { type: 'json' }

const traces = new Map<string, Transaction[]>()
for (const row of chain.transactions as unknown as readonly Transaction[])
  traces.set(row.trace_id ?? '', [...(traces.get(row.trace_id ?? '') ?? []), row])
const flows = [...traces.values()].map((rows) => valueFlow(assembleTrace(rows)))
const sum = (parties: readonly { readonly amount: bigint }[]) =>
  parties.reduce((total, { amount }) => total + amount, 0n)

describe('flowDiagrams', () => {
  test.each([2, 8])('both sides of every asset of every trace have the same sum, with at most %d accounts', (limit) => {
    const diagrams = flows.flatMap((flow) => flowDiagrams(flow).map((diagram) => foldFlow(diagram, limit)))
    expect(diagrams.length).toBeGreaterThan(100)
    for (const { payers, recipients, total } of diagrams) {
      expect([sum(payers), sum(recipients)]).toEqual([total, total])
      for (const side of [payers, recipients]) {
        expect(side.every(({ amount }) => amount > 0n)).toBe(true)
        expect(side.filter(({ who }) => who.kind === 'account' || who.kind === 'others').length).toBeLessThanOrEqual(
          limit,
        )
      }
    }
  })

  test('each account pays or receives what its ledger says about the same trace, fees included', () => {
    let compared = 0
    for (const rows of traces.values()) {
      const ledger = new Map<string, bigint>()
      for (const { account, asset, amount } of rows.flatMap(ledgerLines))
        if (asset.kind === 'coin') ledger.set(account, (ledger.get(account) ?? 0n) + BigInt(amount))
      const coin = flowDiagrams(valueFlow(assembleTrace(rows))).find(({ id }) => id === 'coin')
      const shown = [
        ...(coin?.recipients ?? []),
        ...(coin?.payers ?? []).map((party) => ({ ...party, amount: -party.amount })),
      ].flatMap(({ who, amount }) => (who.kind === 'account' ? [[who.account, amount] as const] : []))
      expect(new Map(shown)).toEqual(new Map([...ledger].filter(([, amount]) => amount !== 0n)))
      compared += shown.length
    }
    expect(compared).toBeGreaterThan(1000)
  })

  test('no contract that failed and sent the value back earns coins, in any trace', () => {
    let failed = 0
    for (const rows of traces.values()) {
      const coin = flowDiagrams(valueFlow(assembleTrace(rows))).find(({ id }) => id === 'coin')
      const gains = new Set((coin?.recipients ?? []).flatMap(({ who }) => (who.kind === 'account' ? who.account : [])))
      for (const account of new Set(rows.map((row) => row.account))) {
        const own = rows.filter((row) => row.account === account)
        if (!own.every((row) => readOutcome(row).failure?.returned === true)) continue
        failed += 1
        expect(gains.has(account), account).toBe(false)
      }
    }
    expect(failed).toBeGreaterThan(5)
  })

  test('what a failed transaction received has no direction, so no row shows it as a gain', () => {
    const all = [...traces.values()].flat().map((row) => summarize(row, row.account))
    const received = all.filter(({ direction }) => direction === 'in')
    expect(new Set(received.map(({ outcome }) => outcome.status))).toContain('failed')
    for (const summary of received)
      expect(shownDirection(summary)).toBe(summary.outcome.status === 'failed' ? undefined : 'in')
  })

  test('the fees of every trace go to the network, to the nano', () => {
    for (const flow of flows) {
      const fees = flowDiagrams(flow)[0]?.recipients.find(({ who }) => who.kind === 'fees')
      expect(String(fees?.amount ?? 0n)).toBe(flow.totalFees)
    }
  })
})

describe('drawFlow', () => {
  test('lines of a side never overlap, and every flow has its share of the middle', () => {
    for (const diagram of flows.flatMap((flow) => flowDiagrams(flow).map((each) => foldFlow(each, 8)))) {
      const { ribbons, height, middle } = drawFlow(diagram)
      expect(height).toBe(Math.max(diagram.payers.length, diagram.recipients.length) * lineHeight)
      expect(middle.y).toBeGreaterThanOrEqual(0)
      for (const side of ['payer', 'recipient']) {
        const bars = ribbons.filter((ribbon) => ribbon.side === side)
        expect(
          bars.every(
            ({ y, height: size }, at) =>
              y >= 0 && y + size <= height && (at === 0 || y >= (bars[at - 1]?.y ?? 0) + (bars[at - 1]?.height ?? 0)),
          ),
        ).toBe(true)
      }
      expect(ribbons.some(({ path }) => path.includes('NaN'))).toBe(false)
    }
  })
})

describe('distribute', () => {
  const wallets = (...balances: readonly string[]) =>
    balances.map((balance, at) => ({ address: `w${at}`, owner: `o${at}`, balance }) as JettonWallet)

  test('what the rows do not account for is not loaded', () => {
    expect(distribute(wallets('30', '50'), '100')).toMatchObject({
      holders: [
        { owner: 'o1', series: 1 },
        { owner: 'o0', series: 2 },
      ],
      notLoaded: 20n,
      whole: 100n,
    })
  })

  test.each([undefined, null, 'NaN', '10'])(
    'a supply of %o is not used: shares are those of the loaded balances',
    (supply) => {
      expect(distribute(wallets('30', '50'), supply)).toMatchObject({
        notLoaded: undefined,
        whole: 80n,
        concentration: [],
      })
    },
  )

  test('counts a wallet once, and leaves out what is no balance', () => {
    const [one] = wallets('30')
    expect(distribute([one, one, { ...one, address: 'x', balance: 'many' }] as never, '100')).toMatchObject({
      notLoaded: 70n,
    })
  })

  test('says what the largest ten hold only if ten are loaded', () => {
    const many = wallets(...Array.from({ length: 12 }, () => '5'))
    expect(distribute(many.slice(0, 9), '100').concentration).toEqual([])
    expect(distribute(many, '100')).toMatchObject({
      concentration: [{ count: 10, balance: 50n }],
      next: { count: 5, balance: 25n },
    })
  })
})
