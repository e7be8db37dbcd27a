import { parseCell, type CellSource } from '../../cells/boc.ts'
import type { Cell } from '../../cells/cell.ts'
import { readDictionary } from '../../cells/dictionary.ts'
import { Slice } from '../../cells/slice.ts'

/** A proposal to change the configuration on which validators vote. */
export interface ConfigProposal {
  /** Hash of the proposal, hex. */
  readonly hash: string
  /** Number of the parameter. */
  readonly id: number
  /** Proposed value; null if the parameter is to be removed. */
  readonly value: Cell | null
  /** Unix time at which the vote ends. */
  readonly expires: number
  readonly isCritical: boolean
  /** Validators of the present set that have voted for it. */
  readonly voters: number
  /** Weight that is still missing in the present round, decimal string. Negative once the round is won. */
  readonly remainingWeight: string
  readonly roundsRemaining: number
  /** Rounds that it has won and lost. */
  readonly wins: number
  readonly losses: number
}

/** Most proposals and voters that are read. */
const maxEntries = 5000

/**
 * Reads the proposals under vote from the data of the configuration contract: its parameters, a seqno, a key, and the
 * proposals by hash. Never throws.
 * @param data Data of the account -1:5555…5555.
 * @returns Undefined if the data has another layout, as the dictionary of parameters by itself has.
 */
export function readConfigProposals(data: CellSource): readonly ConfigProposal[] | undefined {
  try {
    const slice = new Slice(parseCell(data))
    slice.ref()
    slice.uint(32)
    slice.uint(256)
    const votes = slice.maybeRef()
    return votes === null
      ? []
      : readDictionary(votes, 256, maxEntries).map(([hash, value]) => readProposal(hash, value))
  } catch {
    return undefined
  }
}

/** Reads `cfg_proposal_status#ce`. */
function readProposal(hash: bigint, status: Slice): ConfigProposal {
  if (status.uint(8) !== 0xcen) throw new Error()
  const expires = Number(status.uint(32))
  const proposal = new Slice(status.ref())
  const isCritical = status.bit()
  const voters = status.maybeRef()
  const remainingWeight = String(status.int(64))
  status.uint(256)
  // cfg_proposal#f3
  if (proposal.uint(8) !== 0xf3n) throw new Error()
  return {
    hash: hash.toString(16).padStart(64, '0'),
    id: Number(proposal.int(32)),
    value: proposal.maybeRef(),
    expires,
    isCritical,
    voters: voters === null ? 0 : readDictionary(voters, 16, maxEntries).length,
    remainingWeight,
    roundsRemaining: Number(status.uint(8)),
    wins: Number(status.uint(8)),
    losses: Number(status.uint(8)),
  }
}
