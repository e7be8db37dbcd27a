import { beginCell } from '@ton/core'
import { comment, jettonBurn, jettonMint, jettonTransfer } from '../bodies.mjs'
import { coin, contractNamed } from '../cast.mjs'
import { codes, createContract, jettonWalletAddress } from '../codes.mjs'
import { offChainContent, onChainContent } from '../content.mjs'
import { jettons } from '../catalogue.mjs'

/**
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

const attached = 120_000_000n

/**
 * Deploys both jettons and mints to the first holders.
 * @param {World} world
 * @param {Cast} cast
 */
export async function mintJettons(world, cast) {
  const mint = cast.person('mint')
  for (const jetton of Object.values(jettons)) {
    const content = jetton.onChain ? onChainContent(jetton.content) : offChainContent(jetton.content['uri'] ?? '')
    const minter = createContract(
      'jettonMinter',
      beginCell().storeCoins(0).storeAddress(mint.address).storeRef(content).storeRef(codes.jettonWallet).endCell(),
    )
    cast.contracts.set(jetton.symbol, minter)
    await world.run([
      {
        message: mint.send([{ to: minter.address, value: coin / 2n, init: minter.init, bounce: false }]),
        label: `${jetton.key}Deploy`,
      },
    ])
    world.sleep(30)
  }
  let queryId = 1n
  for (const jetton of Object.values(jettons)) {
    const minter = contractNamed(cast, jetton.symbol)
    const letters = jetton.holders.map((name, index) => ({
      to: minter.address,
      value: attached,
      body: jettonMint({
        queryId: queryId++,
        amount: BigInt(1000 + index * 375) * 10n ** BigInt(jetton.decimals),
        to: cast.person(name).address,
        minter: minter.address,
        response: mint.address,
      }),
    }))
    await world.run([{ message: mint.send(letters), label: `${jetton.key}Mint` }])
    world.sleep()
  }
}

/**
 * One jetton transfer as a job.
 * @param {Cast} cast
 * @param {{ symbol: string, from: string, to: string, amount: bigint, queryId: bigint, payload?: import('@ton/core').Cell | undefined, forward?: bigint }} order
 */
export function jettonLetter(cast, { symbol, from, to, amount, queryId, payload, forward = 10_000_000n }) {
  const minter = contractNamed(cast, symbol)
  const sender = cast.person(from)
  const receiver = cast.people.get(to)?.address ?? contractNamed(cast, to).address
  return sender.send([
    {
      to: jettonWalletAddress(minter.address, sender.address),
      value: attached + forward * 2n,
      body: jettonTransfer({
        queryId,
        amount,
        to: receiver,
        response: sender.address,
        forward,
        payload,
      }),
    },
  ])
}

/**
 * Transfers between holders and newcomers, with and without comment and notification.
 * @param {World} world
 * @param {Cast} cast
 * @param {number} count
 */
export async function jettonTransfers(world, cast, count) {
  const list = Object.values(jettons)
  const everybody = [...cast.people.keys()].slice(0, 30)
  for (let made = 0; made < count; made += 3) {
    const taken = new Set()
    const jobs = Array.from({ length: 3 }, (_, slot) => {
      const jetton = cast.random.pick(list)
      const from = cast.random.pick(jetton.holders.filter((name) => !taken.has(name)))
      taken.add(from)
      const to = cast.random.pick(everybody.filter((name) => name !== from))
      const amount = BigInt(cast.random.between(1, 90)) * 10n ** BigInt(jetton.decimals)
      const silent = cast.random.between(0, 3) === 0
      return {
        message: jettonLetter(cast, {
          symbol: jetton.symbol,
          from,
          to,
          amount,
          queryId: BigInt(1_000_000 + made * 10 + slot),
          payload: silent ? undefined : comment(`${jetton.symbol} for ${to}`),
          forward: silent ? 0n : 10_000_000n,
        }),
      }
    })
    await world.run(jobs)
    world.sleep()
  }
}

/**
 * The cases worth pointing at: with a comment, above the balance, burns.
 * @param {World} world
 * @param {Cast} cast
 */
export async function jettonLandmarks(world, cast) {
  const { lumen, tide } = jettons
  await world.run([
    {
      message: jettonLetter(cast, {
        symbol: lumen.symbol,
        from: 'alice',
        to: 'bruno',
        amount: 42_500_000_000n,
        queryId: 77n,
        payload: comment('half of the boat'),
      }),
      label: 'jettonTransfer',
    },
  ])
  world.sleep()
  await world.run([
    {
      message: jettonLetter(cast, {
        symbol: tide.symbol,
        from: 'chiara',
        to: 'alice',
        amount: 10n ** 15n,
        queryId: 78n,
      }),
      label: 'failedJettonTransfer',
    },
  ])
  world.sleep()
  for (const [jetton, name, amount] of /** @type {const} */ ([
    [lumen, 'daniel', 25_000_000_000n],
    [tide, 'alice', 12_340_000n],
    [lumen, 'elena', 1n],
  ])) {
    const owner = cast.person(name)
    await world.run([
      {
        message: owner.send([
          {
            to: jettonWalletAddress(contractNamed(cast, jetton.symbol).address, owner.address),
            value: attached,
            body: jettonBurn({ queryId: 90n, amount, response: owner.address }),
          },
        ]),
        ...(name === 'daniel' ? { label: 'jettonBurn' } : {}),
      },
    ])
    world.sleep()
  }
}
