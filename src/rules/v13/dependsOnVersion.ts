import { isTimed } from '../requests/filter.ts'

/** Parameters of any endpoint, as `readParams` gives them. */
type Params = Readonly<Record<string, unknown>>

const isGiven = (params: Params, names: readonly string[]) => names.some((name) => params[name] !== undefined)

const ACTION_FILTERS = ['action_type', 'exclude_action_type', 'tx_hash', 'msg_hash', 'mc_seqno', 'start_utime', 'end_utime', 'start_lt', 'end_lt']

/** Tells requests that version 1.2 and version 1.3 answer differently from the same rows, by endpoint. */
const DIFFERENT: Readonly<Record<string, (params: Params) => boolean>> = {
  actions: (params) =>
    (params['action_id'] !== undefined && isGiven(params, ['account', ...ACTION_FILTERS])) ||
    (params['trace_id'] !== undefined && params['account'] === undefined && isGiven(params, ACTION_FILTERS.slice(2))),
  traces: (params) => isTimed(params) && isGiven(params, ['start_lt', 'end_lt']),
  transactions: (params) => isGiven(params, ['hash']) && isGiven(params, ['mc_seqno']),
  transactionsByMessage: ({ opcode, direction }) => opcode !== undefined && direction !== 'in',
}

/**
 * Whether the answer to a request depends on the version of the service. A mirror may hold rows of both.
 */
export function dependsOnVersion(endpoint: string, params: Params): boolean {
  return DIFFERENT[endpoint]?.(params) ?? false
}
