import type { Messages } from '../format/messages/catalogue.ts'
import { accountMessages, contractMessages, labelMessages } from './zh/contracts/accounts.ts'
import { actionMessages } from './zh/transactions/actions.ts'
import { blockMessages } from './zh/chain/blocks.ts'
import { chartMessages } from './zh/charts.ts'
import { addressMessages, commonMessages, errorMessages, listMessages, tableMessages } from './zh/common.ts'
import { codeMessages } from './zh/contracts/code.ts'
import { configMessages } from './zh/chain/config.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './zh/contracts/contracts.ts'
import { statusMessages } from './zh/transactions/failures.ts'
import { graphMessages, graphToolsMessages } from './zh/transactions/graph.ts'
import { inspectorMessages } from './zh/tools/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './zh/assets/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './zh/assets/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './zh/transactions/messages.ts'
import { mirrorMessages } from './zh/tools/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './zh/assets/nfts.ts'
import { comparisonMessages } from './zh/transactions/comparison.ts'
import { previewMessages } from './zh/transactions/preview.ts'
import { liveMessages, progressMessages } from './zh/transactions/progress.ts'
import { explorerMessages, searchMessages } from './zh/tools/search.ts'
import { shareMessages } from './zh/tools/share.ts'
import { sourceMessages } from './zh/contracts/source.ts'
import { storageMessages } from './zh/contracts/storage.ts'
import { nominatorMessages, validatorMessages } from './zh/chain/staking.ts'
import { stakeMessages } from './zh/chain/stakes.ts'
import { ledgerMessages } from './zh/transactions/ledger.ts'
import { momentMessages } from './zh/contracts/moment.ts'
import { portfolioMessages } from './zh/contracts/portfolio.ts'
import { toolMessages } from './zh/tools/tools.ts'
import { traceDetailsMessages, traceMessages } from './zh/transactions/traces.ts'
import { transactionDetailsMessages } from './zh/transactions/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './zh/transactions/transactions.ts'
import { verificationMessages } from './zh/transactions/verification.ts'
import { vmMessages } from './zh/contracts/vm.ts'

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
  ledger: ledgerMessages,
  portfolio: portfolioMessages,
  moment: momentMessages,
  verification: verificationMessages,
  vm: vmMessages,
  live: liveMessages,
  progress: progressMessages,
  comparison: comparisonMessages,
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
  chart: chartMessages,
  tool: toolMessages,
  inspector: inspectorMessages,
  code: codeMessages,
  source: sourceMessages,
  storage: storageMessages,
  config: configMessages,
  search: searchMessages,
  explorer: explorerMessages,
  mirror: mirrorMessages,
  share: shareMessages,
}
