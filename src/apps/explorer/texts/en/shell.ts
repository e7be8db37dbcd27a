/** Texts around the pages. */
export const shell = {
  name: 'tonlens explorer',
  label: (network: string) => `Explorer of ${network}`,
  staking: 'Staking',
  tools: 'Tools',
  verify: 'Check hashes in this browser',
  mirror: 'Kept in this browser',
  waiting: (count: number) => `${count} ${count === 1 ? 'request waits' : 'requests wait'} for the rate limit`,
  loading: 'Loading…',
  unknown: {
    title: 'Page not found',
    reason: 'The link names no page of this explorer:',
    advice: 'Search for an address, hash, name or block above, or go to the',
    home: 'home page',
  },
}
