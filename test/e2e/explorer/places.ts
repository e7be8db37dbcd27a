import { showcase } from '../../../stories/chain/index.json'
import type { PageName } from '../../../src/apps/explorer/shell/routes.ts'

const { traces, transactions } = showcase

const link = (page: PageName, id = '', tab = '', query = '') =>
  `#/embedded/${[page, id, tab].filter((part) => part !== '').map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`

const account = (id: string, ...tabs: readonly string[]) => [link('account', id), ...tabs.map((tab) => link('account', id, tab))]

/** Places of each page of the explorer, with something of the embedded chain to show. */
export const places: Readonly<Record<PageName, readonly string[]>> = {
  home: [link('home')],
  account: [
    ...account(showcase.wallet, 'transactions', 'messages', 'jettons', 'nfts', 'names', 'staking', 'ledger', 'activity', 'code', 'storage', 'methods', 'details'),
    ...account(showcase.uninitAccount),
    ...account(showcase.unknownAccount),
    ...account(showcase.jettonWallet),
    ...account(showcase.sale),
  ],
  transaction: [link('transaction', transactions.swapTrace), link('transaction', transactions.failedTransaction)],
  trace: ['', 'outline', 'table', 'timeline', 'flow', 'changes', 'fees', 'actions', 'details', 'verification', 'vm', 'neighbors', 'raw'].map((tab) => link('trace', traces.swapTrace, tab)),
  block: [link('block', '-1:8000000000000000:52000333')],
  jetton: [link('jetton', showcase.jettonMaster), link('jetton', showcase.scamJettonMaster)],
  collection: [link('collection', showcase.nftCollection), link('collection', showcase.hostileCollection)],
  item: [link('item', showcase.nftItem), link('item', showcase.hostileItem), link('item', showcase.onSaleItem), link('item', showcase.auctionItem)],
  domain: [link('domain', 'alice.ton')],
  multisig: [link('multisig', showcase.multisig)],
  order: [link('order', showcase.multisigOrder)],
  vesting: [link('vesting', showcase.vesting)],
  staking: ['', 'validators', 'elections', 'cycles', 'complaints', 'config', 'pools'].map((tab) => link('staking', '', tab)),
  pool: [link('pool', showcase.nominatorPool)],
  tools: ['decode', 'cells', 'method', 'preview', 'send', 'fees', 'compare', 'verify', 'watch'].map((tool) => link('tools', tool)),
  search: [link('search', 'alice'), link('search', 'nothing-has-this-name'), link('search', transactions.transfer)],
  favorites: [link('favorites')],
  settings: [link('settings')],
}
