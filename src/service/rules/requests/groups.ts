// Groups of parameters in the order in which the service reads them. It stops at the first group with an error.

const blockFilters = ['workchain', 'shard', 'seqno', 'mc_seqno']
const timeFilters = ['start_utime', 'end_utime']
const ltFilters = ['start_lt', 'end_lt']
const pageFilters = ['limit', 'offset', 'sort']
/** Everything that is in no other group. */
const otherFilters: readonly string[] = []

const defaultGroups: readonly (readonly string[])[] = [otherFilters, timeFilters, ltFilters, pageFilters]

/** Endpoints that read them in another order. */
const groupsByEndpoint: Readonly<Record<string, readonly (readonly string[])[]>> = {
  actions: [otherFilters, pageFilters, timeFilters, ltFilters],
  masterchainBlockShards: [pageFilters, otherFilters],
  transactions: [blockFilters, otherFilters, timeFilters, ltFilters, pageFilters],
  transactionsByMasterchainBlock: [pageFilters, otherFilters],
}

/** The position of the group of a parameter. */
export function parameterGroup(endpoint: string, name: string): number {
  const groups = groupsByEndpoint[endpoint] ?? defaultGroups
  const at = groups.findIndex((names) => names.includes(name))
  return at < 0 ? groups.indexOf(otherFilters) : at
}
