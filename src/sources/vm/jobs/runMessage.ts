import type { Transaction } from '../../../service/rows/transaction.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { encode, type Emulator, type Verbosity } from '../engine/emulator.ts'
import type { Libraries } from '../engine/libraries.ts'
import { readShardAccount, type ShardAccount } from '../engine/state.ts'
import { VmError } from '../errors.ts'
import { readAccountParts } from '../rows/account.ts'
import { readSentMessages, readTransactionRow } from '../rows/transaction.ts'

/** Random seed of a forecast, 64 hex digits. Blocks have seeds that nobody knows before. */
export const emulatedSeed = '0'.repeat(64)

/** Network and time of emulated transactions. */
export interface EmulationContext {
  /** Configuration of the network, base64. */
  readonly config: string
  /** Unix seconds of all transactions. */
  readonly now: number
  /** Treats signature checks as passed. @default false */
  readonly ignoreChksig?: boolean | undefined
  /** Random seed of the block, 64 hex digits. @default zeros */
  readonly seed?: string | undefined
}

/** Network and moment in which a message is run. */
export interface RunContext extends EmulationContext {
  /** Logical time. */
  readonly lt: bigint
  readonly libraries: Libraries
  readonly verbosity?: Verbosity | undefined
}

/** A transaction that the emulator made. Nothing of it is read but what the next message needs. */
export interface RunOutput {
  /** Returns the row, which is read at the first call. */
  readonly row: () => Transaction
  readonly sent: readonly Cell[]
  readonly after: ShardAccount
  readonly log: string
  /** The list of actions, base64. */
  readonly actions: string | null
  /** Libraries that the code or the message refers to and that are not known, hex. */
  readonly missing: readonly string[]
}

/**
 * Runs one message on an account; `null` with a `which` runs a tick or a tock.
 * @throws {VmError} `not-accepted`: the external message has no effect.
 */
export async function runMessage(
  emulator: Emulator,
  {
    workchain,
    before,
    message,
    which,
  }: { workchain: number; before: ShardAccount; message: Cell | null; which?: 'tick' | 'tock' | undefined },
  { config, now, lt, seed = emulatedSeed, ignoreChksig = false, libraries, verbosity = 1 }: RunContext,
): Promise<RunOutput> {
  const { dictionary, missing } = await libraries.collect([readAccountParts(before.cell).code, message])
  const output = emulator.emulate({
    config,
    verbosity,
    shardAccount: before.boc,
    message: message === null ? '' : encode(message),
    libraries: dictionary,
    parameters: {
      utime: now,
      lt: String(lt),
      rand_seed: seed,
      ignore_chksig: ignoreChksig,
      debug_enabled: false,
      ...(message === null && { is_tick_tock: true, is_tock: which === 'tock' }),
    },
  })
  const log = output.vm_log ?? ''
  if (!output.success) {
    if (lacksLibrary(log)) throw missingLibrary(missing.join())
    const exitCode = output.vm_exit_code
    throw new VmError(
      'not-accepted',
      `The account does not accept the message${exitCode === undefined ? '' : `: exit code ${exitCode}`}.`,
      { exitCode },
    )
  }
  const after = readShardAccount(output.shard_account, before)
  const transaction = parseCell(output.transaction)
  let row: Transaction | undefined
  return {
    row: () => (row ??= readTransactionRow(transaction, workchain, message, before.cell, after.cell)),
    sent: readSentMessages(transaction),
    after,
    log,
    actions: output.actions ?? null,
    missing,
  }
}

/** A run needs a library cell. @param hashes In hex, as far as they are known. */
export function missingLibrary(hashes: string): VmError {
  return new VmError(
    'missing-library',
    `The library cell ${hashes} is not known: openVm can load it by its option library.`,
  )
}

/** Tells whether the log says that a library cell was needed and not known. */
export function lacksLibrary(log: string): boolean {
  return log.includes('failed to load library cell')
}

/** Tells whether the log says that a random number was drawn, so that the result depends on the seed of the block. */
export function drawsRandom(log: string): boolean {
  return /^execute (RAND|RANDU256|RANDSEED)\b/m.test(log)
}
