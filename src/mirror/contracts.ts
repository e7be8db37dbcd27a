import { dnsRecords } from '../endpoints/dns.ts'
import { multisigOrders, multisigWallets } from '../endpoints/multisig.ts'
import { vesting } from '../endpoints/vesting.ts'
import type { DnsRecord } from '../schema/dns.ts'
import type { MultisigOrder, MultisigWallet } from '../schema/multisig.ts'
import type { Vesting } from '../schema/vesting.ts'
import { packAddress } from './keys.ts'
import { ALL, defineKind, type Draft, draft, drafts, laterState, listOf } from './kinds.ts'
import { by, byArrival, inOrder, list } from './list.ts'
import { withNames } from './names.ts'
import { demandAuthority, pageOf, refusal, resolve, type View } from './resolve.ts'

/** DNS entries, by name. */
export const dnsRecord = defineKind<DnsRecord>({
  store: 'ent',
  byte: 18,
  serial: true,
  field: 'domain',
  key: ({ domain }) => (typeof domain === 'string' ? new TextEncoder().encode(domain) : undefined),
})

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

/** Vesting contracts, by address. */
export const vestingContract = defineKind<Vesting>({
  store: 'ent',
  byte: 21,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
})

/** Multisig contracts, and the orders attached to them. @throws {IngestError} */
export function multisigDrafts(rows: unknown, path: string): Draft[] {
  return listOf<MultisigWallet>(rows, path).flatMap((row, at) => [
    draft(multisig, { ...row, orders: null }, `${path}[${at}]`),
    ...drafts(multisigOrder, row?.orders, `${path}[${at}].orders`),
  ])
}

async function ordersOf(view: View, address: string): Promise<MultisigOrder[]> {
  const found = await list(view.reader, {
    kind: multisigOrder,
    ranges: [multisigOrder.range(ALL)],
    where: (value) => value.multisig_address === address,
    order: byArrival,
    lies: 'in order',
    page: { limit: Infinity, offset: 0 },
  })
  return found.map(({ value }) => ({ ...value, actions: null }))
}

const lowest = <E extends object>(descending: boolean) =>
  descending ? (a: { serial: number }, b: { serial: number }) => b.serial - a.serial : byArrival<E>

/** How DNS, multisig and vesting contracts are answered. */
export const contractResolvers = [
  resolve(dnsRecords, async (view, params) => {
    const { wallet, domain } = params
    if (wallet === undefined && !domain) {
      throw refusal(view.endpoint, 422, 'either wallet address or domain is required')
    }
    if (wallet !== undefined && domain) {
      throw refusal(view.endpoint, 422, 'provide either wallet address or domain, not both')
    }
    const page = pageOf(view, params, 100)
    demandAuthority(view, 'names change hands')
    const found = await list(view.reader, {
      kind: dnsRecord,
      ranges: [dnsRecord.range(ALL)],
      where: (value) => (domain ? value.domain === domain : value.dns_wallet === wallet),
      order: inOrder(
        by<DnsRecord>((value) => value.domain.length),
        by((value) => value.domain),
      ),
      lies: 'anyhow',
      page,
    })
    const rows = found.map(({ value }) => value)
    const names = rows.flatMap((row) => [row.nft_item_address, row.nft_item_owner, row.dns_wallet])
    return withNames(view, { records: rows }, names)
  }),

  resolve(multisigWallets, async (view, params) => {
    const { address, wallet_address, include_orders = true } = params
    if (address === undefined && wallet_address === undefined) {
      const text = 'At least one of address or wallet_address should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const members = wallet_address && new Set(wallet_address)
    const found = await list(view.reader, {
      kind: multisig,
      ranges: [multisig.range(ALL)],
      where: (value) =>
        (address === undefined || address.includes(value.address)) &&
        (members === undefined ||
          [...(value.signers ?? []), ...(value.proposers ?? [])].some((member) => members.has(member))),
      order: lowest(page.descending),
      lies: 'anyhow',
      page,
    })
    const rows = await Promise.all(
      found.map(async ({ value }) => {
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
  }),

  resolve(multisigOrders, async (view, params) => {
    const { address, multisig_address, parse_actions } = params
    if (address === undefined && multisig_address === undefined) {
      const text = 'At least one of address or multisig_address should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const found = await list(view.reader, {
      kind: multisigOrder,
      ranges: [multisigOrder.range(ALL)],
      where: (value) =>
        (address === undefined || address.includes(value.address)) &&
        (multisig_address === undefined || multisig_address.includes(value.multisig_address)),
      order: lowest(page.descending),
      lies: 'anyhow',
      page,
    })
    const rows = found.map(({ value }) => (parse_actions === true ? value : { ...value, actions: null }))
    const names = rows.flatMap((row) => [
      row.address,
      row.multisig_address,
      ...(row.signers ?? []),
      ...(row.actions ?? []).map(({ destination }) => destination),
    ])
    return withNames(view, { orders: rows }, names)
  }),

  resolve(vesting, async (view, params) => {
    const { contract_address, wallet_address, check_whitelist } = params
    if (contract_address === undefined && wallet_address === undefined) {
      const text = 'at least one of contract_address or wallet_address is required'
      throw refusal(view.endpoint, 422, text)
    }
    if (contract_address !== undefined && wallet_address !== undefined) {
      const text = 'only one of contract_address or wallet_address should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    const page = pageOf(view, params)
    demandAuthority(view, 'it cannot show that its list is whole')
    const wallets = wallet_address && new Set<string | null>(wallet_address)
    const found = await list(view.reader, {
      kind: vestingContract,
      ranges: [vestingContract.range(ALL)],
      where: (value) =>
        wallets === undefined
          ? (contract_address ?? []).includes(value.address ?? '')
          : wallets.has(value.owner_address) ||
            wallets.has(value.sender_address) ||
            (check_whitelist === true && value.whitelist.some((entry) => wallets.has(entry))),
      order: byArrival,
      lies: 'in order',
      page,
    })
    const rows = found.map(({ value }) => value)
    const names = rows.flatMap((row) => [
      row.address,
      row.sender_address,
      row.owner_address,
      ...row.whitelist,
    ])
    return withNames(view, { vesting_contracts: rows }, names)
  }),
]
