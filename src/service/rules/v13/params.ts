import * as messages from '../../endpoints/messages.ts'
import type { Param } from '../../endpoints/params.ts'
import { list, optional } from '../../endpoints/params.ts'
import * as transactions from '../../endpoints/transactions.ts'
import { hash } from '../../rows/shapes/kind.ts'
import { isAccountAddress, noAddress } from '../../rows/shapes/readText.ts'

type Params = Readonly<Record<string, Param>>

/**
 * Parameters that version 1.3 added to routes of 1.2, or reads differently. The service does not document
 * them, and 1.2 ignores them without an error, so clients of the kit do not send them.
 */
const newerFields: Readonly<Record<string, () => Params>> = {
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
  return newerFields[endpoint]?.() ?? {}
}

/** Parameters that count as left out if they hold no address, or none of an account. */
const leftOutParams: Readonly<Record<string, readonly [name: string, isNone: (text: string) => boolean]>> = {
  addressInformation: ['address', (text) => !isAccountAddress(text)],
  dnsActiveAuctions: ['bidder', (text) => text === noAddress],
  traces: ['account', (text) => text === noAddress],
  walletInformation: ['address', (text) => !isAccountAddress(text)],
}

/**
 * Leaves out the parameters that hold no address where the service does so.
 * @throws {Refusal} A list of traces may have one subject only, and this one counts.
 */
export function withoutNoAddress(
  endpoint: string,
  params: Record<string, unknown>,
  refuse: ((params: Record<string, unknown>) => void) | undefined,
): Record<string, unknown> {
  const [name, isNone] = leftOutParams[endpoint] ?? []
  const text = name === undefined ? undefined : params[name]
  if (name === undefined || typeof text !== 'string' || isNone?.(text) !== true) return params
  if (endpoint === 'traces') refuse?.(params)
  const { [name]: _none, ...rest } = params
  return rest
}
