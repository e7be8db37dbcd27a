import type { Messages } from '../format/messages/catalogue.ts'
import { accountMessages, contractMessages, labelMessages } from './ru/contracts/accounts.ts'
import { actionMessages } from './ru/transactions/actions.ts'
import { blockMessages } from './ru/chain/blocks.ts'
import { chartMessages } from './ru/charts.ts'
import { addressMessages, commonMessages, errorMessages, listMessages, tableMessages } from './ru/common.ts'
import { codeMessages } from './ru/contracts/code.ts'
import { configMessages } from './ru/chain/config.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './ru/contracts/contracts.ts'
import { statusMessages } from './ru/transactions/failures.ts'
import { graphMessages, graphToolsMessages } from './ru/transactions/graph.ts'
import { inspectorMessages } from './ru/tools/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './ru/assets/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './ru/assets/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './ru/transactions/messages.ts'
import { mirrorMessages } from './ru/tools/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './ru/assets/nfts.ts'
import { comparisonMessages } from './ru/transactions/comparison.ts'
import { previewMessages } from './ru/transactions/preview.ts'
import { liveMessages, progressMessages } from './ru/transactions/progress.ts'
import { explorerMessages, searchMessages } from './ru/tools/search.ts'
import { shareMessages } from './ru/tools/share.ts'
import { sourceMessages } from './ru/contracts/source.ts'
import { storageMessages } from './ru/contracts/storage.ts'
import { nominatorMessages, validatorMessages } from './ru/chain/staking.ts'
import { stakeMessages } from './ru/chain/stakes.ts'
import { ledgerMessages } from './ru/transactions/ledger.ts'
import { momentMessages } from './ru/contracts/moment.ts'
import { portfolioMessages } from './ru/contracts/portfolio.ts'
import { toolMessages } from './ru/tools/tools.ts'
import { traceDetailsMessages, traceMessages } from './ru/transactions/traces.ts'
import { transactionDetailsMessages } from './ru/transactions/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './ru/transactions/transactions.ts'
import { verificationMessages } from './ru/transactions/verification.ts'
import { vmMessages } from './ru/contracts/vm.ts'

/** Every text of the components in Russian; show it with `locale="ru" messages={russian}`. */
export const russian: Messages = {
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
