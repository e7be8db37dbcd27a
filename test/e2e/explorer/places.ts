import { showcase } from '../../../stories/chain/index.json'
import type { PageName } from '../../../src/apps/explorer/shell/routes.ts'
import * as texts from '../../../src/apps/explorer/texts/en/index.ts'

const { people, traces, transactions } = showcase

const link = (page: PageName, id = '', tab = '', query = '') =>
  `#/embedded/${[page, id, tab]
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}${query === '' ? '' : `?${query}`}`

const account = (id: string, ...tabs: readonly string[]) => [
  link('account', id),
  ...tabs.map((tab) => link('account', id, tab)),
]

/** Places of each page of the explorer, with something of the embedded chain to show. */
export const places: Readonly<Record<PageName, readonly string[]>> = {
  home: [link('home'), '#/embedded/no-such-page'],
  account: [
    ...account(showcase.wallet, ...Object.keys(texts.account.tabs).slice(1)),
    link('account', showcase.wallet, '', `with=${encodeURIComponent(people.bruno)}`),
    link('account', showcase.wallet, 'past', 'time=1760100000'),
    link('account', showcase.wallet, 'assets', 'assets=all'),
    link('account', showcase.wallet, 'ledger', 'from=2025-10-10&until=2025-10-10'),
    ...account(showcase.uninitAccount),
    ...account(showcase.unknownAccount),
    ...account(showcase.jettonWallet),
    ...account(showcase.sale),
  ],
  transaction: [
    link('transaction', transactions.swapTrace),
    link('transaction', transactions.failedTransaction),
    link('transaction', `${'A'.repeat(43)}=`),
  ],
  trace: [
    ...['', 'outline', 'table', 'value', 'timeline', 'actions', 'details', 'compare', 'verification', 'raw'].map(
      (tab) => link('trace', traces.swapTrace, tab),
    ),
    link('trace', traces.failedSwap),
    link('trace', traces.swapTrace, 'compare', `with=${encodeURIComponent(traces.failedJettonTransfer)}`),
  ],
  block: [
    ...['', 'own', 'shards'].map((tab) => link('block', '-1:8000000000000000:52000333', tab)),
    link('block', '-1:8000000000000000:1'),
  ],
  jetton: [
    ...['', 'holders', 'burns'].map((tab) => link('jetton', showcase.jettonMaster, tab)),
    link('jetton', showcase.scamJettonMaster),
  ],
  collection: [
    ...['', 'transfers'].map((tab) => link('collection', showcase.nftCollection, tab)),
    link('collection', showcase.hostileCollection),
  ],
  item: [
    link('item', showcase.nftItem),
    link('item', showcase.hostileItem),
    link('item', showcase.onSaleItem),
    link('item', showcase.auctionItem),
  ],
  domain: [link('domain', 'alice.ton'), link('domain', 'alice.ton', 'assets'), link('domain', 'nobody-has-this.ton')],
  multisig: [link('multisig', showcase.multisig)],
  order: [link('order', showcase.multisigOrder)],
  vesting: [link('vesting', showcase.vesting)],
  staking: [
    ...['', 'validators', 'elections', 'cycles', 'complaints', 'config', 'pools'].map((tab) => link('staking', tab)),
    link('staking', 'pools', '', `nominator=${encodeURIComponent(people.alice)}`),
  ],
  pool: [link('pool', showcase.nominatorPool)],
  tools: [
    ...Object.keys(texts.tools.names).map((tool) => link('tools', tool)),
    link('tools', 'verify', '', `hash=${encodeURIComponent(transactions.transfer)}`),
    link('tools', 'watch', '', `account=${encodeURIComponent(people.alice)}`),
    link('tools', 'preview', '', `to=${encodeURIComponent(people.alice)}`),
  ],
  search: [
    link('search'),
    link('search', 'alice'),
    link('search', 'nothing-has-this-name'),
    link('search', transactions.transfer),
    link('search', '0x0f8a7ea5'),
    link('search', '52000333'),
  ],
  favorites: [link('favorites')],
  settings: [link('settings')],
}
