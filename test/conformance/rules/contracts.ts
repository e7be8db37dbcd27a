// Names, multisigs and vesting.
import type { Reference } from '../reference.ts'
import { has, isDescending, pageOf, type Query, Refused, type Row, firstOf, up } from './base.ts'

function dnsRecords(index: Reference, query: Query): unknown {
  const { wallet, domain } = query
  if (wallet === undefined && domain === undefined) {
    throw new Refused(422, 'either wallet address or domain is required')
  }
  if (wallet !== undefined && domain !== undefined) {
    throw new Refused(422, 'provide either wallet address or domain, not both')
  }
  isDescending({ limit: query['limit'] })
  const rows = index
    .all('records')
    .filter((row) => [undefined, row['domain']].includes(domain) && [undefined, row['dns_wallet']].includes(wallet))
  const order = firstOf(
    up((row) => String(row['domain']).length),
    up((row) => String(row['domain'])),
  )
  const page = pageOf(rows, { limit: 100, ...query }, order)
  const names = page.flatMap((row) => [row['nft_item_address'], row['nft_item_owner'], row['dns_wallet']])
  return { records: page, ...index.names(names, false) }
}

/** Here a wrong direction is refused before a wrong limit. */
function arrived(query: Query, rows: Row[]): Row[] {
  isDescending({ sort: query['sort'] })
  return isDescending(query) ? rows.toReversed() : rows
}

function multisigWallets(index: Reference, query: Query): unknown {
  const { address, wallet_address: wallets, include_orders } = query
  if (address === undefined && wallets === undefined) {
    throw new Refused(422, 'At least one of address or wallet_address should be specified')
  }
  const rows = index.all('multisigs').filter((row) => {
    const members = [...(row['signers'] as string[]), ...(row['proposers'] as string[])]
    return has(address, row['address']) && (wallets === undefined || members.some((member) => has(wallets, member)))
  })
  const page = pageOf(arrived(query, rows), query, undefined).map((row): Row & { orders: Row[] | null } => {
    const orders = index
      .all('orders')
      .filter((order) => order['multisig_address'] === row['address'])
      .map((order) => ({ ...order, actions: null }))
    return { ...row, orders: include_orders === false ? [] : orders.length > 0 ? orders : null }
  })
  const names = page.flatMap((row) => [
    row['address'],
    ...(row['signers'] as string[]),
    ...(row['proposers'] as string[]),
    ...(row.orders ?? []).flatMap((order) => [order['address'], ...(order['signers'] as string[])]),
  ])
  return { multisigs: page, ...index.names(names, false) }
}

function multisigOrders(index: Reference, query: Query): unknown {
  const { address, multisig_address } = query
  if (address === undefined && multisig_address === undefined) {
    throw new Refused(422, 'At least one of address or multisig_address should be specified')
  }
  const rows = index
    .all('orders')
    .filter((row) => has(address, row['address']) && has(multisig_address, row['multisig_address']))
  const page = pageOf(arrived(query, rows), query, undefined).map((row) => ({
    ...row,
    actions: query['parse_actions'] === true ? (row['actions'] as Row[] | null) : null,
  }))
  const names = page.flatMap((row: Row) => [
    row['address'],
    row['multisig_address'],
    ...(row['signers'] as string[]),
    ...((row['actions'] as Row[] | null) ?? []).flatMap((action) => addressesOf(action)),
  ])
  return { orders: page, ...index.names(names, false) }
}

/** The destination, and every address in the body that was read. */
function addressesOf({ destination, parsed_body }: Row): unknown[] {
  const found: unknown[] = [destination]
  JSON.stringify(parsed_body ?? null, (_, value: unknown) => {
    if (typeof value === 'string' && /^-?\d+:[0-9A-F]{64}$/.test(value)) found.push(value)
    return value
  })
  return found
}

function vesting(index: Reference, query: Query): unknown {
  const { contract_address, wallet_address: wallets, check_whitelist } = query
  if (contract_address === undefined && wallets === undefined) {
    throw new Refused(422, 'at least one of contract_address or wallet_address is required')
  }
  if (contract_address !== undefined && wallets !== undefined) {
    throw new Refused(422, 'only one of contract_address or wallet_address should be specified')
  }
  isDescending({ limit: query['limit'] })
  const rows = index.all('vesting_contracts').filter((row) => {
    const listed = check_whitelist === true ? (row['whitelist'] as string[]) : []
    const members = [row['owner_address'], row['sender_address'], ...listed]
    return (
      has(contract_address, row['address']) &&
      (wallets === undefined || members.some((member) => has(wallets, member)))
    )
  })
  const page = pageOf(rows, query, undefined)
  const names = page.flatMap((row) => [
    row['address'],
    row['sender_address'],
    row['owner_address'],
    ...(row['whitelist'] as string[]),
  ])
  return { vesting_contracts: page, ...index.names(names, false) }
}

export const contractRules = { dnsRecords, multisigWallets, multisigOrders, vesting }
