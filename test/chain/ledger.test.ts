import { Cell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readBody, accounts, blocks, byHash, groupBy, listMessages, transactions } from './read.ts'
import type { BlockId } from '../../src/service/rows/block.ts'
import type { Message } from '../../src/service/rows/message.ts'

const emitters = new Map(
  transactions.flatMap((transaction) =>
    transaction.out_msgs.map((message) => [message.hash, { transaction, message }] as const),
  ),
)
const blockKey = ({ workchain, shard, seqno }: BlockId) => `${workchain}:${shard}:${seqno}`
const blocksByKey = new Map(blocks.map((block) => [blockKey(block), block]))

describe('messages', () => {
  test('every internal message was sent by a transaction of the chain, with the same words', () => {
    const orphans = transactions.filter(({ in_msg }) => in_msg?.source && !emitters.has(in_msg.hash))
    expect(orphans.map(({ hash }) => hash)).toEqual([])
    const changed = transactions.filter(
      ({ in_msg }) => in_msg?.source && JSON.stringify(emitters.get(in_msg.hash)?.message) !== JSON.stringify(in_msg),
    )
    expect(changed.map(({ hash }) => hash)).toEqual([])
  })

  test('a message is received after it was sent, and at most once', () => {
    const received = transactions.flatMap(({ in_msg, lt }) => (in_msg ? [{ in_msg, lt }] : []))
    expect(new Set(received.map(({ in_msg }) => in_msg.hash)).size).toBe(received.length)
    expect(received.filter(({ in_msg, lt }) => in_msg.created_lt && BigInt(in_msg.created_lt) >= BigInt(lt))).toEqual(
      [],
    )
  })

  test('the hash of every body and state-init is the hash of its cells', () => {
    const parts = transactions
      .flatMap(listMessages)
      .flatMap(({ message_content, init_state }: Message) => [message_content, init_state])
    const wrong = parts.filter((part) => part?.body && cellHash(part.body) !== part.hash)
    expect(parts.length).toBeGreaterThan(4000)
    expect(wrong).toEqual([])
  })

  test('outbound messages follow in the order in which they were made', () => {
    for (const { hash, out_msgs, lt } of transactions) {
      const lts = out_msgs.map(({ created_lt }) => BigInt(created_lt ?? 0))
      expect(
        lts.every((value, position) => value > (lts[position - 1] ?? BigInt(lt))),
        hash,
      ).toBe(true)
    }
  })
})

describe('accounts', () => {
  test('the transactions of an account form a chain without gaps, and each state is where the last one ended', () => {
    for (const [account, list] of groupBy((transaction) => transaction.account)) {
      expect(list[0]?.prev_trans_lt, account).toBe('0')
      for (const [position, transaction] of list.slice(1).entries()) {
        const before = list[position]
        expect(transaction.prev_trans_hash, transaction.hash).toBe(before?.hash)
        expect(transaction.prev_trans_lt, transaction.hash).toBe(before?.lt)
        expect(transaction.account_state_before?.hash, transaction.hash).toBe(before?.account_state_after?.hash)
        expect(transaction.orig_status, transaction.hash).toBe(before?.end_status)
      }
    }
  })

  test('the last state of an account is the state after its last transaction', () => {
    const groups = groupBy((transaction) => transaction.account)
    expect(new Set(accounts.map(({ address }) => address))).toEqual(new Set(groups.keys()))
    for (const account of accounts) {
      const last = groups.get(account.address)?.at(-1)
      expect(account.last_transaction_hash, account.address).toBe(last?.hash)
      expect(account.last_transaction_lt).toBe(last?.lt)
      expect(account.account_state_hash, account.address).toBe(last?.account_state_after?.hash)
      expect(account.balance).toBe(last?.account_state_after?.balance ?? '0')
      expect(account.code_hash ?? null).toBe(last?.account_state_after?.code_hash)
    }
  })

  test('code and data have the hashes that stand beside them', () => {
    for (const { address, code_boc, code_hash, data_boc, data_hash } of accounts) {
      if (code_boc) expect(cellHash(code_boc), address).toBe(code_hash)
      if (data_boc) expect(cellHash(data_boc), address).toBe(data_hash)
    }
  })

  test('a transaction moves the balance by what came in, went out and was paid in fees', () => {
    const wrong = transactions.filter((transaction) => {
      const { account_state_before: before, account_state_after: after, in_msg, out_msgs, total_fees } = transaction
      const came = BigInt(in_msg?.value ?? 0)
      const went = out_msgs.reduce((sum, { value, fwd_fee }) => sum + BigInt(value ?? 0) + BigInt(fwd_fee ?? 0), 0n)
      const logged = out_msgs.some(({ destination }) => destination === null)
      const change = BigInt(after?.balance ?? 0) - BigInt(before?.balance ?? 0)
      return !logged && came - went - BigInt(total_fees) !== change
    })
    expect(wrong.map(({ hash }) => hash)).toEqual([])
  })
})

describe('blocks', () => {
  test('every transaction stands in a block of its time, range and masterchain block', () => {
    for (const { hash, block_ref, mc_block_seqno, now, lt } of transactions) {
      const block = blocksByKey.get(blockKey(block_ref))
      expect(block?.gen_utime, hash).toBe(String(now))
      expect(block?.masterchain_block_ref.seqno, hash).toBe(mc_block_seqno)
      expect(BigInt(lt) >= BigInt(block?.start_lt ?? 0) && BigInt(lt) < BigInt(block?.end_lt ?? 0), hash).toBe(true)
    }
  })

  test('blocks of a shard follow one another without gaps in seqno, lt and time', () => {
    const shards = [...new Set(blocks.map(({ workchain, shard }) => `${workchain}:${shard}`))]
    expect(shards).toHaveLength(3)
    for (const name of shards) {
      const list = blocks
        .filter(({ workchain, shard }) => `${workchain}:${shard}` === name)
        .toSorted((a, b) => a.seqno - b.seqno)
      for (const [position, block] of list.slice(1).entries()) {
        const before = list[position]
        expect(block.prev_blocks).toEqual([{ workchain: block.workchain, shard: block.shard, seqno: before?.seqno }])
        expect(BigInt(block.start_lt)).toBeGreaterThan(BigInt(before?.start_lt ?? 0))
        expect(Number(block.gen_utime)).toBeGreaterThanOrEqual(Number(before?.gen_utime))
      }
    }
  })

  test('tx_count counts the transactions of the block', () => {
    const counts = new Map<string, number>()
    for (const { block_ref } of transactions)
      counts.set(blockKey(block_ref), (counts.get(blockKey(block_ref)) ?? 0) + 1)
    for (const block of blocks) expect(block.tx_count).toBe(counts.get(blockKey(block)) ?? 0)
  })

  test('masterchain information names the first and the last masterchain block', () => {
    const masters = blocks.filter(({ workchain }) => workchain === -1)
    expect(readBody('masterchain-info.json')).toEqual({ first: masters.at(-1), last: masters[0] })
  })
})

describe('traces', () => {
  test('all transactions of a trace hang together below the one that gives it its name', () => {
    for (const [trace, list] of groupBy(({ trace_id }) => trace_id ?? '')) {
      const roots = list.filter(({ in_msg }) => !in_msg || !emitters.has(in_msg.hash))
      expect(
        roots.map(({ hash }) => hash),
        trace,
      ).toEqual([trace])
      const foreign = list.filter(
        ({ in_msg }) =>
          in_msg && emitters.has(in_msg.hash) && emitters.get(in_msg.hash)?.transaction.trace_id !== trace,
      )
      expect(foreign, trace).toEqual([])
    }
  })

  test('list order is lt from new to old, accounts ascending where lts are equal', () => {
    const sorted = transactions.toSorted(
      (a, b) => Number(BigInt(b.lt) - BigInt(a.lt)) || (a.account < b.account ? -1 : 1),
    )
    expect(transactions.map(({ hash }) => hash)).toEqual(sorted.map(({ hash }) => hash))
    expect(byHash.size).toBe(transactions.length)
  })
})

function cellHash(boc: string): string {
  return Cell.fromBase64(boc).hash().toString('base64')
}
