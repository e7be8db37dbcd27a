import { useMemo, useSyncExternalStore } from 'react'
import { createRecentSearches, type RecentSearch, type RecentSearches } from 'tonlens'
import { useNetworkName } from '../../networks/networksContext.ts'

/** Stores by network: a hash or a name of one network means nothing on another. */
const stores = new Map<string, RecentSearches>()

/** Returns the reader's recent searches on the current network. */
export function useRecentStore(): RecentSearches {
  const network = useNetworkName()
  return useMemo(() => findRecentStore(network), [network])
}

/** Returns the recent searches on a network: always the same object. */
export function findRecentStore(network: string): RecentSearches {
  const store = stores.get(network) ?? createRecentSearches({ name: `tonlens-recent-${network}` })
  stores.set(network, store)
  return store
}

/** Returns the recent searches themselves, newest first. */
export function useRecentSearches(): readonly RecentSearch[] {
  const store = useRecentStore()
  return useSyncExternalStore(store.subscribe, store.current, none)
}

const noSearches: readonly RecentSearch[] = []
const none = () => noSearches
