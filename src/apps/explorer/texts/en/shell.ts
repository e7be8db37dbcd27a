/** Texts around the pages. */
export const shell = {
  name: 'tonlens explorer',
  label: (network: string) => `Explorer of ${network}`,
  staking: 'Staking',
  tools: 'Tools',
  verify: 'Check hashes in this browser',
  mirror: 'Kept in this browser',
  waiting: (count: number) => `${count} ${count === 1 ? 'request waits' : 'requests wait'} for the rate limit`,
}
