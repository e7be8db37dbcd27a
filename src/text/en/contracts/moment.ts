/** Texts of the card of an account at a moment, and of the slider that chooses it. */
export const momentMessages = {
  title: 'Account at this time',
  empty: 'No data for this time',
  moment: 'Moment',
  noMoments: 'No transactions to choose from',
  /** A moment before the first transaction. */
  beforeFirst: 'Before the first transaction',
  lastTransaction: 'Last transaction before this time',
  logicalTime: 'Logical time (LT)',
  state: 'State hash',
  jettons: 'Jettons at that time',
  nfts: 'NFTs at that time',
  /** Says what the list of NFTs cannot know. */
  nftsNote: 'Reconstructed from listed transfers. May be incomplete.',
  storage: 'Storage at that time',
  changes: 'Changes',
  noChanges: 'No changes in assets',
  statusChanged: 'The status has changed.',
  codeChanged: 'The code has changed.',
  dataChanged: 'The data has changed.',
  /** A masterchain block and its time. */
  block: (seqno: string, time: string) => `block ${seqno} (${time})`,
  asked: (block: string) => `State reported by the service at ${block}. Not compared with the history.`,
  agreed: (block: string) => `The service told the same state as of ${block} as the history leads to.`,
  contradiction: 'Contradiction',
  contradicted: (block: string) =>
    `As of ${block}, the service told another state than the history leads to. One of them is wrong.`,
  told: 'Told:',
  replayed: 'From the history:',
  nothing: 'none',
  fields: {
    status: 'Status',
    balance: 'Balance in the smallest unit',
    currencies: 'Other currencies',
    code: 'Code hash',
    data: 'Data hash',
    last: 'Last transaction',
  },
}
