import { useBlocks } from 'tonlens'

/**
 * Newest blocks of all chains, renewed every ten seconds while the tab is visible: one request for the load and the list. Feeds
 * pause in hidden tabs, because the query client stops its intervals there.
 */
export function useRecentBlocks() {
  return useBlocks({ limit: 100, sort: 'desc' }, { refetchInterval: 10_000 })
}
