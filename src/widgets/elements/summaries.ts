/** Sentence about each element, by its tag without `tonlens-`. Apart from the table, so that servers need no views. */
export const summaries = {
  transaction: 'One transaction: accounts, value, result and fee.',
  trace: 'A trace as a graph of transactions and messages.',
  account: 'Summary of an account: kind, state and balance.',
  address: 'Name or shortened address of an account, with a button that copies the address.',
  history: 'Transactions of an account, newest first. Older ones load while scrolling.',
  actions: 'Actions of an account or of a trace, as sentences.',
  jettons: 'Jettons of an account. Scams and look-alikes are marked.',
  'nft-grid': 'NFT items of an owner or of a collection, any number of them.',
  nft: 'One NFT item by its address.',
  block: 'One block: transactions, shard, previous blocks and masterchain block.',
  head: 'Newest block in the index, and how far the index is behind.',
  search: 'Search box for addresses, names, hashes, blocks and links.',
  progress: 'Progress of a sent message, until it is final.',
  explorer: 'A small explorer: search, accounts, transactions, traces, blocks and NFTs.',
} as const
