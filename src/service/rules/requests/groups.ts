// Groups of parameters in the order in which the service reads them. It stops at the first group with an error.
import type { ServiceVersion } from '../../rows/version.ts'

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

/** The group of a parameter that is read after the request was checked for everything that comes before it. */
export const lastGroup = 1

/**
 * The position of the group of a parameter. Since version 1.3 all are read at once, but for the times of some lists.
 */
export function parameterGroup(endpoint: string, name: string, version: ServiceVersion): number {
  if (version !== '1.2') {
    return timeFilters.includes(name) && /^(?:validator|nominatorPool)/.test(endpoint) ? lastGroup : 0
  }
  const groups = groupsByEndpoint[endpoint] ?? defaultGroups
  const at = groups.findIndex((names) => names.includes(name))
  return at < 0 ? groups.indexOf(otherFilters) : at
}
