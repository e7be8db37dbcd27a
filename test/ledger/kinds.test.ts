import { describe, expect, test } from 'vitest'
import { ledgerLines, type LedgerLine } from '../../src/entries/ledger.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { mainnetTransactions } from '../fixtures/verify.ts'
import { hasRecorded, recordedTrace, traceFiles, type RecordedTrace } from '../helpers/recorded.ts'
import { createIndexClient, readLines } from './chainLedger.ts'

function countKinds(lines: readonly LedgerLine[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, fee, asset } of lines) {
    const key = `${asset.kind} ${fee === undefined ? kind : `${fee} fee`}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

test('messages and fees explain every balance of the recorded mainnet transactions', () => {
  const stated = mainnetTransactions().filter(
    (row) => row.account_state_before?.balance != null && row.account_state_after?.balance != null,
  )
  expect(stated.length).toBeGreaterThan(60)
  expect(countKinds(stated.flatMap(ledgerLines))).toMatchInlineSnapshot(`
    {
      "coin action fee": 42,
      "coin bounce": 3,
      "coin bounce fee": 2,
      "coin deploy": 6,
      "coin forward fee": 42,
      "coin gas fee": 61,
      "coin import fee": 13,
      "coin storage fee": 66,
      "coin transfer": 96,
    }
  `)
})

/**
 * The recordings are single traces without balances and phases: here each account starts with a round balance, ends
 * each transaction with what messages and fees leave, and has no transactions in between.
 */
function asHistories(recorded: readonly Transaction[]): Transaction[] {
  const last = new Map<string, { readonly lt: string; readonly hash: string; readonly balance: bigint }>()
  return recorded.map((row) => {
    const { account, lt, hash, in_msg, out_msgs, total_fees } = row
    const before = last.get(account) ?? { lt: '0', hash: row.prev_trans_hash, balance: 10n ** 18n }
    const sent = out_msgs.reduce(
      (sum, { value, fwd_fee, ihr_fee }) => sum + BigInt(value ?? 0) + BigInt(fwd_fee ?? 0) + BigInt(ihr_fee ?? 0),
      0n,
    )
    const balance =
      before.balance + BigInt(in_msg?.value ?? 0) + BigInt(in_msg?.ihr_fee ?? 0) - sent - BigInt(total_fees ?? 0)
    last.set(account, { lt, hash, balance })
    const state = (amount: bigint) =>
      ({ ...row.account_state_after, balance: String(amount) }) as Transaction['account_state_after']
    return {
      ...row,
      prev_trans_lt: before.lt,
      prev_trans_hash: before.hash,
      account_state_before: state(before.balance),
      account_state_after: state(balance),
    }
  })
}

interface Expected {
  readonly expected_actions: readonly { readonly type: string; readonly values: Readonly<Record<string, unknown>> }[]
  readonly interfaces: Readonly<
    Record<
      string,
      {
        readonly JettonWallet?: {
          readonly address: string
          readonly owner: string
          readonly jetton: string
          readonly balance: string
        }
      }
    >
  >
}

/** Lines of every account of a recorded trace, whose actions are those that the index is expected to find. */
async function readTrace({ transactions, trace_id }: RecordedTrace, expected: Expected): Promise<LedgerLine[]> {
  const rows = asHistories(transactions.map((row) => ({ ...row, trace_id })))
  const accounts = [...new Set(rows.map(({ account }) => account))]
  const wallets = Object.values(expected.interfaces).flatMap(({ JettonWallet: wallet }) => {
    const last = wallet && rows.findLast(({ account }) => account === wallet.address)
    return wallet?.balance == null || last === undefined
      ? []
      : [{ ...wallet, last_transaction_lt: last.lt, code_hash: null, data_hash: null }]
  })
  const actions = expected.expected_actions.map(({ type, values }, at) => ({
    trace_id,
    action_id: btoa(String(at).padStart(32)),
    start_lt: rows[0]!.lt,
    end_lt: rows.at(-1)!.lt,
    start_utime: rows[0]!.now,
    end_utime: rows.at(-1)!.now,
    trace_end_lt: rows.at(-1)!.lt,
    trace_end_utime: rows.at(-1)!.now,
    trace_mc_seqno_end: 1,
    transactions: rows.map(({ hash }) => hash),
    accounts,
    success: values['success'] ?? true,
    type,
    details: {
      ...values,
      old_owner: values['source'],
      new_owner: values['destination'],
      real_old_owner: null,
      payout_address: null,
    },
    finality: 'finalized',
  }))
  const client = createIndexClient([
    { transactions: rows, address_book: {} },
    { jetton_wallets: wallets, address_book: {}, metadata: {} },
    { actions, address_book: {}, metadata: {} },
  ])
  const owners = new Set([...accounts, ...wallets.map(({ owner }) => owner)])
  const lines = await Promise.all(
    [...owners].map((account) => readLines(client, account, { assets: ['coin', 'jetton'] })),
  )
  return lines.flat()
}

if (!hasRecorded)
  console.warn('The recordings in ../shared/data are absent: the kinds of recorded traces are not checked.')

/** Kinds that a recorded trace must show, by the action that the index is expected to find in it. */
const kindsByAction: Readonly<Record<string, readonly string[]>> = {
  jetton_transfer: ['coin import fee'],
  jetton_swap: ['coin swap', 'jetton swap'],
  nft_purchase: ['coin purchase', 'coin sale'],
  stake_deposit: ['coin stake', 'jetton stake', 'jetton mint'],
  stake_withdrawal: ['coin stake', 'jetton burn'],
  stake_withdrawal_request: ['coin stake', 'jetton burn'],
  jvault_unstake: ['coin stake'],
  coffee_staking_withdraw: ['coin stake', 'jetton stake'],
  coffee_staking_claim_rewards: ['coin reward', 'jetton reward'],
  tgbtc_mint: ['coin deploy', 'jetton mint'],
  tgbtc_burn: ['coin deploy', 'jetton burn'],
  vesting_send_message: ['coin transfer'],
}

describe.skipIf(!hasRecorded)('kinds of recorded mainnet traces (skipped where ../shared/data is absent)', () => {
  test.each(hasRecorded ? traceFiles() : [])('%s', async (file) => {
    const trace = recordedTrace(file) as RecordedTrace & Expected
    const lines = await readTrace(trace, trace)
    const kinds = countKinds(lines)
    expect(Object.keys(kinds)).toEqual(
      expect.arrayContaining(trace.expected_actions.flatMap(({ type }) => kindsByAction[type] ?? [])),
    )
    // Messages and fees explain all coins. Jettons that nothing explains were there before the trace.
    expect(kinds).not.toHaveProperty('coin unexplained')
    for (const line of lines) {
      const { asset } = line
      if (line.kind !== 'unexplained' || asset.kind !== 'jetton') continue
      expect(lines.findLast((other) => other.asset.kind === 'jetton' && other.asset.wallet === asset.wallet)).toBe(line)
      expect(line.balance).toBe(line.amount)
    }
  })

  test('tokens that could not be minted, and requests that failed, come back', async () => {
    for (const file of ['002.json', '026.json', '048.json']) {
      const trace = recordedTrace(file) as RecordedTrace & Expected
      const bounces = (await readTrace(trace, trace)).filter(({ kind }) => kind === 'bounce')
      // One account sends back what the other gets back.
      expect(bounces.map(({ amount }) => Math.sign(Number(amount))).toSorted((a, b) => a - b)).toEqual([-1, 1])
      expect(new Set(bounces.map(({ amount }) => amount.replace('-', ''))).size).toBe(1)
    }
  })
})
