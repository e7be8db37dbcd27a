// Random questions about the rows of a world, and their spelling as URLs.
import { toFriendlyAddress } from '../../src/ton/address.ts'
import { formatHash } from '../../src/ton/hash.ts'
import type { Random } from '../helpers/random.ts'
import type { MessageContent } from '../../src/schema/message.ts'
import { readBody } from '../../src/rules/rows/readBody.ts'
import type { TableName, Tables } from '../../src/rules/rows/tables.ts'

/** Parameters with raw addresses and base64 hashes. */
export type Query = Readonly<Record<string, unknown>>

/** One question in both forms. */
export interface Question {
  /** Row of the endpoint table. */
  readonly endpoint: string
  readonly query: Query
  /** Path and query string. */
  readonly url: string
}

type Pool = readonly unknown[]
interface Pools {
  readonly accounts: Pool
  readonly hashes: Pool
  readonly messages: Pool
  readonly traces: Pool
  readonly owners: Pool
  readonly collections: Pool
  readonly items: Pool
  readonly [name: string]: Pool
}
/** The pool that a parameter takes its values from, and whether it takes a list of them. */
type Source = readonly [pool: string, list?: 'list']

const TIME = { start_utime: ['times'], end_utime: ['times'], start_lt: ['lts'], end_lt: ['lts'] } as const
const PAGE = { limit: ['limits'], offset: ['offsets'], sort: ['sorts'] } as const
const STAKE_TIME = { start_utime: ['stakeTimes'], end_utime: ['stakeTimes'] } as const
const STAKER = { stake_holder_address: ['stakers'], adnl_address: ['adnls'], validator_pubkey: ['keys'] } as const
const WINDOW = { ...STAKE_TIME, limit: ['limits'] } as const

/** Endpoints and their parameters. */
export const ENDPOINTS: Readonly<Record<string, readonly [path: string, Readonly<Record<string, Source>>]>> = {
  adjacentTransactions: ['/adjacentTransactions', { hash: ['hashes'], direction: ['directions'] }],
  transactions: [
    '/transactions',
    {
      account: ['accounts', 'list'],
      hash: ['hashes', 'list'],
      lt: ['lts'],
      mc_seqno: ['seqnos'],
      workchain: ['workchains'],
      ...TIME,
      ...PAGE,
    },
  ],
  transactionsByMasterchainBlock: ['/transactionsByMasterchainBlock', { seqno: ['seqnos'], ...PAGE }],
  transactionsByMessage: [
    '/transactionsByMessage',
    {
      msg_hash: ['messages', 'list'],
      body_hash: ['bodies'],
      opcode: ['opcodes'],
      direction: ['directions'],
      source: ['accounts'],
      ...PAGE,
    },
  ],
  messages: [
    '/messages',
    {
      msg_hash: ['messages', 'list'],
      body_hash: ['bodies'],
      source: ['ends'],
      destination: ['ends'],
      opcode: ['opcodes'],
      direction: ['directions'],
      exclude_externals: ['booleans'],
      only_externals: ['booleans'],
      ...TIME,
      ...PAGE,
    },
  ],
  traces: [
    '/traces',
    {
      account: ['accounts'],
      trace_id: ['traces', 'list'],
      tx_hash: ['hashes', 'list'],
      msg_hash: ['messages', 'list'],
      mc_seqno: ['seqnos'],
      include_actions: ['booleans'],
      ...TIME,
      ...PAGE,
    },
  ],
  actions: [
    '/actions',
    {
      account: ['accounts'],
      tx_hash: ['hashes', 'list'],
      msg_hash: ['messages', 'list'],
      action_type: ['types', 'list'],
      exclude_action_type: ['types', 'list'],
      mc_seqno: ['seqnos'],
      include_accounts: ['booleans'],
      ...TIME,
      ...PAGE,
    },
  ],
  pendingActions: ['/pendingActions', { account: ['waiting'], ext_msg_hash: ['externals', 'list'] }],
  pendingTraces: ['/pendingTraces', { account: ['waiting'], ext_msg_hash: ['externals', 'list'] }],
  pendingTransactions: ['/pendingTransactions', { account: ['waiting', 'list'] }],
  balanceChanges: ['/balanceChanges', { trace_id: ['traces'], action_id: ['actions'] }],
  blocks: [
    '/blocks',
    {
      workchain: ['workchains'],
      shard: ['shards'],
      seqno: ['seqnos'],
      mc_seqno: ['seqnos'],
      root_hash: ['roots'],
      file_hash: ['files'],
      ...TIME,
      ...PAGE,
    },
  ],
  masterchainBlockShards: ['/masterchainBlockShards', { seqno: ['seqnos'], ...PAGE }],
  masterchainBlockShardState: ['/masterchainBlockShardState', { seqno: ['seqnos'] }],
  nftItems: [
    '/nft/items',
    {
      address: ['items', 'list'],
      owner_address: ['owners', 'list'],
      collection_address: ['collections', 'list'],
      index: ['indexes', 'list'],
      include_on_sale: ['booleans'],
      sort_by_last_transaction_lt: ['booleans'],
      limit: ['limits'],
      offset: ['offsets'],
    },
  ],
  nftCollections: [
    '/nft/collections',
    {
      collection_address: ['collections', 'list'],
      owner_address: ['holders', 'list'],
      limit: ['limits'],
      offset: ['offsets'],
    },
  ],
  nftSales: ['/nft/sales', { address: ['sales', 'list'] }],
  nftTransfers: [
    '/nft/transfers',
    {
      owner_address: ['owners', 'list'],
      item_address: ['items', 'list'],
      collection_address: ['collections'],
      direction: ['sides'],
      ...TIME,
      ...PAGE,
    },
  ],
  jettonMasters: [
    '/jetton/masters',
    {
      address: ['jettons', 'list'],
      admin_address: ['admins', 'list'],
      limit: ['limits'],
      offset: ['offsets'],
    },
  ],
  jettonBurns: [
    '/jetton/burns',
    {
      owner_address: ['burners', 'list'],
      jetton_wallet: ['furnaces', 'list'],
      jetton_master: ['jettons'],
      ...TIME,
      ...PAGE,
    },
  ],
  jettonWallets: [
    '/jetton/wallets',
    {
      address: ['wallets', 'list'],
      owner_address: ['owners', 'list'],
      jetton_address: ['jettons', 'list'],
      exclude_zero_balance: ['booleans'],
      ...PAGE,
    },
  ],
  jettonTransfers: [
    '/jetton/transfers',
    {
      owner_address: ['owners', 'list'],
      jetton_wallet: ['wallets', 'list'],
      jetton_master: ['jettons'],
      direction: ['sides'],
      ...TIME,
      ...PAGE,
    },
  ],
  accountStates: ['/accountStates', { address: ['accounts', 'list'], include_boc: ['booleans'] }],
  walletStates: ['/walletStates', { address: ['owned', 'list'] }],
  addressInformation: ['/addressInformation', { address: ['states'] }],
  walletInformation: ['/walletInformation', { address: ['owned'] }],
  topAccountsByBalance: ['/topAccountsByBalance', { limit: ['limits'], offset: ['offsets'] }],
  dnsRecords: [
    '/dns/records',
    { wallet: ['targets'], domain: ['domains'], limit: ['limits'], offset: ['offsets'] },
  ],
  multisigWallets: [
    '/multisig/wallets',
    {
      address: ['multisigs', 'list'],
      wallet_address: ['members', 'list'],
      include_orders: ['booleans'],
      ...PAGE,
    },
  ],
  multisigOrders: [
    '/multisig/orders',
    {
      address: ['orders', 'list'],
      multisig_address: ['multisigs', 'list'],
      parse_actions: ['booleans'],
      ...PAGE,
    },
  ],
  vesting: [
    '/vesting',
    {
      contract_address: ['vestings', 'list'],
      wallet_address: ['beneficiaries', 'list'],
      check_whitelist: ['booleans'],
      limit: ['limits'],
      offset: ['offsets'],
    },
  ],
  decode: ['/decode', { opcodes: ['opcodes', 'list'], bodies: ['bocs', 'list'] }],
  addressBook: ['/addressBook', { address: ['raws', 'list'] }],
  metadata: ['/metadata', { address: ['raws', 'list'] }],
  masterchainInfo: ['/masterchainInfo', {}],
  dnsActiveAuctions: [
    '/dns/activeAuctions',
    {
      bidder: ['bidders'],
      state: ['auctionStates'],
      include_nft_items: ['booleans'],
      limit: ['limits'],
      offset: ['offsets'],
    },
  ],
  validatorEvents: ['/validators/events', { ...STAKER, type: ['stakeEvents'], ...STAKE_TIME, ...PAGE }],
  validatorElections: [
    '/validators/elections',
    {
      election_id: ['elections'],
      ...STAKER,
      return_participants: ['booleans'],
      finished: ['booleans'],
      ...STAKE_TIME,
      ...PAGE,
    },
  ],
  validatorCycles: [
    '/validators/cycles',
    {
      cycle_start: ['cycles'],
      election_id: ['elections'],
      ...STAKER,
      return_validators: ['booleans'],
      ...STAKE_TIME,
      ...PAGE,
    },
  ],
  validatorComplaints: [
    '/validators/complaints',
    { cycle_start: ['cycles'], election_id: ['elections'], ...STAKER, ...STAKE_TIME, ...PAGE },
  ],
  nominatorPool: ['/staking/nominatorPools/pool', { pool: ['stakingPools'] }],
  nominatorPoolNominator: ['/staking/nominatorPools/nominator', { nominator: ['nominators'] }],
  nominatorPoolNominatorEvents: [
    '/staking/nominatorPools/nominatorEvents',
    { pool: ['stakingPools'], nominator: ['nominators'], ...WINDOW },
  ],
  nominatorPoolNominatorRewards: [
    '/staking/nominatorPools/nominatorRewards',
    { pool: ['stakingPools'], nominator: ['nominators'], ...WINDOW },
  ],
  nominatorPoolValidatorEvents: [
    '/staking/nominatorPools/validatorEvents',
    { validator: ['poolValidators'], pool: ['stakingPools'], type: ['poolEvents'], ...WINDOW },
  ],
  nominatorPoolValidatorRewards: [
    '/staking/nominatorPools/validatorRewards',
    { validator: ['poolValidators'], pool: ['stakingPools'], ...WINDOW },
  ],
}

/** Parameters without which the service has nothing to say. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  adjacentTransactions: ['hash'],
  transactionsByMasterchainBlock: ['seqno'],
  masterchainBlockShards: ['seqno'],
  masterchainBlockShardState: ['seqno'],
  accountStates: ['address'],
  walletStates: ['address'],
  addressBook: ['address'],
  metadata: ['address'],
  dnsActiveAuctions: ['bidder'],
  nominatorPool: ['pool'],
  nominatorPoolNominator: ['nominator'],
  nominatorPoolNominatorEvents: ['pool'],
  nominatorPoolNominatorRewards: ['pool', 'nominator'],
  nominatorPoolValidatorRewards: ['pool', 'validator'],
}

/** Parameters of which the service needs one. */
const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  transactionsByMessage: ['msg_hash', 'body_hash', 'opcode'],
  pendingActions: ['account', 'ext_msg_hash'],
  pendingTraces: ['account', 'ext_msg_hash'],
  dnsRecords: ['wallet', 'domain'],
  multisigWallets: ['address', 'wallet_address'],
  multisigOrders: ['address', 'multisig_address'],
  vesting: ['contract_address', 'wallet_address'],
  nominatorPoolValidatorEvents: ['validator', 'pool'],
}

/** Pools of addresses, which have several spellings. */
const ADDRESSES = [
  'accounts',
  'admins',
  'beneficiaries',
  'bidders',
  'burners',
  'collections',
  'furnaces',
  'holders',
  'items',
  'jettons',
  'members',
  'multisigs',
  'nominators',
  'orders',
  'owned',
  'owners',
  'poolValidators',
  'sales',
  'stakers',
  'stakingPools',
  'states',
  'targets',
  'vestings',
  'waiting',
  'wallets',
]
const HASHES = ['actions', 'bodies', 'externals', 'files', 'hashes', 'messages', 'roots', 'traces']

/** The rows of a world, by table and key. */
class World {
  readonly #tables = new Map<TableName, Map<string, object>>()

  constructor(bodies: readonly unknown[]) {
    for (const { table, key, row } of bodies.flatMap(readBody)) {
      const rows = this.#tables.get(table) ?? new Map<string, object>()
      this.#tables.set(table, rows.set(key, row))
    }
  }

  rows<Name extends TableName>(table: Name): readonly Tables[Name][] {
    return [...(this.#tables.get(table)?.values() ?? [])] as never
  }
}

function collectPools(world: World): Pools {
  const rows = world.rows('transactions')
  const messages = rows.flatMap((row) => [row.in_msg, ...row.out_msgs]).filter((row) => row !== null)
  const distinct = (values: readonly unknown[]) => [...new Set(values)].filter((value) => value !== null && value !== undefined)
  const unknownHash = `${'B'.repeat(42)}A=`
  const unknownAccount = `0:${'12'.repeat(32)}`
  const accounts = [...distinct(rows.map((row) => row.account)), unknownAccount]
  const field = <Name extends TableName>(name: Name, ...keys: readonly (keyof Tables[Name] & string)[]) => [
    ...distinct(world.rows(name).flatMap((row): unknown => keys.flatMap((key): unknown => row[key] ?? []))),
    ...(/hash|_id$/.test(keys[0] ?? '') ? [unknownHash] : [unknownAccount]),
  ]
  const waiting = world.rows('pendingTraces')
  const nominatorPools = world.rows('nominatorPools')
  const unknownKey = 'CD'.repeat(32)
  return {
    accounts,
    raws: accounts,
    ends: [...accounts, 'null'],
    hashes: [...rows.map(({ hash }) => hash), unknownHash],
    messages: [...distinct(messages.flatMap((row) => [row.hash, row.hash_norm])), unknownHash],
    bodies: distinct(messages.map((row) => row.message_content?.hash)),
    opcodes: distinct(messages.map((row) => row.opcode && `0x${(Number(row.opcode) >>> 0).toString(16)}`)),
    traces: [...distinct(rows.map((row) => row.trace_id)), unknownHash],
    lts: [...distinct(rows.map((row) => row.lt)), '0', '18446744073709551615'],
    times: distinct(rows.map((row) => row.now)),
    seqnos: [...distinct(rows.map((row) => row.mc_block_seqno)), 1],
    owners: [...field('nftItems', 'owner_address', 'real_owner'), ...field('jettonWallets', 'owner')],
    holders: field('nftCollections', 'owner_address'),
    collections: field('nftCollections', 'address'),
    items: field('nftItems', 'address'),
    indexes: [...distinct(world.rows('nftItems').map(({ index }) => index)), '007', '1x'],
    sales: field('nftSales', 'address'),
    wallets: field('jettonWallets', 'address'),
    jettons: field('jettonWallets', 'jetton'),
    admins: field('jettonMasters', 'admin_address'),
    burners: field('jettonBurns', 'owner'),
    furnaces: field('jettonBurns', 'jetton_wallet'),
    states: field('accountStates', 'address'),
    owned: field('walletStates', 'address'),
    targets: field('dnsRecords', 'dns_wallet'),
    domains: [...distinct(world.rows('dnsRecords').map(({ domain }) => domain)), 'nobody.ton'],
    multisigs: field('multisigs', 'address'),
    orders: field('multisigOrders', 'address'),
    members: field('multisigs', 'signers', 'proposers'),
    vestings: field('vesting', 'address'),
    beneficiaries: field('vesting', 'owner_address', 'sender_address', 'whitelist'),
    waiting: [
      ...distinct(waiting.flatMap(({ accounts }) => accounts)),
      unknownAccount,
    ],
    externals: [...distinct(waiting.map(({ row }) => row.external_hash)), unknownHash],
    actions: field('actions', 'action_id'),
    roots: field('blocks', 'root_hash'),
    files: field('blocks', 'file_hash'),
    shards: distinct(world.rows('blocks').map(({ shard }) => shard)),
    bocs: distinct(messages.flatMap(({ message_content }) => bodyKnownToAll(message_content))),
    types: [...distinct(world.rows('actions').map(({ type }) => type)), 'no_such_type'],
    bidders: field('dnsAuctions', 'max_bid_address'),
    auctionStates: ['all', 'won', 'bidding', '', 'lost'],
    stakers: field('validatorEvents', 'stake_holder_address'),
    keys: [...distinct(world.rows('validatorEvents').map((row) => row.validator_pubkey)), unknownKey],
    adnls: [...distinct(world.rows('validatorEvents').map((row) => row.adnl_addr)), unknownKey],
    stakeEvents: distinct(world.rows('validatorEvents').map(({ type }) => type)),
    stakeTimes: distinct(
      (['validatorEvents', 'nominatorEvents', 'poolValidatorEvents'] as const).flatMap((name) => world.rows(name).map(({ utime }) => utime)),
    ),
    elections: distinct(world.rows('validatorElections').map(({ election_id }) => election_id)),
    cycles: [...distinct(world.rows('validatorCycles').map(({ cycle_start }) => cycle_start)), 1],
    stakingPools: field('nominatorPools', 'address'),
    nominators: [...distinct(nominatorPools.flatMap(({ row }) => (row.active_nominators ?? []).map(({ address }) => address))), unknownAccount],
    poolValidators: field('poolValidatorEvents', 'validator_address'),
    poolEvents: distinct(world.rows('poolValidatorEvents').map(({ type }) => type)),
    workchains: [0, -1, 5],
    limits: [1, 2, 3, 10, 50, 1000, 0, -3, 1001],
    offsets: [0, 1, 2, 5, 40, 100_000, -1],
    sorts: ['asc', 'desc', 'ASC', 'd', 'a', 'newest'],
    directions: ['in', 'out', 'both'],
    sides: ['in', 'out'],
    booleans: [true, false],
  }
}

/** Forms that the kit leaves to the service, even where the rows have them decoded. */
const LEFT = /wallet_signed|just_from_maybe|\\u00|"(value|cell_reference)":"te6/

function bodyKnownToAll(content: MessageContent | null): unknown[] {
  const decoded = content?.decoded
  return decoded && !LEFT.test(JSON.stringify(decoded)) ? [content.body] : []
}

/** Questions about the rows in these bodies. */
export function* questions(bodies: readonly unknown[], random: Random): Generator<Question, never> {
  const pools = collectPools(new World(bodies))
  const names = Object.keys(ENDPOINTS)
  for (;;) {
    const endpoint = random.pick(names)
    const [path, sources] = ENDPOINTS[endpoint] ?? ['', {}]
    const query: Record<string, unknown> = {}
    const spelt: string[] = []
    const either = random.pick(ONE_OF[endpoint] ?? [''])
    const one = random.chance(0.8) ? either : undefined
    for (const [name, [pool, list]] of Object.entries(sources)) {
      const isPage = name === 'limit' || name === 'sort' || name === 'offset'
      const needed = NEEDED[endpoint]?.includes(name) === true || one === name
      if (!needed && !random.chance(isPage ? 0.4 : 0.8 / Object.keys(sources).length + 0.05)) continue
      const values = pools[pool] ?? []
      if (values.length === 0) continue
      if (list === undefined) {
        const value = random.pick(values)
        query[name] = value
        spelt.push(`${randomCase(name, random)}=${encodeURIComponent(spell(pool, value, random))}`)
        continue
      }
      const chosen = Array.from({ length: 1 + random.integer(random.chance(0.8) ? 2 : 6) }, () =>
        random.pick(values),
      )
      query[name] = chosen
      const texts = chosen.map((value) => spell(pool, value, random))
      const split = [...ADDRESSES, ...HASHES].includes(pool) && chosen.length > 1 && random.chance(0.3)
      const suffix = random.chance(0.2) ? '[]' : ''
      const parts = split ? [texts.join(',')] : texts
      for (const text of parts) {
        spelt.push(`${randomCase(name, random)}${suffix}=${encodeURIComponent(text)}`)
      }
    }
    if (random.chance(0.1)) spelt.push('no_such_parameter=1')
    yield { endpoint, query, url: `/api/v3${path}${spelt.length > 0 ? '?' : ''}${spelt.join('&')}` }
  }
}

function randomCase(name: string, random: Random): string {
  return random.chance(0.1) ? name.toUpperCase() : name
}

/** One of the forms that the service reads. */
function spell(pool: string, value: unknown, random: Random): string {
  const text = String(value)
  if (ADDRESSES.includes(pool)) {
    const form = random.integer(4)
    if (form === 0) return text.toLowerCase()
    if (form === 1) return toFriendlyAddress(text, { bounceable: random.chance() })
    if (form === 2) return toFriendlyAddress(text, { urlSafe: false, testOnly: random.chance() })
    return text
  }
  if (HASHES.includes(pool)) {
    const form = random.integer(4)
    if (form === 0) return formatHash(text, 'hex')
    if (form === 1) return `0x${formatHash(text, 'hex').toUpperCase()}`
    if (form === 2) return text.replaceAll('+', '-').replaceAll('/', '_')
    return text
  }
  if (pool === 'keys' || pool === 'adnls') return random.pick([text, text.toLowerCase(), `0x${text}`])
  if (pool === 'booleans') return random.pick(value === true ? ['true', '1', 't', 'on'] : ['false', '0', 'F'])
  if (pool === 'times' && random.chance(0.1)) return `${text}.7`
  return text
}
