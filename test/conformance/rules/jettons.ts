import type { Reference } from '../reference.ts'
import {
  addressBytes,
  big,
  down,
  has,
  isDescending,
  pageOf,
  type Query,
  type Row,
  Refused,
  firstOf,
  up,
} from './base.ts'

function jettonMasters(index: Reference, query: Query): unknown {
  const asked = query['address'] as string[] | undefined
  isDescending({ limit: query['limit'] })
  const rows = index
    .all('jetton_masters')
    .filter((row) => has(asked, row['address']) && has(query['admin_address'], row['admin_address']))
  const order = asked && up((row) => asked.indexOf(String(row['address'])))
  const page = pageOf(rows, query, order)
  const names = page.flatMap((row) => [row['address'], row['admin_address']])
  return { jetton_masters: page, ...index.names(names, true) }
}

function heldIn({ balance, mintless_info }: Row): bigint {
  const unclaimed = (mintless_info as { amount?: string } | null | undefined)?.amount
  return BigInt(balance as string) + BigInt(unclaimed ?? 0)
}

function jettonWallets(index: Reference, query: Query): unknown {
  const jettons = query['jetton_address'] as string[] | undefined
  const owners = query['owner_address'] as string[] | undefined
  if (jettons !== undefined && jettons.length > 1 && owners?.length !== 1) {
    throw new Refused(422, 'exact one owner_address required for multiple jetton_address')
  }
  const descending = isDescending(query)
  const all = index.all('jetton_wallets')
  const rows = all.filter(
    (row) =>
      has(query['address'], row['address']) &&
      has(owners, row['owner']) &&
      has(jettons, row['jetton']) &&
      (query['exclude_zero_balance'] !== true || heldIn(row) > 0n),
  )
  const byArrival = up((row) => all.indexOf(row))
  const byBalance = up((row) => big(row['balance']))
  const base = query['sort'] === undefined ? byArrival : descending ? down(byBalance) : byBalance
  const order =
    jettons?.length === 1
      ? firstOf(base, byArrival)
      : owners !== undefined
        ? firstOf(up((row) => addressBytes(row['owner'])), base, byArrival)
        : query['address'] !== undefined
          ? up((row) => addressBytes(row['address']))
          : firstOf(base, byArrival)
  const page = pageOf(rows, query, order)
  const names = page.flatMap((row) => [row['address'], row['owner'], row['jetton']])
  return { jetton_wallets: page, ...index.names(names, true) }
}

export const jettonRules = { jettonMasters, jettonWallets }
