import type { TableName, Tables } from '../../../service/rules/rows/tables.ts'
import { jettonBurns, jettonTransfers } from '../../../service/rules/jettons.ts'
import { nftTransfers } from '../../../service/rules/nfts.ts'
import type { Rule } from '../../../service/rules/rule.ts'
import type { TransferScope } from '../coverage/scope.ts'
import { notMirrored } from '../coverage/proof.ts'
import { readSweepPage } from '../coverage/sweeps.ts'
import type { Kind } from '../kinds/kind.ts'
import { jettonBurn, jettonTransfer, nftTransfer } from '../kinds/jetton.ts'
import type { Candidates, Finders, View } from './view.ts'

/** Parameters that choose or order no rows of an owner's list, besides the owner. */
const pageRows = ['owner_address', 'limit', 'offset', 'sort']

interface OwnerParams {
  readonly owner_address?: readonly string[] | undefined
}

/** Makes the finder of the swept list of one owner. */
function findIn<Name extends TableName & TransferScope['kind'], Params extends OwnerParams>(
  name: Name,
  kind: Kind<Tables[Name]>,
  rule: Rule<Params, Tables[Name]>,
) {
  return async (view: View, params: Params): Promise<Candidates<Tables[Name], undefined>> => {
    const [owner, ...others] = new Set(params.owner_address)
    if (owner === undefined || others.length > 0) {
      throw notMirrored(view, 'only the list of one owner can be complete in it')
    }
    const rows = await readSweepPage<Tables[Name], Params, undefined>(view, {
      kind,
      scope: { kind: name, owner_address: owner },
      rule,
      params,
      sweptParams: { owner_address: [owner], sort: 'desc' } as unknown as Params,
      found: undefined,
      isFiltered: Object.entries(params).some(([key, value]) => value !== undefined && !pageRows.includes(key)),
    })
    return { rows, found: undefined, isPage: true }
  }
}

/** Finds jetton transfers, jetton burns and NFT transfers in the swept lists of their owners. */
export const transferFinders: Finders<'jettonTransfers' | 'jettonBurns' | 'nftTransfers'> = {
  jettonTransfers: findIn('jettonTransfers', jettonTransfer, jettonTransfers),
  jettonBurns: findIn('jettonBurns', jettonBurn, jettonBurns),
  nftTransfers: findIn('nftTransfers', nftTransfer, nftTransfers),
}
