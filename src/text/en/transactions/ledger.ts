import type { LedgerMessages } from '../../messages/transactions/ledger.ts'

/** English {@link LedgerMessages}. */
export const ledgerMessages: LedgerMessages = {
  title: 'Ledger',
  empty: 'No changes of balances',
  kind: 'Kind',
  time: 'Time',
  counterparty: 'Counterparty',
  amount: 'Amount',
  balance: 'Balance after',
  asset: 'Asset',
  coin: 'Coin',
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
  internal: 'Between own accounts',
  unexplained: 'No message or fee explains this change',
}
