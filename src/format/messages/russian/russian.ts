import type { Messages } from '../messages.ts'
import { action } from './actions.ts'
import { dns, jetton, jettonAmount, multisig, nft, nftDetails, nftMarket } from './assets.ts'
import {
  address,
  body,
  common,
  error,
  list,
  live,
  media,
  mediaPlayer,
  rawData,
  search,
  table,
} from './basics.ts'
import { account, block, contract, message, opcode, transaction, transactionTable } from './chain.ts'
import { transactionDetails } from './details.ts'
import { explorer, nftGallery, vesting } from './gallery.ts'
import { mirror, progress } from './mirror.ts'
import { tool } from './tools.ts'
import { graph, graphTools, status, trace } from './traces.ts'

/** Every text of the components in Russian; show it with `locale="ru" messages={russian}`. */
export const russian: Messages = {
  common,
  address,
  error,
  status,
  table,
  account,
  contract,
  opcode,
  block,
  dns,
  action,
  multisig,
  transaction,
  transactionDetails,
  transactionTable,
  media,
  mediaPlayer,
  nft,
  nftDetails,
  nftMarket,
  nftGallery,
  vesting,
  tool,
  explorer,
  mirror,
  graph,
  graphTools,
  jettonAmount,
  jetton,
  list,
  rawData,
  body,
  message,
  search,
  live,
  progress,
  trace,
}
