import type { Client } from '../client/client.ts'
import { HttpError, NotMirroredError } from '../client/errors.ts'
import { readAddress } from '../ton/address.ts'
import type { RecordedCall } from './recorder.ts'

type Given = Readonly<Record<string, unknown>>

/** Parameters that say how rows are given, not which. */
const shaping = new Set([
  'limit',
  'offset',
  'sort',
  'sort_by_last_transaction_lt',
  'include_on_sale',
  'include_boc',
  'include_accounts',
  'include_transactions',
  'include_actions',
  'include_orders',
  'parse_actions',
  'check_whitelist',
  'supported_action_types',
])

/** Names of the parameters of a call that leave rows out. */
export function filterNames(params: unknown): string[] {
  return Object.entries(asRecord(params)).flatMap(([name, value]) =>
    value === undefined || value === false || shaping.has(name) ? [] : [name],
  )
}

/** Whether a call has ended, and with nothing to show. */
export function isEmpty({ endedAt, rows, error, endpoint }: RecordedCall): boolean {
  if (endedAt === undefined) return false
  if (error === undefined) return rows === 0
  if (error instanceof NotMirroredError) return true
  return endpoint.notFound !== undefined && error instanceof HttpError && error.kind === 'notFound'
}

/** Why an answer may be empty, the most likely reason first: in sentences, of this call alone. */
export function reasonsFor(call: RecordedCall, { network }: Pick<Client, 'network'>): string[] {
  const { endpoint, origin, policy, error } = call
  const params = asRecord(call.params)
  const filters = filterNames(params)
  const reasons: (string | false)[] = [
    error instanceof NotMirroredError &&
      `${error.message} ${policy === 'mirror-only' ? 'The policy mirror-only leaves the service out.' : ''}`.trim(),
    error instanceof HttpError && 'The service answers 404 where there is none; hooks show that as an empty list.',
    ...contradictions(params),
    ...foreignAddresses(params, network.testOnly === true),
    typeof params['offset'] === 'number' &&
      params['offset'] > 0 &&
      `offset passes over the first ${params['offset']} rows.`,
    endpoint.name === 'nftItems' &&
      params['owner_address'] !== undefined &&
      params['include_on_sale'] !== true &&
      'An item that is for sale belongs to the contract of the sale: include_on_sale finds it by its seller.',
    params['exclude_zero_balance'] === true && 'exclude_zero_balance leaves out wallets that hold nothing.',
    ...habits(endpoint.name, params),
    origin?.source === 'mirror' &&
      `The mirror in this browser answered, as of ${new Date(origin.asOf * 1000).toISOString()}. The chain may have moved since.`,
    filters.length > 1 && `Only rows that match all of ${filters.join(', ')} at once are given.`,
    `Asked of ${network.name} (${network.baseUrl}). What it does not know is an empty list there, not an error.`,
  ]
  return reasons.filter((reason) => reason !== false)
}

/** What an endpoint does that surprises, by its name. */
function habits(name: string, params: Given): (string | false)[] {
  if (name.startsWith('pending')) {
    return ['It holds only what is not final yet: what has been indexed left it, and is in traces, actions and transactions.']
  }
  const isMessageHash = 'A wallet returns the hash of a message, not of a transaction: try msg_hash, or useTrackedMessage.'
  switch (name) {
    case 'actions':
      return [
        params['action_type'] !== undefined && 'action_type compares whole names, such as ton_transfer.',
        'A trace has no actions until it is classified, some seconds after its last transaction.',
      ]
    case 'transactions':
      return [
        params['hash'] !== undefined && isMessageHash,
        params['mc_seqno'] === undefined && 'Only what the masterchain has committed is listed; before that it is pending.',
      ]
    case 'traces':
      return [params['tx_hash'] !== undefined && isMessageHash]
    case 'transactionsByMessage':
      return [params['opcode'] !== undefined && 'opcode finds the receiving side alone.']
    case 'dnsRecords':
      return [params['domain'] !== undefined && 'domain is compared whole, with its ending: name.ton.']
    case 'adjacentTransactions':
      return [params['direction'] !== undefined && `direction leaves out ${params['direction'] === 'in' ? 'what it caused' : 'what caused it'}.`]
    default:
      return []
  }
}

function contradictions(params: Given): (string | false)[] {
  return ['utime', 'lt'].map((unit) => {
    const [start, end] = [params[`start_${unit}`], params[`end_${unit}`]]
    if (start === undefined || end === undefined) return false
    return Number(start) > Number(end) && `start_${unit} lies after end_${unit}: nothing can be between them.`
  })
}

/** Addresses that are written for a test network, on one that is none. */
function foreignAddresses(params: Given, testOnly: boolean): string[] {
  if (testOnly) return []
  return Object.entries(params).flatMap(([name, value]) => {
    const texts = (Array.isArray(value) ? value : [value]) as readonly unknown[]
    const isForeign = texts.some((text) => typeof text === 'string' && readAddress(text)?.testOnly === true)
    return isForeign ? [`${name} is written for a test network, and this one is not.`] : []
  })
}

function asRecord(params: unknown): Given {
  return typeof params === 'object' && params !== null ? (params as Given) : {}
}
