import { toRawAddress } from '../../ton/cells/address.ts'
import type { LedgerAsset, LedgerLine } from '../line.ts'
import { assetKey } from '../value/prices.ts'

/** Balance of an asset from one transaction on, as `BalanceChart` takes it. */
export interface LedgerPoint {
  /** Unix seconds. */
  readonly time: number
  /** Logical time of the transaction, decimal string. */
  readonly lt: string
  /** Decimal string of the smallest unit. */
  readonly balance: string
  /** Set if lines between the point before and this one are missing. */
  readonly gapBefore?: true
}

/** Options of {@link ledgerPoints}. */
export interface LedgerPointOptions {
  /** @default the coin */
  readonly asset?: LedgerAsset | undefined
  /** Account, for lines of several. Any form of the address. @default that of the first line */
  readonly account?: string | undefined
}

/**
 * Turns the lines of a ledger into the balances of one asset after each transaction, oldest first: feed them to
 * `BalanceChart`. A point whose line does not start from the balance before it, as between two ranges, follows a gap.
 * @param lines Newest first, as a ledger yields them.
 * @example
 * const { rows } = useAccountLedger(account)
 * const asset = { kind: 'jetton', jetton: jettonMaster, wallet: jettonWallet } as const
 * <BalanceChart points={ledgerPoints(rows, { asset })} decimals={6} symbol="USDT" />
 */
export function ledgerPoints(
  lines: readonly LedgerLine[],
  { asset = { kind: 'coin' }, account }: LedgerPointOptions = {},
): readonly LedgerPoint[] {
  const [key, owner] = [assetKey(asset), account === undefined ? lines[0]?.account : toRawAddress(account)]
  const points: LedgerPoint[] = []
  let balance: bigint | undefined
  let hash: string | undefined
  let isBroken = false
  for (const line of lines.toReversed()) {
    if (line.account !== owner || assetKey(line.asset) !== key) continue
    const after = BigInt(line.balance)
    if (balance !== undefined && after - BigInt(line.amount) !== balance) isBroken = true
    // The last line of a transaction has the balance that it left.
    const isSame = hash === line.hash
    const gapBefore = isSame ? points.pop()?.gapBefore === true : isBroken
    points.push({ time: line.now, lt: line.lt, balance: line.balance, ...(gapBefore && { gapBefore }) })
    balance = after
    hash = line.hash
    if (!isSame) isBroken = false
  }
  return points
}
