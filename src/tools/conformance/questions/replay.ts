/** Routes whose answers do not hold the rows that they follow from. */
const withoutRows = new Set([
  '/account',
  '/addressInformation',
  '/adjacentTransactions',
  '/balanceChanges',
  '/decode',
  '/dns/activeAuctions',
  '/staking/nominatorPools/nominator',
  '/staking/nominatorPools/nominatorRewards',
  '/staking/nominatorPools/validatorRewards',
  '/topAccountsByBalance',
  '/wallet',
  '/walletInformation',
])

/** Filters that the rows of an answer do not show, by route. */
const unseenFields: Readonly<Record<string, readonly string[]>> = {
  '/actions': ['account', 'mc_seqno', 'msg_hash'],
  '/events': ['mc_seqno'],
  '/traces': ['mc_seqno'],
  '/validators/complaints': ['stake_holder_address'],
  '/validators/cycles': ['stake_holder_address'],
}

/**
 * The request that an answer has to follow from by itself: given to an index as its only rows, it comes out
 * as it is, in the same order, no longer than its limit and with the same names. Filters that its rows do
 * not show are left out, as is the offset. Undefined where the answer does not hold the rows that decide it.
 */
export function replayRequest(request: string, body: unknown): string | undefined {
  const [path = '', query = ''] = request.split('?')
  if (withoutRows.has(path) || countAnswerRows(body) === 0) return undefined
  const unseen = new Set(['offset', ...(unseenFields[path] ?? [])])
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!unseen.has(name.toLowerCase().replace(/\[\]$/, ''))) kept.append(name, value)
  }
  return `${path}?${kept}`
}

const nameFields = new Set(['address_book', 'metadata'])

/** Number of rows of an answer: of its list, or of the map that it is. */
export function countAnswerRows(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0
  if (Array.isArray(body)) return body.length
  const lists = Object.entries(body).filter(([name, part]) => Array.isArray(part) && !nameFields.has(name))
  if (lists.length > 0) return Math.max(...lists.map(([, part]) => (part as readonly unknown[]).length))
  return Object.values(body).some((part) => part === null) ? 0 : Object.keys(body).length
}
