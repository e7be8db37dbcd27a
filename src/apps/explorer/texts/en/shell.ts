/** Texts around the pages. */
export const shell = {
  name: 'tonlens explorer',
  label: (network: string) => `Explorer of ${network}`,
  staking: 'Staking',
  tools: 'Tools',
  favorites: 'Favorites',
  /** Label of the links in the head. */
  pages: 'Pages',
  mirror: 'Kept in this browser',
  waiting: (count: number) => `${count} ${count === 1 ? 'request waits' : 'requests wait'} for the rate limit`,
  /** Beside data of this browser that has no card. */
  age: { unreachable: 'Service unreachable', asOf: 'As of' },
  /** Shown while all that a page shows is requested again. */
  retrying: 'Trying again…',
  /** How live lists learn of what is new. */
  live: {
    events: 'Live: events arrive as they happen.',
    polling: 'Live lists request what is new every 5 to 15 seconds.',
  },
  loading: 'Loading…',
  /** Before what a form asked until it was changed. */
  earlier: 'The form has changed. What is shown is for:',
  unknown: {
    title: 'Page not found',
    reason: 'The link names no page of this explorer:',
    advice: 'Search for an address, hash, name or block above, or go to the',
    home: 'home page',
    network: (name: string) =>
      `This link is of a network that this browser does not know: ${name}. Networks that you added elsewhere are not here.`,
    addNetwork: 'Networks in the settings',
  },
  /** Last tab of pages about one thing. */
  details: 'Details',
  settings: 'Settings',
  /** Button that opens the links in the head. */
  menu: 'Menu',
  /** Button that opens links in the head of a page. */
  more: 'More',
  /** Buttons in the head. */
  appearance: { theme: 'Switch between light and dark', language: 'Language of the interface' },
  network: 'Network',
  ownNetworks: 'Added by you',
  /** Links that show another network beside this one, and that close one of several. */
  showBeside: (network: string) => `Show ${network} beside`,
  closeSide: 'Close this side',
  /** Heading of both in the menu of networks. */
  sides: 'Side by side',
  /** Beside something that the network does not have. */
  elsewhere: {
    lookedOn: (network: string) => `This was looked up on ${network}.`,
    lookOn: (network: string) => `Look on ${network}`,
  },
  skip: 'Skip to content',
  failed: {
    title: 'This page could not be shown',
    advice: 'Something in its data was not expected. Try again, or open another page.',
    notLoaded:
      'A file of the explorer could not be loaded: the connection failed, or a newer version replaced it. Try again to reload the explorer.',
    retry: 'Try again',
  },
  /** Titles of the pages in the browser's tab. */
  titles: {
    home: 'Chain',
    account: 'Account',
    transaction: 'Transaction',
    trace: 'Trace',
    block: 'Block',
    jetton: 'Jetton',
    collection: 'NFT collection',
    item: 'NFT',
    domain: 'Domain',
    multisig: 'Multisig',
    order: 'Multisig order',
    vesting: 'Vesting',
    staking: 'Staking',
    pool: 'Nominator pool',
    tools: 'Tools',
    search: 'Search',
    favorites: 'Favorites and labels',
    settings: 'Settings',
    unknown: 'Page not found',
  },
}
