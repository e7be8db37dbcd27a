// A finished trace, told again as the service would have told it while it happened: emulated first,
// then confirmed and finalized hop by hop. No time and no chance in here: a list of states.

/** @import { Action } from '../../../src/service/rows/action.ts' */
/** @import { AddressBook, Metadata } from '../../../src/service/rows/names.ts' */
/** @import { Transaction } from '../../../src/service/rows/transaction.ts' */

/**
 * @typedef {object} Recording What happened: a trace that is over, with the names around it.
 * @property {readonly Transaction[]} transactions In any order.
 * @property {readonly Action[]} [actions]
 * @property {AddressBook} [address_book]
 * @property {Metadata} [metadata]
 *
 * @typedef {object} Frame What the service knows at one moment.
 * @property {'absent' | 'running' | 'indexed' | 'classified'} stage
 * @property {readonly Transaction[]} rows Everything known, in the order of the trace.
 * @property {boolean} whole No message of the trace lacks its transaction.
 * @property {boolean} [invalidated] What was told before is not going to happen.
 */

/**
 * Everything the service will say, moment by moment.
 * @param {readonly Transaction[]} transactions
 * @param {{ invalidateAfter?: number }} [options] Hops emulated before the emulation is withdrawn.
 * @returns {Frame[]}
 */
export function splitFrames(transactions, { invalidateAfter } = {}) {
  const rows = inOrder(transactions)
  const depths = measureDepths(rows)
  const deepest = Math.max(0, ...depths)
  /** @type {Frame[]} */
  const frames = [{ stage: 'absent', rows: [], whole: false }]
  if (invalidateAfter !== undefined) {
    for (let hop = 0; hop <= Math.min(invalidateAfter, deepest); hop++) {
      frames.push(frameAt(rows, depths, { emulated: hop, confirmed: -1, finalized: -1 }, 1))
    }
    frames.push({ stage: 'absent', rows: [], whole: false, invalidated: true })
  }
  for (let finalized = -4; finalized < deepest; finalized++) {
    const reach = { emulated: finalized + 4, confirmed: finalized + 2, finalized }
    frames.push(frameAt(rows, depths, reach, 0))
  }
  const final = rows.map((row) => ({ ...row, emulated: false, finality: 'finalized' }))
  frames.push({ stage: 'indexed', rows: final, whole: true })
  frames.push({ stage: 'classified', rows: final, whole: true })
  return frames
}

/**
 * @param {readonly Transaction[]} rows
 * @param {readonly number[]} depths
 * @param {{ emulated: number, confirmed: number, finalized: number }} reach Deepest hop of each.
 * @param {number} attempt Tells one emulation from another.
 * @returns {Frame}
 */
function frameAt(rows, depths, reach, attempt) {
  /** @type {Transaction[]} */
  const known = []
  rows.forEach((row, at) => {
    const depth = depths[at] ?? 0
    if (depth <= reach.finalized) known.push({ ...row, emulated: false, finality: 'finalized' })
    else if (depth <= reach.confirmed) {
      known.push({ ...row, emulated: false, finality: 'confirmed', mc_block_seqno: 0 })
    } else if (depth <= reach.emulated) known.push(emulated(row, attempt))
  })
  return { stage: 'running', rows: known, whole: known.length === rows.length }
}

/**
 * The hash of an emulated transaction is not the one it will have.
 * @param {Transaction} row
 * @param {number} attempt
 * @returns {Transaction}
 */
function emulated(row, attempt) {
  const { trace_id: _, ...rest } = row
  return {
    ...rest,
    hash: `${'ABCD'.at(attempt % 4)}${row.hash.startsWith('z') ? 'y' : 'z'}${row.hash.slice(2)}`,
    mc_block_seqno: 0,
    block_ref: { workchain: row.block_ref.workchain, shard: '0', seqno: 0 },
    emulated: true,
    finality: 'pending',
  }
}

/** @param {readonly Transaction[]} transactions */
function inOrder(transactions) {
  return [...transactions].sort((a, b) => {
    const [one, other] = [BigInt(a.lt), BigInt(b.lt)]
    return one === other ? (a.account < b.account ? -1 : 1) : one < other ? -1 : 1
  })
}

/** @param {readonly Transaction[]} rows In order. */
function measureDepths(rows) {
  /** @type {Map<string, number>} */
  const sent = new Map()
  return rows.map((row) => {
    const depth = (sent.get(row.in_msg?.hash ?? '') ?? -1) + 1
    for (const { hash } of row.out_msgs) sent.set(hash, depth)
    return depth
  })
}
