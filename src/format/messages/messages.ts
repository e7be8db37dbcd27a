import { addressMessages } from './address.ts'
import { blockMessages } from './block.ts'
import { commonMessages } from './common.ts'
import { errorMessages } from './error.ts'
import { graphMessages } from './graph.ts'
import { jettonAmountMessages } from './jetton-amount.ts'
import { listMessages } from './list.ts'
import { mediaMessages } from './media.ts'
import { nftMessages } from './nft.ts'
import { rawDataMessages } from './raw-data.ts'
import { searchMessages } from './search.ts'
import { statusMessages } from './status.ts'
import { tableMessages } from './table.ts'
import { transactionMessages } from './transaction.ts'

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
  block: blockMessages,
  transaction: transactionMessages,
  media: mediaMessages,
  nft: nftMessages,
  graph: graphMessages,
  jettonAmount: jettonAmountMessages,
  list: listMessages,
  rawData: rawDataMessages,
  search: searchMessages,
}

/** A whole catalogue: the shape a translation fills. */
export type Messages = typeof english

/** A catalogue with gaps; English stands in them. */
export type PartialMessages = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }
