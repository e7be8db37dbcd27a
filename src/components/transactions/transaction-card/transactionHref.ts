import type { LinkRules } from '../../../react/display/links.ts'
import { hashText } from '../../../text/format/hash.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { isPending } from '../../../service/rows/finality.ts'

/**
 * Link target of a transaction. A pending one links to the message that started it, because its own
 * hash may still change and cannot be looked up.
 */
export function transactionHref(row: Transaction, { transaction, message }: LinkRules): string | undefined {
  const pending = isPending(row)
  const hash = hashText(pending ? row.trace_external_hash : row.hash, { form: 'base64' })
  return hash.length < 43 ? undefined : (pending ? message : transaction)?.(hash)
}
