import type { LedgerAsset } from '../line.ts'
import type { AccountAt } from './accountAt.ts'

/** Change of one asset between two moments. */
export interface AssetChange {
  readonly asset: LedgerAsset
  /** Decimal strings of the smallest unit; an NFT is 1 or 0. */
  readonly before: string
  readonly after: string
  /** Signed. */
  readonly change: string
}

/** Difference of an account between two moments. */
export interface MomentComparison {
  /** Assets whose balance differs: the coin, then currencies, jettons and NFTs. */
  readonly assets: readonly AssetChange[]
  /** Whether the status differs, such as `uninit` and `active`. */
  readonly isStatusChanged: boolean
  readonly isCodeChanged: boolean
  readonly isDataChanged: boolean
}

/** Compares an account at two moments. */
export function compareMoments(before: AccountAt, after: AccountAt): MomentComparison {
  const [old, now] = [readBalances(before), readBalances(after)]
  const keys = new Set([...old.keys(), ...now.keys()])
  const assets = [...keys].flatMap((key): AssetChange[] => {
    const [from, to] = [old.get(key), now.get(key)]
    const asset = to?.asset ?? from?.asset
    const [was, is] = [from?.balance ?? '0', to?.balance ?? '0']
    return was === is || asset === undefined
      ? []
      : [{ asset, before: was, after: is, change: String(BigInt(is) - BigInt(was)) }]
  })
  return {
    assets: assets.toSorted((a, b) => order.indexOf(a.asset.kind) - order.indexOf(b.asset.kind)),
    isStatusChanged: before.status !== after.status,
    isCodeChanged: before.codeHash !== after.codeHash,
    isDataChanged: before.dataHash !== after.dataHash,
  }
}

const order: readonly LedgerAsset['kind'][] = ['coin', 'currency', 'jetton', 'nft']

function readBalances({
  balance,
  currencies,
  jettons,
  nfts,
}: AccountAt): Map<string, { asset: LedgerAsset; balance: string }> {
  const all: (readonly [string, LedgerAsset, string])[] = [
    ['coin', { kind: 'coin' }, balance],
    ...currencies.map(({ id, balance: amount }) => [`currency ${id}`, { kind: 'currency', id }, amount] as const),
    ...jettons.map(
      ({ jetton, wallet, balance: amount }) =>
        [`jetton ${wallet}`, { kind: 'jetton', jetton, wallet }, amount] as const,
    ),
    ...nfts.map(({ item, collection }) => [`nft ${item}`, { kind: 'nft', item, collection }, '1'] as const),
  ]
  return new Map(all.map(([key, asset, amount]) => [key, { asset, balance: amount }]))
}
