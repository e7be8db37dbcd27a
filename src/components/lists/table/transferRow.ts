import { addressKey } from '../../../text/format/address.ts'

/**
 * Direction of a transfer as seen from one account.
 * @param account Raw address.
 * @param from Address of the sender, in any form.
 * @param to Address of the recipient, in any form.
 * @returns undefined without an account, for a transfer between others and for one to itself.
 */
export function transferDirection(account: string | undefined, from: unknown, to: unknown): 'in' | 'out' | undefined {
  if (account === undefined) return undefined
  const [isSender, isRecipient] = [addressKey(from) === account, addressKey(to) === account]
  return isSender === isRecipient ? undefined : isSender ? 'out' : 'in'
}

/** `data-status` of a table row: `failed` if the transaction was aborted. */
export function transferStatus({
  transaction_aborted,
}: {
  readonly transaction_aborted?: unknown
}): string | undefined {
  return transaction_aborted === true ? 'failed' : undefined
}

/** Key of a transfer or burn among the rows of a table. */
export function transferKey(row: { readonly transaction_hash: string; readonly query_id: string }): string {
  return `${row.transaction_hash} ${row.query_id}`
}
