/** Texts of the first page. */
export const home = {
  title: 'Chain',
  load: 'Network load',
  noLoad: 'The service shows too few blocks to tell a rate.',
  blocksPerSecond: 'Blocks per second',
  transactionsPerSecond: 'Transactions per second',
  transactionsPerBlock: 'Transactions per block',
  perBlock: (blocks: string, seconds: string) =>
    `Transactions of each of the last ${blocks} blocks, all chains, in ${seconds} s`,
  live: 'Latest transactions and actions',
  transactions: 'Transactions',
  actions: 'Actions',
  pause: 'Pause',
  resume: 'Resume',
  blocks: 'Latest blocks',
  topAccounts: 'Largest balances',
  jettons: 'Jettons',
  jettonsNote: 'Ten jettons in the order in which the service lists them. It ranks none by size or by trust.',
  noJettons: 'The service knows no jettons.',
  unnamed: 'Jetton without a name',
  allFavorites: 'All favorites and labels',
}
