// Finds what rules of API v2 need. Rows have the balance and the hashes of every state, and the cells of the newest
// one: a state of the past is known if each of its hashes is that of a cell which some account has now, or of a cell
// that was given by itself.
import type { AccountState, AccountStateFull } from '../../service/rows/account.ts'
import type { Block } from '../../service/rows/block.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { compareDecimals } from '../../service/rules/order.ts'
import type { PastState } from '../../service/rules/v2/addressInformationAt.ts'
import type { FoundConfig } from '../../service/rules/v2/configAt.ts'
import type { PastRuleName, pastRules } from '../../service/rules/v2/index.ts'
import type { Rule } from '../../service/rules/rule.ts'
import type { Store } from './store.ts'

type FinderOf<R> =
  R extends Rule<infer Params, infer Row, infer Found>
    ? (store: Store, params: Params) => { readonly rows: readonly Row[]; readonly found: Found } | undefined
    : never

const account = ({ account: key }: Transaction) => [key]
const codeHash = ({ code_hash }: AccountStateFull) => [code_hash]
const dataHash = ({ data_hash }: AccountStateFull) => [data_hash]
const masterchainSeqno = ({ workchain, seqno }: Block) => (workchain === -1 ? [String(seqno)] : [])

/** How the rows of a rule of API v2 are found. */
export const pastFinders: { readonly [Name in PastRuleName]: FinderOf<(typeof pastRules)[Name]> } = {
  addressInformationAt(store, { address = '', seqno }) {
    const { head, block } = findBlock(store, seqno)
    const state = block === undefined ? undefined : findState(store, address, block)
    return { rows: [], found: { block, head, state } }
  },
  configAllAt: (store, { seqno }) => findConfig(store, seqno),
  configParamAt: (store, { seqno }) => findConfig(store, seqno),
  lookupBlock: (store) => ({ rows: store.tables.blocks.rows.all, found: { head: findHead(store) } }),
}

function findHead({ tables }: Store): number {
  const known = tables.masterchainInfo.get('')?.last.seqno
  if (known !== undefined) return known
  return tables.blocks.rows.all.reduce(
    (head, { workchain, seqno }) => (workchain === -1 ? Math.max(head, seqno) : head),
    0,
  )
}

function findBlock(
  store: Store,
  seqno: number | undefined,
): { readonly head: number; readonly block: Block | undefined } {
  const head = findHead(store)
  return { head, block: store.tables.blocks.rows.with(masterchainSeqno, String(seqno ?? head))[0] }
}

/** Finds the configuration of a masterchain block; undefined for an index that was given none. */
function findConfig(
  store: Store,
  seqno: number | undefined,
): { rows: readonly never[]; found: FoundConfig } | undefined {
  if (store.configs.size === 0) return undefined
  const { head, block } = findBlock(store, seqno)
  const since = Math.max(...[...store.configs.keys()].filter((first) => block !== undefined && first <= block.seqno))
  return { rows: [], found: { head, block, config: store.configs.get(since) } }
}

const none: PastState = {
  status: 'nonexist',
  balance: '0',
  currencies: {},
  frozenHash: null,
  code: null,
  data: null,
  last: null,
}

/** Finds the state that a masterchain block has committed; undefined if no row tells it. */
function findState(store: Store, address: string, block: Block): PastState | undefined {
  const history = store.finalized.with(account, address).toSorted((a, b) => compareDecimals(a.lt, b.lt))
  const [first] = history
  if (first === undefined) return findUnchanged(store, address)
  const last = history.findLast(({ mc_block_seqno }) => mc_block_seqno <= block.seqno)
  if (last !== undefined)
    return readState(store, last.end_status, last.account_state_after, { lt: last.lt, hash: last.hash })
  if (first.orig_status === 'nonexist') return none
  const { prev_trans_lt: lt, prev_trans_hash: hash } = first
  // A transaction before the first known one may lie after the block.
  if (compareDecimals(lt, block.start_lt) > 0) return undefined
  return readState(store, first.orig_status, first.account_state_before, lt === '0' ? null : { lt, hash })
}

/** Finds the state of an account without known transactions. */
function findUnchanged(store: Store, address: string): PastState | undefined {
  const row = store.tables.accountStates.get(address)
  if (row === undefined) return none
  const { last_transaction_lt: lt, status } = row
  if (status === null || (lt !== null && lt !== '0')) return undefined
  return readState(
    store,
    status,
    { ...row, hash: row.account_state_hash, account_status: status } as AccountState,
    null,
  )
}

function readState(
  store: Store,
  status: string,
  state: AccountState | null | undefined,
  last: PastState['last'],
): PastState | undefined {
  // A shard forgets an account that was deleted, and its last transaction with it.
  if (status === 'nonexist') return none
  if (state === null || state === undefined) return undefined
  const { rows } = store.tables.accountStates
  const { code_hash: code, data_hash: data } = state
  return {
    status,
    balance: state.balance,
    currencies: state.extra_currencies ?? {},
    frozenHash: state.frozen_hash,
    code:
      code === null
        ? null
        : (rows.with(codeHash, code).find(({ code_boc }) => code_boc)?.code_boc ?? store.cells.get(code)),
    data:
      data === null
        ? null
        : (rows.with(dataHash, data).find(({ data_boc }) => data_boc)?.data_boc ?? store.cells.get(data)),
    last,
  }
}
