import type { Cell } from '../../../ton/cells/cell.ts'
import { readLabel } from '../../../ton/cells/dictionary.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { ProofError } from './proofError.ts'

/** A shard of a workchain: the accounts whose id starts with a prefix. */
interface ProvenShard {
  readonly workchain: number
  /** The prefix in binary digits. */
  readonly prefix: string
}

/** Fields of a block that its hash covers. */
export interface ProvenBlock extends ProvenShard {
  readonly seqno: number
  /** Unix time, seconds. */
  readonly time: number
  /** Hash of the state after the block. */
  readonly stateHash: Uint8Array
}

/** The original cell of a Merkle proof, some of whose cells are pruned. Its hash at level 0 is the proven one. */
export function openProof(proof: Cell | undefined, part: string): Cell {
  if (proof?.type !== 'merkleProof') throw new ProofError('malformed', part)
  return proof.refs[0] as Cell
}

/** Reads the header of a block and the hash of the state after it. */
export function readBlock(block: Cell, part: string): ProvenBlock {
  const root = open(block, part)
  if (root.uint(32) !== 0x11ef55aan) throw new ProofError('malformed', part)
  const header = open(root.ref(), part)
  root.ref()
  const update = root.ref()
  if (header.uint(32) !== 0x9bc7a987n || update.type !== 'merkleUpdate') throw new ProofError('malformed', part)
  header.bits(48)
  const seqno = Number(header.uint(32))
  header.bits(32)
  return { seqno, ...readShard(header), time: Number(header.uint(32)), stateHash: (update.refs[1] as Cell).hash(0) }
}

/** Reads `ShardIdent`. */
function readShard(slice: Slice): ProvenShard {
  slice.bits(2)
  const length = Number(slice.uint(6))
  const workchain = Number(slice.int(32))
  const prefix = slice.uint(64).toString(2).padStart(64, '0').slice(0, length)
  return { workchain, prefix }
}

/** Parts of the state of a shard that lead to accounts and to other shards. */
export interface ProvenState {
  /** Root of the dictionary of accounts; null if there is none. */
  readonly accounts: Cell | null
  /** State of the masterchain that other shards have no part in; null for them. */
  readonly masterchain: Cell | null
}

/** Reads a state that is not split. */
export function readShardState(state: Cell, part: string): ProvenState {
  const root = open(state, part)
  if (root.uint(32) !== 0x9023afe2n) throw new ProofError('malformed', part)
  root.bits(32 + 104 + 32 + 32 + 32 + 64 + 32 + 1)
  const hasMasterchain = root.bit()
  root.ref()
  const accounts = open(root.ref(), part)
  root.ref()
  return { accounts: accounts.maybeRef(), masterchain: hasMasterchain ? root.ref() : null }
}

/** Finds the hash of the newest block of the shard of an account, as the masterchain names it. */
export function findShardBlock(
  masterchain: Cell,
  account: { readonly workchain: number; readonly id: string },
  part: string,
): Uint8Array {
  const extra = open(masterchain, part)
  if (extra.uint(16) !== 0xcc26n) throw new ProofError('malformed', part)
  const workchains = extra.maybeRef()
  const key = BigInt.asUintN(32, BigInt(account.workchain)).toString(2).padStart(32, '0')
  const value = workchains && findValue(workchains, key, part)
  if (!value) throw new ProofError('absent', part)
  let node = open(value.ref(), part)
  for (let depth = 0; node.bit(); depth++) {
    const [zero, one] = [node.ref(), node.ref()]
    node = open(account.id[depth] === '1' ? one : zero, part)
  }
  const tag = node.uint(4)
  if (tag !== 0xan && tag !== 0xbn) throw new ProofError('malformed', part)
  node.bits(32 + 32 + 64 + 64)
  return node.bits(256)
}

/** An account in the dictionary of its shard. */
export interface ProvenAccount {
  readonly stateHash: Uint8Array
  readonly lastHash: Uint8Array
  readonly lastLt: bigint
}

/** Finds an account by the binary digits of its id; undefined if the dictionary shows that there is none. */
export function findAccount(accounts: Cell, id: string, part: string): ProvenAccount | undefined {
  const value = findValue(accounts, id, part)
  if (value === undefined) return undefined
  // Each node of this dictionary has the sum of balances below it: here, the balance of the account.
  value.bits(5)
  value.coins()
  value.maybeRef()
  return { stateHash: value.ref().hash(0), lastHash: value.bits(256), lastLt: value.uint(64) }
}

/** Finds the value of a key in a dictionary, some of whose other branches are pruned. */
function findValue(root: Cell, key: string, part: string): Slice | undefined {
  let rest = key
  for (let node = open(root, part); ;) {
    const [label, length] = readLabel(node, rest.length)
    if (length > 0 && label.toString(2).padStart(length, '0') !== rest.slice(0, length)) return undefined
    rest = rest.slice(length)
    if (rest === '') return node
    const [zero, one] = [node.ref(), node.ref()]
    node = open(rest.startsWith('1') ? one : zero, part)
    rest = rest.slice(1)
  }
}

/** Opens a cell that the proof must show. */
function open(cell: Cell, part: string): Slice {
  if (cell.type !== 'ordinary') throw new ProofError('pruned', part)
  return new Slice(cell)
}
