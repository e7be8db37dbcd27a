/** Texts of the first page. */
export const home = {
  title: 'Chain',
  examples: 'For example',
  price: 'Price',
  newest: 'Newest block',
  blocksPerSecond: 'Blocks per second',
  transactionsPerSecond: 'Transactions per second',
  cycle: 'Validators’ cycle end',
  live: 'Latest transactions and actions',
  transactions: 'Transactions',
  actions: 'Actions',
  pause: 'Pause',
  resume: 'Resume',
  blocks: 'Latest blocks',
  topAccounts: 'Largest balances',
  jettons: 'Jettons',
  jettonsNote:
    'Up to ten jettons without a scam mark, in the order in which the service lists them. It ranks none by size or by trust.',
  noJettons: 'No jettons to show',
  collections: 'NFT collections',
  collectionsNote:
    'Up to ten collections without a scam mark, in the order in which the service lists them. It ranks none by size or by trust.',
  noCollections: 'No NFT collections to show',
  allFavorites: 'All favorites and labels',
  noFavorites: 'Star an account on its page to see its balance and last event here',
}
