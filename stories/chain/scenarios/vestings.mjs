import { beginCell, internal } from '@ton/core'
import { comment, messageCell } from '../bodies.mjs'
import { coin } from '../cast.mjs'
import { createContract } from '../codes.mjs'

/**
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/**
 * Two vesting contracts: one within its cliff, one unlocking; whitelists and payments.
 * @param {World} world
 * @param {Cast} cast
 */
export async function vestings(world, cast) {
  const sender = cast.person('harbor')
  for (const [owner, start, cliff] of /** @type {const} */ ([
    ['mara', -90 * 86_400, 30 * 86_400],
    ['nils', -86_400, 180 * 86_400],
  ])) {
    const total = 500n * coin
    const terms = beginCell()
      .storeUint(world.now() + start, 64)
      .storeUint(720 * 86_400, 32)
      .storeUint(30 * 86_400, 32)
      .storeUint(cliff, 32)
      .storeCoins(total)
      .storeAddress(sender.address)
      .storeAddress(cast.person(owner).address)
      .endCell()
    const vesting = createContract('vesting', beginCell().storeRef(terms).storeDict(null).endCell())
    await world.run([
      {
        message: sender.send([{ to: vesting.address, value: total + coin, init: vesting.init, bounce: false }]),
      },
    ])
    if (owner === 'mara') cast.landmarks.set('vesting', vesting.address.toRawString())
    for (const name of owner === 'mara' ? ['olga', 'pablo'] : ['quinn']) {
      await world.run([
        {
          message: sender.send([
            {
              to: vesting.address,
              value: coin / 10n,
              body: beginCell()
                .storeUint(0x7258a69b, 32)
                .storeUint(1, 64)
                .storeAddress(cast.person(name).address)
                .endCell(),
            },
          ]),
          ...(name === 'olga' ? { label: 'vestingAddWhitelist' } : {}),
        },
      ])
      world.sleep(200)
    }
    const payments =
      owner === 'mara'
        ? /** @type {const} */ ([
            ['olga', 12n * coin, 'vestingSend'],
            ['rosa', 20n * coin, undefined],
          ])
        : /** @type {const} */ ([['rosa', 20n * coin, 'vestingLocked']])
    for (const [to, value, label] of payments) {
      const message = messageCell(
        internal({ to: cast.person(to).address, value, bounce: false, body: comment('unlocked') }),
      )
      await world.run([
        {
          message: cast.person(owner).send([
            {
              to: vesting.address,
              value: coin / 10n,
              body: beginCell().storeUint(0xa7733acd, 32).storeUint(2, 64).storeUint(1, 8).storeRef(message).endCell(),
            },
          ]),
          ...(label ? { label } : {}),
        },
      ])
      world.sleep(200)
    }
    world.sleep()
  }
}
