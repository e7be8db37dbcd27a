import { jettonBurns, jettonTransfers } from '../../../service/endpoints/jettons.ts'
import { nftTransfers } from '../../../service/endpoints/nfts.ts'
import type { TransferScope } from '../coverage/scope.ts'
import { jettonBurn, jettonTransfer, nftTransfer } from '../kinds/jetton.ts'
import { syncLtList } from './ltList.ts'
import type { Session } from './session.ts'

const strangerReason = 'a row does not name the owner that was asked for'

/** Syncs the jetton transfers, jetton burns or NFT transfers of an owner, newest first. */
export function syncTransfers(session: Session, { kind, owner_address: owner }: TransferScope): Promise<void> {
  const params = { owner_address: [owner] }
  const lt = ({ transaction_lt }: { readonly transaction_lt: string }) => transaction_lt
  switch (kind) {
    case 'jettonTransfers':
      return syncLtList(session, {
        endpoint: jettonTransfers,
        params,
        kind: jettonTransfer,
        lt,
        refuse: ({ source, destination }) => (source === owner || destination === owner ? undefined : strangerReason),
      })
    case 'jettonBurns':
      return syncLtList(session, {
        endpoint: jettonBurns,
        params,
        kind: jettonBurn,
        lt,
        refuse: (row) => (row.owner === owner ? undefined : strangerReason),
      })
    case 'nftTransfers':
      return syncLtList(session, {
        endpoint: nftTransfers,
        params,
        kind: nftTransfer,
        lt,
        refuse: ({ old_owner, new_owner }) => (old_owner === owner || new_owner === owner ? undefined : strangerReason),
      })
  }
}
