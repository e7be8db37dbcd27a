// Checked by `npm run typecheck`: no type of the service's answers has an index signature.
import { expectTypeOf } from 'vitest'
import type * as z from 'zod/mini'
import type * as endpoints from '../../src/endpoints/index.ts'
import {
  type Action,
  type ActionOf,
  type ActionType,
  type Client,
  extraField,
  type Message,
  type ResultOf,
  type Transaction,
  useInfiniteTransactions,
  useTransactions,
} from '../../src/index.ts'
import type * as account from '../../src/schema/account.ts'
import type * as action from '../../src/schema/action.ts'
import type { actionDetails } from '../../src/schema/details/actionDetails.ts'
import type * as balanceChanges from '../../src/schema/balance-changes.ts'
import type * as block from '../../src/schema/block.ts'
import type * as decode from '../../src/schema/decode.ts'
import type * as dnsAuction from '../../src/schema/dns/dns-auction.ts'
import type * as dns from '../../src/schema/dns/dns.ts'
import type * as emulation from '../../src/schema/emulation.ts'
import type * as error from '../../src/schema/error.ts'
import type * as jetton from '../../src/schema/jetton.ts'
import type * as legacy from '../../src/schema/legacy.ts'
import type * as message from '../../src/schema/message.ts'
import type * as multisig from '../../src/schema/multisig.ts'
import type * as names from '../../src/schema/names.ts'
import type * as nftSale from '../../src/schema/nft-sale.ts'
import type * as nft from '../../src/schema/nft.ts'
import type * as nominatorPool from '../../src/schema/staking/nominator-pool.ts'
import type * as orderBody from '../../src/schema/order-body.ts'
import type * as stream from '../../src/schema/stream.ts'
import type * as trace from '../../src/schema/trace.ts'
import type * as transaction from '../../src/schema/transaction.ts'
import type * as validator from '../../src/schema/staking/validator.ts'
import type * as vesting from '../../src/schema/vesting.ts'

type Modules =
  & typeof account & typeof action & typeof balanceChanges & typeof block & typeof decode & typeof dns & typeof dnsAuction
  & typeof emulation & typeof error & typeof jetton & typeof legacy & typeof message & typeof multisig & typeof names
  & typeof nftSale & typeof nft & typeof nominatorPool & typeof orderBody & typeof stream & typeof trace
  & typeof transaction & typeof validator & typeof vesting

/** Names of the properties whose type takes any field. Maps by address are the exception. */
type Indexed<T> = { [K in keyof T]: IsIndexed<T[K]> extends true ? K : never }[keyof T]
type IsIndexed<T> = T extends readonly unknown[] ? false : string extends keyof T ? true : false
type Outputs<T> = { [K in keyof T as T[K] extends z.ZodMiniType ? K : never]: z.output<T[K]> }
/** Fields of a row, without `null` and lists around them. */
type Items<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : NonNullable<T>
type IndexedFields<T> = {
  [K in keyof T]: { [F in keyof T[K]]: IsIndexed<Items<T[K][F]>> extends true ? `${K & string}.${F & string}` : never }[keyof T[K]]
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
  expectTypeOf(extraField(row, 'new_field')).toEqualTypeOf<unknown>()
}

