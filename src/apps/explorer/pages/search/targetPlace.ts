import type { SearchTarget } from 'tonlens'
import type { Router } from '../../shell/router.ts'
import { formatBlockId } from '../chain/blockId.ts'

type Place = readonly [page: Parameters<Router['hrefOf']>[0], id: string]

/**
 * Returns the page of a search result. Results with several possible meanings lead to the search page, and so do
 * domains: it finds the account.
 */
export function targetPlace(target: SearchTarget): Place {
  switch (target.kind) {
    case 'address':
      return [target.contract ?? 'account', target.address]
    case 'domain':
      return ['search', target.domain]
    case 'transaction':
      return ['transaction', target.hash]
    case 'block':
      return ['block', formatBlockId(target)]
    case 'opcode':
      return ['search', target.opcode]
    case 'lt':
      return ['search', target.lt]
    default:
      return ['search', target.hash]
  }
}
