/** Texts about who can move what an account holds. */
export const controlMessages = {
  title: 'What can move its assets',
  empty: 'Account not found',
  says: {
    key: 'Only the key can move what this account holds.',
    service:
      'Only the key can move what this account holds. Services use this kind of wallet for many payments at once.',
    plugins:
      'The key can move everything. The plugins below can take coins at any time without a new signature, but neither jettons nor NFTs.',
    extensions: 'The key, and each of the contracts below, can move everything that this wallet holds without asking.',
    keyOff:
      'The key is switched off: only the contracts below control this wallet. Two-factor wallets work like this. If you did not set one up, somebody else controls the wallet.',
    vesting:
      'The owner can spend what is unlocked. Locked coins can go only to the accounts listed below, or back to the vesting sender, who can add accounts to the list but cannot take anything.',
    locked:
      'The key can move everything but the coins below: before their time, they cannot leave, or can go only to accounts that the wallet allows. A second key can lock coins that arrive with its signature, but cannot take any.',
    unknown: 'The code of this contract is not known here. Only its code decides who can move what it holds.',
    noCode: 'There is no code at this address yet. Whoever has the matching code and key can use it.',
    frozen: 'The account is frozen. Nobody can use it before its debt is paid and its earlier state is restored.',
    unreadable: 'The data of this account is missing or cannot be read, so nothing can be said about it.',
  },
  /** A multisig; both counts in the reader's digits. */
  signers: (needed: string, signers: string) =>
    `${needed} of ${signers} signers together can move everything, and change who the signers are. Proposers can only suggest.`,
  roles: {
    plugin: 'Plugins',
    extension: 'Extensions',
    signer: 'Signers',
    proposer: 'Proposers',
    owner: 'Owner',
    vestingSender: 'Vesting sender',
    recipient: 'Allowed recipients',
  },
  /** Headings of jettons that the account holds, by what others can do with them. */
  jettons: {
    lock: 'Jettons that the issuer can lock, move or destroy',
    unknown: 'Jettons with custom rules, which are not checked here',
    mint: 'Jettons that only this account can move; the admin can create more',
    nothing: 'Jettons that only this account can move; their contract says that there is no admin',
  },
  /** Headings of coins that cannot leave freely yet. */
  locks: {
    locked: 'Coins that cannot leave before this time',
    restricted: 'Coins that can go only to accounts that the wallet allows before this time',
    gradual: 'Coins that are unlocked step by step until this time',
  },
  /** In place of the time of locked coins. */
  untold: 'time not stated',
  /** Headings of domains, by who edits them. */
  domains: {
    sale: 'Domains that their sale contract owns and can edit until they are sold or the sale is canceled',
    owner:
      'Domains that only this account can edit and transfer; 366 days after the last renewal, anyone can put one up for auction, and a vote of the network can reassign it',
  },
  saleContract: 'sale contract',
  admin: 'admin',
  /** Before the time and the transaction of a change of a jetton; after `offered`, the account comes first. */
  jettonChanged: {
    admin: 'admin changed',
    offered: 'admin rights offered to',
    dropped: 'admin given up',
    upgraded: 'code or data replaced',
  },
  /** How far back changes of jettons were looked for; the date of the oldest transaction follows. */
  lookedAtJettons: (count: string) =>
    `Changes of jettons were looked for in the newest transactions of their contracts (${count}), since`,
  /** Before the time and the transaction of a change. */
  changed: {
    added: 'added',
    keyOn: 'The key was switched on',
    keyOff: 'The key was switched off',
    signers: 'The signers were changed',
  },
  /** How far back changes were looked for; the date of the oldest transaction follows. */
  lookedAt: (count: string) => `Changes were looked for in the newest transactions (${count}), since`,
  lookedAtAll: (count: string) => `Changes were looked for in all transactions of the account (${count}).`,
  source: {
    data: 'Read from the data of the account.',
    service: 'According to the service.',
    contract: 'As the contract says of itself by its get-methods: any contract can name anybody.',
  },
  mayChange: 'The next transaction can change it.',
}
