import * as messages from '../../endpoints/messages.ts'
import type { Param } from '../../endpoints/params.ts'
import { list, optional } from '../../endpoints/params.ts'
import * as transactions from '../../endpoints/transactions.ts'
import { hash } from '../../rows/kind.ts'
import { noAddress } from '../../rows/readText.ts'

type Params = Readonly<Record<string, Param>>

/**
 * Parameters that version 1.3 added to routes of 1.2, or reads differently. The service does not document
 * them, and 1.2 ignores them without an error, so clients of the kit do not send them.
 */
const newDefaults: Readonly<Record<string, () => Params>> = {
  messages: () => ({ ...messages.messages.params.fields, hash: optional(list(hash)) }),
  transactions: () => ({
    ...transactions.transactionsByMessage.params.fields,
    ...transactions.transactions.params.fields,
  }),
  transactionsByMessage: () => ({
    ...transactions.transactions.params.fields,
    ...transactions.transactionsByMessage.params.fields,
  }),
}

/** Parameters that only version 1.3 of a route reads this way. */
export function newerParams(endpoint: string): Params {
  return newDefaults[endpoint]?.() ?? {}
}

/** Parameters that count as left out if they hold no address. */
const leftOutParams: Readonly<Record<string, string>> = {
  addressInformation: 'address',
  dnsActiveAuctions: 'bidder',
  dnsRecords: 'wallet',
  traces: 'account',
  walletInformation: 'address',
}

/** Leaves out the parameters that hold no address where the service does so. */
export function withoutNoAddress(endpoint: string, params: Record<string, unknown>): Record<string, unknown> {
  const name = leftOutParams[endpoint]
  if (name === undefined || params[name] !== noAddress) return params
  const { [name]: _none, ...rest } = params
  return rest
}
