import type { Client } from '../../sources/client/client.ts'
import { HttpError, NotMirroredError } from '../../sources/client/errors.ts'
import { readAddress } from '../../ton/cells/address.ts'
import type { RecordedCall } from './recorder.ts'

type Given = Readonly<Record<string, unknown>>

/** Parameters that change the form of a result, not which rows it has. */
const formParams = new Set([
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

/** Names of the parameters of a call that filter rows. */
export function filterNames(params: unknown): string[] {
  return Object.entries(asRecord(params)).flatMap(([name, value]) =>
    value === undefined || value === false || formParams.has(name) ? [] : [name],
  )
}

/** Tells whether a call has ended without rows. */
export function isEmpty({ endedAt, rows, error, endpoint }: RecordedCall): boolean {
  if (endedAt === undefined) return false
  if (error === undefined) return rows === 0
  if (error instanceof NotMirroredError) return true
  return endpoint.notFound !== undefined && error instanceof HttpError && error.kind === 'notFound'
}

/** Lists sentences that explain why the result of a call may be empty, the most likely reason first. */
export function reasonsFor(call: RecordedCall, { network }: Pick<Client, 'network'>): string[] {
  const { endpoint, origin, policy, error } = call
  const params = asRecord(call.params)
  const filters = filterNames(params)
  const reasons: (string | false)[] = [
    error instanceof NotMirroredError &&
      `${error.message} ${policy === 'mirror-only' ? 'The policy mirror-only does not ask the service.' : ''}`.trim(),
    error instanceof HttpError && 'The service responds with 404 if there is none; hooks turn that into an empty list.',
    ...contradictions(params),
    ...testOnlyAddresses(params, network.testOnly === true),
    typeof params['offset'] === 'number' && params['offset'] > 0 && `offset skips the first ${params['offset']} rows.`,
    endpoint.name === 'nftItems' &&
      params['owner_address'] !== undefined &&
      params['include_on_sale'] !== true &&
      'The owner of an item for sale is the sale contract. Set include_on_sale to find it by its seller.',
    params['exclude_zero_balance'] === true && 'exclude_zero_balance omits wallets with a zero balance.',
    ...endpointNotes(endpoint.name, params),
    origin?.source === 'mirror' &&
      `The result comes from the mirror in this browser, as of ${new Date(origin.asOf * 1000).toISOString()}. There may be newer rows.`,
    filters.length > 1 && `Only rows that match all filters are returned: ${filters.join(', ')}.`,
    `The network is ${network.name} (${network.baseUrl}). For unknown keys it returns an empty list, not an error.`,
  ]
  return reasons.filter((reason) => reason !== false)
}

/** Surprising behavior of an endpoint. */
function endpointNotes(name: string, params: Given): (string | false)[] {
  if (name.startsWith('pending')) {
    return [
      'This endpoint has only what is not final yet. Once indexed, it is in traces, actions and transactions instead.',
    ]
  }
  const isMessageHash =
    'A wallet returns the hash of a message, not of a transaction. Try msg_hash, or useTrackedMessage.'
  switch (name) {
    case 'actions':
      return [
        params['action_type'] !== undefined && 'action_type must be a full name, such as ton_transfer.',
        'A trace has no actions until it is classified, a few seconds after its last transaction.',
      ]
    case 'transactions':
      return [
        params['hash'] !== undefined && isMessageHash,
        params['mc_seqno'] === undefined &&
          'Only transactions that the masterchain has committed are listed. Before that they are pending.',
      ]
    case 'traces':
      return [params['tx_hash'] !== undefined && isMessageHash]
    case 'transactionsByMessage':
      return [params['opcode'] !== undefined && 'opcode matches only on the receiving side.']
    case 'dnsRecords':
      return [params['domain'] !== undefined && 'domain must be a full name, including its ending: name.ton.']
    case 'adjacentTransactions':
      return [
        params['direction'] !== undefined &&
          `direction omits the transactions ${params['direction'] === 'in' ? 'that it caused' : 'that caused it'}.`,
      ]
    default:
      return []
  }
}

/** Ranges whose start is after their end. */
function contradictions(params: Given): (string | false)[] {
  return ['utime', 'lt'].map((unit) => {
    const [start, end] = [params[`start_${unit}`], params[`end_${unit}`]]
    if (start === undefined || end === undefined) return false
    return Number(start) > Number(end) && `start_${unit} is after end_${unit}, so no row can match.`
  })
}

/** Parameters with test-only addresses, on a network that is not a test network. */
function testOnlyAddresses(params: Given, testOnly: boolean): string[] {
  if (testOnly) return []
  return Object.entries(params).flatMap(([name, value]) => {
    const texts = (Array.isArray(value) ? value : [value]) as readonly unknown[]
    const isTestOnly = texts.some((text) => typeof text === 'string' && readAddress(text)?.testOnly === true)
    return isTestOnly ? [`${name} is an address for test networks, and this network is not one.`] : []
  })
}

function asRecord(params: unknown): Given {
  return typeof params === 'object' && params !== null ? (params as Given) : {}
}
