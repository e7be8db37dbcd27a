import { accountStates } from '../../../service/endpoints/accounts.ts'
import { transactions } from '../../../service/endpoints/transactions.ts'
import { readFinality } from '../../../service/rows/finality.ts'
import { maxPage } from '../../../service/rules/requests/page.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { compareLt } from '../../../meaning/trace/model.ts'
import { addMatch, maxPages, overlap, type Pass, policy, type WatchCursor } from './pass.ts'
import { readsRows } from './rules.ts'

/** Reads the transactions of all accounts since the cursor. @returns The logical times up to which they were read. */
export async function readTransactions(pass: Pass): Promise<WatchCursor['transactions']> {
  const { client, accounts, signal, since } = pass
  if (!readsRows(pass.rules, 'transaction')) return since?.transactions ?? {}
  const states = await client.request(accountStates, { address: [...accounts], include_boc: false }, { signal, policy })
  const heads = new Map(states.accounts.map((row) => [row.address, row.last_transaction_lt ?? '0']))
  const lts: Record<string, string> = {}
  for (const account of accounts) lts[account] = since?.transactions[account] ?? heads.get(account) ?? '0'
  const behind = accounts.filter((account) => compareLt(heads.get(account) ?? '0', ltAt(lts, account)) > 0)
  const rows = behind.length > 1 ? await requestTransactions(pass, behind, lts) : { page: [], isWhole: false }
  for (const account of behind) {
    lts[account] = rows.isWhole
      ? addChain(pass, account, ltAt(lts, account), rows.page)
      : await readAccount(pass, account, lts)
  }
  return lts
}

function ltAt(lts: Readonly<Record<string, string>>, account: string): string {
  return lts[account] ?? '0'
}

/** Requests the oldest page of unread transactions. */
async function requestTransactions(
  { client, signal }: Pass,
  accounts: readonly string[],
  lts: Readonly<Record<string, string>>,
) {
  const oldest = accounts.map((account) => ltAt(lts, account)).reduce((a, b) => (compareLt(a, b) < 0 ? a : b))
  const start_lt = String(BigInt(oldest) + 1n)
  const params = { account: [...accounts], start_lt, sort: 'asc' as const, limit: maxPage }
  const { transactions: page } = await client.request(transactions, params, { signal, policy })
  return { page, isWhole: page.length < maxPage }
}

/** Reads one account. @returns The logical time up to which it was read. */
async function readAccount(pass: Pass, account: string, lts: Readonly<Record<string, string>>): Promise<string> {
  let lt = ltAt(lts, account)
  for (let pages = 0; pages < maxPages; pages++) {
    const { page, isWhole } = await requestTransactions(pass, [account], { [account]: lt })
    const next = addChain(pass, account, lt, page)
    if (isWhole || next === lt) return next
    lt = next
  }
  pass.unread.push({ kind: 'transaction', account })
  const {
    accounts: [head],
  } = await pass.client.request(
    accountStates,
    { address: [account], include_boc: false },
    { signal: pass.signal, policy },
  )
  return head?.last_transaction_lt ?? lt
}

/** Adds the rows that follow `lt` without a gap, oldest first. @returns The logical time of the last one. */
function addChain(pass: Pass, account: string, lt: string, rows: readonly Transaction[]): string {
  let last = lt
  for (const row of rows.toSorted((a, b) => compareLt(a.lt, b.lt))) {
    if (row.account !== account || compareLt(row.lt, last) <= 0) continue
    if (readFinality(row) !== 'finalized') break
    if (row.prev_trans_lt !== last) {
      // A row in between may be indexed late; one that is missing for long stays missing.
      if (row.now > Date.now() / 1000 - overlap) break
      pass.unread.push({ kind: 'transaction', account })
    }
    last = row.lt
    addMatch(pass, { kind: 'transaction', account, transaction: row })
  }
  return last
}
