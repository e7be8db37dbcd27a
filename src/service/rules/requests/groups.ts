// Groups of parameters in the order in which the service reads them. It stops at the first group with an error.

const BLOCK = ['workchain', 'shard', 'seqno', 'mc_seqno']
const TIME = ['start_utime', 'end_utime']
const LT = ['start_lt', 'end_lt']
const PAGE = ['limit', 'offset', 'sort']
/** Everything that is in no other group. */
const FILTERS: readonly string[] = []

const GROUPS: readonly (readonly string[])[] = [FILTERS, TIME, LT, PAGE]

/** Endpoints that read them in another order. */
const GROUPS_BY_ENDPOINT: Readonly<Record<string, readonly (readonly string[])[]>> = {
  actions: [FILTERS, PAGE, TIME, LT],
  masterchainBlockShards: [PAGE, FILTERS],
  transactions: [BLOCK, FILTERS, TIME, LT, PAGE],
  transactionsByMasterchainBlock: [PAGE, FILTERS],
}

/** The position of the group of a parameter. */
export function parameterGroup(endpoint: string, name: string): number {
  const groups = GROUPS_BY_ENDPOINT[endpoint] ?? GROUPS
  const at = groups.findIndex((names) => names.includes(name))
  return at < 0 ? groups.indexOf(FILTERS) : at
}
