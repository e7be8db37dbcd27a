import { beginCell } from '@ton/core'
import { jettonMint } from '../bodies.mjs'
import { coin, contractNamed } from '../cast.mjs'
import { createContract, jettonWalletAddress } from '../codes.mjs'
import { jettonLetter } from './jettons.mjs'

/**
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/** @param {bigint} minOut */
const swapOrder = (minOut) => beginCell().storeUint(0x25938561, 32).storeCoins(minOut).endCell()

/**
 * An exchange of both jettons: router, pool, liquidity, swaps both ways and one that asks too much.
 * @param {World} world
 * @param {Cast} cast
 */
export async function swaps(world, cast) {
  const harbor = cast.person('harbor')
  const mint = cast.person('mint')
  const lumen = contractNamed(cast, 'LUM').address
  const tide = contractNamed(cast, 'tUSD').address
  const router = createContract(
    'router',
    beginCell().storeAddress(harbor.address).storeAddress(null).storeBit(0).endCell(),
  )
  cast.contracts.set('router', router)
  const reserves = { lumen: 50_000n * 10n ** 9n, tide: 125_000n * 10n ** 6n }
  const pool = createContract(
    'pool',
    beginCell().storeAddress(router.address).storeCoins(reserves.lumen).storeCoins(reserves.tide).endCell(),
  )
  const wallets = beginCell()
    .storeAddress(jettonWalletAddress(lumen, router.address))
    .storeAddress(jettonWalletAddress(tide, router.address))
    .endCell()
  await world.run([
    {
      message: harbor.send([
        { to: router.address, value: coin, init: router.init, bounce: false },
        { to: pool.address, value: coin, init: pool.init, bounce: false },
      ]),
    },
  ])
  await world.run([
    {
      message: harbor.send([
        {
          to: router.address,
          value: coin / 10n,
          body: beginCell().storeUint(1, 32).storeUint(0, 64).storeAddress(pool.address).storeRef(wallets).endCell(),
        },
      ]),
    },
  ])
  await world.run([
    {
      message: mint.send([
        {
          to: lumen,
          value: coin / 5n,
          body: jettonMint({
            queryId: 900n,
            amount: reserves.lumen,
            to: router.address,
            minter: lumen,
            response: mint.address,
          }),
        },
        {
          to: tide,
          value: coin / 5n,
          body: jettonMint({
            queryId: 901n,
            amount: reserves.tide,
            to: router.address,
            minter: tide,
            response: mint.address,
          }),
        },
      ]),
    },
  ])
  world.sleep()
  cast.landmarks.set('router', router.address.toRawString())
  const orders = /** @type {const} */ ([
    ['LUM', 'chiara', 20_000_000_000n, 40_000_000n, 'swapTrace'],
    ['tUSD', 'olga', 75_000_000n, 1_000_000_000n, undefined],
    ['LUM', 'bruno', 3_500_000_000n, 1n, undefined],
    ['tUSD', 'quinn', 12_000_000n, 10n ** 13n, 'failedSwap'],
    ['LUM', 'elena', 110_000_000_000n, 1n, undefined],
  ])
  for (const [symbol, from, amount, minOut, label] of orders) {
    await world.run([
      {
        message: jettonLetter(cast, {
          symbol,
          from,
          to: 'router',
          amount,
          queryId: 7_000_001n + amount,
          payload: swapOrder(minOut),
          forward: 150_000_000n,
        }),
        ...(label ? { label } : {}),
      },
    ])
    world.sleep()
  }
}
