import type { Messages } from '../format/messages/catalogue.ts'
import { accountMessages, contractMessages, labelMessages } from './zh/accounts.ts'
import { actionMessages } from './zh/actions.ts'
import { blockMessages } from './zh/blocks.ts'
import { addressMessages, commonMessages, errorMessages, listMessages, tableMessages } from './zh/common.ts'
import { codeMessages } from './zh/code.ts'
import { configMessages } from './zh/config.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './zh/contracts.ts'
import { statusMessages } from './zh/failures.ts'
import { graphMessages, graphToolsMessages } from './zh/graph.ts'
import { inspectorMessages } from './zh/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './zh/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './zh/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './zh/messages.ts'
import { mirrorMessages } from './zh/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './zh/nfts.ts'
import { previewMessages } from './zh/preview.ts'
import { liveMessages, progressMessages } from './zh/progress.ts'
import { explorerMessages, searchMessages } from './zh/search.ts'
import { sourceMessages } from './zh/source.ts'
import { nominatorMessages, validatorMessages } from './zh/staking.ts'
import { stakeMessages } from './zh/stakes.ts'
import { toolMessages } from './zh/tools.ts'
import { traceDetailsMessages, traceMessages } from './zh/traces.ts'
import { transactionDetailsMessages } from './zh/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './zh/transactions.ts'
import { verificationMessages } from './zh/verification.ts'
import { vmMessages } from './zh/vm.ts'

/** Every text of the components in simplified Chinese; show it with `locale="zh-Hans" messages={chinese}`. */
export const chinese: Messages = {
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
