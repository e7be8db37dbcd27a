// The routes that random questions are about, and the pools that their parameters take values from.

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
  dnsRecords: ['/dns/records', { wallet: ['targets'], domain: ['domains'], limit: ['limits'], offset: ['offsets'] }],
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
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
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
export const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  transactionsByMessage: ['msg_hash', 'body_hash', 'opcode'],
  pendingActions: ['account', 'ext_msg_hash'],
  pendingTraces: ['account', 'ext_msg_hash'],
  dnsRecords: ['wallet', 'domain'],
  multisigWallets: ['address', 'wallet_address'],
  multisigOrders: ['address', 'multisig_address'],
  vesting: ['contract_address', 'wallet_address'],
  nominatorPoolValidatorEvents: ['validator', 'pool'],
}
