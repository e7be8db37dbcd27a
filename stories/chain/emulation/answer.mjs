import { actionRows } from '../indexer/actions.mjs'
import { contractKind } from '../indexer/entities.mjs'
import { gatherFacts } from '../indexer/facts.mjs'
import { emulatedEntries } from '../indexer/ledger.mjs'
import { addressesIn } from '../indexer/names.mjs'
import { nodeRow } from '../indexer/traces.mjs'
import { stateRow, transactionRow } from '../indexer/transactions.mjs'
import { cellBoc, cellHash, rawAddress } from '../indexer/values.mjs'

/**
 * An emulation as the service answers it.
 *
 * @import { Address, Cell, ShardAccount } from '@ton/core'
 * @import { Account } from '../indexer/entities.mjs'
 * @import { Entry } from '../indexer/ledger.mjs'
 * @import { Row } from '../indexer/values.mjs'
 * @import { Step } from '../world.mjs'
 * @import { EmulateRequest } from './request.mjs'
 * @import { AskIndex } from './service.mjs'
 */

/** The seed that every transaction of the embedded chain has. */
const seed = Buffer.alloc(32, 7)

/**
 * @param {{ steps: Step[], isIncomplete: boolean }} followed
 * @param {{ request: EmulateRequest, seqno: number, accounts: Account[], ask: AskIndex, stateHash: (address: Address) => Buffer }} context
 */
export async function writeAnswer({ steps, isIncomplete }, { request, seqno, accounts, ask, stateHash }) {
  const entries = emulatedEntries(steps)
  const root = /** @type {Entry} */ (entries[0])
  const transactions = Object.fromEntries(entries.map((entry) => [entry.hash, emulatedRow(entry)]))
  const known = new Map(accounts.map((account) => [account.raw, account]))
  for (const { address, after } of steps)
    known.set(rawAddress(address), readAccount(address, after, stateHash(address)))
  const actions = request.with_actions
    ? actionRows(entries, gatherFacts([...known.values()]), 'pending').toReversed()
    : []
  const covered = new URLSearchParams(
    [...new Set([...entries.map(({ account }) => account), ...addressesIn(actions)])]
      .filter((raw) => raw.includes(':'))
      .map((raw) => ['address', raw]),
  )
  return {
    mc_block_seqno: seqno,
    trace: nodeRow(root, new Set(entries)),
    transactions,
    actions,
    ...collectCells(steps),
    ...(request.include_address_book ? { address_book: await ask(`/api/v3/addressBook?${covered}`) } : {}),
    ...(request.include_metadata ? { metadata: await ask(`/api/v3/metadata?${covered}`) } : {}),
    rand_seed: seed.toString('base64'),
    is_incomplete: isIncomplete,
  }
}

/**
 * A transaction with its account states, which rows of pending traces do not have.
 * @param {Entry} entry
 * @returns {Row}
 */
function emulatedRow(entry) {
  const { transaction, before, after } = entry.step
  return {
    ...transactionRow(entry),
    account_state_before: { ...stateRow(transaction.stateUpdate.oldHash, before, true), extra_currencies: null },
    account_state_after: { ...stateRow(transaction.stateUpdate.newHash, after, true), extra_currencies: null },
  }
}

/**
 * Code and data of every state, by hash.
 * @param {Step[]} steps
 */
function collectCells(steps) {
  /** @type {Record<string, string>} */
  const code_cells = {}
  /** @type {Record<string, string>} */
  const data_cells = {}
  for (const shard of steps.flatMap(({ before, after }) => [before, after])) {
    const { code, data } = readCells(shard)
    if (code) code_cells[cellHash(code)] = cellBoc(code)
    if (data) data_cells[cellHash(data)] = cellBoc(data)
  }
  return { code_cells, data_cells }
}

/**
 * @param {ShardAccount} shard
 * @returns {{ code: Cell | null, data: Cell | null }}
 */
function readCells({ account }) {
  const state = account?.storage.state
  const active = state?.type === 'active' ? state.state : undefined
  return { code: active?.code ?? null, data: active?.data ?? null }
}

/**
 * @param {Address} address
 * @param {ShardAccount} shard
 * @param {Buffer} stateHash
 * @returns {Account}
 */
function readAccount(address, shard, stateHash) {
  const { account } = shard
  const { code, data } = readCells(shard)
  return {
    address,
    raw: rawAddress(address),
    balance: account?.storage.balance.coins ?? 0n,
    status: account?.storage.state.type ?? 'nonexist',
    code,
    data,
    kind: contractKind(code),
    lastLt: shard.lastTransactionLt,
    lastHash: shard.lastTransactionHash,
    stateHash,
  }
}
