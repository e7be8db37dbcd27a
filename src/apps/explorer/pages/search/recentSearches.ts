import { useMemo, useSyncExternalStore } from 'react'
import { createRecentSearches, type RecentSearch, type RecentSearches, useClient } from 'tonlens'

/** Stores by network: a hash or a name of one network means nothing on another. */
const stores = new Map<string, RecentSearches>()

/** Returns the reader's recent searches on the current network. */
export function useRecentStore(): RecentSearches {
  const { network } = useClient()
  return useMemo(() => {
    const store = stores.get(network.name) ?? createRecentSearches({ name: `tonlens-recent-${network.name}` })
    stores.set(network.name, store)
    return store
  }, [network.name])
}

/** Returns the recent searches themselves, newest first. */
export function useRecentSearches(): readonly RecentSearch[] {
  const store = useRecentStore()
  return useSyncExternalStore(store.subscribe, store.current, none)
}

const noSearches: readonly RecentSearch[] = []
const none = () => noSearches
