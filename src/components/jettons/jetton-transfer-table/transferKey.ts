/** Key of a transfer or burn among the rows of a table. */
import { joinKey } from '../../../service/rows/readRow.ts'
export function transferKey(row: { readonly transaction_hash: string; readonly query_id: string }): string {
  return joinKey(row.transaction_hash, row.query_id)
}
