import { accountRow, walletRow } from './accounts.mjs'
import { multisigRows, orderRows, vestingRows } from './custody.mjs'
import { newestActions, newestBlocks, descending, newestFirst, pendingTraces, newestTransactions } from './history.mjs'
import { addressesIn } from './names.mjs'
import { pastBody } from './past.mjs'
import { findNames } from './product.mjs'
import {
  auctionRows,
  complaintRows,
  cycleRows,
  electionRows,
  nominatorPoolAddress,
  readPool,
  validatorEventRows,
} from './staking.mjs'
import { collectionRows, dnsRows, itemRows, jettonMasterRows, jettonWalletRows, saleRows } from './tokens.mjs'
import { jettonBurnRows, jettonTransferRows, nftTransferRows } from './transfers.mjs'

/**
 * @import { Body } from '../write.mjs'
 * @import { RuleName } from '../../../src/service/rules/index.ts'
 * @import { Chain } from './chain.mjs'
 * @import { Row } from './values.mjs'
 */

/**
 * One answer of the service that is a list of rows.
 * @typedef {object} List
 * @property {string} file
 * @property {string} key Name of the list in the body.
 * @property {(chain: Chain) => Row[]} rows
 * @property {RuleName | ((rows: Row[], chain: Chain) => unknown[])} covers Addresses that the address book holds: as
 *   the rule book says for an endpoint, or others.
 * @property {'none' | 'book' | 'empty' | 'full'} names No names at all, address book only, metadata left empty as with
 * `x_no_metadata`, or both.
 */

/**
 * Order of domains: short names first.
 * @param {{ domain: string }} a
 * @param {{ domain: string }} b
 */
const byLength = (a, b) => a.domain.length - b.domain.length || (a.domain < b.domain ? -1 : 1)

// The accounts carry the metadata of everything; other long lists leave it out, hostile documents are large.
/** @type {List[]} */
const lists = [
  { file: 'blocks.json', key: 'blocks', rows: newestBlocks, covers: () => [], names: 'none' },
  {
    file: 'transactions.json',
    key: 'transactions',
    rows: newestTransactions,
    covers: 'transactions',
    names: 'book',
  },
  {
    file: 'actions.json',
    key: 'actions',
    rows: newestActions,
    covers: (rows) => addressesIn(rows.map(({ details }) => details)),
    names: 'empty',
  },
  { file: 'pending.json', key: 'traces', rows: pendingTraces, covers: addressesIn, names: 'empty' },
  {
    file: 'account-states.json',
    key: 'accounts',
    rows: ({ accounts }) => accounts.map(accountRow),
    covers: (rows, chain) => [
      ...rows.map(({ address }) => address),
      ...findNames('transactions', newestTransactions(chain)),
    ],
    names: 'full',
  },
  {
    file: 'wallet-states.json',
    key: 'wallets',
    rows: ({ accounts }) => accounts.map(walletRow),
    covers: (rows) => rows.filter(({ is_wallet }) => is_wallet).map(({ address }) => address),
    names: 'full',
  },
  {
    file: 'jetton-masters.json',
    key: 'jetton_masters',
    rows: ({ facts }) => jettonMasterRows(facts),
    covers: 'jettonMasters',
    names: 'full',
  },
  {
    file: 'jetton-wallets.json',
    key: 'jetton_wallets',
    rows: ({ facts }) => jettonWalletRows(facts),
    covers: 'jettonWallets',
    names: 'full',
  },
  {
    file: 'jetton-transfers.json',
    key: 'jetton_transfers',
    rows: ({ entries, facts }) => newestFirst(jettonTransferRows(entries, facts)),
    covers: 'jettonTransfers',
    names: 'empty',
  },
  {
    file: 'jetton-burns.json',
    key: 'jetton_burns',
    rows: ({ entries, facts }) => newestFirst(jettonBurnRows(entries, facts)),
    covers: 'jettonBurns',
    names: 'empty',
  },
  {
    file: 'nft-collections.json',
    key: 'nft_collections',
    rows: ({ facts }) => collectionRows(facts),
    covers: 'nftCollections',
    names: 'full',
  },
  {
    file: 'nft-items.json',
    key: 'nft_items',
    rows: ({ facts }) => itemRows(facts, { withSales: true }),
    covers: 'nftItems',
    names: 'full',
  },
  {
    file: 'nft-transfers.json',
    key: 'nft_transfers',
    rows: ({ entries, facts }) => newestFirst(nftTransferRows(entries, facts)),
    covers: 'nftTransfers',
    names: 'empty',
  },
  {
    file: 'nft-sales.json',
    key: 'nft_sales',
    rows: ({ facts }) => saleRows(facts),
    covers: addressesIn,
    names: 'empty',
  },
  {
    file: 'dns-records.json',
    key: 'records',
    rows: ({ facts }) => dnsRows(facts).toSorted(byLength),
    covers: 'dnsRecords',
    names: 'book',
  },
  {
    file: 'multisig-wallets.json',
    key: 'multisigs',
    rows: ({ facts }) => multisigRows(facts),
    covers: addressesIn,
    names: 'book',
  },
  {
    file: 'multisig-orders.json',
    key: 'orders',
    rows: ({ facts }) => orderRows(facts),
    covers: addressesIn,
    names: 'book',
  },
  {
    file: 'vesting.json',
    key: 'vesting_contracts',
    rows: ({ facts }) => vestingRows(facts),
    covers: 'vesting',
    names: 'book',
  },
  { file: 'validator-events.json', key: 'events', rows: validatorEventRows, covers: addressesIn, names: 'book' },
  { file: 'validator-elections.json', key: 'elections', rows: electionRows, covers: addressesIn, names: 'book' },
  { file: 'validator-cycles.json', key: 'cycles', rows: cycleRows, covers: addressesIn, names: 'book' },
  { file: 'validator-complaints.json', key: 'complaints', rows: complaintRows, covers: addressesIn, names: 'book' },
]

/**
 * Answers about the nominator pool and the auctions of domains.
 * @param {Chain} chain
 * @param {(name: string) => string} person
 * @returns {[string, Body][]}
 */
function stakingAnswers(chain, person) {
  const { state, events, validatorEvents } = readPool(chain, person)
  const auctions = auctionRows(chain, person)
  /** @param {unknown[]} rows */
  const names = (...rows) => ({ address_book: chain.names.address_book(addressesIn(rows)) })
  return [
    ['nominator-pool.json', { ...state, ...names(nominatorPoolAddress, state) }],
    ['nominator-pool-nominator-events.json', { events, ...names(events) }],
    ['nominator-pool-validator-events.json', { events: validatorEvents, ...names(validatorEvents) }],
    ['dns-active-auctions.json', { auctions, ...names(auctions), metadata: {}, next_cursor: null }],
  ]
}

/**
 * Body of one list.
 * @param {List} list
 * @param {Chain} chain
 * @returns {Body}
 */
function listBody({ key, rows: read, covers, names }, chain) {
  const rows = read(chain)
  if (names === 'none') return { [key]: rows }
  const addresses = typeof covers === 'string' ? findNames(covers, rows) : covers(rows, chain)
  const address_book = chain.names.address_book(addresses)
  if (names === 'book') return { [key]: rows, address_book }
  return {
    [key]: rows,
    address_book,
    metadata: names === 'full' ? chain.names.metadata(addresses) : {},
  }
}

/**
 * Every answer of the service, by file name.
 * @param {Chain} chain
 * @param {(name: string) => string} person Raw address of a person.
 * @returns {Map<string, Body>}
 */
export function answer(chain, person) {
  const masters = chain.blocks.filter(({ workchain }) => workchain === -1)
  return new Map([
    ['masterchain-info.json', { last: masters.at(-1), first: masters[0] }],
    [
      'top-accounts.json',
      chain.accounts
        .toSorted((a, b) => descending(a.balance, b.balance) || (a.raw < b.raw ? -1 : 1))
        .map(({ raw, balance }) => ({ account: raw, balance: String(balance) })),
    ],
    ...lists.map((list) => /** @type {[string, Body]} */ ([list.file, listBody(list, chain)])),
    ...stakingAnswers(chain, person),
    ['past.json', pastBody(chain)],
  ])
}
