import type { ExplorerMessages, SearchMessages } from '../../messages/tools/search.ts'

/** English {@link SearchMessages}. */
export const searchMessages: SearchMessages = {
  label: 'Search',
  placeholder: 'Name, address, hash, block or link',
  clear: 'Clear',
  go: 'Search',
  options: 'Search results',
  kinds: {
    address: 'Account',
    domain: 'Domain',
    transaction: 'Transaction',
    message: 'Message',
    hash: 'Transaction, message or block with this hash',
    block: 'Block',
    opcode: 'Operation',
    lt: 'Logical time (LT)',
  },
  groups: {
    recent: 'Recent searches',
    favorite: 'Favorites and labels',
    domain: 'Domains',
    account: 'Known accounts',
    jetton: 'Jettons',
    collection: 'NFT collections',
    item: 'NFTs',
    operation: 'Operations',
  },
  clearRecent: 'Clear recent searches',
  imitates: (name) => `Looks like “${name}”, but is something else`,
  coin: (coin) => `${coin} is the native coin. It has no address: a jetton with this name is something else.`,
  formerCoin: 'Formerly Toncoin (TON).',
  forms: {
    raw: 'raw',
    bounceable: 'bounceable',
    'non-bounceable': 'non-bounceable',
  },
  testOnly: 'testnet only',
  masterchain: 'masterchain',
  workchain: (id) => `workchain ${id}`,
  fromLink: (host) => `from ${host}`,
  problems: {
    checksum: 'This address has a typo: the checksum does not match. Check the characters.',
    addressLength: 'This address is incomplete. Paste the whole address.',
    hashLength: 'This hash has the wrong length. It must have 64 hex digits.',
    letters: 'Domains contain only Latin letters, digits and hyphens. This one may imitate another domain.',
    link: 'This link does not point to an account, transaction or block.',
    unknown:
      'Nothing known here has this name. A domain needs its ending, such as alice.ton. You can also enter an address, hash, block or link.',
  },
  count: (count, shown) => (count === 1 ? '1 result' : `${shown} results`),
}

/** English {@link ExplorerMessages}. */
export const explorerMessages: ExplorerMessages = {
  name: 'Explorer',
  search: 'Search the explorer',
  latest: 'Latest transactions',
  titles: {
    home: 'Overview',
    account: 'Account',
    transaction: 'Transaction',
    block: 'Block',
    nft: 'NFT',
    search: 'Search',
  },
  sections: 'Account sections',
  section: { history: 'Transactions', actions: 'Actions', jettons: 'Jettons', nfts: 'NFTs', items: 'Items' },
  trace: 'Trace',
  transactions: 'Transactions',
  looking: 'Searching…',
  nothing: 'Nothing found. Check the spelling, or try again later.',
  noWallet: (domain) => `${domain} has no linked wallet.`,
}
