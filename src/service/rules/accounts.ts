import { defineByKey } from './requests/byKey.ts'
import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/accounts.ts'
import type { AccountStateFull, WalletState } from '../rows/account.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { isOneOf } from './requests/filter.ts'
import { unreadableAddress } from './rows/names.ts'
import { inRequestOrder } from './order.ts'
import { maxPage, type Page } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

const firstThousand = (): Page => ({ limit: maxPage, offset: 0 })

/** The refusal of requests about accounts that name none; endpoints of the older API answer 401. */
export function addressRequired(status: 401 | 422): Refusal {
  return new Refusal(status, 'address of account is required')
}

function refuseWithoutAddress({ address }: { readonly address: readonly string[] | undefined }): void {
  if (address === undefined) throw addressRequired(422)
}

/** Tells whether a state has its code and its data, if it has any: some answers leave them out. */
export function hasBocs({ code_hash, code_boc, data_hash, data_boc }: AccountStateFull): boolean {
  return (!code_hash || typeof code_boc === 'string') && (!data_hash || typeof data_boc === 'string')
}

/** GET /accountStates */
const accountStates = defineRule<ParamsOf<typeof rows.accountStates>, AccountStateFull>({
  byKey: defineByKey('accountStates', 'address', {
    neutral: ['include_boc'],
    isFull: (row, { include_boc }) => include_boc === false || hasBocs(row),
  }),
  refuse: refuseWithoutAddress,
  matches({ address, code_hash }) {
    const isAsked = isOneOf(address)
    const isCode = isOneOf(code_hash)
    return (row) => isAsked(row.address) && isCode(row.code_hash)
  },
  order: ({ address }) => inRequestOrder(address, (row) => row.address),
  page: firstThousand,
  answer: (states, { include_boc }) => ({
    accounts: include_boc === false ? states.map(({ code_boc: _code, data_boc: _data, ...row }) => row) : states,
  }),
  names: (states) => states.map(({ address }) => address),
  metadata: true,
})

/** GET /walletStates */
const walletStates = defineRule<ParamsOf<typeof rows.walletStates>, WalletState>({
  byKey: { table: 'walletStates', param: 'address' },
  refuse: refuseWithoutAddress,
  matches({ address, code_hash }) {
    const isAsked = isOneOf(address)
    const isCode = isOneOf(code_hash)
    return (row) => isAsked(row.address) && isCode(row.code_hash)
  },
  order: ({ address }) => inRequestOrder(address, (row) => row.address),
  page: firstThousand,
  answer: (wallets) => ({ wallets }),
  names: (wallets) => wallets.map(({ address }) => address),
  metadata: true,
})

/** @throws {Refusal} 422 The request names no address. */
export function refuseWithoutAddresses({ address }: { readonly address: readonly string[] | undefined }): void {
  if (address === undefined) throw new Refusal(422, 'at least 1 address required')
}

/** The accounts among these texts. */
export const rawAddresses = (address: readonly string[]) => [
  ...new Set(address.flatMap((text) => readRawAddress(text) ?? [])),
]

/** GET /addressBook: a row for each text of the request, as it was written there. */
export const addressBook = defineRule<ParamsOf<typeof rows.addressBook>>({
  refuse: refuseWithoutAddresses,
  answer: () => undefined,
  names: (_rows, { address }) => rawAddresses(address),
  wraps: 'addressBook',
  wrap: ({ address_book }, { address }) =>
    Object.fromEntries(address.map((text) => [text, address_book[readRawAddress(text) ?? ''] ?? unreadableAddress])),
})

/** GET /metadata */
export const metadata = defineRule<ParamsOf<typeof rows.metadata>>({
  refuse: refuseWithoutAddresses,
  answer: () => undefined,
  names: (_rows, { address }) => rawAddresses(address),
  wraps: 'metadata',
  wrap: (names) => names.metadata,
})

/** The rules of `endpoints/accounts.ts`. */
export const accountRules = { accountStates, addressBook, metadata, walletStates }
