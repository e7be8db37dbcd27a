// The routes that random questions are about, and the pools that their parameters take values from.
import * as table from '../../../service/endpoints/index.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'

/** The pool that a parameter takes its values from, and whether it takes a list of them. */
type Source = readonly [pool: string, list?: 'list']

/** Pools by kind of value. */
const poolsByKind: Readonly<Record<string, string>> = {
  addressOrNull: 'ends',
  auctionState: 'auctionStates',
  boc: 'bocs',
  boolean: 'booleans',
  direction: 'directions',
  limit: 'limits',
  lt: 'lts',
  offset: 'offsets',
  opcode: 'opcodes',
  poolValidatorEventType: 'poolEvents',
  seqno: 'seqnos',
  shard: 'shards',
  sort: 'sorts',
  utime: 'times',
  validatorEventType: 'stakeEvents',
  workchain: 'workchains',
}

/** Pools of addresses, hashes and words, by name of the parameter. */
const poolsByName: Readonly<Record<string, string>> = {
  account: 'accounts',
  action_type: 'types',
  address: 'accounts',
  admin_address: 'admins',
  adnl_address: 'adnls',
  bidder: 'bidders',
  body_hash: 'bodies',
  collection_address: 'collections',
  contract_address: 'vestings',
  cycle_start: 'cycles',
  domain: 'domains',
  election_id: 'elections',
  exclude_action_type: 'types',
  ext_msg_hash: 'externals',
  file_hash: 'files',
  hash: 'hashes',
  index: 'indexes',
  item_address: 'items',
  jetton_address: 'jettons',
  jetton_master: 'jettons',
  jetton_wallet: 'wallets',
  msg_hash: 'messages',
  multisig_address: 'multisigs',
  nominator: 'nominators',
  owner_address: 'owners',
  pool: 'stakingPools',
  root_hash: 'roots',
  source: 'accounts',
  stake_holder_address: 'stakers',
  trace_id: 'traces',
  tx_hash: 'hashes',
  validator: 'poolValidators',
  validator_pubkey: 'keys',
  wallet: 'targets',
}

/** Parameters of single endpoints that take their values from another pool, or are not asked about. */
const ownPools: Readonly<Record<string, string | undefined>> = {
  'actions.action_id': undefined,
  'actions.include_transactions': undefined,
  'actions.trace_id': undefined,
  'addressBook.address': 'raws',
  'addressInformation.address': 'states',
  'addressInformation.use_v2': undefined,
  'balanceChanges.action_id': 'actions',
  'jettonBurns.address': undefined,
  'jettonBurns.jetton_wallet': 'furnaces',
  'jettonBurns.owner_address': 'burners',
  'jettonMasters.address': 'jettons',
  'jettonTransfers.address': undefined,
  'jettonTransfers.direction': 'sides',
  'jettonWallets.address': 'wallets',
  'messages.hash': undefined,
  'metadata.address': 'described',
  'multisigOrders.address': 'orders',
  'multisigWallets.address': 'multisigs',
  'multisigWallets.wallet_address': 'members',
  'nftCollections.owner_address': 'holders',
  'nftItems.address': 'items',
  'nftSales.address': 'sales',
  'nftTransfers.address': undefined,
  'nftTransfers.direction': 'sides',
  'pendingActions.account': 'waiting',
  'pendingActions.include_transactions': undefined,
  'pendingTraces.account': 'waiting',
  'pendingTransactions.account': 'waiting',
  'pendingTransactions.trace_id': undefined,
  'transactions.seqno': undefined,
  'transactions.shard': undefined,
  'vesting.wallet_address': 'beneficiaries',
  'walletInformation.address': 'owned',
  'walletInformation.use_v2': undefined,
  'walletStates.address': 'owned',
  'walletStates.include_boc': undefined,
}

function findPool(endpoint: string, name: string, kind: string): string | undefined {
  const own = `${endpoint}.${name}`
  if (own in ownPools) return ownPools[own]
  const pool = poolsByKind[kind] ?? poolsByName[name]
  return pool === 'times' && /^(?:validator|nominator)/.test(endpoint) ? 'stakeTimes' : pool
}

const rows = (Object.values(table) as readonly AnyEndpoint[])
  .filter(({ method }) => method === 'GET')
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Endpoints and their parameters. */
export const routesByEndpoint: Readonly<Record<string, readonly [path: string, Readonly<Record<string, Source>>]>> =
  Object.fromEntries(
    rows.map(({ name: endpoint, path, params }) => {
      const sources = Object.entries(params.fields).flatMap(([name, { kind, list }]): [string, Source][] => {
        const pool = findPool(endpoint, name, kind.name)
        return pool === undefined ? [] : [[name, list ? [pool, 'list'] : [pool]]]
      })
      return [endpoint, [path, Object.fromEntries(sources)]]
    }),
  )

/** Parameters without which the service has nothing to say. */
export const neededParams: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows.flatMap(({ name: endpoint, params }) => {
    const needed = Object.entries(params.fields).filter(([, { required }]) => required)
    return needed.length === 0 ? [] : [[endpoint, needed.map(([name]) => name)]]
  }),
)

/** Parameters of which the service needs one. */
export const oneOfParams: Readonly<Record<string, readonly string[]>> = {
  // The client sends the request without one, too: the service refuses it.
  transactionsByMessage: ['msg_hash', 'body_hash', 'opcode'],
  ...Object.fromEntries(
    rows.flatMap(({ name, params }) =>
      params.rules.flatMap(({ oneOf }) => (oneOf === undefined ? [] : [[name, oneOf]])),
    ),
  ),
}
