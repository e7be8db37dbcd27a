// Questions to a moving world: about the rows that it has at the moment.
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import type { Params } from '../../../../src/sources/client/transports/transport.ts'
import type { Moment } from '../../../helpers/moving/movingWorld.ts'
import { movingAccounts } from '../../../helpers/moving/movingChain.ts'
import { testAccount } from '../../../fixtures/testRows.ts'
import type { Random } from '../../../helpers/random.ts'

/** A request: an endpoint and its parameters. */
export type Question = readonly [endpoint: AnyEndpoint, params: Params]

/** Draws a question about the rows of a moment. */
export function drawQuestion(random: Random, { rows }: Moment): Question {
  const person = () => testAccount(random.pick([...movingAccounts.people, movingAccounts.phoenix]))
  const row = () => random.pick(rows.transactions)
  const page = () => ({
    ...(random.chance() && { limit: 1 + random.integer(6) }),
    ...(random.chance(0.3) && { offset: random.integer(4) }),
  })
  const sort = () => (random.chance(0.4) ? { sort: random.pick(['asc', 'desc']) } : {})
  const range = () =>
    random.chance(0.3)
      ? random.pick([
          { start_lt: row().lt },
          { end_lt: row().lt },
          { start_utime: row().now },
          { end_utime: row().now },
        ])
      : {}
  const messageHash = () => {
    const { in_msg, out_msgs } = row()
    return random.pick([in_msg, ...out_msgs].flatMap((each) => (each?.hash === undefined ? [] : [each.hash])))
  }
  const list = () => ({ ...page(), ...sort(), ...range() })
  return random.pick<() => Question>([
    () => [endpoints.transactions, { account: [person()], ...list() }],
    () => [endpoints.transactions, { hash: [row().hash] }],
    () => [
      endpoints.adjacentTransactions,
      { hash: row().hash, ...(random.chance() && { direction: random.pick(['in', 'out']) }) },
    ],
    () => [endpoints.transactionsByMessage, { msg_hash: [messageHash()] }],
    () => [endpoints.messages, { msg_hash: [messageHash()] }],
    () => [
      endpoints.traces,
      { trace_id: [row().trace_id ?? row().hash], ...(random.chance() && { include_actions: true }) },
    ],
    () => [endpoints.traces, { tx_hash: [row().hash], ...(random.chance() && { include_actions: true }) }],
    () => [endpoints.actions, { account: person(), ...list() }],
    () => [endpoints.actions, { trace_id: [row().trace_id ?? row().hash] }],
    () => [
      endpoints.nftItems,
      { owner_address: [person()], ...page(), ...(random.chance() && { include_on_sale: true }) },
    ],
    () => [endpoints.nftItems, { address: [testAccount(random.pick(movingAccounts.items))] }],
    () => [endpoints.nftTransfers, { owner_address: [person()], ...list() }],
    () => [
      endpoints.jettonWallets,
      { owner_address: [person()], ...page(), ...(random.chance(0.3) && { exclude_zero_balance: true }) },
    ],
    () => [endpoints.jettonMasters, { address: [testAccount(random.pick(movingAccounts.masters))] }],
    () => [endpoints.jettonTransfers, { owner_address: [person()], ...list() }],
    () => [endpoints.jettonBurns, { owner_address: [person()], ...page(), ...sort() }],
    () => [endpoints.accountStates, { address: [person()], include_boc: random.chance() }],
    () => [endpoints.addressBook, { address: [person()] }],
  ])()
}
