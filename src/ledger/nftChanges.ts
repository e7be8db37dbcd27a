import type { Client } from '../sources/client/client.ts'
import { transactions } from '../service/endpoints/transactions.ts'
import { startsLife } from '../meaning/verify/historyStep.ts'
import type { Transaction } from '../service/rows/transaction.ts'
import { parseCell } from '../ton/cells/boc.ts'
import { parseBody } from '../ton/facts/bodies.ts'
import { Slice } from '../ton/cells/slice.ts'
import type { LedgerLineKind } from './line.ts'
import type { LedgerRange } from './accountLedger.ts'

const pageSize = 100

/** Transaction of an item by which its owner got or lost it. */
interface NftChange {
  readonly row: Transaction
  readonly kind: LedgerLineKind
  readonly amount: 1 | -1
  readonly counterparty: string | null
}

/** What the transactions of an item tell about one owner. */
export interface NftChanges {
  /** Oldest first. */
  readonly changes: readonly NftChange[]
  readonly first: Transaction | undefined
  readonly last: Transaction | undefined
}

/** Reads from the transactions of an item how an account got and lost it. */
export async function readNftChanges(
  client: Client,
  item: string,
  owner: string,
  bounds: LedgerRange,
): Promise<NftChanges> {
  const changes: NftChange[] = []
  const { start_utime, signal } = bounds
  let { start_lt } = bounds
  let first: Transaction | undefined
  let last: Transaction | undefined
  for (;;) {
    const params = { account: [item], start_lt, start_utime, sort: 'asc' as const, limit: pageSize }
    const rows = (await client.request(transactions, params, { signal, priority: 'background' })).transactions
    changes.push(...rows.flatMap((row) => readNftChange(row, owner) ?? []))
    first ??= rows[0]
    last = rows.at(-1) ?? last
    if (last === undefined || rows.length < pageSize) return { changes, first, last }
    start_lt = String(BigInt(last.lt) + 1n)
  }
}

function readNftChange(row: Transaction, owner: string): NftChange | undefined {
  const { in_msg, description, orig_status, end_status } = row
  if (end_status === 'nonexist')
    return orig_status === 'nonexist' ? undefined : { row, kind: 'burn', amount: -1, counterparty: null }
  if (in_msg === null || description.aborted === true) return undefined
  const content = in_msg.message_content?.body ?? ''
  if (startsLife(row))
    return readsOwner(content, owner) ? { row, kind: 'mint', amount: 1, counterparty: in_msg.source } : undefined
  const body = parseBody(content)
  if (body?.name !== 'nft_transfer') return undefined
  const { new_owner } = body.fields
  if (in_msg.source === new_owner) return undefined
  if (new_owner === owner) return { row, kind: 'transfer', amount: 1, counterparty: in_msg.source }
  return in_msg.source === owner ? { row, kind: 'transfer', amount: -1, counterparty: new_owner } : undefined
}

/** Tells whether the message that deployed an item starts with its owner, as collections of the standard write it. */
function readsOwner(content: string, owner: string): boolean {
  try {
    return new Slice(parseCell(content)).address() === owner
  } catch {
    return false
  }
}
