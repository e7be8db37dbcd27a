import { useEffect, useMemo } from 'react'
import { formatNumber, type JettonWallet, skipToken, useDisplay, useNftGallery } from 'tonlens'
import { useNominatorPoolNominator } from 'tonlens/staking'
import { useLiveJettons } from 'tonlens/views'
import { accountPace } from '../../shell/queries.ts'
import { jettonLimit, nftLimit } from './assets/requests.ts'

/** Assets of an account beside its coins, as far as the first page of each list tells: a request each. */
export interface Holdings {
  /** Those of the service's answers whose jettons it does not mark as scams. */
  readonly jettons: readonly JettonWallet[]
  /** Number of these jettons for people; empty for none, or while it is not known. */
  readonly jettonCount: string
  /** Whether the jettons could not be loaded. */
  readonly hasJettonError: boolean
  /** Number of NFTs for people; empty for none, or while it is not known. */
  readonly nfts: string
  /** Whether the NFTs could not be loaded. */
  readonly hasNftError: boolean
  /** Whether there are NFTs, or may be: they could not be loaded. */
  readonly hasNfts: boolean
  /** Funds in nominator pools, decimal string of the smallest unit; `0` for none, or if it is not known. */
  readonly staked: string
  /** Whether all lists have arrived and have no rows. */
  readonly isEmpty: boolean
  /** Wallets of jettons, page after page. */
  readonly wallets: ReturnType<typeof useJettons>['query']
  readonly gallery: ReturnType<typeof useNftGallery>
  /** Positions in nominator pools. */
  readonly stakes: ReturnType<typeof useStakes>
}

/**
 * Returns {@link Holdings}. The tabs of the lists share the requests.
 * @param address Undefined requests nothing yet.
 * @param hasStakes Whether to request the stakes.
 */
export function useHoldings(address: string | undefined, hasStakes: boolean): Holdings {
  const { locale } = useDisplay()
  const { query, jettons } = useJettons(address)
  const { rows } = query
  const gallery = useNftGallery(
    address === undefined ? skipToken : { owner_address: [address], include_on_sale: true, limit: nftLimit },
  )
  const stakes = useStakes(hasStakes ? address : undefined)
  const positions = stakes.data?.nominator_pools ?? []
  const write = (count: number, hasMore: boolean) =>
    count === 0 ? '' : `${formatNumber(count, locale)}${hasMore ? '+' : ''}`
  return {
    jettons,
    jettonCount: write(jettons.length, query.hasMore),
    hasJettonError: query.isError,
    nfts: write(gallery.rows.length, gallery.hasMore),
    hasNftError: gallery.error !== null,
    hasNfts: gallery.rows.length > 0 || gallery.error !== null,
    staked: String(positions.reduce((sum, position) => sum + readFunds(position), 0n)),
    isEmpty: query.data !== undefined && rows.length === 0 && gallery.data !== undefined && gallery.rows.length === 0,
    wallets: query,
    gallery,
    stakes,
  }
}

function useJettons(address: string | undefined) {
  const query = useLiveJettons(address, { limit: jettonLimit, interval: accountPace })
  const { data, rows, refetch } = query
  const { answered, scams } = useMemo(() => {
    const pages = data?.pages ?? []
    const tokens = pages.flatMap(({ metadata }) => Object.entries(metadata))
    return {
      answered: new Set(pages.flatMap((page) => page.jetton_wallets.map((wallet) => wallet.address))),
      scams: new Set(
        tokens.flatMap(([key, { token_info }]) => (token_info?.some((role) => role.is_scam === true) ? key : [])),
      ),
    }
  }, [data])
  // An event about a new wallet does not tell whether its jetton is a scam: an answer does.
  const told = rows.flatMap((wallet) => (answered.has(wallet.address) ? [] : wallet.address)).join()
  useEffect(() => {
    if (told !== '') void refetch()
  }, [told, refetch])
  const jettons = useMemo(
    () => rows.filter(({ address: wallet, jetton }) => answered.has(wallet) && !scams.has(jetton)),
    [rows, answered, scams],
  )
  return { query, jettons }
}

function useStakes(nominator: string | undefined) {
  return useNominatorPoolNominator(nominator === undefined ? skipToken : { nominator })
}

/** Working and waiting funds of a position. */
function readFunds({
  balance,
  pending_balance,
}: {
  readonly balance: unknown
  readonly pending_balance: unknown
}): bigint {
  return [balance, pending_balance].reduce<bigint>(
    (sum, part) => (typeof part === 'string' && /^\d+$/.test(part) ? sum + BigInt(part) : sum),
    0n,
  )
}
