import type { LinkRules } from '../../../display/display.ts'
import { hashText } from '../../../format/hash.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { isPending } from '../../../model/finality.ts'

/**
 * Where a transaction leads: to itself. One that is only emulated leads to the message that began
 * it, since its own hash may never come to be, and nobody can be asked for it.
 */
export function transactionHref(row: Transaction, { transaction, message }: LinkRules): string | undefined {
  const pending = isPending(row)
  const hash = hashText(pending ? row.trace_external_hash : row.hash, { form: 'base64' })
  return hash.length < 43 ? undefined : (pending ? message : transaction)?.(hash)
}
