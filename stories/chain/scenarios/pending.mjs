import { comment } from '../bodies.mjs'
import { coin } from '../cast.mjs'
import { jettonLetter } from './jettons.mjs'

/**
 * @import { Step, World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/**
 * Traces under way when the chain stops: one only emulated, one with its first layers committed.
 * @param {World} world
 * @param {Cast} cast
 * @returns {Promise<{ emulated: Step[] }[]>} Emulated steps, one list per trace.
 */
export async function pendingTraces(world, cast) {
  const rest = await world.runPartly(
    [
      {
        message: jettonLetter(cast, {
          symbol: 'LUM',
          from: 'alice',
          to: 'greta',
          amount: 3_000_000_000n,
          queryId: 99n,
          payload: comment('on its way'),
        }),
        label: 'pendingJettonTrace',
      },
    ],
    2,
  )
  const half = await world.rehearse(rest)
  const fresh = await world.rehearse([
    {
      message: cast.person('bruno').send([
        {
          to: cast.person('alice').address,
          value: 7n * coin,
          bounce: false,
          body: comment('just sent'),
        },
        {
          to: cast.person('chiara').address,
          value: coin,
          bounce: false,
          body: comment('just sent, too'),
        },
      ]),
    },
  ])
  return [{ emulated: half }, { emulated: fresh }]
}
