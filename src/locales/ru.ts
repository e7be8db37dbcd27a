import type { Messages } from '../format/messages/catalogue.ts'
import { accountMessages, contractMessages, labelMessages } from './ru/accounts.ts'
import { actionMessages } from './ru/actions.ts'
import { blockMessages } from './ru/blocks.ts'
import { addressMessages, commonMessages, errorMessages, listMessages, tableMessages } from './ru/common.ts'
import { codeMessages } from './ru/code.ts'
import { configMessages } from './ru/config.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './ru/contracts.ts'
import { statusMessages } from './ru/failures.ts'
import { graphMessages, graphToolsMessages } from './ru/graph.ts'
import { inspectorMessages } from './ru/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './ru/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './ru/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './ru/messages.ts'
import { mirrorMessages } from './ru/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './ru/nfts.ts'
import { previewMessages } from './ru/preview.ts'
import { liveMessages, progressMessages } from './ru/progress.ts'
import { explorerMessages, searchMessages } from './ru/search.ts'
import { sourceMessages } from './ru/source.ts'
import { nominatorMessages, validatorMessages } from './ru/staking.ts'
import { stakeMessages } from './ru/stakes.ts'
import { toolMessages } from './ru/tools.ts'
import { traceDetailsMessages, traceMessages } from './ru/traces.ts'
import { transactionDetailsMessages } from './ru/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './ru/transactions.ts'
import { verificationMessages } from './ru/verification.ts'
import { vmMessages } from './ru/vm.ts'

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
