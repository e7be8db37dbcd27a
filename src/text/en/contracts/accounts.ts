/** Texts about accounts and what they hold. */
export const accountMessages = {
  empty: 'Account not found',
  active: 'Active',
  uninit: 'Not deployed',
  frozen: 'Frozen',
  nonexist: 'Does not exist',
  /** Stands for a status that is not known. */
  unknownStatus: 'Unknown status',
  otherCurrencies: 'Extra currencies',
  /** An amount of a currency other than the native coin. */
  currency: (id: string) => `#${id}`,
  /** Entries of lists of names for the account. */
  listed: 'In lists of names',
  interfaces: 'Interfaces',
  noInterfaces: 'None detected',
  wallet: 'Wallet',
  seqno: 'Seqno',
  walletId: 'Wallet ID',
  /** Whether the wallet acts on its owner's signature. */
  signature: 'Signature authentication',
  allowed: 'Enabled',
  refused: 'Disabled',
  /** One address in its three forms. */
  addresses: { bounceable: 'Bounceable address', 'non-bounceable': 'Non-bounceable address', raw: 'Raw address' },
  lastTransaction: 'Last transaction',
  stateHash: 'State hash',
  frozenHash: 'Frozen state hash',
  state: 'State',
  methods: 'Get-methods',
  top: 'Top accounts by balance',
  noTop: 'No accounts',
  rank: '#',
  /** Heads the bars that compare balances. */
  relativeToLargest: 'Size (log scale)',
  changes: 'Balance changes',
  noChanges: 'No balance changes',
  fee: 'Fee',
  /** Says that the service sent a number that it could not hold exactly. */
  inexact: 'Rounded by the service',
}

/**
 * Kinds of contracts by the service's names for them, after which a version may follow. A longer name
 * stands before the one with which it begins.
 */
export const contractMessages = {
  wallet_vesting: 'Wallet vesting',
  wallet: 'Wallet',
  jetton_master: 'Jetton master',
  jetton_wallet: 'Jetton wallet',
  nft_collection: 'NFT collection',
  nft_item: 'NFT item',
  nft_sale: 'NFT sale',
  nft_auction: 'NFT auction',
  multisig_order: 'Multisig order',
  multisig: 'Multisig',
  dns: 'DNS',
}

/** Texts of the reader's labels and favorites. */
export const labelMessages = {
  label: 'Your label',
  placeholder: 'Name for this account',
  save: 'Save',
  remove: 'Remove',
  /** Makes an imported label the reader's own. */
  confirm: 'Save as my label',
  saved: 'Saved',
  removed: 'Removed',
  /** Says where a label is kept. */
  note: 'Kept in this browser. Only you see it.',
  /** Says that labels and favorites are lost with the page, because the browser stores none. */
  pageOnly: 'The browser does not let this site store data. Labels and favorites last until you close this page.',
  /** Explains a label that came from a file. */
  importedNote: 'Imported from someone else’s file.',
  favorite: 'Favorite',
  addFavorite: 'Add to favorites',
  removeFavorite: 'Remove from favorites',
  favorites: 'Favorites',
  noFavorites: 'No favorites yet',
  export: 'Export labels',
  import: 'Import labels',
  /** Label of a checkbox: the reader wrote the file that is imported. */
  ownFile: 'This is my own export',
  /** Result of an import; the counts are in the reader's digits. */
  imported: ({ added, same, kept }: { readonly added: string; readonly same: string; readonly kept: string }) =>
    `Imported: ${added} new, ${same} unchanged. Your own labels kept: ${kept}.`,
  notSaved: {
    address: 'This is not an address.',
    full: 'There are too many labels. Remove some first.',
    storage: 'Couldn’t save. Reload the page, or allow this site to store data.',
  },
  notImported: {
    tooLarge: 'The file is too large.',
    notJson: 'The file cannot be read. Choose a file that was exported here.',
    notLabels: 'The file has no labels. Choose a file that was exported here.',
    newer: 'The file is of a newer version. Reload the page and try again.',
    tooMany: 'The file has too many accounts.',
    entry: 'The file has an invalid entry, so nothing was imported.',
  },
}
