import { countEnglish } from '../../format/intl.ts'
/** Texts of the search box. */
export const searchMessages = {
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
    jetton: 'Jetton',
    collection: 'NFT collection',
    item: 'NFT',
  },
  /** Headings of groups of suggestions. */
  groups: {
    recent: 'Recent searches',
    favorite: 'Favorites and labels',
    domain: 'Domains',
    account: 'Known accounts',
    jetton: 'Jettons',
    collection: 'NFT collections',
    item: 'NFTs',
    operation: 'Operations',
    scam: 'Marked as scam',
  },
  /** Forgets the recent searches. */
  clearRecent: 'Clear recent searches',
  /** Warns of a name that can be mistaken for another one, or for the text in the box. */
  imitates: (name: string) => `Looks like “${name}”, but is something else`,
  /** Says who marks a token as a scam. */
  scamByIndex: 'The index marks it as a scam',
  /** A domain leads to an account that does not own it. */
  pointedBy: (domain: string) => `${domain} points here, but this account does not own it`,
  /** Beside a name that differs from the text by one letter. */
  similar: 'Similar name',
  /** Shown first for a name of the native coin; `coin` is its name and symbol. */
  coin: (coin: string) => `${coin} is the native coin. It has no address: a jetton with this name is something else.`,
  /** Added if the coin is Gram. */
  formerCoin: 'Formerly Toncoin (TON).',
  /** Forms of an address. */
  forms: {
    raw: 'raw',
    bounceable: 'bounceable',
    'non-bounceable': 'non-bounceable',
  },
  testOnly: 'testnet only',
  masterchain: 'masterchain',
  workchain: (id: string) => `workchain ${id}`,
  /** Host of a pasted link. */
  fromLink: (host: string) => `from ${host}`,
  problems: {
    checksum: 'This address has a typo: the checksum does not match. Check the characters.',
    addressLength: 'This address is incomplete. Paste the whole address.',
    hashLength: 'This hash has the wrong length. It must have 64 hex digits.',
    letters: 'Domains contain only Latin letters, digits and hyphens. This one may imitate another domain.',
    link: 'This link does not point to an account, transaction or block.',
  },
  /** Shown while the search is not over. */
  looking: 'Searching…',
  /** Nothing that was searched has the name. */
  nothing: 'No results. You can also enter an address, hash, domain, block or link.',
  /** Nothing has the name, nor is the domain registered that was asked for. */
  nothingNor: (domain: string) =>
    `No results, and the domain ${domain} is not registered. You can also enter an address, hash, block or link.`,
  /** What was not searched. */
  partial: 'Jettons, collections and NFTs were searched only among those that this browser has seen.',
  /** The service could not be asked. */
  failed: 'The service could not be asked for this name. Press Enter to try again.',
  /** Read out when the list changes. */
  count: (count: number, locale: string) => countEnglish(count, locale, 'result', 'results'),
}

/** Texts of the explorer in one tag. */
export const explorerMessages = {
  /** Name of the explorer; links to its first page. */
  name: 'Explorer',
  /** Name of the box; others on the page may be called a search too. */
  search: 'Search the explorer',
  /** Name of the rows on the first page. */
  latest: 'Latest transactions',
  /** Headings of the pages. */
  titles: {
    home: 'Overview',
    account: 'Account',
    transaction: 'Transaction',
    block: 'Block',
    nft: 'NFT',
    search: 'Search',
  },
  /** Name of the links to the parts of an account. */
  sections: 'Account sections',
  section: { history: 'Transactions', actions: 'Actions', jettons: 'Jettons', nfts: 'NFTs', items: 'Items' },
  looking: 'Searching…',
  /** The search found nothing. */
  nothing: 'Nothing found. Check the spelling, or try again later.',
  noWallet: (domain: string) => `${domain} has no linked wallet.`,
}
