/** Texts about names and what they lead to. */
export interface DnsMessages {
  /** Name of a card of one name. */
  readonly title: string
  readonly empty: string
  readonly copyName: string
  readonly owner: string
  /** Stands for the owner of a name that has none at the moment. */
  readonly noOwner: string
  /** The account that the name stands for. */
  readonly wallet: string
  readonly site: string
  readonly storage: string
  readonly resolver: string
  /** The token that the name is. */
  readonly item: string
  /** Stands for a record that is not set. */
  readonly notSet: string
  /** Marks a name that stands for an account of somebody else than its owner. */
  readonly elsewhere: string
  /** Marks a name written in letters beyond ASCII. */
  readonly encoded: string
  readonly encodedHint: string
  /** Name of a list of names. */
  readonly records: string
  readonly noRecords: string
  readonly domain: string
}

/** English {@link DnsMessages}. */
export const dnsMessages: DnsMessages = {
  title: 'Domain',
  empty: 'No such domain',
  copyName: 'Copy name',
  owner: 'Owner',
  noOwner: 'None',
  wallet: 'Wallet',
  site: 'Site',
  storage: 'Storage bag',
  resolver: 'Subdomains',
  item: 'NFT',
  notSet: 'Not set',
  elsewhere: 'Leads to another account than its owner',
  encoded: 'Encoded letters',
  encodedHint: 'Letters beyond a to z are encoded in this name: decoded, it may look like another',
  records: 'Domains',
  noRecords: 'No domains here',
  domain: 'Domain',
}
