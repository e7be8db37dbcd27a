import type { Scope } from '../../../src/sources/mirror/coverage/scope.ts'
import { testAccount } from '../../fixtures/testRows.ts'
import type { Random } from '../random.ts'
import { movingAccounts } from './movingChain.ts'
import type { Moment } from './movingWorld.ts'

/** Draws a scope of a mirror about the rows of a moment: any kind but blocks, which a moving world does not have. */
export function drawScope(random: Random, { rows }: Moment): Scope {
  const account = testAccount(random.pick([...movingAccounts.people, movingAccounts.phoenix]))
  const { hash, trace_id } = random.pick(rows.transactions)
  return random.pick<Scope>([
    { kind: 'transactions', account },
    { kind: 'actions', account },
    { kind: 'trace', hash: trace_id ?? hash },
    { kind: 'nftItems', owner_address: account },
    { kind: 'nftItems', collection_address: testAccount(random.pick(movingAccounts.collections)) },
    { kind: 'jettonWallets', owner_address: account },
    { kind: 'jettonTransfers', owner_address: account },
    { kind: 'jettonBurns', owner_address: account },
    { kind: 'nftTransfers', owner_address: account },
    { kind: 'account', account },
    { kind: 'account', account },
  ])
}
