import { Address, beginCell } from '@ton/core'
import { createContract } from './codes.mjs'
import { createRandom, digest } from './random.mjs'
import { createWallet } from './wallets.mjs'

/**
 * @import { World } from './world.mjs'
 * @import { Wallet, WalletVersion } from './wallets.mjs'
 * @import { Contract } from './codes.mjs'
 */

const names = [
  'alice',
  'bruno',
  'chiara',
  'daniel',
  'elena',
  'farid',
  'greta',
  'hugo',
  'ines',
  'jonas',
  'kaya',
  'liam',
  'mara',
  'nils',
  'olga',
  'pablo',
  'quinn',
  'rosa',
  'samir',
  'tessa',
  'umar',
  'vera',
  'wanda',
  'xenia',
  'yusuf',
  'zoe',
  'adele',
  'boris',
  'clara',
  'dmitri',
  'emil',
  'fiona',
  'gita',
  'harun',
  'ivo',
  'julia',
  'kofi',
  'lena',
]
const versions = /** @type {const} */ (['v4r2', 'v5r1', 'v3r2'])

/** One whole coin in nanograms. */
export const coin = 1_000_000_000n

/**
 * The people of the chain, and what they share while the story unfolds.
 * @param {World} world
 */
export function createCast(world) {
  const faucet = createWallet(world, 'faucet', 'v5r1')
  /** @type {Map<string, Wallet>} */
  const people = new Map()
  names.forEach((name, index) => {
    people.set(name, createWallet(world, name, /** @type {WalletVersion} */ (versions[index % 3])))
  })
  people.set('harbor', createWallet(world, 'harbor', 'v5r1'))
  people.set('mint', createWallet(world, 'mint', 'v5r1'))

  world.genesis({
    address: faucet.address,
    code: faucet.init.code,
    data: faucet.init.data,
    balance: 5_000_000n * coin,
  })
  const clock = createContract('lab', beginCell().storeUint(0, 32).storeUint(0, 32).storeAddress(null).endCell(), -1)
  world.genesis({
    address: clock.address,
    code: clock.init.code,
    data: clock.init.data,
    balance: 100n * coin,
  })

  return {
    faucet,
    people,
    clock,
    random: createRandom('story'),
    /**
     * A person by name.
     * @param {string} name
     * @throws No such person.
     */
    person: (name) => {
      const wallet = people.get(name)
      if (!wallet) throw new Error(`No person is called ${name}.`)
      return wallet
    },
    /**
     * An address nobody has the key of.
     * @param {string} name
     */
    stranger: (name) => new Address(0, digest('stranger', name)),
    /** @type {Map<string, Contract>} Contracts that scenarios share, by name. */
    contracts: new Map(),
    /** @type {Map<string, string>} Raw addresses that stories ask for, by name. */
    landmarks: new Map(),
  }
}

/** @typedef {ReturnType<typeof createCast>} Cast */

/**
 * A shared contract by name.
 * @param {Cast} cast
 * @param {string} name
 * @throws The scenario that makes it has not run.
 */
export function contractNamed(cast, name) {
  const contract = cast.contracts.get(name)
  if (!contract) throw new Error(`The contract ${name} does not exist yet.`)
  return contract
}
