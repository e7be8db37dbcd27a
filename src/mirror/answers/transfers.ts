import type * as rows from '../../endpoints/jettons.ts'
import { packHash } from '../storage/keys.ts'
import type { Kind } from '../kinds/kind.ts'
import { by, collectFields, inOrder, listAll, type Order } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, readPage, type View } from './view.ts'
import { jettonBurn, jettonTransfer } from '../kinds/others.ts'

interface Transferred {
  readonly transaction_hash: string
  readonly transaction_lt: string
  readonly transaction_now: number
}

interface Bounds {
  readonly [name: string]: unknown
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly sort?: string | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
}

interface TransferParams extends Bounds {
  readonly owner_address?: readonly string[] | undefined
  readonly address?: string | readonly string[] | undefined
  readonly direction?: string | undefined
}

/**
 * A page of transfers or burns: what one listing asks beside owners, direction and time is `where`.
 * @param giver Field of the account that gave.
 * @param taker Field of the account that got; the same one where nobody did.
 */
export async function listTransfers<Row extends Transferred>(
  view: View,
  kind: Kind<Row>,
  params: TransferParams,
  [giver, taker]: readonly [giver: keyof Row, taker: keyof Row],
  where: (row: Row) => boolean,
): Promise<Row[]> {
  const page = readPage(view, params)
  const fits = transferFilter(params, giver, taker)
  const order = transferOrder<Row>(params, page.descending)
  return listAll(view.reader, kind, page, (row) => fits(row) && where(row), order)
}

/** Time bounds, and owners on the side that `direction` names. */
function transferFilter<Row extends Transferred>(
  params: TransferParams,
  giver: keyof Row,
  taker: keyof Row,
): (row: Row) => boolean {
  const alias = typeof params.address === 'string' ? [params.address] : params.address?.slice(0, 1)
  const list = params.owner_address ?? alias
  const owners = list && new Set<unknown>(list)
  const { direction = 'both' } = params
  return (row) =>
    inTime(params, row) &&
    (owners === undefined ||
      (direction !== 'in' && owners.has(row[giver])) ||
      ((direction === 'in' || direction === 'both') && owners.has(row[taker])))
}

function inTime(params: Bounds, row: Transferred): boolean {
  const { start_utime, end_utime, start_lt, end_lt } = params
  return (
    (start_utime === undefined || row.transaction_now >= start_utime) &&
    (end_utime === undefined || row.transaction_now <= end_utime) &&
    (start_lt === undefined || BigInt(row.transaction_lt) >= BigInt(start_lt)) &&
    (end_lt === undefined || BigInt(row.transaction_lt) <= BigInt(end_lt))
  )
}

/** By logical time, or by time when it is bounded. */
function transferOrder<Row extends Transferred>(
  { start_utime, end_utime }: Bounds,
  descending: boolean,
): Order<Row> {
  const timed = start_utime !== undefined || end_utime !== undefined
  const time = timed
    ? by<Row>(({ transaction_now }) => transaction_now, descending)
    : by<Row>(({ transaction_lt }) => BigInt(transaction_lt), descending)
  return inOrder(time, by(({ transaction_hash }) => packHash(transaction_hash)))
}

/** How transfers and burns of jettons are answered. */
export const jettonTransferAnswers: Answers<Pick<typeof rows, 'jettonTransfers' | 'jettonBurns'>> = {
  async jettonTransfers(view, params) {
    const wallets = params.jetton_wallet && new Set(params.jetton_wallet)
    const { jetton_master } = params
    const rows = await listTransfers(
      view,
      jettonTransfer,
      params,
      ['source', 'destination'],
      (value) =>
        value.transaction_aborted !== true &&
        (wallets === undefined || wallets.has(value.source_wallet)) &&
        (jetton_master === undefined || value.jetton_master === jetton_master),
    )
    const names = collectFields(rows, 'source', 'destination', 'source_wallet', 'jetton_master', 'response_destination')
    return withNames(view, { jetton_transfers: rows }, names, 'metadata')
  },

  async jettonBurns(view, params) {
    const wallets = params.jetton_wallet && new Set(params.jetton_wallet)
    const { jetton_master } = params
    const rows = await listTransfers(
      view,
      jettonBurn,
      params,
      ['owner', 'owner'],
      (value) =>
        (wallets === undefined || wallets.has(value.jetton_wallet)) &&
        (jetton_master === undefined || value.jetton_master === jetton_master),
    )
    const names = collectFields(rows, 'owner', 'jetton_wallet', 'jetton_master', 'response_destination')
    return withNames(view, { jetton_burns: rows }, names, 'metadata')
  },
}
