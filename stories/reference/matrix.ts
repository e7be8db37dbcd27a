import type { AnyEndpoint } from 'tonlens'
import * as table from 'tonlens/endpoints'
import { type StoryLink, storyPages } from '../handbook/storyPages.ts'

/** Every endpoint, in the order of the table. */
export const endpoints: readonly AnyEndpoint[] = Object.values(table)

/** Name of a row of the table. */
export type EndpointName = keyof typeof table

/** Endpoints that no mirror can answer, because a node has to run the contract or take the message. */
export const needsNode: ReadonlySet<string> = new Set<EndpointName>([
  'emulateTonConnect',
  'emulateTrace',
  'estimateFee',
  'runGetMethod',
  'sendMessage',
])

/** Components that show the answer of each endpoint, the most useful one first; hooks alone have no entry. */
export const shownBy: { readonly [Name in EndpointName]?: readonly string[] } = {
  accountStates: ['AccountCard', 'AccountDetails'],
  addressBook: ['Address'],
  metadata: ['JettonAmount', 'NftGrid'],
  walletStates: ['AccountCard', 'AccountDetails'],
  actions: ['ActionList', 'ActionCard'],
  pendingActions: ['ActionList', 'ActionCard'],
  blocks: ['BlockTable', 'BlockCard'],
  masterchainBlockShardState: ['ShardMap', 'BlockTable', 'BlockCard'],
  masterchainBlockShards: ['ShardMap', 'BlockTable', 'BlockCard'],
  masterchainInfo: ['MasterchainHead', 'BlockCard'],
  dnsRecords: ['DomainCard', 'DnsRecordTable'],
  emulateTrace: ['TransactionPreview', 'MessageChainGraph', 'TraceVerdict', 'ValueFlow'],
  emulateTonConnect: ['TransactionPreview', 'MessageChainGraph', 'TraceVerdict', 'ValueFlow'],
  dnsActiveAuctions: ['DomainAuctionTable'],
  nominatorPool: ['NominatorPoolCard'],
  nominatorPoolNominator: ['NominatorPositions'],
  nominatorPoolNominatorEvents: ['StakeEventTable'],
  nominatorPoolNominatorRewards: ['NominatorRewards'],
  nominatorPoolValidatorEvents: ['StakeEventTable'],
  nominatorPoolValidatorRewards: ['NominatorRewards'],
  validatorComplaints: ['ComplaintTable'],
  validatorCycles: ['CycleTimeline', 'ValidatorTable', 'ComplaintTable'],
  validatorEvents: ['StakeEventTable'],
  validatorElections: ['ElectionCard', 'ValidatorTable'],
  jettonBurns: ['JettonBurnTable'],
  jettonMasters: ['JettonCard'],
  jettonTransfers: ['JettonTransferTable'],
  jettonWallets: ['JettonBalances', 'JettonHolders', 'HoldersChart'],
  addressInformation: ['AccountCard', 'AccountDetails'],
  estimateFee: ['FeeEstimate'],
  sendMessage: ['SendBoc', 'TransactionProgress'],
  runGetMethod: ['GetMethodRunner'],
  walletInformation: ['AccountCard', 'AccountDetails'],
  messages: ['MessageTable', 'MessageCard', 'DecodedBody'],
  multisigOrders: ['MultisigOrderCard'],
  multisigWallets: ['MultisigCard', 'MultisigOrderCard'],
  nftCollections: ['NftCollectionCard'],
  nftItems: ['NftGrid', 'NftDetails', 'NftCollectionCard'],
  nftTransfers: ['NftTransferTable'],
  nftSales: ['NftSaleBadge', 'NftDetails', 'NftCollectionCard'],
  topAccountsByBalance: ['TopAccounts'],
  pendingTraces: [
    'TransactionProgress',
    'MessageChainGraph',
    'TraceVerdict',
    'TraceDetails',
    'TransactionDetails',
    'MessageCard',
    'ActionCard',
  ],
  traces: [
    'MessageChainGraph',
    'TraceOutline',
    'TraceTable',
    'TraceTimeline',
    'TraceVerdict',
    'TraceDetails',
    'ValueFlow',
    'ValueFlowDiagram',
    'TransactionDetails',
    'MessageCard',
    'ActionCard',
  ],
  balanceChanges: ['BalanceChangeTable'],
  adjacentTransactions: ['TransactionCard', 'MessageChainGraph', 'TransactionDetails', 'MessageCard'],
  pendingTransactions: ['TransactionTable', 'TransactionCard', 'TransactionDetails', 'MessageCard'],
  transactions: [
    'TransactionTable',
    'TransactionCard',
    'TransactionDetails',
    'MessageCard',
    'FeeBar',
    'BalanceChart',
    'ActivityHeatmap',
  ],
  transactionsByMasterchainBlock: ['TransactionTable', 'TransactionCard', 'TransactionDetails', 'MessageCard'],
  transactionsByMessage: ['TransactionTable', 'TransactionCard', 'TransactionDetails', 'MessageCard'],
  decode: ['DecodeTool', 'DecodedBody', 'Opcode'],
  decodePost: ['DecodeTool', 'DecodedBody', 'Opcode'],
  vesting: ['VestingCard'],
}

/** Returns the names of the hooks of an endpoint: for one answer, and for all pages. */
export function hookNames(endpoint: AnyEndpoint): string[] {
  const noun = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1)
  return 'page' in endpoint ? [`use${noun}`, `useInfinite${noun}`] : [`use${noun}`]
}

/** Finds the existing components that show an endpoint's answer, with their stories. */
export function findComponents({
  name,
}: AnyEndpoint): readonly { readonly name: string; readonly stories: readonly StoryLink[] }[] {
  const components: readonly string[] = shownBy[name as EndpointName] ?? []
  return components.flatMap((component) => {
    const stories = storyPages.get(component)?.stories
    return stories === undefined ? [] : [{ name: component, stories }]
  })
}
