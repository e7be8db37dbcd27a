import { beginCell } from '@ton/core'
import { comment, labRequest } from '../bodies.mjs'
import { coin } from '../cast.mjs'
import { createContract } from '../codes.mjs'

/**
 * @import { Address } from '@ton/core'
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/** @param {number} id */
const lab = (id) => createContract('lab', beginCell().storeUint(id, 32).storeUint(0, 32).storeAddress(null).endCell())

/**
 * Deploys a contract of the laboratory.
 * @param {World} world
 * @param {Cast} cast
 * @param {number} id
 * @param {bigint} value
 */
async function deployLab(world, cast, id, value) {
  const contract = lab(id)
  await world.run([
    {
      message: cast.person('harbor').send([{ to: contract.address, value, init: contract.init, bounce: false }]),
      ...(id === 1 ? { label: 'contractDeploy' } : {}),
    },
  ])
  return contract
}

/**
 * Every way in which a transaction can go wrong.
 * @param {World} world
 * @param {Cast} cast
 */
export async function failures(world, cast) {
  const { address } = await deployLab(world, cast, 1, 2n * coin)
  cast.landmarks.set('lab', address.toRawString())
  const sender = cast.person('farid')
  const value = coin / 5n
  /** @type {[label: string, body: import('@ton/core').Cell, value?: bigint][]} */
  const attempts = [
    ['failedTransaction', labRequest(0x13, (body) => body.storeUint(401, 16))],
    ['exitCode709', labRequest(0x13, (body) => body.storeUint(709, 16))],
    ['unknownOpcode', beginCell().storeUint(0xdeadbeef, 32).storeUint(0, 64).endCell()],
    ['cellUnderflow', beginCell().storeUint(0x11, 32).endCell()],
    ['integerOverflow', labRequest(0x1a, (body) => body.storeUint(0, 32))],
    ['outOfGas', labRequest(0x17), coin / 50n],
    ['overspend', labRequest(0x14)],
    ['badDestination', labRequest(0x15)],
    ['badAction', labRequest(0x16)],
    ['noGas', labRequest(0x13, (body) => body.storeUint(1, 16)), 1000n],
    [
      'logs',
      labRequest(0x18, (body) =>
        body.storeUint(3, 8).storeRef(beginCell().storeStringTail('measured: 17.4 knots').endCell()),
      ),
    ],
  ]
  for (const [label, body, amount = value] of attempts) {
    await world.run([{ message: sender.send([{ to: address, value: amount, body }]), label }])
    world.sleep(90)
  }
  const ghost = cast.stranger('ghost')
  await world.run([
    {
      message: cast.person('greta').send([{ to: ghost, value: 3n * coin, body: comment('is anybody there?') }]),
      label: 'bouncedTransaction',
    },
    {
      message: cast.person('hugo').send([
        {
          to: cast.stranger('savings'),
          value: 25n * coin,
          bounce: false,
          body: comment('cold storage'),
        },
      ]),
      label: 'skippedCompute',
    },
  ])
  world.sleep()
  await world.run([
    {
      message: cast.person('ines').send([
        { to: address, value, body: labRequest(0x13, (body) => body.storeUint(500, 16)) },
        {
          to: cast.person('jonas').address,
          value,
          bounce: false,
          body: comment('this one arrives'),
        },
        { to: ghost, value },
      ]),
      label: 'partlyFailed',
    },
  ])
  world.sleep()
  const doomed = await deployLab(world, cast, 2, coin)
  await world.run([
    {
      message: sender.send([{ to: doomed.address, value, body: labRequest(0x19) }]),
      label: 'destroyed',
    },
  ])
  world.sleep()
}

/**
 * A message that travels forty hops around a ring of contracts.
 * @param {World} world
 * @param {Cast} cast
 */
export async function longChain(world, cast) {
  const harbor = cast.person('harbor')
  const ring = Array.from({ length: 8 }, (_, index) => lab(100 + index))
  await world.run([
    {
      message: harbor.send(
        ring.map((contract) => ({
          to: contract.address,
          value: coin / 2n,
          init: contract.init,
          bounce: false,
        })),
      ),
    },
  ])
  await world.run([
    {
      message: harbor.send(
        ring.map((contract, index) => ({
          to: contract.address,
          value: coin / 20n,
          body: labRequest(0x10, (body) =>
            body.storeAddress(/** @type {{ address: Address }} */ (ring[(index + 1) % ring.length]).address),
          ),
        })),
      ),
    },
  ])
  world.sleep()
  const first = /** @type {{ address: Address }} */ (ring[0])
  await world.run([
    {
      message: cast.person('kaya').send([
        {
          to: first.address,
          value: coin,
          body: labRequest(0x11, (body) => body.storeUint(40, 16)),
        },
      ]),
      label: 'hopTrace',
    },
  ])
  world.sleep()
}

/**
 * One transaction that sends 254 messages: to people and to addresses that never answer.
 * @param {World} world
 * @param {Cast} cast
 */
export async function fanOut(world, cast) {
  const contract = await deployLab(world, cast, 3, 5n * coin)
  const people = [...cast.people.values()].slice(0, 36).map(({ address }) => address)
  const targets = [...people, ...Array.from({ length: 36 }, (_, index) => cast.stranger(`drop ${index}`))]
  const list = Array.from({ length: 254 }, (_, index) => /** @type {Address} */ (targets[(index * 5) % targets.length]))
  /** @type {import('@ton/core').Cell | null} */
  let chain = null
  for (let end = list.length; end > 0; end -= 3) {
    const link = beginCell().storeMaybeRef(chain)
    for (const address of list.slice(Math.max(0, end - 3), end)) link.storeAddress(address)
    chain = link.endCell()
  }
  const body = labRequest(0x12, (builder) =>
    builder
      .storeCoins(1_000_000n)
      .storeRef(/** @type {import('@ton/core').Cell} */ (chain))
      .storeRef(comment('spring tide airdrop')),
  )
  await world.run([
    {
      message: cast.person('harbor').send([{ to: contract.address, value: 3n * coin, body }]),
      label: 'fanOutTrace',
    },
  ])
  world.sleep()
}

/**
 * Clockwork of the masterchain: ticks and tocks.
 * @param {World} world
 * @param {Cast} cast
 * @param {number} count
 */
export async function tickTocks(world, cast, count) {
  for (let made = 0; made < count; made += 1) {
    await world.run([
      {
        tickTock: { on: cast.clock.address, which: 'tick' },
        ...(made === 0 ? { label: 'tickTock' } : {}),
      },
    ])
    await world.run([{ tickTock: { on: cast.clock.address, which: 'tock' } }])
    world.sleep()
  }
}
