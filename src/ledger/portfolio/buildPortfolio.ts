import { parseAmount } from '../../service/rows/amount.ts'
import { readRows, ownField } from '../../service/rows/readRow.ts'
import { findTokenInfo, worstFlag } from '../../meaning/tokens/tokenInfo.ts'
import type { Metadata } from '../../service/rows/names.ts'
import { toRawAddress } from '../../ton/cells/address.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import type { LedgerAsset } from '../line.ts'
import { formatScaled, parseDecimal } from '../value/decimal.ts'
import { assetKey, type Price, valueAmount } from '../value/prices.ts'
import { collectItems, findDomains } from './collectItems.ts'
import { type PortfolioPart, type PortfolioPartName, portfolioParts } from './parts.ts'
import type { Portfolio, PortfolioAsset, PortfolioMultisig, PortfolioPartState, PortfolioTotal } from './portfolio.ts'

/** A part of a portfolio as far as it was read. */
export interface PartAnswer<Name extends PortfolioPartName> {
  readonly data?: PortfolioPart<Name> | undefined
  readonly error?: TonlensError | null | undefined
}

/** Answers of all parts. A part that is left out is pending. */
export type PartAnswers = { readonly [Name in PortfolioPartName]?: PartAnswer<Name> | undefined }

/** Decimal digits of values. */
const digits = 8

/**
 * Builds a portfolio from the rows of its parts. Amounts are exact; an amount that cannot be read makes its part
 * partial and counts nowhere. A missing price is never zero.
 * @param accounts Any form of the addresses.
 * @param prices By the key of the asset, as `priceAssets` returns them.
 */
export function buildPortfolio(
  accounts: readonly string[],
  answers: PartAnswers,
  prices: ReadonlyMap<string, Price | null> = new Map(),
): Portfolio {
  const own = [...new Set(accounts.map(toRawAddress))]
  const { unread, coin, currencies, jettons, scams } = sumAssets(own, answers)
  const price = (sum: AssetSum): PortfolioAsset => describeAsset(sum, prices.get(assetKey(sum.asset)) ?? null)
  const pricedCoin = coin === null ? null : price(coin)
  const positions = readRows(answers.staking?.data?.rows)
  const staked = positions.reduce(
    (sum, row) => sum + readPart(row.balance, 'staking') + readPart(row.pending_balance, 'staking'),
    0n,
  )
  const staking = describeAsset({ asset: { kind: 'coin' }, balance: staked, holders: [] }, prices.get('coin') ?? null)
  const items = collectItems(readRows(answers.nfts?.data?.rows), answers.nfts?.data?.metadata ?? {})
  const priced = [...currencies.map(price), ...jettons.map(price)]
  const parts = Object.fromEntries(
    portfolioParts.map((name) => [name, describePart(answers[name], unread.has(name))]),
  ) as Portfolio['parts']
  const valued = [...(pricedCoin === null ? [] : [pricedCoin]), ...(staked === 0n ? [] : [staking]), ...priced]
  return {
    accounts: own,
    coin: pricedCoin,
    currencies: priced.filter(({ asset }) => asset.kind === 'currency'),
    jettons: priced.filter(({ asset }) => asset.kind === 'jetton').toSorted(compareAssets),
    scams: scams.map((sum) => describeAsset(sum, null)),
    collections: items.collections,
    scamCollections: items.scamCollections,
    domains: findDomains(items.collections.flatMap((collection) => collection.items)),
    staking: { balance: staking.balance, value: staking.value, positions },
    multisigs: findShares(own, answers),
    total: sumValues(valued, parts),
    parts,
  }

  function readPart(amount: unknown, name: PortfolioPartName): bigint {
    const value = parseAmount(amount)
    if (value === undefined) unread.add(name)
    return value ?? 0n
  }
}

/** Lists the assets of a portfolio that can have a price: coin, currencies, and jettons other than scams. */
export function listPricedAssets(accounts: readonly string[], answers: PartAnswers): readonly LedgerAsset[] {
  const { currencies, jettons } = sumAssets([...new Set(accounts.map(toRawAddress))], answers)
  return [{ kind: 'coin' }, ...[...currencies, ...jettons].map(({ asset }) => asset)]
}

interface AssetSum {
  readonly asset: LedgerAsset
  balance: bigint
  readonly holders: { account: string; balance: string }[]
}

/** Adds up coin, currencies and jettons over the accounts. */
function sumAssets(own: readonly string[], { accounts, jettons: wallets }: PartAnswers) {
  const unread = new Set<PortfolioPartName>()
  const sums = new Map<string, AssetSum>()
  const add = (part: PortfolioPartName, asset: LedgerAsset, account: string, amount: unknown): void => {
    const value = parseAmount(amount)
    if (value === undefined || value < 0n) {
      unread.add(part)
      return
    }
    const key = assetKey(asset)
    const sum = sums.get(key) ?? { asset, balance: 0n, holders: [] }
    sums.set(key, sum)
    sum.balance += value
    if (value > 0n) sum.holders.push({ account, balance: String(value) })
  }
  // The service lists no account that it does not know: such an account has never had anything.
  if (accounts?.data !== undefined) add('accounts', { kind: 'coin' }, own[0] ?? '', '0')
  for (const row of readRows(accounts?.data?.rows)) {
    add('accounts', { kind: 'coin' }, row.address, row.balance)
    for (const [id, amount] of Object.entries(row.extra_currencies ?? {}))
      add('accounts', { kind: 'currency', id }, row.address, amount)
  }
  const owners = new Set(own)
  for (const row of readRows(wallets?.data?.rows)) {
    if (owners.has(row.owner))
      add('jettons', { kind: 'jetton', jetton: row.jetton, wallet: row.address }, row.owner, row.balance)
  }
  const metadata = wallets?.data?.metadata ?? {}
  const held = [...sums.values()].filter(({ asset, balance }) => asset.kind === 'coin' || balance > 0n)
  const tokens = held.filter(({ asset }) => asset.kind === 'jetton')
  const isScam = ({ asset }: AssetSum) => asset.kind === 'jetton' && isScamJetton(metadata, asset.jetton)
  return {
    unread,
    coin: sums.get('coin') ?? null,
    currencies: held.filter(({ asset }) => asset.kind === 'currency'),
    jettons: tokens.filter((sum) => !isScam(sum)),
    scams: tokens.filter(isScam),
  }
}

function isScamJetton(metadata: Metadata, jetton: string): boolean {
  return (
    worstFlag(findTokenInfo(ownField(metadata, jetton) as Metadata[string] | undefined, 'jetton_masters')) === 'scam'
  )
}

function describeAsset({ asset, balance, holders }: AssetSum, price: Price | null): PortfolioAsset {
  const value = price === null ? null : formatScaled(valueAmount(balance, price, digits), digits)
  return { asset, balance: String(balance), holders, price: price?.value ?? null, value }
}

function describePart({ data, error }: PartAnswer<PortfolioPartName> = {}, isUnread: boolean): PortfolioPartState {
  if (data === undefined) return { status: error == null ? 'pending' : 'error', error: error ?? null }
  return { status: data.hasMore || isUnread || error != null ? 'partial' : 'complete', error: error ?? null }
}

function sumValues(assets: readonly PortfolioAsset[], parts: Portfolio['parts']): PortfolioTotal {
  const values = assets.flatMap(({ value }) => (value === null ? [] : [parseDecimal(value).digits]))
  const unpriced = assets.filter(({ value, balance }) => value === null && balance !== '0').length
  const isRead = (['accounts', 'jettons', 'staking'] as const).every((name) => parts[name].status === 'complete')
  return {
    value:
      values.length === 0
        ? null
        : formatScaled(
            values.reduce((sum, value) => sum + value, 0n),
            digits,
          ),
    unpriced,
    isComplete: isRead && unpriced === 0,
  }
}

/** Highest value first, then by balance held: assets without a price come last. */
function compareAssets(a: PortfolioAsset, b: PortfolioAsset): number {
  const [one, other] = [a, b].map(({ value }) => (value === null ? -1n : parseDecimal(value).digits)) as [
    bigint,
    bigint,
  ]
  return one === other ? (assetKey(a.asset) < assetKey(b.asset) ? -1 : 1) : one > other ? -1 : 1
}

function findShares(own: readonly string[], { multisigs }: PartAnswers): readonly PortfolioMultisig[] {
  return readRows(multisigs?.data?.rows).flatMap((multisig): PortfolioMultisig[] => {
    const among = (list: unknown) => own.filter((account) => Array.isArray(list) && list.includes(account))
    const signers = among(multisig.signers)
    const proposers = among(multisig.proposers).filter((account) => !signers.includes(account))
    return signers.length + proposers.length === 0 ? [] : [{ multisig, signers, proposers }]
  })
}
