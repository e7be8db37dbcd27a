import { Address, beginCell, type Builder, Cell } from '@ton/core'
import type { AccountProof } from '../../src/entries/verify.ts'

/** An account as the dictionary of its shard holds it. */
export interface Entry {
  readonly id: Buffer
  readonly state: Cell
  readonly lastHash: Buffer
  readonly lastLt: bigint
}

/** Writes proofs of accounts in one block of a shard, with `@ton/core` alone, as a lite-server does. */
export function makeProofs(
  entries: readonly Entry[],
  { workchain = 0, prefix = '', seqno = 7, time = 1_700_000_000 } = {},
) {
  const accounts = beginCell().storeBit(entries.length > 0)
  const sorted = entries.map((entry) => ({ ...entry, key: toBits(entry.id) })).sort((a, b) => (a.key < b.key ? -1 : 1))
  if (sorted.length > 0) accounts.storeRef(augmentedNode(sorted, 0))
  const state = shardState(workchain, prefix, storeBalance(accounts).endCell(), null)
  const block = blockCell(workchain, prefix, seqno, time, state)
  const shards = shardHashes(workchain, prefix, block)
  const masterState = shardState(-1, '', storeBalance(beginCell().storeBit(false)).endCell(), shards)
  const master = blockCell(-1, '', seqno + 1000, time + 3, masterState)

  /** The proof of one account, or of its absence. */
  function prove(account: Address): AccountProof {
    const key = toBits(account.hash)
    const entry = sorted.find((each) => each.key === key)
    const isMaster = workchain === -1
    return {
      id: { root_hash: (isMaster ? block : master).hash().toString('hex') },
      shardblk: { root_hash: block.hash().toString('hex') },
      shard_proof: isMaster ? '' : bag([headerProof(master), merkleProof(masterState, pathToShard(masterState))]),
      proof: bag([headerProof(block), merkleProof(state, pathTo(state, key))]),
      state: entry ? bag([entry.state]) : '',
    }
  }
  return { prove, block, master }
}

/** Writes one bag with these roots. `@ton/core` writes one root only, so that each bag is joined from its cells. */
export function bag(roots: readonly Cell[]): string {
  const cells: Cell[] = []
  const seen = new Set<Cell>()
  const visit = (cell: Cell) => {
    if (seen.has(cell)) return
    seen.add(cell)
    for (const ref of cell.refs) visit(ref)
    cells.push(cell)
  }
  for (const root of roots) visit(root)
  cells.reverse()
  const numbers = new Map(cells.map((cell, index) => [cell, index]))
  const stored = cells.map((cell) => {
    const { bits, refs } = cell
    const length = bits.length
    const data = beginCell().storeBits(bits)
    if (length % 8 > 0) data.storeUint(1, 1).storeUint(0, (8 - ((length + 1) % 8)) % 8)
    const bytes = data.asCell().bits
    const body = Buffer.from(bytes.subbuffer(0, bytes.length) ?? Buffer.alloc(0))
    const descriptors = [
      refs.length + (cell.isExotic ? 8 : 0) + 32 * cell.mask.value,
      Math.ceil(length / 8) + Math.floor(length / 8),
    ]
    return Buffer.concat([Buffer.from(descriptors), body, ...refs.map((ref) => uint16(numbers.get(ref) ?? 0))])
  })
  const data = Buffer.concat(stored)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const header = [
    Buffer.from('b5ee9c72', 'hex'),
    Buffer.from([2, 4]),
    uint16(cells.length),
    uint16(roots.length),
    uint16(0),
    size,
  ]
  return Buffer.concat([...header, ...roots.map((root) => uint16(numbers.get(root) ?? 0)), data]).toString('hex')
}

/** The Merkle proof of a cell that shows only some of its cells. */
export function merkleProof(root: Cell, shown: ReadonlySet<Cell>): Cell {
  const inner = prune(root, shown, 1)
  const data = beginCell().storeUint(3, 8).storeBuffer(inner.hash(0)).storeUint(inner.depth(0), 16).storeRef(inner)
  return data.endCell({ exotic: true })
}

/** The Merkle update between two states, of which nothing is shown. */
export function merkleUpdate(before: Cell, after: Cell): Cell {
  const data = beginCell().storeUint(4, 8).storeBuffer(before.hash(0)).storeBuffer(after.hash(0))
  data.storeUint(before.depth(0), 16).storeUint(after.depth(0), 16)
  return data.storeRef(prunedCell(before, 1)).storeRef(prunedCell(after, 1)).endCell({ exotic: true })
}

/** Replaces the cells that are not shown. @param depth Number of Merkle cells above. */
export function prune(cell: Cell, shown: ReadonlySet<Cell>, depth: number): Cell {
  if (!shown.has(cell)) return cell.refs.length === 0 ? cell : prunedCell(cell, depth)
  const below = cell.isExotic ? depth + 1 : depth
  return rebuild(
    cell,
    cell.refs.map((ref) => prune(ref, shown, below)),
  )
}

/** The pruned cell in the place of one below this number of Merkle cells. */
export function prunedCell(cell: Cell, depth: number): Cell {
  const mask = cell.mask.value | (1 << (depth - 1))
  const levels = [0, 1, 2].filter((level) => (mask >> level) & 1)
  const data = beginCell().storeUint(1, 8).storeUint(mask, 8)
  for (const level of levels) data.storeBuffer(cell.hash(level))
  for (const level of levels) data.storeUint(cell.depth(level), 16)
  return data.endCell({ exotic: true })
}

function rebuild(cell: Cell, refs: Cell[]): Cell {
  return new Cell({ exotic: cell.isExotic, bits: cell.bits, refs })
}

function headerProof(block: Cell): Cell {
  const [info, , update] = block.refs
  return merkleProof(block, new Set([block, info as Cell, update as Cell]))
}

/** The cells from a state to the value of a key in its dictionary of accounts, or to where the key parts from it. */
function pathTo(state: Cell, key: string): ReadonlySet<Cell> {
  const accounts = state.refs[1] as Cell
  const shown = new Set([state, accounts])
  let node = accounts.refs[0]
  for (let rest = key; node;) {
    shown.add(node)
    const label = readLabel(node)
    if (!rest.startsWith(label) || rest.length === label.length) break
    rest = rest.slice(label.length)
    node = node.refs[Number(rest[0])]
    rest = rest.slice(1)
  }
  return shown
}

/** All cells of the part of the masterchain's state that names the shards. */
function pathToShard(state: Cell): ReadonlySet<Cell> {
  const extra = state.refs[3] as Cell
  const shown = new Set([state, state.refs[1] as Cell, extra])
  const open = [extra.refs[0]]
  for (let cell = open.pop(); cell; cell = open.pop()) {
    shown.add(cell)
    open.push(...cell.refs)
  }
  return shown
}

const labels = new WeakMap<Cell, string>()
const readLabel = (cell: Cell): string => labels.get(cell) ?? ''

/** A node of the dictionary of accounts, in the long form of a label. */
function augmentedNode(entries: readonly (Entry & { readonly key: string })[], from: number): Cell {
  const [first, last] = [entries[0]!.key, entries.at(-1)!.key]
  let end = from
  while (end < 256 && first[end] === last[end]) end++
  const label = first.slice(from, end)
  const node = beginCell()
    .storeUint(2, 2)
    .storeUint(label.length, (256 - from).toString(2).length - (from === 256 ? 1 : 0))
  for (const bit of label) node.storeBit(bit === '1')
  if (end === 256) {
    const { state, lastHash, lastLt } = entries[0]!
    storeBalance(node).storeRef(state).storeBuffer(lastHash).storeUint(lastLt, 64)
  } else {
    const middle = entries.findIndex(({ key }) => key[end] === '1')
    node
      .storeRef(augmentedNode(entries.slice(0, middle), end + 1))
      .storeRef(augmentedNode(entries.slice(middle), end + 1))
    storeBalance(node)
  }
  const cell = node.endCell()
  labels.set(cell, label)
  return cell
}

/** `DepthBalanceInfo` with some coins and no extra currencies. */
function storeBalance(builder: Builder): Builder {
  return builder.storeUint(0, 5).storeCoins(5n).storeBit(false)
}

function storeShard(builder: Builder, workchain: number, prefix: string): Builder {
  return builder
    .storeUint(0, 2)
    .storeUint(prefix.length, 6)
    .storeInt(workchain, 32)
    .storeUint(BigInt(`0b${`${prefix}1`.padEnd(64, '0')}`), 64)
}

function shardState(workchain: number, prefix: string, accounts: Cell, masterchain: Cell | null): Cell {
  const state = storeShard(beginCell().storeUint(0x9023afe2, 32).storeInt(-239, 32), workchain, prefix)
  state.storeUint(7, 32).storeUint(0, 32).storeUint(1_700_000_000, 32).storeUint(99, 64).storeUint(1, 32)
  return state
    .storeRef(filler(1))
    .storeBit(false)
    .storeRef(accounts)
    .storeRef(filler(2))
    .storeMaybeRef(masterchain)
    .endCell()
}

function blockCell(workchain: number, prefix: string, seqno: number, time: number, state: Cell): Cell {
  const info = beginCell()
    .storeUint(0x9bc7a987, 32)
    .storeUint(0, 32)
    .storeUint(0, 8)
    .storeUint(0, 8)
    .storeUint(seqno, 32)
    .storeUint(0, 32)
  storeShard(info, workchain, prefix).storeUint(time, 32).storeUint(1, 64).storeUint(2, 64).storeUint(0, 128)
  const block = beginCell().storeUint(0x11ef55aa, 32).storeInt(-239, 32).storeRef(info.endCell()).storeRef(filler(3))
  return block
    .storeRef(merkleUpdate(filler(4), state))
    .storeRef(filler(5))
    .endCell()
}

/** `McStateExtra`: the dictionary of workchains, each with the tree of its shards. */
function shardHashes(workchain: number, prefix: string, block: Cell): Cell {
  const leaf = (hash: Buffer) =>
    beginCell()
      .storeBit(false)
      .storeUint(0xb, 4)
      .storeUint(7, 32)
      .storeUint(7, 32)
      .storeUint(1, 64)
      .storeUint(2, 64)
      .storeBuffer(hash)
      .storeUint(0, 256)
      .endCell()
  let tree = leaf(block.hash(0))
  for (const bit of prefix.split('').toReversed()) {
    const other = leaf(Buffer.alloc(32, 9))
    const [zero, one] = bit === '1' ? [other, tree] : [tree, other]
    tree = beginCell().storeBit(true).storeRef(zero).storeRef(one).endCell()
  }
  const root = beginCell().storeUint(2, 2).storeUint(32, 6).storeInt(workchain, 32).storeRef(tree).endCell()
  return beginCell()
    .storeUint(0xcc26, 16)
    .storeBit(true)
    .storeRef(root)
    .storeUint(0, 256)
    .storeRef(filler(6))
    .storeRef(filler(7))
    .storeCoins(1n)
    .storeBit(false)
    .endCell()
}

/** A part of a block that no proof shows. */
function filler(seed: number): Cell {
  return beginCell().storeUint(seed, 32).storeRef(beginCell().storeUint(seed, 64).endCell()).endCell()
}

function toBits(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(2)
    .padStart(256, '0')
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255])
}
