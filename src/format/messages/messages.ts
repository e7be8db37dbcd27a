import { accountMessages } from './account.ts'
import { actionMessages } from './action.ts'
import { addressMessages } from './address.ts'
import { blockMessages } from './block.ts'
import { bodyMessages } from './body.ts'
import { commonMessages } from './common.ts'
import { contractMessages } from './contract.ts'
import { dnsMessages } from './dns.ts'
import { errorMessages } from './error.ts'
import { explorerMessages } from './explorer.ts'
import { graphMessages } from './graph.ts'
import { graphToolsMessages } from './graphTools.ts'
import { jettonMessages } from './jetton.ts'
import { jettonAmountMessages } from './jetton-amount.ts'
import { listMessages } from './list.ts'
import { liveMessages } from './live.ts'
import { mediaMessages } from './media.ts'
import { mediaPlayerMessages } from './mediaPlayer.ts'
import { mirrorMessages } from './mirror.ts'
import { messageMessages } from './message.ts'
import { multisigMessages } from './multisig.ts'
import { nftMessages } from './nft.ts'
import { nftDetailsMessages } from './nftDetails.ts'
import { nftGalleryMessages } from './nftGallery.ts'
import { nftMarketMessages } from './nftMarket.ts'
import { opcodeMessages } from './opcode.ts'
import { progressMessages } from './progress.ts'
import { rawDataMessages } from './raw-data.ts'
import { searchMessages } from './search.ts'
import { statusMessages } from './status.ts'
import { tableMessages } from './table.ts'
import { toolMessages } from './tool.ts'
import { traceMessages } from './trace.ts'
import { transactionDetailsMessages } from './transaction-details.ts'
import { transactionTableMessages } from './transaction-table.ts'
import { transactionMessages } from './transaction.ts'
import { vestingMessages } from './vesting.ts'

/**
 * Every text of the components, by group. A group lies in a file of its own and reaches a bundle
 * only with the components that read it.
 */
export const english = {
  common: commonMessages,
  address: addressMessages,
  error: errorMessages,
  status: statusMessages,
  table: tableMessages,
  account: accountMessages,
  contract: contractMessages,
  opcode: opcodeMessages,
  block: blockMessages,
  action: actionMessages,
  transaction: transactionMessages,
  transactionDetails: transactionDetailsMessages,
  transactionTable: transactionTableMessages,
  media: mediaMessages,
  mediaPlayer: mediaPlayerMessages,
  nft: nftMessages,
  nftDetails: nftDetailsMessages,
  nftGallery: nftGalleryMessages,
  nftMarket: nftMarketMessages,
  mirror: mirrorMessages,
  graph: graphMessages,
  graphTools: graphToolsMessages,
  jettonAmount: jettonAmountMessages,
  jetton: jettonMessages,
  dns: dnsMessages,
  multisig: multisigMessages,
  vesting: vestingMessages,
  tool: toolMessages,
  list: listMessages,
  rawData: rawDataMessages,
  body: bodyMessages,
  message: messageMessages,
  search: searchMessages,
  live: liveMessages,
  progress: progressMessages,
  trace: traceMessages,
  explorer: explorerMessages,
}

/** A whole catalogue: the shape a translation fills. */
export type Messages = typeof english

/** A catalogue with gaps; English stands in them. */
export type PartialMessages = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }
