import type { EndpointName } from './matrix.ts'

/** Endpoints by what a reader wants to do; every endpoint is in one group. */
export const groups = {
  Accounts: [
    'accountStates',
    'walletStates',
    'addressInformation',
    'walletInformation',
    'addressBook',
    'metadata',
    'topAccountsByBalance',
  ],
  Transactions: [
    'transactions',
    'adjacentTransactions',
    'transactionsByMessage',
    'transactionsByMasterchainBlock',
    'pendingTransactions',
    'messages',
  ],
  Traces: ['traces', 'pendingTraces', 'actions', 'pendingActions', 'balanceChanges'],
  Jettons: ['jettonWallets', 'jettonTransfers', 'jettonBurns', 'jettonMasters'],
  Nfts: ['nftItems', 'nftCollections', 'nftTransfers', 'nftSales'],
  Names: ['dnsRecords', 'dnsActiveAuctions'],
  Sending: ['sendMessage', 'estimateFee', 'emulateTrace', 'emulateTonConnect', 'runGetMethod', 'decode', 'decodePost'],
  Contracts: ['multisigWallets', 'multisigOrders', 'vesting'],
  Staking: [
    'nominatorPool',
    'nominatorPoolNominator',
    'nominatorPoolNominatorEvents',
    'nominatorPoolNominatorRewards',
    'nominatorPoolValidatorEvents',
    'nominatorPoolValidatorRewards',
    'validatorElections',
    'validatorCycles',
    'validatorEvents',
    'validatorComplaints',
  ],
  Past: [
    'addressInformationAt',
    'shardAccountCellAt',
    'runGetMethodAt',
    'configParamAt',
    'configAllAt',
    'lookupBlock',
    'libraries',
  ],
  Blocks: ['masterchainInfo', 'blocks', 'masterchainBlockShards', 'masterchainBlockShardState'],
} as const satisfies Readonly<Record<string, readonly EndpointName[]>>

/** Titles of the groups in the sidebar. */
export const groupTitles: { readonly [Group in keyof typeof groups]: string } = {
  Accounts: 'Accounts',
  Transactions: 'Transactions',
  Traces: 'Traces and actions',
  Jettons: 'Jettons',
  Nfts: 'NFTs',
  Names: 'Names',
  Sending: 'Sending and get-methods',
  Contracts: 'Contracts',
  Staking: 'Staking',
  Past: 'Past and ledger',
  Blocks: 'Blocks',
}

type Grouped = (typeof groups)[keyof typeof groups][number]
/** Does not compile while an endpoint is in no group. */
void (true satisfies [Exclude<EndpointName, Grouped>] extends [never] ? true : Exclude<EndpointName, Grouped>)
