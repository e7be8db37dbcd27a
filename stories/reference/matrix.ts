import type { AnyEndpoint } from 'tonlens'
import * as table from 'tonlens/endpoints'
import { components } from '../handbook/components.ts'
import { type StoryLink, storyPages } from '../handbook/storyPages.ts'

/** Every endpoint, in the order of the table. */
export const endpoints: readonly AnyEndpoint[] = Object.values(table)

/** Name of a row of the table. */
export type EndpointName = keyof typeof table

/** Endpoints that no mirror can answer, because a node has to run the contract, take the message or give a cell. */
export const needsNode: ReadonlySet<string> = new Set<EndpointName>([
  'emulateTonConnect',
  'emulateTrace',
  'estimateFee',
  'libraries',
  'runGetMethod',
  'runGetMethodAt',
  'sendMessage',
  'shardAccountCellAt',
])

/** Components that show the answer of an endpoint, and whose docblock names no hook of it. */
const alsoShownBy: { readonly [Name in EndpointName]?: readonly string[] } = {
  addressBook: ['Address'],
  metadata: ['JettonAmount', 'NftGrid'],
  pendingActions: ['ActionList', 'ActionCard'],
  masterchainBlockShardState: ['BlockTable', 'BlockCard'],
  masterchainBlockShards: ['ShardMap', 'BlockTable', 'BlockCard'],
  masterchainInfo: ['BlockCard'],
  emulateTrace: ['TransactionPreview', 'MessageChainGraph', 'TraceVerdict', 'ValueFlow'],
  emulateTonConnect: ['TransactionPreview', 'MessageChainGraph', 'TraceVerdict', 'ValueFlow'],
  addressInformation: ['AccountCard', 'AccountDetails'],
  sendMessage: ['TransactionProgress'],
  walletInformation: ['AccountCard', 'AccountDetails'],
  messages: ['DecodedBody'],
  nftItems: ['NftGrid', 'NftCollectionCard'],
  nftSales: ['NftCollectionCard'],
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
    'ValueFlow',
    'ValueFlowDiagram',
    'TransactionDetails',
    'MessageCard',
    'ActionCard',
  ],
  adjacentTransactions: ['TransactionCard', 'MessageChainGraph', 'TransactionDetails', 'MessageCard'],
  pendingTransactions: ['TransactionTable', 'TransactionCard', 'TransactionDetails', 'MessageCard'],
  transactions: ['MessageCard'],
  transactionsByMasterchainBlock: ['TransactionTable', 'TransactionCard', 'TransactionDetails', 'MessageCard'],
  transactionsByMessage: ['TransactionTable', 'TransactionCard', 'TransactionDetails', 'MessageCard'],
  decode: ['DecodeTool', 'DecodedBody', 'Opcode'],
  decodePost: ['DecodedBody', 'Opcode'],
  validatorCycles: ['ComplaintTable'],
}

/** Returns the names of the hooks of an endpoint: for one answer, and for all pages. */
export function hookNames(endpoint: AnyEndpoint): string[] {
  const noun = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1)
  return 'page' in endpoint ? [`use${noun}`, `useInfinite${noun}`] : [`use${noun}`]
}

/** Finds the components that show an endpoint's answer, with their stories: first those that name one of its hooks. */
export function findComponents(
  endpoint: AnyEndpoint,
): readonly { readonly name: string; readonly stories: readonly StoryLink[] }[] {
  const hooks = hookNames(endpoint)
  const fed = components.filter((component) => component.hooks.some((hook) => hooks.includes(hook)))
  const names = new Set([...fed.map(({ name }) => name), ...(alsoShownBy[endpoint.name as EndpointName] ?? [])])
  return [...names].map((name) => ({ name, stories: storyPages.get(name)?.stories ?? [] }))
}
