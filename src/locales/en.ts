import type { Messages } from '../format/messages/catalogue.ts'
import { accountMessages, contractMessages, labelMessages } from './en/contracts/accounts.ts'
import { actionMessages } from './en/transactions/actions.ts'
import { blockMessages } from './en/chain/blocks.ts'
import { chartMessages } from './en/charts.ts'
import { addressMessages, commonMessages, errorMessages, listMessages, tableMessages } from './en/common.ts'
import { codeMessages } from './en/contracts/code.ts'
import { configMessages } from './en/chain/config.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './en/contracts/contracts.ts'
import { statusMessages } from './en/transactions/failures.ts'
import { graphMessages, graphToolsMessages } from './en/transactions/graph.ts'
import { inspectorMessages } from './en/tools/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './en/assets/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './en/assets/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './en/transactions/messages.ts'
import { mirrorMessages } from './en/tools/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './en/assets/nfts.ts'
import { comparisonMessages } from './en/transactions/comparison.ts'
import { previewMessages } from './en/transactions/preview.ts'
import { liveMessages, progressMessages } from './en/transactions/progress.ts'
import { explorerMessages, searchMessages } from './en/tools/search.ts'
import { shareMessages } from './en/tools/share.ts'
import { sourceMessages } from './en/contracts/source.ts'
import { storageMessages } from './en/contracts/storage.ts'
import { nominatorMessages, validatorMessages } from './en/chain/staking.ts'
import { stakeMessages } from './en/chain/stakes.ts'
import { toolMessages } from './en/tools/tools.ts'
import { traceDetailsMessages, traceMessages } from './en/transactions/traces.ts'
import { transactionDetailsMessages } from './en/transactions/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './en/transactions/transactions.ts'
import { ledgerMessages } from './en/transactions/ledger.ts'
import { momentMessages } from './en/contracts/moment.ts'
import { portfolioMessages } from './en/contracts/portfolio.ts'
import { verificationMessages } from './en/transactions/verification.ts'
import { vmMessages } from './en/contracts/vm.ts'

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
