/** Texts about accounts and what they hold. */
export interface AccountMessages {
  /** Name of a card of one account. */
  readonly title: string
  readonly empty: string
  readonly active: string
  readonly uninit: string
  readonly frozen: string
  readonly nonexist: string
  /** Stands for a status that is not known. */
  readonly unknownStatus: string
  readonly balance: string
  readonly otherCurrencies: string
  /** An amount of a currency other than the native coin. */
  readonly currency: (id: string) => string
  readonly kind: string
  readonly interfaces: string
  readonly noInterfaces: string
  readonly wallet: string
  readonly seqno: string
  readonly walletId: string
  /** Whether the wallet acts on its owner's signature. */
  readonly signature: string
  readonly allowed: string
  readonly refused: string
  /** One address in its three forms. */
  readonly addresses: Readonly<Record<'bounceable' | 'non-bounceable' | 'raw', string>>
  readonly lastTransaction: string
  readonly lastLt: string
  readonly stateHash: string
  readonly codeHash: string
  readonly dataHash: string
  readonly frozenHash: string
  readonly state: string
  readonly methods: string
  readonly code: string
  readonly data: string
  /** Name of a list of accounts by balance. */
  readonly top: string
  readonly noTop: string
  readonly account: string
  readonly rank: string
  /** Heads the bars that compare balances. */
  readonly share: string
  /** Name of a list of balance changes. */
  readonly changes: string
  readonly noChanges: string
  readonly change: string
  readonly fee: string
  /** Says that the service sent a number that it could not hold exactly. */
  readonly inexact: string
}

/** English {@link AccountMessages}. */
export const accountMessages: AccountMessages = {
  title: 'Account',
  empty: 'No such account',
  active: 'Active',
  uninit: 'Not deployed',
  frozen: 'Frozen',
  nonexist: 'Does not exist',
  unknownStatus: 'Status unknown',
  balance: 'Balance',
  otherCurrencies: 'Other currencies',
  currency: (id) => `#${id}`,
  kind: 'Kind',
  interfaces: 'Interfaces',
  noInterfaces: 'None recognised',
  wallet: 'Wallet',
  seqno: 'Sequence number',
  walletId: 'Wallet id',
  signature: 'Owner’s signature',
  allowed: 'Accepted',
  refused: 'Switched off',
  addresses: { bounceable: 'Bounceable address', 'non-bounceable': 'Non-bounceable address', raw: 'Raw address' },
  lastTransaction: 'Last transaction',
  lastLt: 'Last logical time',
  stateHash: 'State hash',
  codeHash: 'Code hash',
  dataHash: 'Data hash',
  frozenHash: 'Frozen state hash',
  state: 'State',
  methods: 'Get-methods',
  code: 'Code',
  data: 'Data',
  top: 'Accounts by balance',
  noTop: 'No accounts here',
  account: 'Account',
  rank: '#',
  share: 'Compared with the first',
  changes: 'Balance changes',
  noChanges: 'No balance changed',
  change: 'Change',
  fee: 'Fee',
  inexact: 'Rounded by the service',
}
