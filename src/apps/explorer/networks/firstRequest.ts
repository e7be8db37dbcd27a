import type { Transport } from 'tonlens'
import { actions, traces } from 'tonlens/endpoints'
import { isAddress, isHash, toBase64Hash, toRawAddress } from 'tonlens/ton'
import { historyLimit } from '../pages/account/historyLimit.ts'
import type { Route } from '../shell/routes.ts'

/** A request to a service. */
export interface FirstRequest {
  readonly endpoint: Parameters<Transport['request']>[0]
  readonly params: Parameters<Transport['request']>[1]
}

/** Returns the request that a page sends first; undefined for pages that are shown without one, or with several. */
export function findFirstRequest({ page, id, tab, query }: Route): FirstRequest | undefined {
  if ((page === 'transaction' || page === 'trace') && isHash(id))
    return {
      endpoint: traces,
      params: { tx_hash: [toBase64Hash(id)], include_actions: true },
    }
  // Filters change the request.
  if (page === 'account' && tab === '' && Object.keys(query).length === 0 && isAddress(id))
    return {
      endpoint: actions,
      params: { account: toRawAddress(id), limit: historyLimit, sort: 'desc' },
    }
  return undefined
}
