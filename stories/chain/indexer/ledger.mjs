import { digest } from '../random.mjs'
import { readMessage } from './messages.mjs'
import { cellHash, rawAddress } from './values.mjs'

/**
 * @import { Step, World } from '../world.mjs'
 * @import { KnownMessage } from './messages.mjs'
 * @import { Row } from './values.mjs'
 */

/** Masterchain seqno of the first block. */
const firstSeqno = 52_000_001
/** Global id of no public network. With -239 or -3 the blocks would look like mainnet's or testnet's. */
export const globalId = -7357
/** Shards of the basechain, by the first bit of the account. */
const shards = ['4000000000000000', 'C000000000000000']
const masterShard = '8000000000000000'

/** @typedef {{ workchain: number, shard: string, seqno: number }} BlockRef */

/**
 * A step with its place in blocks and its neighbors.
 * @typedef {object} Entry
 * @property {Step} step
 * @property {string} hash
 * @property {string} account
 * @property {bigint} lt
 * @property {number} now
 * @property {string | null} trace_id `null` while the root is only emulated.
 * @property {string} [trace_external_hash] Pending rows only.
 * @property {number} mc_block_seqno 0 while pending.
 * @property {BlockRef} block_ref
 * @property {'finalized' | 'pending'} finality
 * @property {KnownMessage | null} inMessage
 * @property {KnownMessage[]} outMessages
 * @property {Entry | null} parent
 * @property {Entry[]} children
 * @property {boolean} success
 */

/**
 * @param {Step} step
 * @param {Pick<Entry, 'mc_block_seqno' | 'block_ref' | 'finality'>} place
 * @param {Map<Step, Entry>} known
 * @returns {Entry}
 */
function createEntry(step, place, known) {
  const { description } = step.transaction
  const parent = step.parent ? (known.get(step.parent) ?? null) : null
  const rootIsFinal = step.root === step ? place.finality !== 'pending' : known.get(step.root)?.finality !== 'pending'
  /** @type {Entry} */
  const entry = {
    step,
    hash: cellHash(step.cell),
    account: rawAddress(step.address),
    lt: step.transaction.lt,
    now: step.transaction.now,
    trace_id: rootIsFinal ? cellHash(step.root.cell) : null,
    ...place,
    inMessage: step.inMessage ? readMessage(step.inMessage) : null,
    outMessages: step.outMessages.map(readMessage),
    parent,
    children: [],
    success: 'aborted' in description ? !description.aborted : true,
  }
  parent?.children.push(entry)
  known.set(step, entry)
  return entry
}

/** @param {Entry} entry */
const endLt = (entry) => entry.lt + BigInt(entry.outMessages.length) + 1n

/**
 * Puts every step into a shard block and every shard block under a masterchain block.
 * @param {World} world
 */
export function keepLedger(world) {
  /** @type {Map<Step, Entry>} */
  const known = new Map()
  /** @type {Entry[]} */
  const entries = []
  /** @type {Row[]} */
  const blocks = []
  let masterSeqno = firstSeqno
  const tips = new Map([
    [masterShard, firstSeqno - 1],
    ...shards.map((shard, index) => /** @type {const} */ ([shard, 57_000_000 + index * 31_337])),
  ])
  /** @type {{ from: number, to: number }[]} */
  const groups = []
  let from = 0
  world.layers.forEach((layer, index) => {
    if (!layer.closes) return
    groups.push({ from, to: index })
    from = index + 1
  })
  for (const { from, to } of groups) {
    const layers = world.layers.slice(from, to + 1)
    const master = { workchain: -1, shard: masterShard, seqno: masterSeqno }
    /** @type {Row[]} */
    const made = []
    /** @type {Entry[]} */
    const masterEntries = []
    for (const layer of layers) {
      const parts = new Map(shards.map((shard) => [shard, /** @type {Step[]} */ ([])]))
      for (const step of layer.steps) {
        if (step.address.workChain === -1) {
          masterEntries.push(
            createEntry(step, { mc_block_seqno: masterSeqno, block_ref: master, finality: 'finalized' }, known),
          )
        } else {
          parts.get(shards[(step.address.hash[0] ?? 0) >> 7] ?? '')?.push(step)
        }
      }
      for (const [shard, steps] of parts) {
        if (steps.length === 0 && masterSeqno > firstSeqno) continue
        const block_ref = { workchain: 0, shard, seqno: (tips.get(shard) ?? 0) + 1 }
        tips.set(shard, block_ref.seqno)
        const held = steps.map((step) =>
          createEntry(step, { mc_block_seqno: masterSeqno, block_ref, finality: 'finalized' }, known),
        )
        entries.push(...held)
        made.push(
          blockRow({
            ref: block_ref,
            master,
            now: layer.now,
            startLt: layer.startLt,
            entries: held,
          }),
        )
      }
    }
    entries.push(...masterEntries)
    const last = /** @type {typeof layers[number]} */ (layers.at(-1))
    const first = /** @type {typeof layers[number]} */ (layers[0])
    blocks.push(
      blockRow({
        ref: master,
        master,
        now: last.now,
        startLt: first.startLt,
        entries: masterEntries,
      }),
      ...made,
    )
    masterSeqno += 1
  }
  return {
    entries,
    blocks,
    known,
    /**
     * Entries for steps that are only emulated.
     * @param {Step[]} steps
     */
    pending: (steps) => emulatedEntries(steps, known),
  }
}

/**
 * Entries for steps that are only emulated.
 * @param {Step[]} steps
 * @param {Map<Step, Entry>} [known] Entries of the steps before them.
 */
export const emulatedEntries = (steps, known = new Map()) =>
  steps.map((step) =>
    createEntry(
      step,
      { mc_block_seqno: 0, block_ref: { workchain: 0, shard: '0', seqno: 0 }, finality: 'pending' },
      known,
    ),
  )

/** @typedef {ReturnType<typeof keepLedger>} Ledger */

/**
 * A block header; all but its place, times and counts is made up.
 * @param {{ ref: BlockRef, master: BlockRef, now: number, startLt: bigint, entries: Entry[] }} block
 * @returns {Row}
 */
function blockRow({ ref, master, now, startLt, entries }) {
  const name = `${ref.workchain}:${ref.shard}:${ref.seqno}`
  const isMaster = ref.workchain === -1
  const end = entries.reduce((latest, entry) => (endLt(entry) > latest ? endLt(entry) : latest), startLt + 4n)
  return {
    ...ref,
    root_hash: digest('root', name).toString('base64'),
    file_hash: digest('file', name).toString('base64'),
    global_id: globalId,
    version: 0,
    after_merge: false,
    before_split: false,
    after_split: false,
    want_merge: !isMaster,
    want_split: false,
    key_block: ref.seqno === firstSeqno && isMaster,
    vert_seqno_incr: false,
    flags: 1,
    gen_utime: String(now),
    start_lt: String(startLt),
    end_lt: String(end),
    validator_list_hash_short: digest('validators', ref.shard).readInt32BE(0),
    gen_catchain_seqno: 700_000 + Math.floor((master.seqno - firstSeqno) / 100),
    min_ref_mc_seqno: Math.max(firstSeqno, master.seqno - 4),
    prev_key_block_seqno: firstSeqno,
    vert_seqno: 1,
    master_ref_seqno: isMaster ? 0 : master.seqno - 1,
    rand_seed: digest('seed', name).toString('base64'),
    created_by: digest('creator', String(ref.seqno % 21)).toString('base64'),
    tx_count: entries.length,
    masterchain_block_ref: master,
    prev_blocks: [{ ...ref, seqno: ref.seqno - 1 }],
  }
}
