/** Texts of the table of a ledger. */
export const ledgerMessages = {
  title: 'Ledger',
  empty: 'No balance changes',
  balance: 'Balance after',
  asset: 'Asset',
  /** Name of the coin in the column of assets. */
  coin: 'Coin',
  /** Kinds of lines, except fees. */
  kinds: {
    transfer: 'Transfer',
    swap: 'Swap',
    purchase: 'Purchase',
    sale: 'Sale',
    stake: 'Stake',
    reward: 'Reward',
    mint: 'Mint',
    burn: 'Burn',
    deploy: 'Deployment',
    bounce: 'Bounce',
    unexplained: 'Unexplained',
  },
  fees: {
    storage: 'Storage fee',
    import: 'Import fee',
    gas: 'Gas fee',
    action: 'Action fee',
    bounce: 'Bounce fee',
    forward: 'Forward fee',
    total: 'Fees',
  },
  /** Mark of a transfer between own accounts. */
  internal: 'Internal transfer',
  /** Text of a line whose change no message or fee explains. */
  unexplained: 'Unexplained change',
}
