import { readAddress } from '../../../ton/cells/address.ts'
import { parseBoc } from '../../../ton/cells/boc.ts'
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readHash, writeHash } from '../../../ton/cells/hash.ts'
import { equalBytes } from '../rowReader.ts'
import {
  findAccount,
  findShardBlock,
  openProof,
  readBlock,
  readShardState,
  type ProvenAccount,
  type ProvenBlock,
} from './blocks.ts'
import { ProofError, type AccountProofReason } from './proofError.ts'

/** An account state with its proofs, as a lite-server answers `getAccountState`. Bags of cells are hex or base64. */
export interface AccountProof {
  /** The masterchain block. */
  readonly id: { readonly root_hash: string }
  /** The newest block of the account's shard that the masterchain block names. */
  readonly shardblk: { readonly root_hash: string }
  /**
   * Proofs of the masterchain block's header and of the shard in its state; empty for an account of the masterchain.
   */
  readonly shard_proof: string
  /** Proofs of the shard block's header and of the account in its state. */
  readonly proof: string
  /** The account; empty if there is none. */
  readonly state: string
}

/** Options of {@link verifyAccountProof}. */
export interface VerifyAccountProofOptions {
  /** Root hash of the masterchain block from a source that is trusted, in any form. */
  readonly masterchainBlock?: string | undefined
}

/** Account at the moment of a masterchain block. */
export interface AccountAtBlock {
  /** Hash of the account's state, base64: `account_state_hash` of `accountStates`. Null if there is no account. */
  readonly stateHash: string | null
  /**
   * The account's last transaction up to then; null if there is no account. Its hash is a `head` for `verifyHistory`.
   */
  readonly lastTransaction: { readonly hash: string; readonly lt: string } | null
  /**
   * The masterchain block that the proof leads to. `time` is Unix time, seconds. Later blocks can change the account.
   */
  readonly masterchainBlock: { readonly hash: string; readonly seqno: number; readonly time: number }
}

/** Result of {@link verifyAccountProof}. */
export type AccountProofResult =
  | (AccountAtBlock & {
      readonly status: 'proven'
      /**
       * Facts that are believed, not checked. `masterchain-block`: that the masterchain block with this hash exists.
       * Empty with a trusted hash: then all follows from it.
       */
      readonly believed: readonly 'masterchain-block'[]
    })
  | {
      readonly status: 'unproven'
      readonly reason: AccountProofReason
      /** Field of the proof where the reason lies. */
      readonly part: string
    }

/**
 * Checks that an account was in a masterchain block with a state and a last transaction: from the state up through
 * the dictionary of accounts, the shard's state and block, and the masterchain's state, to the masterchain block.
 * Signatures of validators are not checked: the hash of the masterchain block is trusted, or believed. Never throws.
 * @param account Any form of the address.
 */
export function verifyAccountProof(
  account: string,
  proof: AccountProof,
  { masterchainBlock }: VerifyAccountProofOptions = {},
): AccountProofResult {
  try {
    const { found, block, hash } = walk(account, proof)
    const trusted = masterchainBlock === undefined ? undefined : readHash(masterchainBlock)
    if (masterchainBlock !== undefined && !(trusted && equalBytes(trusted, hash)))
      throw new ProofError('other-block', 'id')
    return {
      status: 'proven',
      stateHash: found ? writeHash(found.stateHash) : null,
      lastTransaction: found ? { hash: writeHash(found.lastHash), lt: String(found.lastLt) } : null,
      masterchainBlock: { hash: writeHash(hash), seqno: block.seqno, time: block.time },
      believed: trusted ? [] : ['masterchain-block'],
    }
  } catch (error) {
    if (error instanceof ProofError) return { status: 'unproven', reason: error.reason, part: error.part }
    return { status: 'unproven', reason: 'malformed', part: 'proof' }
  }
}

interface Walk {
  readonly found: ProvenAccount | undefined
  /** The masterchain block and its hash. */
  readonly block: ProvenBlock
  readonly hash: Uint8Array
}

function walk(account: string, given: AccountProof): Walk {
  const address = readAddress(account)
  if (address === undefined) throw new ProofError('malformed', 'account')
  const { workchain } = address
  const id = BigInt(`0x${bytesToHex(address.hash)}`)
    .toString(2)
    .padStart(256, '0')
  const own = readPair(given.proof, 'proof')
  if (own.block.workchain !== workchain || !id.startsWith(own.block.prefix)) throw new ProofError('mismatch', 'proof')
  needHash(own.hash, given.shardblk?.root_hash, 'shardblk')
  const { accounts } = readShardState(own.state, 'proof')
  const found = accounts === null ? undefined : findAccount(accounts, id, 'proof')
  checkState(given.state, found)
  if (workchain === -1) {
    needHash(own.hash, given.id?.root_hash, 'id')
    return { found, block: own.block, hash: own.hash }
  }
  const master = readPair(given.shard_proof, 'shard_proof')
  if (master.block.workchain !== -1) throw new ProofError('mismatch', 'shard_proof')
  needHash(master.hash, given.id?.root_hash, 'id')
  const { masterchain } = readShardState(master.state, 'shard_proof')
  if (masterchain === null) throw new ProofError('mismatch', 'shard_proof')
  const named = findShardBlock(masterchain, { workchain, id }, 'shard_proof')
  if (!equalBytes(named, own.hash)) throw new ProofError('mismatch', 'shard_proof')
  return { found, block: master.block, hash: master.hash }
}

/** Reads a proof of a block's header and one of a part of the state after it. */
function readPair(
  bag: string,
  part: string,
): { readonly block: ProvenBlock; readonly hash: Uint8Array; readonly state: Cell } {
  const roots = readRoots(bag, part)
  if (roots.length !== 2) throw new ProofError('malformed', part)
  const header = openProof(roots[0], part)
  const state = openProof(roots[1], part)
  const block = readBlock(header, part)
  if (!equalBytes(state.hash(0), block.stateHash)) throw new ProofError('mismatch', part)
  return { block, hash: header.hash(0), state }
}

/** Checks that the state that was sent is the one in the dictionary. */
function checkState(bag: string, found: ProvenAccount | undefined): void {
  const sent = bag === '' ? undefined : readRoots(bag, 'state')[0]
  const fits = found === undefined ? sent === undefined : sent !== undefined && equalBytes(sent.hash(), found.stateHash)
  if (!fits) throw new ProofError('mismatch', 'state')
}

function needHash(hash: Uint8Array, text: unknown, part: string): void {
  const named = typeof text === 'string' ? readHash(text) : undefined
  if (named === undefined) throw new ProofError('malformed', part)
  if (!equalBytes(named, hash)) throw new ProofError('mismatch', part)
}

function readRoots(bag: string, part: string): readonly Cell[] {
  try {
    return parseBoc(bag)
  } catch {
    throw new ProofError('malformed', part)
  }
}
