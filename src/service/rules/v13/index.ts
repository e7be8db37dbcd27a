import { addressBook as addressBook12, metadata as metadata12, rawAddresses } from '../accounts.ts'
import { readAddressText } from '../../rows/shapes/readText.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { noAddressRow, unreadableAddress } from '../rows/names.ts'
import { defineRule } from '../rule.ts'
import { actions, balanceChanges, pendingActions, pendingTraces, traces } from './actions.ts'
import { blocks, masterchainBlockShards } from './blocks.ts'
import { contractRules13 } from './contracts.ts'
import { messages } from './messages.ts'
import { transactions, transactionsByMasterchainBlock, transactionsByMessage } from './transactions.ts'
import { jettonBurns, jettonTransfers, nftTransfers } from './transfers.ts'

type AddressBookParams = Parameters<NonNullable<typeof addressBook12.wrap>>[1]

const rawAddress = (text: string) => readRawAddress(text.trim()) ?? ''

/** GET /addressBook: texts for no address have a row. */
const addressBook = defineRule<AddressBookParams>({
  ...addressBook12,
  names: (_rows, { address }) => address.flatMap((text) => readRawAddress(text.trim()) ?? []),
  wrap: ({ address_book }, { address }) =>
    Object.fromEntries(
      address.map((text) => {
        const isReadable = readAddressText(text, '1.3') !== undefined
        return [text, address_book[rawAddress(text)] ?? (isReadable ? noAddressRow : unreadableAddress)]
      }),
    ),
})

/** GET /metadata: texts may have blanks around them. */
const metadata = defineRule<AddressBookParams>({
  ...metadata12,
  names: (_rows, { address }) => rawAddresses(address.map((text) => text.trim())),
})

/** The rules that version 1.3 changed, by the name of the endpoint: each is the rule of 1.2 with other parts. */
export const rules13 = {
  ...contractRules13,
  actions,
  addressBook,
  balanceChanges,
  blocks,
  jettonBurns,
  jettonTransfers,
  masterchainBlockShards,
  messages,
  metadata,
  nftTransfers,
  pendingActions,
  pendingTraces,
  traces,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
}
