/** Texts about jettons, who holds them and where they went. */
export const jettonMessages = {
  empty: 'Jetton not found',
  nsfw: 'Sensitive content',
  /** Marks a jetton that can be taken for another, which is named. */
  looksLike: (name: string) => `Looks like ${name}`,
  /** Explains that mark where the other is not known to be the right one either. */
  sameName: 'Another jetton in this list has a similar name. Compare the addresses.',
  /** Explains that mark where the other is the right one. */
  forgedName: 'This is a different token with a similar name. It may be fake.',
  supply: 'Supply',
  decimals: 'Decimals',
  mintable: 'Mintable',
  admin: 'Admin',
  /** Stands for the admin of a jetton that nobody can change. */
  noAdmin: 'None',
  links: 'Links',
  content: 'Metadata',
  onChain: 'On-chain',
  walletCodeHash: 'Wallet code hash',
  balances: 'Jettons',
  noBalances: 'No jettons',
  value: 'Value',
  wallet: 'Wallet',
  /** Heads amounts of an airdrop that the owner has not taken yet. */
  claimable: 'Claimable',
  claim: 'Airdrop',
  claimFrom: 'Claimable from',
  claimUntil: 'Claimable until',
  /** Hosts that give the payload of a claim. */
  claimApi: 'Claim API',
  holder: 'Holder',
  holders: 'Holders',
  noHolders: 'No holders',
  rank: '#',
  transfers: 'Jetton transfers',
  noTransfers: 'No transfers',
  amount: 'Amount',
  burns: 'Jetton burns',
  noBurns: 'No burns',
  burnedBy: 'Burned by',
  done: 'Success',
}

/** Texts about amounts of jettons. */
export const jettonAmountMessages = {
  /** Follows an amount in the smallest units; `name` is the jetton's, or empty. */
  units: (name: string) => (name === '' ? 'base units' : `base units of ${name}`),
}
