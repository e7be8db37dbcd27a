import type { RunGetMethodResult, StackEntity } from '../../../service/rows/legacy.ts'
import { formatAddress } from '../../../ton/cells/address.ts'
import { methodId } from '../../../ton/cells/checksum.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import type { Emulator, Verbosity } from '../engine/emulator.ts'
import { keepRecent } from '../engine/keepRecent.ts'
import type { Libraries } from '../engine/libraries.ts'
import { readStackCell, writeStackCell } from '../engine/stack.ts'
import { VmError } from '../errors.ts'
import { emulatedSeed, missingLibrary } from './runMessage.ts'

/** Most gas that a get-method uses by default. */
const maxGas = 1_000_000

/** Input of a get-method. */
export interface GetMethodInput {
  /** Contract, any address form. */
  readonly address: string
  /** Name of the method, or its number. */
  readonly method: string | number
  /** Arguments in the form of the service, first pushed first. @default [] */
  readonly stack?: readonly StackEntity[] | undefined
  /** Base64 bags of cells. */
  readonly code: string
  readonly data: string
  /** Nanograms, decimal text. */
  readonly balance: string
  /** Configuration of the network, base64. */
  readonly config: string
  /** Unix seconds. @default now */
  readonly now?: number | undefined
  /** @default 1000000 */
  readonly gasLimit?: number | undefined
  /** Extra currencies by id, decimal text. @default none */
  readonly currencies?: Readonly<Record<string, string>> | undefined
  /** Amount of log. @default 1 */
  readonly verbosity?: Verbosity | undefined
}

/** Result of a get-method, in the shape of the service, and the log. */
export interface GetMethodResult extends RunGetMethodResult {
  readonly log: string
  /** Whether a random number was drawn: a node would draw another one. */
  readonly isRandom: boolean
}

const readCode = keepRecent<Cell>(16)

/**
 * Runs a get-method.
 * @throws {VmError} `missing-library`: the code needs a library cell that is not known.
 */
export async function runGetMethod(
  emulator: Emulator,
  input: GetMethodInput,
  libraries: Libraries,
): Promise<GetMethodResult> {
  const { method, stack = [], code, data, balance, config, gasLimit = maxGas } = input
  const { dictionary = '' } = await libraries.collect([readCode(code, () => parseCell(code))])
  const parameters = {
    code,
    data,
    verbosity: input.verbosity ?? 1,
    libs: dictionary,
    address: formatAddress(input.address),
    unixtime: input.now ?? Math.floor(Date.now() / 1000),
    balance,
    rand_seed: emulatedSeed,
    gas_limit: String(gasLimit),
    method_id: typeof method === 'number' ? method : methodId(method),
    debug_enabled: false,
    ...(input.currencies !== undefined &&
      Object.keys(input.currencies).length > 0 && { extra_currencies: input.currencies }),
  }
  const output = emulator.runGetMethod(parameters, writeStackCell(stack), config)
  if (!output.success)
    throw new VmError('failed', `The get-method could not be run: ${output.error ?? 'no reason given'}.`)
  const library = output.missing_library
  if (library) throw missingLibrary(library)
  const exit_code = output.vm_exit_code
  return {
    gas_used: Number(output.gas_used),
    exit_code,
    stack: readStackCell(parseCell(output.stack)),
    log: output.vm_log,
    isRandom: /^execute (RAND|RANDU256)\b/m.test(output.vm_log),
  }
}
