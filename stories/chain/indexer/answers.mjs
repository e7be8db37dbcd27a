import { accountRow, walletRow } from './accounts.mjs'
import { actionRows } from './actions.mjs'
import { multisigRows, orderRows, vestingRows } from './custody.mjs'
import { readAccounts } from './entities.mjs'
import { gatherFacts } from './facts.mjs'
import { keepLedger } from './ledger.mjs'
import { metadataRows } from './metadata.mjs'
import { addressesIn, createNames } from './names.mjs'
import {
  collectionRows,
  dnsRows,
  itemRows,
  jettonMasterRows,
  jettonWalletRows,
  saleRows,
} from './tokens.mjs'
import { byLt, groupTraces, pendingTraceRow } from './traces.mjs'
import { transactionRow } from './transactions.mjs'
import { jettonBurnRows, jettonTransferRows, nftTransferRows } from './transfers.mjs'

/**
 * @import { Step, World } from '../world.mjs'
 * @import { Entry } from './ledger.mjs'
 * @import { Row } from './values.mjs'
 * @import { Body } from '../write.mjs'
 */

/**
 * @param {bigint} a
 * @param {bigint} b
 */
const descending = (a, b) => (a > b ? -1 : a < b ? 1 : 0)

/**
 * Order of domains: short names first.
 * @param {{ domain: string }} a
 * @param {{ domain: string }} b
 */
const byLength = (a, b) => a.domain.length - b.domain.length || (a.domain < b.domain ? -1 : 1)

/** @param {Row[]} rows Newest first. */
const newestFirst = (rows) =>
  rows.toSorted((a, b) =>
    descending(BigInt(String(a['transaction_lt'])), BigInt(String(b['transaction_lt']))),
  )

/** @param {Row[]} rows Addresses that transaction lists cover. */
const transactionAddresses = (rows) =>
  rows.flatMap((row) => [
    row['account'],
    /** @type {Row | null} */ (row['in_msg'])?.['source'],
    .../** @type {Row[]} */ (row['out_msgs']).map(({ destination }) => destination),
  ])

/**
 * @param {Row[]} rows
 * @param {...string} keys
 */
const fields = (rows, ...keys) => rows.flatMap((row) => keys.flatMap((key) => row[key]))

/**
 * Every answer of the service, by file name.
 * @param {World} world
 * @param {{ emulated: Step[] }[]} underWay
 */
export function answer(world, underWay) {
  const ledger = keepLedger(world)
  const accounts = readAccounts(world)
  const facts = gatherFacts(accounts)
  const names = createNames(facts, metadataRows(facts))
  const { entries, blocks } = ledger
  const traces = groupTraces(entries)
  const pending = underWay.map(({ emulated }) => {
    const later = ledger.pending(emulated)
    const root = /** @type {Entry} */ (later[0]).step.root
    return [...(traces.get(/** @type {Entry} */ (ledger.known.get(root))) ?? []), ...later].sort(
      byLt,
    )
  })
  const unfinished = new Set(pending.map(([first]) => first))

  const transactions = entries
    .toSorted((a, b) => descending(a.lt, b.lt) || (a.account < b.account ? -1 : 1))
    .map(transactionRow)
  const actions = [...traces]
    .filter(([root]) => !unfinished.has(root))
    .flatMap(([, members]) => actionRows(members, facts, 'finalized'))
    .toSorted(
      (a, b) =>
        descending(BigInt(String(a['trace_end_lt'])), BigInt(String(b['trace_end_lt']))) ||
        descending(BigInt(String(a['end_lt'])), BigInt(String(b['end_lt']))),
    )
  const pendingRows = pending.map((members) =>
    pendingTraceRow(members, {
      transactionRow,
      actions: actionRows(members, facts, 'pending').toReversed(),
    }),
  )
  const jettonTransfers = newestFirst(jettonTransferRows(entries, facts))
  const jettonBurns = newestFirst(jettonBurnRows(entries, facts))
  const nftTransfers = newestFirst(nftTransferRows(entries, facts))
  const accountStates = accounts.map(accountRow)
  const walletStates = accounts.map(walletRow)
  const [minters, wallets, collections] = [
    jettonMasterRows(facts),
    jettonWalletRows(facts),
    collectionRows(facts),
  ]
  const [items, sales, records] = [
    itemRows(facts, { withSales: true }),
    saleRows(facts),
    dnsRows(facts).toSorted(byLength),
  ]
  const [multisigs, orders, vestings] = [multisigRows(facts), orderRows(facts), vestingRows(facts)]
  const masters = blocks.filter(({ workchain }) => workchain === -1)

  /** @param {unknown[]} addresses */
  const book = (addresses) => ({ address_book: names.address_book(addresses) })
  /** @param {unknown[]} addresses */
  const bookAndMetadata = (addresses) => ({
    ...book(addresses),
    metadata: names.metadata(addresses),
  })
  /** As with `x_no_metadata`: the accounts carry all metadata already, and hostile documents are long. @param {unknown[]} addresses */
  const bookOnly = (addresses) => ({ ...book(addresses), metadata: {} })
  const everywhere = [...facts.accounts.keys(), ...transactionAddresses(transactions)]

  /** @type {Map<string, Body>} */
  const bodies = new Map(
    Object.entries(
      /** @type {Record<string, Body>} */ ({
        'masterchain-info.json': { last: masters.at(-1), first: masters[0] },
        'blocks.json': { blocks: blocks.toReversed() },
        'transactions.json': { transactions, ...book(transactionAddresses(transactions)) },
        'actions.json': {
          actions,
          ...bookOnly(addressesIn(actions.map(({ details }) => details))),
        },
        'pending.json': { traces: pendingRows, ...bookOnly(addressesIn(pendingRows)) },
        'account-states.json': { accounts: accountStates, ...bookAndMetadata(everywhere) },
        'wallet-states.json': {
          wallets: walletStates,
          ...bookAndMetadata(
            fields(
              walletStates.filter((row) => row['is_wallet']),
              'address',
            ),
          ),
        },
        'top-accounts.json': accounts
          .toSorted((a, b) => descending(a.balance, b.balance) || (a.raw < b.raw ? -1 : 1))
          .map(({ raw, balance }) => ({ account: raw, balance: String(balance) })),
        'jetton-masters.json': {
          jetton_masters: minters,
          ...bookAndMetadata(fields(minters, 'address', 'admin_address')),
        },
        'jetton-wallets.json': {
          jetton_wallets: wallets,
          ...bookAndMetadata(fields(wallets, 'address', 'owner', 'jetton')),
        },
        'jetton-transfers.json': {
          jetton_transfers: jettonTransfers,
          ...bookOnly(
            fields(
              jettonTransfers,
              'source',
              'destination',
              'source_wallet',
              'jetton_master',
              'response_destination',
            ),
          ),
        },
        'jetton-burns.json': {
          jetton_burns: jettonBurns,
          ...bookOnly(
            fields(jettonBurns, 'owner', 'jetton_wallet', 'jetton_master', 'response_destination'),
          ),
        },
        'nft-collections.json': {
          nft_collections: collections,
          ...bookAndMetadata(fields(collections, 'address', 'owner_address')),
        },
        'nft-items.json': {
          nft_items: items,
          ...bookAndMetadata(fields(items, 'address', 'collection_address', 'owner_address')),
        },
        'nft-transfers.json': {
          nft_transfers: nftTransfers,
          ...bookOnly(
            fields(
              nftTransfers,
              'nft_address',
              'nft_collection',
              'old_owner',
              'new_owner',
              'response_destination',
            ),
          ),
        },
        'nft-sales.json': { nft_sales: sales, ...bookOnly(addressesIn(sales)) },
        'dns-records.json': {
          records,
          ...book(fields(records, 'nft_item_address', 'nft_item_owner', 'dns_wallet')),
        },
        'multisig-wallets.json': { multisigs, ...book(addressesIn(multisigs)) },
        'multisig-orders.json': { orders, ...book(addressesIn(orders)) },
        'vesting.json': { vesting_contracts: vestings, ...book(addressesIn(vestings)) },
      }),
    ),
  )
  return { bodies, entries, traces, facts, pending }
}

/** @typedef {ReturnType<typeof answer>} Answers */
