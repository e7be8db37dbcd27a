import { NotMirroredError } from '../client/errors.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import { accountResolvers } from './accounts.ts'
import { actionResolvers } from './actions.ts'
import { blockResolvers } from './blocks.ts'
import type { Database } from './database.ts'
import { dnsResolvers } from './dns.ts'
import { jettonResolvers } from './jettons.ts'
import { messageResolvers } from './messages.ts'
import { multisigResolvers } from './multisig.ts'
import { nftResolvers } from './nfts.ts'
import { readParams } from './params.ts'
import type { Resolver, View } from './resolve.ts'
import { read } from './store.ts'
import { traceResolvers } from './traces.ts'
import { transactionResolvers } from './transactions.ts'
import { vestingResolvers } from './vesting.ts'

/** Every endpoint that the mirror can answer. */
export const RESOLVERS: readonly Resolver[] = [
  ...accountResolvers,
  ...actionResolvers,
  ...blockResolvers,
  ...dnsResolvers,
  ...jettonResolvers,
  ...messageResolvers,
  ...multisigResolvers,
  ...nftResolvers,
  ...traceResolvers,
  ...transactionResolvers,
  ...vestingResolvers,
]

const byName = new Map(RESOLVERS.map((resolver) => [resolver.endpoint.name, resolver]))

/** What the mirror says of itself to every resolver. */
export type World = Pick<View, 'authoritative' | 'testOnly' | 'memory'>

/**
 * Wire JSON for one call, all of it from one state of the mirror.
 * @throws {NotMirroredError} The mirror cannot give a whole answer.
 * @throws {HttpError} The service would refuse the call.
 */
export function answer(
  database: Database,
  world: World,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, unknown>>,
  without: View['without'] = { addressBook: false, metadata: false },
): Promise<unknown> {
  return read(database, async (reader) => {
    const resolver = byName.get(endpoint.name)
    if (resolver === undefined) {
      throw new NotMirroredError(endpoint.name, 'it needs the service itself')
    }
    const view: View = { ...world, reader, endpoint, without }
    return resolver.answer(view, readParams(endpoint, params) as never)
  })
}
