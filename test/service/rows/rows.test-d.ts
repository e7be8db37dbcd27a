// Checked by `npm run typecheck`: no type of the service's answers has an index signature.
import { expectTypeOf } from 'vitest'
import type * as z from 'zod/mini'
import type * as endpoints from '../../../src/service/endpoints/index.ts'
import {
  type Action,
  type ActionOf,
  type ActionType,
  type Client,
  type Message,
  type ResultOf,
  type Transaction,
  useInfiniteTransactions,
  useTransactions,
} from '../../../src/entries/index.ts'
import type * as account from '../../../src/service/rows/account.ts'
import type * as action from '../../../src/service/rows/action.ts'
import type { actionDetails } from '../../../src/service/rows/details/actionDetails.ts'
import type * as balanceChanges from '../../../src/service/rows/balance-changes.ts'
import type * as block from '../../../src/service/rows/block.ts'
import type * as decode from '../../../src/service/rows/decode.ts'
import type * as dnsAuction from '../../../src/service/rows/dns/dns-auction.ts'
import type * as dns from '../../../src/service/rows/dns/dns.ts'
import type * as emulation from '../../../src/service/rows/emulation.ts'
import type * as error from '../../../src/service/rows/error.ts'
import type * as jetton from '../../../src/service/rows/jetton.ts'
import type * as legacy from '../../../src/service/rows/legacy.ts'
import type * as message from '../../../src/service/rows/message.ts'
import type * as multisig from '../../../src/service/rows/contracts/multisig.ts'
import type * as names from '../../../src/service/rows/names.ts'
import type * as nftSale from '../../../src/service/rows/nft-sale.ts'
import type * as nft from '../../../src/service/rows/nft.ts'
import type * as nominatorPool from '../../../src/service/rows/staking/nominator-pool.ts'
import type * as orderBody from '../../../src/service/rows/contracts/order-body.ts'
import type * as stream from '../../../src/service/rows/stream.ts'
import type * as trace from '../../../src/service/rows/trace.ts'
import type * as transaction from '../../../src/service/rows/transaction.ts'
import type * as validator from '../../../src/service/rows/staking/validator.ts'
import type * as vesting from '../../../src/service/rows/contracts/vesting.ts'

type Modules = typeof account &
  typeof action &
  typeof balanceChanges &
  typeof block &
  typeof decode &
  typeof dns &
  typeof dnsAuction &
  typeof emulation &
  typeof error &
  typeof jetton &
  typeof legacy &
  typeof message &
  typeof multisig &
  typeof names &
  typeof nftSale &
  typeof nft &
  typeof nominatorPool &
  typeof orderBody &
  typeof stream &
  typeof trace &
  typeof transaction &
  typeof validator &
  typeof vesting

/** Names of the properties whose type takes any field. Maps by address are the exception. */
type Indexed<T> = { [K in keyof T]: IsIndexed<T[K]> extends true ? K : never }[keyof T]
type IsIndexed<T> = T extends readonly unknown[] ? false : string extends keyof T ? true : false
type Outputs<T> = { [K in keyof T as T[K] extends z.ZodMiniType ? K : never]: z.output<T[K]> }
/** Fields of a row, without `null` and lists around them. */
type Items<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : NonNullable<T>
type IndexedFields<T> = {
  [K in keyof T]: {
    [F in keyof T[K]]: IsIndexed<Items<T[K][F]>> extends true ? `${K & string}.${F & string}` : never
  }[keyof T[K]]
}[keyof T]

type Rows = Outputs<Modules>
type Results = { [K in keyof typeof endpoints]: ResultOf<(typeof endpoints)[K]> }
type Details = { [K in ActionType]: z.output<(typeof actionDetails)[K]> }

/** Fields whose keys are data: currencies, accounts, hashes, or metadata as its author wrote it. */
type MapsByDesign =
  | 'AccountState.extra_currencies'
  | 'AccountStateFull.extra_currencies'
  | 'Action.details'
  | 'Action.raw_action'
  | 'BalanceChanges.changes'
  | 'BalanceChanges.fees'
  | 'BalanceChanges.jettons'
  | 'CreditPhase.credit_extra_currencies'
  | 'DecodeResult.bodies'
  | 'EmulateTraceResult.code_cells'
  | 'EmulateTraceResult.data_cells'
  | 'EmulateTraceResult.transactions'
  | 'JettonBurn.decoded_custom_payload'
  | 'JettonMaster.jetton_content'
  | 'JettonTransfer.decoded_custom_payload'
  | 'JettonTransfer.decoded_forward_payload'
  | 'Message.value_extra_currencies'
  | 'MessageContent.decoded'
  | 'NftCollection.collection_content'
  | 'NftItem.content'
  | 'NftSale.details'
  | 'NftTransfer.decoded_custom_payload'
  | 'NftTransfer.decoded_forward_payload'
  | 'OrderAction.parsed_body'
  | 'StreamTrace.transactions'
  | 'TokenInfo.extra'
  | 'Trace.transactions'
  | 'TraceAnswer.transactions'
  | 'Transaction.total_fees_extra_currencies'
  | 'WalletState.extra_currencies'
  | 'jettonTransferBody.stonfi_swap_body'

export function useAnswers(client: Client, row: Transaction, said: Message, one: Action) {
  expectTypeOf<Indexed<Rows>>().toEqualTypeOf<'AddressBook' | 'Metadata'>()
  expectTypeOf<Indexed<Results>>().toEqualTypeOf<'addressBook' | 'metadata'>()
  expectTypeOf<Indexed<Details>>().toBeNever()
  type Maps = Exclude<IndexedFields<Rows>, `${string}.address_book` | `${string}.metadata` | undefined>
  expectTypeOf<Maps>().toEqualTypeOf<MapsByDesign>()

  // @ts-expect-error a misspelt field of a row
  void row.hsh
  // @ts-expect-error a misspelt field in brackets
  void row['hsh']
  // @ts-expect-error a misspelt field deep in a row
  void row.description.compute_ph?.exitcode
  // @ts-expect-error a misspelt field of a message
  void said.sorce
  // @ts-expect-error a misspelt field of the details of an action
  void (one as ActionOf<'jetton_transfer'>).details.amout
  expectTypeOf((one as ActionOf<'jetton_transfer'>).details.amount).toEqualTypeOf<string | null>()

  const { data } = useTransactions({ limit: 1 })
  // @ts-expect-error a misspelt list in the answer of a hook
  void data?.transactons
  // @ts-expect-error a misspelt field of a row in the answer of a hook
  void data?.transactions[0]?.hsh
  // @ts-expect-error a misspelt field in a page
  void useInfiniteTransactions({}).data?.pages[0]?.transactions[0]?.hsh
  // @ts-expect-error a misspelt field in a selection
  useTransactions({ limit: 1 }, { select: (page) => page.transactions[0]?.hsh })
  void client.request({} as typeof endpoints.transactions, {}).then(({ transactions: [first] }) => {
    // @ts-expect-error a misspelt field in the answer of a client
    void first?.hsh
  })
}
