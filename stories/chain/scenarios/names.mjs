import { beginCell } from '@ton/core'
import { createHash } from 'node:crypto'
import { nftTransfer } from '../bodies.mjs'
import { coin } from '../cast.mjs'
import { codes, createContract } from '../codes.mjs'
import { collections } from '../catalogue.mjs'
import { offChainContent } from '../content.mjs'
import { digest } from '../random.mjs'

/**
 * @import { Address, Cell } from '@ton/core'
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/**
 * Key of a record, from its name.
 * @param {string} name
 */
export const recordKey = (name) => BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)

const records = {
  /** @param {Address} address */
  wallet: (address) => beginCell().storeUint(0x9fd3, 16).storeAddress(address).storeUint(0, 8).endCell(),
  /** @param {Buffer} adnl */
  site: (adnl) => beginCell().storeUint(0xad01, 16).storeBuffer(adnl).storeUint(0, 8).endCell(),
  /** @param {Buffer} bag */
  storage: (bag) => beginCell().storeUint(0x7473, 16).storeBuffer(bag).endCell(),
  /** @param {Address} resolver */
  dns_next_resolver: (resolver) => beginCell().storeUint(0xba93, 16).storeAddress(resolver).endCell(),
}

/** @param {string} text */
const nameCell = (text) => beginCell().storeStringTail(text).endCell()

/**
 * @param {keyof typeof records} key
 * @param {Cell | null} value
 */
const changeRecord = (key, value) =>
  beginCell().storeUint(0x4eb1f0f9, 32).storeUint(0, 64).storeUint(recordKey(key), 256).storeMaybeRef(value).endCell()

/**
 * Domains: owned and pointing home, pointing elsewhere, sites, a name that moved, one deleted record.
 * @param {World} world
 * @param {Cast} cast
 */
export async function names(world, cast) {
  const mint = cast.person('mint')
  const collection = createContract(
    'domains',
    beginCell()
      .storeAddress(mint.address)
      .storeRef(offChainContent(collections.names.uri))
      .storeRef(codes.domain)
      .endCell(),
  )
  cast.contracts.set('names', collection)
  await world.run([
    {
      message: mint.send([{ to: collection.address, value: coin, init: collection.init, bounce: false }]),
    },
  ])
  const grants = /** @type {const} */ ([
    ['alice', 'alice'],
    ['alice-of-the-long-harbor', 'alice'],
    ['bruno', 'bruno'],
    ['chiara', 'chiara'],
    ['harbor', 'harbor'],
    ['tides', 'mint'],
    ['lighthouse', 'boris'],
    ['farid', 'farid'],
    ['drift', 'elena'],
    ['xn--80ak6aa92e', 'boris'],
  ])
  /** @param {string} name */
  const domain = (name) =>
    createContract('domain', beginCell().storeBuffer(nameCell(name).hash()).storeAddress(collection.address).endCell())
      .address
  await world.run([
    {
      message: mint.send(
        grants.map(([name, owner]) => ({
          to: collection.address,
          value: 100_000_000n,
          body: beginCell()
            .storeUint(1, 32)
            .storeUint(0, 64)
            .storeAddress(cast.person(owner).address)
            .storeRef(nameCell(name))
            .endCell(),
        })),
      ),
      label: 'domainMint',
    },
  ])
  world.sleep()
  const changes = /** @type {[name: string, key: keyof typeof records, value: Cell | null, label?: string][]} */ ([
    ['alice', 'wallet', records.wallet(cast.person('alice').address), 'changeDns'],
    ['alice-of-the-long-harbor', 'wallet', records.wallet(cast.person('alice').address)],
    ['bruno', 'wallet', records.wallet(cast.person('bruno').address)],
    ['chiara', 'wallet', records.wallet(cast.person('chiara').address)],
    ['harbor', 'wallet', records.wallet(cast.person('harbor').address)],
    ['harbor', 'site', records.site(digest('adnl', 'harbor'))],
    ['lighthouse', 'wallet', records.wallet(cast.person('alice').address)],
    ['tides', 'storage', records.storage(digest('bag', 'tides'))],
    ['tides', 'dns_next_resolver', records.dns_next_resolver(collection.address)],
    ['farid', 'wallet', records.wallet(cast.person('farid').address)],
    ['farid', 'wallet', null, 'deleteDns'],
    ['xn--80ak6aa92e', 'wallet', records.wallet(cast.person('boris').address)],
  ])
  const owners = new Map(grants.map(([name, owner]) => [/** @type {string} */ (name), owner]))
  for (const [name, key, value, label] of changes) {
    await world.run([
      {
        message: cast
          .person(owners.get(name) ?? 'mint')
          .send([{ to: domain(name), value: 50_000_000n, body: changeRecord(key, value) }]),
        ...(label ? { label } : {}),
      },
    ])
    world.sleep(120)
  }
  await world.run([
    {
      message: cast.person('elena').send([
        {
          to: domain('drift'),
          value: 60_000_000n,
          body: beginCell().storeUint(0x370fec51, 32).storeUint(0, 64).endCell(),
        },
      ]),
      label: 'renewDns',
    },
  ])
  await world.run([
    {
      message: cast.person('elena').send([
        {
          to: domain('drift'),
          value: 80_000_000n,
          body: nftTransfer({
            queryId: 8n,
            to: cast.person('greta').address,
            response: cast.person('elena').address,
            forward: 5_000_000n,
          }),
        },
      ]),
      label: 'domainTransfer',
    },
  ])
  world.sleep()
  cast.landmarks.set('domain', domain('alice').toRawString())
}
