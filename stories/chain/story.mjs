import * as failures from './scenarios/failures.mjs'
import * as jettons from './scenarios/jettons.mjs'
import * as market from './scenarios/market.mjs'
import * as money from './scenarios/money.mjs'
import { multisigs } from './scenarios/multisigs.mjs'
import { names } from './scenarios/names.mjs'
import * as nfts from './scenarios/nfts.mjs'
import { pendingTraces } from './scenarios/pending.mjs'
import { swaps } from './scenarios/swaps.mjs'
import { vestings } from './scenarios/vestings.mjs'

/**
 * @import { World } from './world.mjs'
 * @import { Cast } from './cast.mjs'
 */

/**
 * Everything that happens on the chain, in order.
 * @param {World} world
 * @param {Cast} cast
 * @returns What is still under way at the end.
 */
export async function tellStory(world, cast) {
  await money.fundPeople(world, cast)
  await failures.tickTocks(world, cast, 1)
  await money.everydayLetters(world, cast)
  await jettons.mintJettons(world, cast)
  await money.payments(world, cast, 40)
  await jettons.jettonLandmarks(world, cast)
  await nfts.mintItems(world, cast)
  await failures.tickTocks(world, cast, 1)
  await money.hostileLetters(world, cast)
  await market.sales(world, cast)
  await jettons.jettonTransfers(world, cast, 27)
  await names(world, cast)
  await failures.failures(world, cast)
  await multisigs(world, cast)
  await nfts.giveItems(world, cast, 20)
  await swaps(world, cast)
  await vestings(world, cast)
  await failures.longChain(world, cast)
  await market.auctions(world, cast)
  await money.payments(world, cast, 60)
  await failures.fanOut(world, cast)
  await failures.tickTocks(world, cast, 1)
  return pendingTraces(world, cast)
}
