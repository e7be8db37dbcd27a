import type { Transaction } from '../../../service/rows/transaction.ts'
import { parseAddress } from '../../../ton/cells/address.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import { encode, type Emulator, type Verbosity } from '../engine/emulator.ts'
import type { Libraries } from '../engine/libraries.ts'
import { buildShardAccount, type AccountSource } from '../engine/state.ts'
import { VmError } from '../errors.ts'
import { readDestination } from '../rows/message.ts'
import { drawsRandom, type EmulationContext, lacksLibrary, runMessage } from './runMessage.ts'

/** Input of one emulated message. */
export interface MessageInput extends EmulationContext {
  /** The message, as a base64 bag of cells: the cell that the chain has. */
  readonly message: string
  /** State of the account that receives it. */
  readonly account: AccountSource
  /** Logical time, decimal text. @default the next one of the account */
  readonly lt?: string | undefined
  /** Amount of log. @default 1 */
  readonly verbosity?: Verbosity | undefined
}

/** One emulated transaction. */
export interface MessageResult {
  readonly transaction: Transaction
  /** State after it, to emulate the next message with. */
  readonly shardAccount: string
  /** Messages that it sends, as base64 bags of cells. */
  readonly sent: readonly string[]
  readonly log: string
  /** List of actions, base64; `null` if the contract made none. */
  readonly actions: string | null
  /** A library cell was not known, so that the contract failed where it may succeed. */
  readonly lacksLibrary: boolean
  /** A random number was drawn: a block has another seed. */
  readonly isRandom: boolean
}

/** Runs one message on an account. @throws {VmError} `not-accepted`: an external message has no effect. */
export async function emulateMessage(
  emulator: Emulator,
  input: MessageInput,
  libraries: Libraries,
): Promise<MessageResult> {
  const message = parseCell(input.message)
  const account = readDestination(message)
  if (account === null)
    throw new VmError('failed', 'The message goes to no account: pass an external-in or an internal message.')
  const { workchain } = parseAddress(account)
  const before = buildShardAccount(input.account)
  const { row, sent, after, log, actions } = await runMessage(
    emulator,
    { workchain, before, message },
    { ...input, libraries, lt: BigInt(input.lt ?? 0) },
  )
  return {
    transaction: row(),
    shardAccount: after.boc,
    sent: sent.map(encode),
    log,
    actions,
    lacksLibrary: lacksLibrary(log),
    isRandom: drawsRandom(log),
  }
}
