import type * as rows from '../../endpoints/multisig.ts'
import type { MultisigOrder } from '../../schema/multisig.ts'
import { findAddresses } from '../kinds/action.ts'
import { byArrival, listAll } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, readPage, refusal, type View } from './view.ts'
import { multisig, multisigOrder } from '../kinds/others.ts'

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
    readPage(view, { sort: params.sort })
    const page = readPage(view, params)
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
    readPage(view, { sort: params.sort })
    const page = readPage(view, params)
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
        ...findAddresses(action.parsed_body),
      ]),
    ])
    return withNames(view, { orders: rows }, names)
  },
}
