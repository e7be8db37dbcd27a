import { beginCell } from '@ton/core'
import { coin, contractNamed } from '../cast.mjs'
import { createContract, nftItemAddress } from '../codes.mjs'
import { itemLetter, findOwner, setOwner } from './nfts.mjs'

/**
 * @import { Cell } from '@ton/core'
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/** @param {number} opcode */
const command = (opcode) => beginCell().storeUint(opcode, 32).storeUint(0, 64).endCell()

/**
 * @param {World} world
 * @param {Cast} cast
 * @param {{ collection: string, index: number, price: bigint, label?: string }} offer
 */
async function putOnSale(world, cast, { collection, index, price, label }) {
  const harbor = cast.person('harbor')
  const nft = nftItemAddress(contractNamed(cast, collection).address, index)
  const sale = createContract(
    'nftSale',
    beginCell()
      .storeBit(false)
      .storeUint(world.now(), 32)
      .storeAddress(harbor.address)
      .storeAddress(nft)
      .storeAddress(null)
      .storeCoins(price)
      .storeRef(
        beginCell()
          .storeAddress(harbor.address)
          .storeCoins(price / 40n)
          .storeAddress(cast.person('mint').address)
          .storeCoins(price / 20n)
          .endCell(),
      )
      .storeBit(false)
      .endCell(),
  )
  await world.run([
    {
      message: harbor.send([{ to: sale.address, value: 100_000_000n, init: sale.init, bounce: false }]),
    },
  ])
  const seller = findOwner(collection, index)
  await world.run([
    {
      message: itemLetter(cast, {
        collection,
        index,
        from: seller,
        to: sale.address,
        queryId: 0n,
        forward: 50_000_000n,
      }),
      ...(label ? { label } : {}),
    },
  ])
  world.sleep()
  return { sale, seller }
}

/**
 * Fixed-price sales: most stay open, some are bought, two are taken back, one bid is too low.
 * @param {World} world
 * @param {Cast} cast
 */
export async function sales(world, cast) {
  for (let index = 0; index < 13; index += 1) {
    const collection = index % 2 === 0 ? 'tides' : 'signals'
    const item = index
    const price = BigInt(12 + index * 7) * coin
    const { sale, seller } = await putOnSale(world, cast, {
      collection,
      index: item,
      price,
      ...(index === 0 ? { label: 'nftPutOnSale' } : {}),
    })
    if (index === 0)
      cast.landmarks.set('onSaleItem', nftItemAddress(contractNamed(cast, collection).address, item).toRawString())
    if (index === 0) cast.landmarks.set('sale', sale.address.toRawString())
    if (index % 3 === 1) {
      const buyer = cast.person(seller === 'yusuf' ? 'zoe' : 'yusuf')
      if (index === 1) {
        await world.run([
          {
            message: buyer.send([{ to: sale.address, value: price / 2n, body: command(2) }]),
            label: 'underpaidPurchase',
          },
        ])
        world.sleep()
      }
      await world.run([
        {
          message: buyer.send([{ to: sale.address, value: price + coin + coin / 10n, body: command(2) }]),
          ...(index === 1 ? { label: 'nftPurchase' } : {}),
        },
      ])
      setOwner(collection, item, buyer.name)
    } else if (index % 5 === 3) {
      await world.run([
        {
          message: cast.person(seller).send([{ to: sale.address, value: coin + coin / 10n, body: command(3) }]),
          ...(index === 3 ? { label: 'nftCancelSale' } : {}),
        },
      ])
    }
    world.sleep()
  }
}

/**
 * Three auctions: one running with bids, one finished, one taken back.
 * @param {World} world
 * @param {Cast} cast
 */
export async function auctions(world, cast) {
  const harbor = cast.person('harbor')
  for (const [round, item] of [20, 21, 22].entries()) {
    const seller = findOwner('tides', item)
    const nft = nftItemAddress(contractNamed(cast, 'tides').address, item)
    const parties = beginCell()
      .storeAddress(cast.person(seller).address)
      .storeAddress(harbor.address)
      .storeUint(world.now(), 32)
      .endCell()
    const terms = beginCell()
      .storeUint(world.now() + (round === 0 ? 40 * 86_400 : 7200), 32)
      .storeCoins(10n * coin)
      .storeCoins(0n)
      .storeUint(5, 8)
      .storeAddress(nft)
      .storeRef(parties)
      .endCell()
    const auction = createContract(
      'auction',
      beginCell()
        .storeBit(0)
        .storeBit(0)
        .storeBit(0)
        .storeCoins(0n)
        .storeAddress(null)
        .storeUint(0, 32)
        .storeRef(terms)
        .endCell(),
    )
    await world.run([
      {
        message: harbor.send([
          {
            to: auction.address,
            value: coin / 2n,
            init: auction.init,
            bounce: false,
            body: beginCell().storeUint(0xd53276db, 32).storeUint(0, 64).endCell(),
          },
        ]),
      },
    ])
    await world.run([
      {
        message: itemLetter(cast, {
          collection: 'tides',
          index: item,
          from: seller,
          to: auction.address,
          queryId: 0n,
          forward: 50_000_000n,
        }),
        ...(round === 0 ? { label: 'nftPutOnAuction' } : {}),
      },
    ])
    world.sleep(120)
    if (round === 0) cast.landmarks.set('auctionItem', nft.toRawString())
    if (round === 0) cast.landmarks.set('auction', auction.address.toRawString())
    const bidders = ['vera', 'wanda', 'xenia', 'tessa'].slice(0, round === 2 ? 0 : 4)
    for (const [turn, name] of bidders.entries()) {
      const bid = (10n + BigInt(turn) * 3n) * coin + coin / 10n
      await world.run([
        {
          message: cast.person(name).send([{ to: auction.address, value: bid, body: beginCell().endCell() }]),
          ...(round === 0 && turn === 0
            ? { label: 'auctionBid' }
            : round === 0 && turn === 1
              ? { label: 'auctionOutbid' }
              : {}),
        },
      ])
      world.sleep(300)
    }
    if (round === 0) {
      await world.run([
        {
          message: cast.person('umar').send([{ to: auction.address, value: 5n * coin, body: beginCell().endCell() }]),
          label: 'lowBid',
        },
      ])
      continue
    }
    world.sleep(7200)
    await world.run([
      {
        message: cast.person(seller).send([{ to: auction.address, value: coin / 2n, body: command(3) }]),
        ...(round === 1 ? { label: 'nftFinishAuction' } : {}),
      },
    ])
    setOwner('tides', item, bidders.at(-1) ?? seller)
    world.sleep()
  }
}
