import { beginCell } from '@ton/core'
import { comment, nftBatchMint, nftMint, nftTransfer } from '../bodies.mjs'
import { coin, contractNamed } from '../cast.mjs'
import { codes, createContract, nftItemAddress } from '../codes.mjs'
import { offChainContent } from '../content.mjs'
import { collections } from '../catalogue.mjs'

/**
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/** Who owns what, by collection and index; kept so that scenarios know whom to ask. */
const owners = new Map()

/**
 * @param {string} collection
 * @param {number} index
 * @returns {string}
 */
export const findOwner = (collection, index) => owners.get(`${collection}/${index}`) ?? 'alice'

/**
 * @param {string} collection
 * @param {number} index
 * @param {string} name
 */
export const setOwner = (collection, index, name) => owners.set(`${collection}/${index}`, name)

/**
 * Deploys both collections and mints all items, in batches and one by one.
 * @param {World} world
 * @param {Cast} cast
 */
export async function mintItems(world, cast) {
  const mint = cast.person('mint')
  const people = [...cast.people.keys()].slice(0, 16)
  for (const collection of [collections.tides, collections.signals]) {
    const content = beginCell()
      .storeRef(offChainContent(collection.uri))
      .storeRef(beginCell().storeStringTail(collection.base).endCell())
      .endCell()
    const royalty = beginCell().storeUint(5, 16).storeUint(100, 16).storeAddress(mint.address).endCell()
    const contract = createContract(
      'nftCollection',
      beginCell()
        .storeAddress(mint.address)
        .storeUint(0, 64)
        .storeRef(content)
        .storeRef(codes.nftItem)
        .storeRef(royalty)
        .endCell(),
    )
    cast.contracts.set(collection.key, contract)
    await world.run([
      {
        message: mint.send([{ to: contract.address, value: coin, init: contract.init, bounce: false }]),
      },
    ])
    world.sleep()
    const items = Array.from({ length: collection.size }, (_, index) => {
      const name = index % 5 === 0 ? 'alice' : (people[(index * 7) % people.length] ?? 'alice')
      setOwner(collection.key, index, name)
      return { index, owner: cast.person(name).address, path: `${index}.json` }
    })
    const single = 6
    for (const item of items.slice(0, single)) {
      await world.run([
        {
          message: mint.send([
            {
              to: contract.address,
              value: 120_000_000n,
              body: nftMint({ queryId: BigInt(item.index), ...item }),
            },
          ]),
          ...(item.index === 0 ? { label: `${collection.key}Mint` } : {}),
        },
      ])
      world.sleep(60)
    }
    for (let start = single; start < items.length; start += 28) {
      const batch = items.slice(start, start + 28)
      await world.run([
        {
          message: mint.send([
            {
              to: contract.address,
              value: BigInt(batch.length) * 60_000_000n + coin,
              body: nftBatchMint({ queryId: BigInt(start), items: batch }),
            },
          ]),
          ...(start === single ? { label: `${collection.key}BatchMint` } : {}),
        },
      ])
      world.sleep()
    }
  }
}

/**
 * Hands an item from its owner to an address.
 * @param {Cast} cast
 * @param {{ collection: string, index: number, from: string, to: import('@ton/core').Address, queryId: bigint, forward?: bigint, payload?: import('@ton/core').Cell | undefined }} order
 */
export function itemLetter(cast, { collection, index, from, to, queryId, forward = 10_000_000n, payload }) {
  const sender = cast.person(from)
  return sender.send([
    {
      to: nftItemAddress(contractNamed(cast, collection).address, index),
      value: 100_000_000n + forward,
      body: nftTransfer({ queryId, to, response: sender.address, forward, payload }),
    },
  ])
}

/**
 * Gifts between people; now and then a stranger tries to take what is not his.
 * @param {World} world
 * @param {Cast} cast
 * @param {number} count
 */
export async function giveItems(world, cast, count) {
  const people = [...cast.people.keys()].slice(0, 24)
  for (let made = 0; made < count; made += 2) {
    const jobs = [collections.tides, collections.signals].map((collection, slot) => {
      const index = 24 + cast.random.between(0, 24)
      const from = findOwner(collection.key, index)
      const to = cast.random.pick(people.filter((name) => name !== from))
      const thief = (made + slot) % 9 === 8
      const sender = thief ? to : from
      if (!thief) setOwner(collection.key, index, to)
      return {
        message: itemLetter(cast, {
          collection: collection.key,
          index,
          from: sender,
          to: cast.person(to).address,
          queryId: BigInt(5000 + made + slot),
          payload: slot === 0 && !thief ? comment('for you') : undefined,
        }),
        ...(thief ? { label: 'failedNftTransfer' } : {}),
      }
    })
    await world.run(jobs)
    world.sleep()
  }
  await world.run([
    {
      message: itemLetter(cast, {
        collection: 'tides',
        index: 10,
        from: findOwner('tides', 10),
        to: cast.person('bruno').address,
        queryId: 4242n,
        payload: comment('keep it dry'),
      }),
      label: 'nftTransfer',
    },
  ])
  setOwner('tides', 10, 'bruno')
  world.sleep()
}
