import type { Client } from '../../sources/client/client.ts'
import { collectOrigins } from '../../sources/client/collectOrigins.ts'
import { ResponseShapeError } from '../../sources/client/errors.ts'
import type { Origin } from '../../sources/client/origin.ts'
import { transactions } from '../../service/endpoints/transactions.ts'
import { readHistoryStep, startsLife } from '../../meaning/verify/historyStep.ts'
import type { JettonWallet } from '../../service/rows/jetton.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { toRawAddress } from '../../ton/cells/address.ts'
import { jettonHistory } from '../jettonHistory.ts'
import { checkBalances, coinsAfter, coinsBefore } from '../ledgerLines.ts'
import type { LedgerAsset } from '../line.ts'
import { listJettonWallets } from '../listJettonWallets.ts'
import { nftHistory, type HeldNft } from '../nftHistory.ts'
import type { LedgerRange } from '../accountLedger.ts'
import { type Moment, resolveMoment } from './moment.ts'

/** Options of {@link accountAt}. */
export interface AccountAtOptions {
  /** Assets to include. Jettons take at least one request for each jetton wallet. @default all */
  readonly assets?: readonly LedgerAsset['kind'][] | undefined
  readonly signal?: AbortSignal | undefined
}

/** Jettons of an account at a moment. */
export interface JettonAt {
  /** Master. Raw address. */
  readonly jetton: string
  /** Jetton wallet. Raw address. */
  readonly wallet: string
  /** Decimal string of the smallest unit. */
  readonly balance: string
}

/** An account as it was at a moment. */
export interface AccountAt {
  /** Raw address. */
  readonly account: string
  /** Last transaction up to the moment; null before the first one. */
  readonly last: { readonly hash: string; readonly lt: string; readonly now: number } | null
  /** `nonexist` before the first transaction, except for accounts of the genesis. */
  readonly status: string
  /** Balance of the coin, decimal string of the smallest unit. */
  readonly balance: string
  /** Other currencies of the chain, amounts as decimal strings of the smallest unit. */
  readonly currencies: readonly { readonly id: string; readonly balance: string }[]
  /** Hashes of the state, its code and its data, base64; null if the account had none. */
  readonly stateHash: string | null
  readonly codeHash: string | null
  readonly dataHash: string | null
  /** Jettons that it owned, without empty wallets. */
  readonly jettons: readonly JettonAt[]
  /**
   * NFTs that it owned, counted back from the listed transfers. One that came and went without a listed transfer is
   * missing; one that came without it counts as owned since its first transaction.
   */
  readonly nfts: readonly HeldNft[]
  /** Origin of the answers that it was made of: `asOf` is the moment of the oldest. */
  readonly origin: Origin | undefined
}

/**
 * Reads what an account owned at a moment: its coin and state from the last transaction up to it, which the next one
 * must name, or which deleted the account; jettons and NFTs by counting back from what the account owns now. At a
 * masterchain block, jettons and NFTs are those of the logical time until which it has committed the account.
 * @param account Any form of the address.
 * @throws {MomentError} The index has no masterchain block of the moment.
 * @throws {ResponseShapeError} A transaction is missing, or the index starts after the moment.
 * @throws {LedgerError} A row does not state its balance, or does not follow from the one before it.
 * @throws {TonlensError} The transfers of its NFTs are older than the list of them, also when they are read again.
 */
export async function accountAt(
  source: Client,
  account: string,
  moment: Moment,
  { assets, signal }: AccountAtOptions = {},
): Promise<AccountAt> {
  const { client, readOrigin } = collectOrigins(source)
  const owner = toRawAddress(account)
  const includes = (kind: LedgerAsset['kind']) => assets === undefined || assets.includes(kind)
  const init = { signal, priority: 'background' } as const
  const end = 'seqno' in moment ? { lt: await findEnd(client, owner, moment, init) } : moment
  const [until, after]: [LedgerRange, LedgerRange] =
    'lt' in end
      ? [{ end_lt: end.lt }, { start_lt: String(BigInt(end.lt) + 1n) }]
      : [{ end_utime: end.time }, { start_utime: end.time + 1 }]
  const read = async (bounds: LedgerRange, sort: 'asc' | 'desc'): Promise<Transaction | undefined> =>
    (await client.request(transactions, { account: [owner], ...bounds, sort, limit: 1 }, init)).transactions[0]

  const [last, next] = await Promise.all([read(until, 'desc'), read(after, 'asc')])
  checkNeighbors(last, next)
  const wallets = includes('jetton') ? await listJettonWallets(client, owner, { ...after, signal }) : []
  const found = await Promise.all(wallets.map((wallet) => jettonAt(client, wallet, { ...after, signal })))
  const nfts = includes('nft') ? (await nftHistory(client, owner, { ...after, signal })).heldBefore : []
  // An account can have coins and code before its first transaction: those of the genesis.
  const genesis = last === undefined && next !== undefined && coinsBefore(next) > 0n ? next : undefined
  const state = last?.account_state_after ?? genesis?.account_state_before
  return {
    account: owner,
    last: last === undefined ? null : { hash: last.hash, lt: last.lt, now: last.now },
    status: last?.end_status ?? genesis?.orig_status ?? 'nonexist',
    balance: String(last !== undefined ? coinsAfter(last) : genesis !== undefined ? coinsBefore(genesis) : 0n),
    currencies: Object.entries(state?.extra_currencies ?? {}).map(([id, amount]) => ({ id, balance: amount })),
    stateHash: state?.hash ?? null,
    codeHash: state?.code_hash ?? null,
    dataHash: state?.data_hash ?? null,
    jettons: found.filter(({ balance }) => balance !== '0').toSorted((a, b) => (a.wallet < b.wallet ? -1 : 1)),
    nfts: nfts.toSorted((a, b) => (a.item < b.item ? -1 : 1)),
    origin: readOrigin(),
  }
}

/** Transactions that are read at a time around the end of a block. */
const endPage = 20

/**
 * Returns the logical time up to which a masterchain block has committed an account. Shards run ahead of the
 * masterchain: a later block commits transactions that are as old as this one.
 */
async function findEnd(
  client: Client,
  account: string,
  moment: { readonly seqno: number },
  init: { readonly signal: AbortSignal | undefined; readonly priority: 'background' },
): Promise<string> {
  const block = await resolveMoment(client, moment, init)
  let bounds: LedgerRange = { end_utime: block.time }
  let end: bigint | undefined
  for (;;) {
    const asked = { account: [account], ...bounds, sort: 'desc', limit: endPage } as const
    const { transactions: rows } = await client.request(transactions, asked, init)
    const at = rows.findIndex(({ mc_block_seqno }) => mc_block_seqno <= moment.seqno)
    const late = rows.at(at < 0 ? -1 : at - 1)
    if (at !== 0 && late !== undefined) end = BigInt(late.lt) - 1n
    if (at < 0 && rows.length === endPage) {
      bounds = { end_lt: String(end) }
      continue
    }
    const [last, limit] = [BigInt(rows[at]?.lt ?? 0), BigInt(block.lt)]
    const latest = last > limit ? last : limit
    return String(end !== undefined && end < latest ? end : latest)
  }
}

/** Checks that nothing lies between the last transaction up to the moment and the first one after it. */
function checkNeighbors(last: Transaction | undefined, next: Transaction | undefined): void {
  if (next === undefined) return
  if (last === undefined ? !startsLife(next) : readHistoryStep(next, last) === 'broken') {
    const message = `the transaction before lt ${next.lt} is missing, so the state at the moment is not known`
    throw new ResponseShapeError('/transactions', [{ path: ['transactions'], message }])
  }
  if (last === undefined) return
  checkBalances(last, next)
}

/** Counts the balance of a jetton wallet back to a moment. */
async function jettonAt(client: Client, wallet: JettonWallet, after: LedgerRange): Promise<JettonAt> {
  let balance = BigInt(wallet.balance)
  let isNewest = true
  for await (const lines of jettonHistory(client, wallet, after)) {
    for (const line of lines) {
      // The newest line has the balance of now, which can be newer than the row of the wallet.
      if (isNewest) balance = BigInt(line.balance)
      isNewest = false
      balance -= BigInt(line.amount)
    }
  }
  return { jetton: wallet.jetton, wallet: wallet.address, balance: String(balance) }
}
