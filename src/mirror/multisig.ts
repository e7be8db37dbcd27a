import type * as rows from '../endpoints/multisig.ts'
import type { MultisigOrder, MultisigWallet } from '../schema/multisig.ts'
import { addressesIn } from './action.ts'
import { packAddress } from './keys.ts'
import { defineKind, type Draft, drafts, laterState } from './kinds.ts'
import { byArrival, listAll } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, pageOf, refusal, type View } from './resolve.ts'

const multisig = defineKind<MultisigWallet>({
  store: 'ent',
  byte: 19,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Multisig orders, by address. */
export const multisigOrder = defineKind<MultisigOrder>({
  store: 'ent',
  byte: 20,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  // Actions come only when asked for; what is known of them stays.
  merge: (old, value) =>
    laterState(old, { ...value, actions: value.actions ?? old.actions }),
})

/** Multisig contracts, and the orders attached to them. @throws {IngestError} */
export function multisigDrafts(rows: unknown, path: string): Draft[] {
  return drafts(multisig, rows, path).flatMap((row, at) => {
    const { orders, ...rest } = row.value as MultisigWallet
    const own = { ...row, value: { ...rest, orders: null } }
    return [own, ...drafts(multisigOrder, orders, `${path}[${at}].orders`)]
  })
}

async function ordersOf(view: View, address: string): Promise<MultisigOrder[]> {
  const everything = { limit: Infinity, offset: 0 }
  const isOf = (value: MultisigOrder) => value.multisig_address === address
  const orders = await listAll(view.reader, multisigOrder, everything, isOf)
  return orders.map((order) => ({ ...order, actions: null }))
}

const lowest = <E extends object>(descending: boolean) =>
  descending ? (a: { serial: number }, b: { serial: number }) => b.serial - a.serial : byArrival<E>

/** How multisig contracts and their orders are answered. */
export const multisigAnswers: Answers<typeof rows> = {
  async multisigWallets(view, params) {
    const { address, wallet_address, include_orders = true } = params
    if (address === undefined && wallet_address === undefined) {
      const text = 'At least one of address or wallet_address should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    // Here a wrong direction is found before a wrong limit.
    pageOf(view, { sort: params.sort })
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const members = wallet_address && new Set(wallet_address)
    const found = await listAll(
      view.reader,
      multisig,
      page,
      (value) =>
        (address === undefined || address.includes(value.address)) &&
        (members === undefined ||
          [...(value.signers ?? []), ...(value.proposers ?? [])].some((member) => members.has(member))),
      lowest(page.descending),
    )
    const rows = await Promise.all(
      found.map(async (value) => {
        const orders = include_orders ? await ordersOf(view, value.address) : []
        return { ...value, orders: include_orders && orders.length === 0 ? null : orders }
      }),
    )
    const names = rows.flatMap((row) => [
      row.address,
      ...(row.signers ?? []),
      ...(row.proposers ?? []),
      ...(row.orders ?? []).flatMap((order) => [order.address, ...(order.signers ?? [])]),
    ])
    return withNames(view, { multisigs: rows }, names)
  },

  async multisigOrders(view, params) {
    const { address, multisig_address, parse_actions } = params
    if (address === undefined && multisig_address === undefined) {
      const text = 'At least one of address or multisig_address should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    pageOf(view, { sort: params.sort })
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const found = await listAll(
      view.reader,
      multisigOrder,
      page,
      (value) =>
        (address === undefined || address.includes(value.address)) &&
        (multisig_address === undefined || multisig_address.includes(value.multisig_address)),
      lowest(page.descending),
    )
    const rows = found.map((value) => (parse_actions === true ? value : { ...value, actions: null }))
    const names = rows.flatMap((row) => [
      row.address,
      row.multisig_address,
      ...(row.signers ?? []),
      ...(row.actions ?? []).flatMap((action) => [
        action.destination,
        ...addressesIn(action.parsed_body),
      ]),
    ])
    return withNames(view, { orders: rows }, names)
  },
}
