import { Address, beginCell } from '@ton/core'
import { openWorld } from '../../../scripts/service/world.mjs'
import { comment, jettonTransfer } from '../bodies.mjs'
import { rawAddress } from '../indexer/values.mjs'
import { createEmulation } from './service.mjs'

/**
 * Emulations of the finished chain, for pages that have no emulator.
 *
 * @import { Cast } from '../cast.mjs'
 * @import { Chain } from '../indexer/chain.mjs'
 * @import { Row } from '../indexer/values.mjs'
 */

/** Parameters that `useEmulation` sends. */
const flags = { with_actions: true, include_address_book: true, include_metadata: true }

/**
 * @param {string} folder With the answers of the chain and their index.
 * @param {Chain} chain
 * @param {Cast} cast
 * @param {string} jettonWallet Of alice.
 * @returns {Promise<{ emulations: Row[] }>}
 */
export async function recordEmulations(folder, chain, cast, jettonWallet) {
  const index = await openWorld([folder])
  const emulate = createEmulation(async (path) => (await index.fetch(path)).json())
  const [alice, greta] = [cast.person('alice'), cast.person('greta')]
  const pending = chain.pending.at(-1)?.[0]?.step.inMessage
  const accepted = chain.entries.find(
    ({ account, inMessage }) => account === rawAddress(alice.address) && inMessage?.message.info.type === 'external-in',
  )
  /** @param {bigint} amount */
  const sendJettons = (amount) => ({
    from: alice.address.toString({ bounceable: false }),
    messages: [
      {
        address: Address.parseRaw(jettonWallet).toString(),
        amount: '100000000',
        payload: jettonTransfer({
          queryId: 7n,
          amount,
          to: greta.address,
          response: alice.address,
          payload: comment('for the harbor'),
        })
          .toBoc()
          .toString('base64'),
      },
    ],
  })
  const requests = [
    { name: 'pendingTransfer', route: 'emulateTrace', body: { boc: encode(pending) } },
    { name: 'jettonTransfer', route: 'emulateTonConnect', body: sendJettons(25_000_000_000n) },
    { name: 'tooManyJettons', route: 'emulateTonConnect', body: sendJettons(10n ** 24n) },
    { name: 'acceptedBefore', route: 'emulateTrace', body: { boc: encode(accepted?.step.inMessage) } },
  ]
  const emulations = []
  for (const request of requests) {
    const { status, body: answer } = await emulate(request.route, { ...request.body, ...flags })
    emulations.push({ ...request, status, answer })
  }
  return { emulations }
}

/** @param {import('@ton/core').Cell | null | undefined} cell */
const encode = (cell) => (cell ?? beginCell().endCell()).toBoc().toString('base64')
