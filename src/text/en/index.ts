import { accountMessages, contractMessages, labelMessages } from './contracts/accounts.ts'
import { actionMessages } from './transactions/actions.ts'
import { blockMessages } from './chain/blocks.ts'
import { chartMessages } from './charts.ts'
import { addressMessages } from './addresses.ts'
import { commonMessages, sharedWords } from './common.ts'
import { errorMessages } from './errors.ts'
import { listMessages, tableMessages } from './lists.ts'
import { codeMessages, sourceMessages, storageMessages } from './contracts/code.ts'
import { configMessages } from './chain/config.ts'
import { controlMessages } from './contracts/control.ts'
import { dnsMessages, multisigMessages, vestingMessages } from './contracts/contracts.ts'
import { statusMessages } from './transactions/failures.ts'
import { graphMessages } from './transactions/graph.ts'
import { graphToolsMessages } from './transactions/graphTools.ts'
import { inspectorMessages } from './tools/inspector.ts'
import { jettonAmountMessages, jettonMessages } from './assets/jettons.ts'
import { mediaMessages, mediaPlayerMessages } from './assets/media.ts'
import { bodyMessages, messageMessages, opcodeMessages, rawDataMessages } from './transactions/messages.ts'
import { mirrorMessages } from './tools/mirror.ts'
import { nftDetailsMessages, nftGalleryMessages, nftMarketMessages, nftMessages } from './assets/nfts.ts'
import { comparisonMessages } from './transactions/comparison.ts'
import { previewMessages } from './transactions/preview.ts'
import { liveMessages, progressMessages } from './transactions/progress.ts'
import { explorerMessages, searchMessages } from './tools/search.ts'
import { shareMessages } from './tools/share.ts'
import { nominatorMessages, validatorMessages } from './chain/staking.ts'
import { stakeMessages } from './chain/stakes.ts'
import { toolMessages } from './tools/tools.ts'
import { traceDetailsMessages, traceMessages } from './transactions/traces.ts'
import { transactionDetailsMessages } from './transactions/transactionDetails.ts'
import { transactionMessages, transactionTableMessages } from './transactions/transactions.ts'
import { ledgerMessages } from './transactions/ledger.ts'
import { momentMessages } from './contracts/moment.ts'
import { portfolioMessages } from './contracts/portfolio.ts'
import { verificationMessages } from './transactions/verification.ts'
import { vmMessages } from './contracts/vm.ts'

/** Every text of the components in English. */
export const english = {
  words: sharedWords,
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
  control: controlMessages,
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

/** Every text of the components: the shape of English, with texts of any language in it. */
export type Messages = { readonly [Group in keyof typeof english]: Widen<(typeof english)[Group]> }

/** The texts of each group together with the words that all groups share. */
export type Texts = { readonly [Group in keyof Messages]: WithWords<Messages[Group]> }

/** Texts and the shared words; a text of the same name comes before the word. */
export type WithWords<Own> = Omit<Messages['words'], keyof Own> & Own

/** A catalogue with gaps, which English fills. A shared word in a group replaces it in that group only. */
export type PartialMessages = { readonly [Group in keyof Messages]?: Partial<Texts[Group]> }

type Widen<Texts> = { readonly [Key in keyof Texts]: WidenText<Texts[Key]> }

type WidenText<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Widen<Text>
