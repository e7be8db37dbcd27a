import { Dictionary, beginCell, internal } from '@ton/core'
import { comment, jettonTransfer, messageCell } from '../bodies.mjs'
import { coin, contractNamed } from '../cast.mjs'
import { codes, createContract, jettonWalletAddress } from '../codes.mjs'

/**
 * @import { Address, Cell } from '@ton/core'
 * @import { World } from '../world.mjs'
 * @import { Cast } from '../cast.mjs'
 */

/** @param {Address[]} members */
function memberList(members) {
  const list = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address())
  members.forEach((member, index) => list.set(index, member))
  return list
}

/**
 * Actions of an order, as multisig v2 writes them.
 * @param {Cell[]} messages
 */
function buildOrder(messages) {
  const list = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell())
  messages.forEach((message, index) =>
    list.set(index, beginCell().storeUint(0xf1381e5b, 32).storeUint(1, 8).storeRef(message).endCell()),
  )
  return beginCell().storeDictDirect(list).endCell()
}

/**
 * Two multisigs: orders executed, waiting, expired and refused.
 * @param {World} world
 * @param {Cast} cast
 */
export async function multisigs(world, cast) {
  const { person } = cast
  for (const [round, names, threshold] of /** @type {const} */ ([
    [0, ['alice', 'bruno', 'chiara'], 2],
    [1, ['daniel', 'elena', 'farid', 'greta', 'hugo'], 3],
  ])) {
    const signers = names.map((name) => person(name))
    const signerCell = beginCell()
      .storeDictDirect(memberList(signers.map(({ address }) => address)))
      .endCell()
    const multisig = createContract(
      'multisig',
      beginCell()
        .storeUint(0, 256)
        .storeUint(threshold, 8)
        .storeRef(signerCell)
        .storeUint(signers.length, 8)
        .storeDict(memberList([person('ivo').address]))
        .storeRef(codes.order)
        .endCell(),
    )
    await world.run([
      {
        message: person('harbor').send([
          { to: multisig.address, value: 200n * coin, init: multisig.init, bounce: false },
        ]),
      },
    ])
    if (round === 0) cast.landmarks.set('multisig', multisig.address.toRawString())
    const pay = (/** @type {string} */ name, /** @type {bigint} */ value, /** @type {string} */ text) =>
      messageCell(internal({ to: person(name).address, value, bounce: false, body: comment(text) }))
    const jettonPay = messageCell(
      internal({
        to: jettonWalletAddress(contractNamed(cast, 'LUM').address, multisig.address),
        value: coin / 10n,
        body: jettonTransfer({
          queryId: 1n,
          amount: 5_000_000_000n,
          to: person('kaya').address,
          response: multisig.address,
          payload: comment('grant'),
        }),
      }),
    )
    const orders = [
      {
        messages: [pay('jonas', 5n * coin, 'audit, part 1'), pay('kaya', 2n * coin, 'audit, part 2')],
        approvals: threshold,
        lifetime: 86_400,
      },
      { messages: [pay('liam', 30n * coin, 'new rudder')], approvals: 1, lifetime: 40 * 86_400 },
      { messages: [jettonPay], approvals: 1, lifetime: 600 },
    ]
    for (const [seqno, { messages, approvals, lifetime }] of orders.entries()) {
      const order = createContract('order', beginCell().storeAddress(multisig.address).storeUint(seqno, 256).endCell())
      const creator = /** @type {typeof signers[number]} */ (signers[0])
      await world.run([
        {
          message: creator.send([
            {
              to: multisig.address,
              value: coin / 2n,
              body: beginCell()
                .storeUint(0xf718510f, 32)
                .storeUint(seqno, 64)
                .storeUint(seqno, 256)
                .storeBit(1)
                .storeUint(0, 8)
                .storeUint(world.now() + lifetime, 48)
                .storeRef(buildOrder(messages))
                .endCell(),
            },
          ]),
          ...(round === 0 && seqno === 0 ? { label: 'multisigCreateOrder' } : {}),
        },
      ])
      world.sleep(300)
      for (const [index, signer] of signers.slice(1, approvals).entries()) {
        const last = index === approvals - 2
        await world.run([
          {
            message: signer.send([
              {
                to: order.address,
                value: coin / 5n,
                body: beginCell()
                  .storeUint(0xa762230f, 32)
                  .storeUint(seqno, 64)
                  .storeUint(index + 1, 8)
                  .endCell(),
              },
            ]),
            ...(round === 1 && seqno === 0 && index === 0 ? { label: 'multisigApprove' } : {}),
            ...(round === 0 && seqno === 0 && last ? { label: 'multisigExecute' } : {}),
          },
        ])
        world.sleep(300)
      }
      if (round === 0 && seqno === 1) {
        cast.landmarks.set('multisigOrder', order.address.toRawString())
        await world.run([
          {
            message: person('boris').send([
              {
                to: order.address,
                value: coin / 5n,
                body: beginCell().storeUint(0xa762230f, 32).storeUint(9, 64).storeUint(1, 8).endCell(),
              },
            ]),
            label: 'refusedApproval',
          },
        ])
        world.sleep(300)
      }
    }
    world.sleep()
  }
}
