// Finds entities by key. A row is as old as the last answer of the service that showed it, and so is the fact
// that there is none.
import { type ByKey, readKeys } from '../../../service/rules/requests/byKey.ts'
import type { TableName, Tables } from '../../../service/rules/rows/tables.ts'
import { hasBocs } from '../../../service/rules/accounts.ts'
import { isOrderedByArrival } from '../../../service/rules/ties.ts'
import type { AnyRule } from '../../../service/rules/rule.ts'
import { isFresh, lowerAsOf, notMirrored, orderedByArrival, tooOld } from '../coverage/proof.ts'
import { absence } from '../kinds/absence.ts'
import { findEntityKind } from '../kinds/entities.ts'
import type { Candidates, Finders, View } from './view.ts'

/**
 * Reads an entity by its key.
 * @param isFull Whether the row has every part that is wanted. @default it has
 * @returns Undefined if there was none when the service was last asked for it.
 * @throws {NotMirroredError} Nothing is known of it, or not lately, or the row lacks a part.
 */
async function readEntity<Table extends TableName>(
  view: View,
  table: Table,
  text: string,
  isFull: (row: Tables[Table]) => boolean = () => true,
): Promise<Tables[Table] | undefined> {
  const entity = findEntityKind(table)
  const key = entity?.pack(text)
  if (entity === undefined || key === undefined) throw notMirrored(view, `it cannot look up ${text}`)
  const none = absence.key({ table, key: text })
  const [row, absent] = await Promise.all([
    view.reader.get(entity.kind, entity.kind.storeKey(key)),
    none && view.reader.get(absence, none),
  ])
  const isAbsent = absent?.at !== undefined && (row?.imported !== false || absent.at > (row.at ?? -1))
  const asOf = isAbsent ? absent?.at : row?.at
  if (asOf === undefined) throw notMirrored(view, `it does not know ${text} as of any moment`)
  const dated = { asOf, imported: !isAbsent && row?.imported === true }
  if (!isFresh(view, dated)) throw tooOld(view)
  const value = isAbsent ? undefined : (row?.value as Tables[Table])
  if (value !== undefined && !isFull(value)) throw notMirrored(view, `it holds only a part of ${text}`)
  lowerAsOf(view, dated)
  view.basis.isSeen = true
  return value
}

/**
 * Finds the rows that a request names by key; undefined if it names none.
 * @throws {NotMirroredError} Not all of them are known, or their order is not.
 */
export async function findByKey(
  view: View,
  rule: AnyRule,
  params: Readonly<Record<string, unknown>>,
): Promise<Candidates<unknown, undefined> | undefined> {
  const { byKey } = rule
  const keys = byKey && readKeys(byKey, params)
  if (byKey === undefined || keys === undefined) return undefined
  const isFull = byKey.isFull && ((row: object) => byKey.isFull?.(row as never, params) === true)
  const read = (key: string) => readEntity(view, byKey.table, key, isFull)
  const found = await Promise.all(Array.from(new Set(keys), read))
  const rows = found.filter((row) => row !== undefined)
  requireOrder(view, rule, byKey, params, rows)
  return { rows, found: undefined }
}

/** @throws {NotMirroredError} The order of the rows depends on more than their contents. */
function requireOrder(
  view: View,
  rule: AnyRule,
  { param }: ByKey<never>,
  params: unknown,
  rows: readonly unknown[],
): void {
  const matches = rule.matches?.(params, undefined) ?? (() => true)
  const wanted = rows.filter((row) => matches(row))
  if (wanted.length < 2) return
  const order = rule.order?.(params)
  const { limit, offset } = rule.page?.(params) ?? { limit: Infinity, offset: 0 }
  if (order === undefined) {
    // Clients sort the rows of such requests by the keys, as they are here.
    if (view.endpoint.plural?.param === param && offset === 0 && limit >= wanted.length) return
    throw orderedByArrival(view)
  }
  const sorted = wanted.toSorted((a, b) => order(a, b, () => 0))
  if (isOrderedByArrival(sorted, 0, sorted.length, order)) throw orderedByArrival(view)
}

/** Finders of older requests for one account. */
export const entityFinders: Finders<'addressInformation' | 'walletInformation'> = {
  addressInformation: async (view, { address }) => ({
    rows: [],
    found: await readEntity(view, 'accountStates', address, hasBocs),
  }),
  async walletInformation(view, { address }) {
    const wallet = await readEntity(view, 'walletStates', address)
    const isWhole = wallet === undefined || (typeof wallet.status === 'string' && typeof wallet.balance === 'string')
    return {
      rows: [],
      found: { wallet, state: isWhole ? undefined : await readEntity(view, 'accountStates', address) },
    }
  },
}
