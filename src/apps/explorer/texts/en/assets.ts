/** Texts of the pages of jettons, NFTs and domains. */
export const assets = {
  jetton: 'Jetton',
  jettonParts: 'Parts of the jetton',
  collection: 'NFT collection',
  collectionParts: 'Parts of the collection',
  item: 'NFT',
  domain: 'Domain',
  domainParts: 'Parts of the domain',
  transfers: 'Transfers',
  holders: 'Holders',
  burns: 'Burns',
  items: 'Items',
  itemList: 'Items of this collection',
  openCollection: 'Open the collection',
  noDomain:
    'Check the spelling, and the ending such as .ton or .t.me. The service lists a name once it is owned and has a record.',
  /** Opens the DNS records of a domain. */
  records: 'Records',
  openNames: 'Names and auctions of the owner',
  auction: 'Auction',
  auctions: 'Auctions that this account leads',
  /** Facts in the heads of pages. */
  facts: {
    price: 'Price',
    supply: 'Supply',
    admin: 'Admin',
    noAdmin: 'nobody',
    mintable: 'Mintable',
    owner: 'Owner',
    items: 'Items',
    yes: 'yes',
    no: 'no',
  },
  lostJetton:
    'The service does not list this jetton. What is shown here is what its contract says of itself, read by get_jetton_data.',
  trust: {
    scam: 'The service marks this as a scam.',
    advice:
      'Do not buy it, do not open its links, and do not sign anything because of it. You do not have to send it back.',
    known: 'Known by:',
    /** Names of the sources that know a token. */
    listedAs: (source: string, name: string) => `${source} “${name}”`,
    ownList: 'the list of this explorer',
    ownLabel: 'your own label',
    /** Before the address of the genuine token. */
    looksLike: (name: string) => `Looks like ${name}, which is`,
    looksLikeOther: (name: string) => `Looks like ${name}, but is something else.`,
    forged: 'This one has another address and may be a fake.',
    listedScam: (source: string) => `${source} marks this as a scam.`,
    unmarked: 'The service has no warning, which proves nothing: compare the address with what the issuer publishes.',
  },
  expiry: {
    term: 'Expires',
    over: 'This time is over: anybody may start an auction for the name.',
    rule: 'A .ton name ends one year (366 days) after its last renewal. Only its contract tells when that was.',
    unknown: 'Unknown',
  },
}

/** Texts of the pages of multisigs, their orders, and vesting contracts. */
export const custody = {
  multisig: 'Multisig',
  orders: 'Orders',
  noOrders: 'Nobody has proposed an order yet',
  order: 'Multisig order',
  orderNumber: (seqno: string) => `Order #${seqno}`,
  signers: 'Signers needed',
  signersOf: (needed: string, all: string) => `${needed} of ${all}`,
  parts: 'Parts of the multisig',
  vesting: 'Vesting',
}
