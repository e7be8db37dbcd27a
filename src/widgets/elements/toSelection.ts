import type { SearchTarget } from '../../meaning/names/search.ts'
import type { SelectedKind } from './route.ts'

/** Converts a search result to the detail of `tonlens-select`. */
export function toSelection(
  target: Exclude<SearchTarget, { readonly kind: 'opcode' }>,
): [kind: SelectedKind, key: string] {
  switch (target.kind) {
    case 'address':
      return ['account', target.address]
    case 'domain':
      return ['domain', target.domain]
    case 'block':
      return ['block', `${target.workchain}:${target.shard}:${target.seqno}`]
    case 'lt':
      return ['lt', target.lt]
    default:
      return [target.kind, target.hash]
  }
}
