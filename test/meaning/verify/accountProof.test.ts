import { Address, beginCell, Cell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { parseBoc } from '../../../src/entries/ton.ts'
import {
  buildAccountCell,
  verifyAccountProof,
  verifyHistory,
  writeBoc,
  type AccountProof,
} from '../../../src/entries/verify.ts'
import { chainStates, chainTransactions } from '../../fixtures/verify.ts'
import { bag, makeProofs, merkleProof, merkleUpdate, prune, type Entry } from '../../helpers/accountProofs.ts'
import { createRandom } from '../../helpers/random.ts'

const rows = chainTransactions()
const byHash = new Map(rows.map((row) => [row.hash, row]))

/** Accounts of the embedded chain: its own cells, in a dictionary and blocks that the test writes. */
const accounts = chainStates().flatMap((state) => {
  const last = byHash.get(state.last_transaction_hash ?? '')
  const cell = last && state.address.startsWith('0:') ? buildAccountCell(state, last) : null
  if (last === undefined || cell === null) return []
  const address = Address.parse(state.address)
  const entry: Entry = {
    id: address.hash,
    state: Cell.fromBoc(Buffer.from(writeBoc(cell)))[0]!,
    lastHash: Buffer.from(last.hash, 'base64'),
    lastLt: BigInt(last.lt),
  }
  return [{ state, last, address, entry }]
})
const chosen = accounts.slice(0, 40)
const chain = makeProofs(chosen.map(({ entry }) => entry))
const trusted = chain.master.hash().toString('hex')
const [first] = chosen as [(typeof chosen)[number]]
const proof = chain.prove(first.address)

test('each account of the embedded chain is proven down to the masterchain block, with its state and last transaction', () => {
  expect(chosen).toHaveLength(40)
  for (const { address, state, last } of chosen) {
    expect(verifyAccountProof(address.toString(), chain.prove(address), { masterchainBlock: trusted })).toEqual({
      status: 'proven',
      stateHash: state.account_state_hash,
      lastTransaction: { hash: last.hash, lt: last.lt },
      masterchainBlock: { hash: chain.master.hash().toString('base64'), seqno: 1007, time: 1_700_000_003 },
      believed: [],
    })
  }
})

test('without a trusted hash, the masterchain block is named as believed', () => {
  expect(verifyAccountProof(first.address.toRawString(), proof)).toMatchObject({
    status: 'proven',
    believed: ['masterchain-block'],
  })
})

test('the proven transaction is a trusted head of the history', () => {
  const result = verifyAccountProof(first.address.toString(), proof, { masterchainBlock: trusted })
  if (result.status !== 'proven') throw new Error(result.reason)
  const history = rows.filter(({ account }) => account === first.state.address)
  expect(verifyHistory(history, { head: result.lastTransaction?.hash })).toMatchObject({
    isHead: true,
    provenTo: history.at(-1)?.lt,
  })
})

test('the absence of an account is proven, too', () => {
  for (const fill of [0, 0x7f, 0x80, 0xff]) {
    const address = new Address(0, Buffer.alloc(32, fill))
    expect(verifyAccountProof(address.toString(), chain.prove(address), { masterchainBlock: trusted })).toMatchObject({
      status: 'proven',
      stateHash: null,
      lastTransaction: null,
    })
  }
  const empty = makeProofs([])
  expect(verifyAccountProof(first.address.toString(), empty.prove(first.address))).toMatchObject({
    status: 'proven',
    stateHash: null,
  })
})

test('a shard of a divided workchain, and the masterchain, which needs no proof of a shard', () => {
  const prefix = BigInt(`0x${first.address.hash.toString('hex')}`)
    .toString(2)
    .padStart(256, '0')
    .slice(0, 3)
  const shard = makeProofs([first.entry], { prefix })
  expect(verifyAccountProof(first.address.toString(), shard.prove(first.address))).toMatchObject({
    status: 'proven',
    stateHash: first.state.account_state_hash,
  })
  const master = makeProofs([first.entry], { workchain: -1, seqno: 5 })
  const address = new Address(-1, first.address.hash)
  expect(verifyAccountProof(address.toString(), master.prove(address))).toMatchObject({
    status: 'proven',
    masterchainBlock: { seqno: 5 },
  })
  expect(verifyAccountProof(first.address.toString(), master.prove(address))).toEqual({
    status: 'unproven',
    reason: 'mismatch',
    part: 'proof',
  })
})

describe('not proven', () => {
  const other = chosen[1]!
  const elsewhere = makeProofs(
    accounts.slice(20, 60).map(({ entry }) => entry),
    { seqno: 8 },
  )
  const cases: readonly (readonly [string, string, Partial<AccountProof>])[] = [
    ['the state of another account', 'mismatch state', { state: chain.prove(other.address).state }],
    ['a state that is left out', 'mismatch state', { state: '' }],
    ['the proof of another account', 'pruned proof', { proof: chain.prove(other.address).proof }],
    [
      'a shard block that the masterchain does not name',
      'mismatch shard_proof',
      { ...elsewhere.prove(first.address), shard_proof: proof.shard_proof, id: proof.id, state: '' },
    ],
    ['another masterchain block than the answer says', 'mismatch id', { id: { root_hash: 'ab'.repeat(32) } }],
    ['another shard block than the answer says', 'mismatch shardblk', { shardblk: { root_hash: 'ab'.repeat(32) } }],
    [
      'the proof of the account in the place of that of the shard',
      'mismatch shard_proof',
      { shard_proof: proof.proof },
    ],
    ['a header without a state', 'malformed proof', { proof: bag([merkleProof(chain.block, new Set([chain.block]))]) }],
    ['a bag without a proof', 'malformed proof', { proof: bag([chain.block, chain.master]) }],
    ['a bag that is cut off', 'malformed proof', { proof: proof.proof.slice(0, 60) }],
  ]
  test.each(cases)('%s', (_, expected, change) => {
    const [reason, part] = expected.split(' ')
    const result = verifyAccountProof(first.address.toString(), { ...proof, ...change })
    expect(result).toMatchObject({ status: 'unproven', reason })
    if (part !== undefined && result.status === 'unproven') expect(result.part).toBe(part)
  })

  test('another masterchain block than the trusted one', () => {
    expect(verifyAccountProof(first.address.toString(), proof, { masterchainBlock: 'ab'.repeat(32) })).toEqual({
      status: 'unproven',
      reason: 'other-block',
      part: 'id',
    })
    expect(verifyAccountProof(first.address.toString(), proof, { masterchainBlock: 'no hash' })).toMatchObject({
      reason: 'other-block',
    })
  })

  test('malformed answers, without a throw', () => {
    for (const broken of [
      null,
      undefined,
      1,
      {},
      [],
      { ...proof, id: null },
      { ...proof, proof: 5 },
      { ...proof, shardblk: {} },
      { ...proof, state: 'x' },
    ]) {
      expect(verifyAccountProof(first.address.toString(), broken as never).status).toBe('unproven')
    }
    expect(verifyAccountProof('no address', proof)).toEqual({
      status: 'unproven',
      reason: 'malformed',
      part: 'account',
    })
  })

  test('any changed byte of any part', () => {
    const random = createRandom(6)
    for (const part of ['proof', 'shard_proof', 'state'] as const) {
      for (let round = 0; round < 60; round++) {
        const bytes = Buffer.from(proof[part], 'hex')
        const at = random.integer(bytes.length)
        bytes[at] = bytes[at]! ^ (1 << random.integer(8))
        const result = verifyAccountProof(
          first.address.toString(),
          { ...proof, [part]: bytes.toString('hex') },
          { masterchainBlock: trusted },
        )
        expect(result.status, `${part} ${at}`).toBe('unproven')
      }
    }
  })
})

test('exotic cells have the hashes and depths of @ton/core at each level, also below two Merkle cells', () => {
  const random = createRandom(11)
  for (let round = 0; round < 100; round++) {
    const cells: Cell[] = []
    const make = (depth: number): Cell => {
      const builder = beginCell().storeBuffer(Buffer.from(random.bytes(random.integer(40))))
      for (let count = depth === 0 ? 0 : random.integer(5); count > 0; count--) builder.storeRef(make(depth - 1))
      const cell = builder.endCell()
      cells.push(cell)
      return cell
    }
    const inner = beginCell()
      .storeRef(merkleUpdate(make(2), make(2)))
      .storeRef(make(3))
      .endCell()
    const shown = new Set([inner, ...inner.refs, ...inner.refs[0]!.refs, ...cells.filter(() => random.chance(0.6))])
    // Prunes below the update as well: such cells have two levels.
    const pruned = prune(inner, random.chance() ? shown : new Set([inner, inner.refs[0]!, inner.refs[1]!]), 1)
    const ours = parseBoc(bag([pruned]))[0]!
    const pairs = [[ours, pruned] as const]
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
      const [own, core] = pair
      for (let level = 0; level < 4; level++) {
        expect(Buffer.from(own.hash(level)).equals(core.hash(level))).toBe(true)
        expect(own.depth(level)).toBe(core.depth(level))
      }
      own.refs.forEach((ref, index) => pairs.push([ref, core.refs[index]!]))
    }
    expect(pruned.hash(0).equals(inner.hash(0))).toBe(true)
  }
})
