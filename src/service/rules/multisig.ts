import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/multisig.ts'
import type { MultisigOrder, MultisigWallet } from '../rows/contracts/multisig.ts'
import { defineByKey } from './requests/byKey.ts'
import { addressesIn, isOneOf } from './requests/filter.ts'
import { checkPage, checkSort, readPage, readSort } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

/** Look-ups that the rule of `/multisig/wallets` needs. */
export interface FoundOrders {
  /** Orders of a multisig contract, in the order in which they arrived. */
  readonly orders: (multisig: string) => readonly MultisigOrder[]
}

/** GET /multisig/wallets */
export const multisigWallets = defineRule<
  ParamsOf<typeof rows.multisigWallets>,
  MultisigWallet,
  FoundOrders | undefined
>({
  // The orders of a contract are a list of their own.
  byKey: defineByKey('multisigs', 'address', {
    neutral: ['include_orders'],
    isFull: (_row, { include_orders = true }) => !include_orders,
  }),
  refuse(params) {
    if (params.address === undefined && params.wallet_address === undefined) {
      throw new Refusal(422, 'At least one of address or wallet_address should be specified')
    }
    checkSortFirst(params)
  },
  matches({ address, wallet_address }) {
    const isContract = isOneOf(address)
    const isMember = isOneOf(wallet_address)
    return ({ address: own, signers, proposers }) =>
      isContract(own) && (wallet_address === undefined || [...(signers ?? []), ...(proposers ?? [])].some(isMember))
  },
  newestArrivalFirst: (params) => readSort(params) === 'desc',
  page: readPage,
  answer: (found, params, lookUp) => ({ multisigs: found.map((row) => withOrders(row, params, lookUp)) }),
  names: (found, params, lookUp) =>
    found.flatMap((row) => [
      row.address,
      ...(row.signers ?? []),
      ...(row.proposers ?? []),
      ...(withOrders(row, params, lookUp).orders ?? []).flatMap(({ address, signers }) => [
        address,
        ...(signers ?? []),
      ]),
    ]),
})

function withOrders(
  row: MultisigWallet,
  { include_orders = true }: ParamsOf<typeof rows.multisigWallets>,
  found: FoundOrders | undefined,
): MultisigWallet {
  if (!include_orders) return { ...row, orders: [] }
  const known = found?.orders(row.address) ?? []
  return { ...row, orders: known.length === 0 ? null : known.map(withoutActions) }
}

const withoutActions = (order: MultisigOrder): MultisigOrder => ({ ...order, actions: null })

/** Here the service finds a wrong direction before a wrong limit. */
function checkSortFirst({ limit, sort }: { readonly limit?: number | undefined; readonly sort?: string | undefined }) {
  checkSort(sort)
  checkPage({ limit })
}

/** GET /multisig/orders */
export const multisigOrders = defineRule<ParamsOf<typeof rows.multisigOrders>, MultisigOrder>({
  table: 'multisigOrders',
  byKey: defineByKey('multisigOrders', 'address', {
    neutral: ['parse_actions'],
    isFull: ({ actions }, { parse_actions }) => parse_actions !== true || Array.isArray(actions),
  }),
  refuse(params) {
    if (params.address === undefined && params.multisig_address === undefined) {
      throw new Refusal(422, 'At least one of address or multisig_address should be specified')
    }
    checkSortFirst(params)
  },
  matches({ address, multisig_address }) {
    const isOrder = isOneOf(address)
    const isContract = isOneOf(multisig_address)
    return (row) => isOrder(row.address) && isContract(row.multisig_address)
  },
  newestArrivalFirst: (params) => readSort(params) === 'desc',
  page: readPage,
  answer: (found, params) => ({ orders: shownOrders(found, params) }),
  names: (found, params) =>
    shownOrders(found, params).flatMap((row) => [
      row.address,
      row.multisig_address,
      ...(row.signers ?? []),
      ...(row.actions ?? []).flatMap(({ destination, parsed_body }) => [destination, ...addressesIn(parsed_body)]),
    ]),
})

function shownOrders(
  orders: readonly MultisigOrder[],
  { parse_actions }: ParamsOf<typeof rows.multisigOrders>,
): readonly MultisigOrder[] {
  return parse_actions === true ? orders : orders.map(withoutActions)
}

/** The rules of `endpoints/multisig.ts`. */
export const multisigRules = { multisigOrders, multisigWallets }
