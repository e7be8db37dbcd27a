import type { Messages } from '../format/messages/catalogue.ts'
import { accountMessages, contractMessages, labelMessages } from './en/accounts.ts'
import { actionMessages } from './en/actions.ts'
import { blockMessages } from './en/blocks.ts'
import { addressMessages, commonMessages, errorMessages, listMessages, tableMessages } from './en/common.ts'
import { codeMessages } from './en/code.ts'
import { configMessages } from './en/config.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './en/contracts.ts'
import { statusMessages } from './en/failures.ts'
import { graphMessages, graphToolsMessages } from './en/graph.ts'
import { inspectorMessages } from './en/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './en/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './en/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './en/messages.ts'
import { mirrorMessages } from './en/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './en/nfts.ts'
import { previewMessages } from './en/preview.ts'
import { liveMessages, progressMessages } from './en/progress.ts'
import { explorerMessages, searchMessages } from './en/search.ts'
import { sourceMessages } from './en/source.ts'
import { nominatorMessages, validatorMessages } from './en/staking.ts'
import { stakeMessages } from './en/stakes.ts'
import { toolMessages } from './en/tools.ts'
import { traceDetailsMessages, traceMessages } from './en/traces.ts'
import { transactionDetailsMessages } from './en/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './en/transactions.ts'
import { verificationMessages } from './en/verification.ts'
import { vmMessages } from './en/vm.ts'

/** Every text of the components in English. */
export const english: Messages = {
  common: commonMessages,
  address: addressMessages,
  table: tableMessages,
  list: listMessages,
  error: errorMessages,
  media: mediaMessages,
  mediaPlayer: mediaPlayerMessages,
  message: messageMessages,
  body: bodyMessages,
  rawData: rawDataMessages,
  opcode: opcodeMessages,
  transaction: transactionMessages,
  transactionTable: transactionTableMessages,
  transactionDetails: transactionDetailsMessages,
  verification: verificationMessages,
  vm: vmMessages,
  live: liveMessages,
  progress: progressMessages,
  preview: previewMessages,
  status: statusMessages,
  trace: traceMessages,
  traceDetails: traceDetailsMessages,
  graph: graphMessages,
  graphTools: graphToolsMessages,
  action: actionMessages,
  account: accountMessages,
  label: labelMessages,
  contract: contractMessages,
  jetton: jettonMessages,
  jettonAmount: jettonAmountMessages,
  nft: nftMessages,
  nftDetails: nftDetailsMessages,
  nftGallery: nftGalleryMessages,
  nftMarket: nftMarketMessages,
  dns: dnsMessages,
  multisig: multisigMessages,
  vesting: vestingMessages,
  validator: validatorMessages,
  nominator: nominatorMessages,
  stake: stakeMessages,
  block: blockMessages,
  tool: toolMessages,
  inspector: inspectorMessages,
  code: codeMessages,
  source: sourceMessages,
  config: configMessages,
  search: searchMessages,
  explorer: explorerMessages,
  mirror: mirrorMessages,
}
