import { describe, expect, test } from 'vitest'
import type { Trace } from '../../src/service/rows/trace.ts'
import { actions, byHash, groupBy, index, listMessages, readBody, transactions } from './read.ts'

const traces = groupBy(({ trace_id }) => trace_id ?? '')
const trace = (name: string) => traces.get(index.showcase.traces[name] ?? '') ?? []
const told = (name: string) => byHash.get(index.showcase.transactions[name] ?? '')
const comments = transactions.flatMap(listMessages).map(({ message_content }) => message_content?.decoded?.['comment'])

describe('what happens on the embedded chain', () => {
  test('it is large enough to page through', () => {
    expect(index.counts['transactions']).toBeGreaterThanOrEqual(1500)
    expect(index.counts['accounts']).toBeGreaterThanOrEqual(60)
    expect(transactions).toHaveLength(index.counts['transactions'] ?? 0)
    expect(traces.size).toBe(index.counts['traces'])
  })

  test('every name in the showcase leads to something', () => {
    for (const [name, id] of Object.entries(index.showcase.traces)) expect(traces.has(id), name).toBe(true)
    for (const [name, hash] of Object.entries(index.showcase.transactions)) expect(byHash.has(hash), name).toBe(true)
  })

  test('one transaction fans out to more than 250 messages', () => {
    const [, spender] = trace('fanOutTrace')
    expect(spender?.out_msgs.length).toBeGreaterThanOrEqual(250)
    expect(trace('fanOutTrace').length).toBeGreaterThanOrEqual(250)
  })

  test('one message travels forty hops', () => {
    const hops = trace('hopTrace')
    expect(hops.length).toBeGreaterThan(40)
    expect(hops.slice(0, -1).every(({ out_msgs }) => out_msgs.length === 1)).toBe(true)
  })

  test.each([
    ['failedTransaction', 401],
    ['exitCode709', 709],
    ['unknownOpcode', 65535],
    ['cellUnderflow', 9],
    ['integerOverflow', 4],
    ['outOfGas', -14],
    ['failedJettonTransfer', 706],
    ['failedNftTransfer', 401],
    ['underpaidPurchase', 450],
    ['refusedApproval', 106],
    ['lowBid', 1000],
  ])('%s ends with exit code %i', (name, code) => {
    expect(told(name)?.description.compute_ph?.exit_code).toBe(code)
    expect(told(name)?.description.aborted).toBe(true)
  })

  test.each([
    ['overspend', 37],
    ['badDestination', 36],
    ['badAction', 34],
  ])('%s ends with action result %i', (name, code) => {
    expect(told(name)?.description.compute_ph?.success).toBe(true)
    expect(told(name)?.description.action?.result_code).toBe(code)
  })

  test.each([
    ['skippedCompute', 'no_state'],
    ['bouncedTransaction', 'no_state'],
    ['noGas', 'no_gas'],
  ])('%s skips the compute phase: %s', (name, reason) => {
    expect(told(name)?.description.compute_ph).toEqual({ skipped: true, reason })
  })

  test('a bounced message goes back to its sender', () => {
    const [root, bouncing, back] = trace('bouncedTransaction')
    expect(bouncing?.description.bounce?.type).toBe('ok')
    expect(back?.in_msg?.bounced).toBe(true)
    expect(back?.account).toBe(root?.account)
  })

  test('a trace can fail in one branch and succeed in another', () => {
    const outcomes = trace('partlyFailed')
      .slice(1)
      .map(({ description }) => description.aborted)
    expect(outcomes).toContain(true)
    expect(outcomes).toContain(false)
  })

  test('the masterchain ticks and tocks without inbound messages', () => {
    const turns = transactions.filter(({ description }) => description.type === 'tick_tock')
    expect(new Set(turns.map(({ description }) => description.is_tock))).toEqual(new Set([true, false]))
    expect(turns.every(({ in_msg, block_ref }) => in_msg === null && block_ref.workchain === -1)).toBe(true)
  })

  test('contracts write logs, and one is destroyed', () => {
    const logs = trace('logs')
      .flatMap(({ out_msgs }) => out_msgs)
      .filter(({ destination }) => destination === null)
    expect(logs).toHaveLength(3)
    expect(trace('destroyed').some(({ description }) => description.destroyed)).toBe(true)
  })

  test('comments hold scripts, control characters, text that turns around, and several kilobytes', () => {
    const texts = comments.filter((comment) => typeof comment === 'string')
    expect(texts.some((text) => text.includes('<script>'))).toBe(true)
    expect(texts.some((text) => text.includes('\u202e'))).toBe(true)
    expect(texts.some((text) => text.includes('\u0000'))).toBe(true)
    expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(4000)
    expect(
      trace('encryptedComment')
        .flatMap(listMessages)
        .some(({ opcode }) => opcode === '0x2167da4b'),
    ).toBe(true)
  })

  test('a swap runs through both jettons and the pool', () => {
    const swap = actions.find(({ trace_id }) => trace_id === index.showcase.traces['swapTrace'])
    expect(swap?.type).toBe('jetton_swap')
    expect(swap?.details['asset_in']).toBe(index.showcase['jettonMaster'])
    expect(swap?.details['asset_out']).toBe(index.showcase['jettonMasterSixDecimals'])
    expect(trace('swapTrace').length).toBeGreaterThan(8)
  })

  test('the common actions all occur, each over transactions of its own trace', () => {
    expect(new Set(actions.map(({ type }) => type))).toEqual(
      new Set([
        'auction_bid',
        'auction_outbid',
        'call_contract',
        'change_dns',
        'contract_deploy',
        'delete_dns',
        'jetton_burn',
        'jetton_mint',
        'jetton_swap',
        'jetton_transfer',
        'multisig_approve',
        'multisig_create_order',
        'multisig_execute',
        'nft_cancel_auction',
        'nft_cancel_sale',
        'nft_finish_auction',
        'nft_mint',
        'nft_purchase',
        'nft_put_on_auction',
        'nft_put_on_sale',
        'nft_transfer',
        'renew_dns',
        'tick_tock',
        'ton_transfer',
        'vesting_add_whitelist',
        'vesting_send_message',
      ]),
    )
    const astray = actions.filter(({ trace_id, transactions: parts }) =>
      parts?.some((hash) => byHash.get(hash)?.trace_id !== trace_id),
    )
    expect(astray).toEqual([])
    expect(new Set(actions.map(({ action_id }) => action_id)).size).toBe(actions.length)
  })
})

describe('what is still under way', () => {
  const pending = (readBody('pending.json') as { traces: Trace[] }).traces

  test('one trace is only emulated, another has committed transactions as well', () => {
    const emulated = pending.map((row) =>
      Object.values(row.transactions ?? {}).map((transaction) => transaction.emulated),
    )
    expect(emulated.some((list) => list.every(Boolean))).toBe(true)
    expect(emulated.some((list) => list.includes(true) && list.includes(false))).toBe(true)
  })

  test('only emulated roots have no trace id', () => {
    for (const { trace_id, transactions: rows, transactions_order } of pending) {
      const root = rows?.[transactions_order?.[0] ?? '']
      expect(trace_id === null).toBe(root?.emulated)
    }
  })

  test('committed parts are in the ledger, emulated parts are not', () => {
    for (const row of pending.flatMap(({ transactions: rows }) => Object.values(rows ?? {}))) {
      expect(byHash.has(row.hash)).toBe(!row.emulated)
      expect(row.finality).toBe(row.emulated ? 'pending' : 'finalized')
    }
  })

  test('the tree holds every transaction once', () => {
    for (const { trace: tree, transactions_order } of pending) {
      const nodes: string[] = []
      const queue = tree ? [tree] : []
      for (const node of queue) {
        nodes.push(node.tx_hash ?? '')
        queue.push(...(node.children ?? []))
      }
      expect(nodes).toEqual(transactions_order)
    }
  })
})
