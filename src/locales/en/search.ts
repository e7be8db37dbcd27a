import type { ExplorerMessages, SearchMessages } from '../../format/messages/search.ts'

/** English {@link SearchMessages}. */
export const searchMessages: SearchMessages = {
  label: 'Search',
  placeholder: 'Address, name, hash, block or link',
  clear: 'Clear',
  go: 'Search',
  options: 'What it may be',
  kinds: {
    address: 'Account',
    domain: 'Name',
    transaction: 'Transaction',
    message: 'Message',
    hash: 'Transaction, message or block with this hash',
    block: 'Block',
    lt: 'Logical time',
  },
  forms: {
    raw: 'raw form',
    bounceable: 'bounceable form',
    'non-bounceable': 'non-bounceable form',
  },
  testOnly: 'for the test network',
  masterchain: 'masterchain',
  workchain: (id) => `workchain ${id}`,
  fromLink: (host) => `from a link to ${host}`,
  problems: {
    checksum: 'This looks like an address, but a character of it is wrong: its checksum does not fit.',
    addressLength: 'This looks like an address, but some of it is missing.',
    hashLength: 'This looks like a hash, but it should have 64 hex digits.',
    letters: 'Names have Latin letters, digits and hyphens only; this one may imitate another.',
    link: 'This link leads to no account, transaction or block.',
    unknown: 'Neither an address, a name, a hash, a block nor a link to one.',
  },
  count: (count, shown) => (count === 1 ? '1 match' : `${shown} matches`),
}

/** English {@link ExplorerMessages}. */
export const explorerMessages: ExplorerMessages = {
  name: 'Explorer',
  search: 'Search the explorer',
  latest: 'Latest transactions',
  titles: { home: 'Overview', account: 'Account', transaction: 'Transaction', block: 'Block', nft: 'NFT', search: 'Search' },
  sections: 'Parts of this account',
  section: { history: 'Transactions', actions: 'Actions', jettons: 'Jettons', nfts: 'NFTs', items: 'Items' },
  trace: 'Trace',
  transactions: 'Transactions',
  looking: 'Looking…',
  nothing: 'The index holds nothing of that name.',
  noWallet: (domain) => `${domain} points to no wallet.`,
}
