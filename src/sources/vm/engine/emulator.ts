import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { writeBoc } from '../../../ton/cells/writeBoc.ts'
import { VmError } from '../errors.ts'

/** Exports of the emulator's module that are used. Text goes in and comes out as pointers. */
export interface EmulatorModule {
  _malloc(size: number): number
  _free(pointer: number): void
  _create_emulator(config: number, verbosity: number): number
  _destroy_emulator(emulator: number): void
  _emulate_with_emulator(
    emulator: number,
    libraries: number,
    account: number,
    message: number,
    parameters: number,
  ): number
  _run_get_method(parameters: number, stack: number, config: number): number
  lengthBytesUTF8(text: string): number
  stringToUTF8(text: string, pointer: number, size: number): void
  UTF8ToString(pointer: number): string
}

/** Amount of log: 0 results only, 1 instructions, 3 with gas and place, 4 with the stack, 5 with its cells. */
export type Verbosity = 0 | 1 | 3 | 4 | 5

/** Input of one transaction. */
interface EmulateInput {
  /** Configuration of the network, base64. */
  readonly config: string
  readonly verbosity: Verbosity
  /** Base64 bags of cells. */
  readonly shardAccount: string
  /** Empty for a tick or a tock. */
  readonly message: string
  readonly libraries?: string | undefined
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Answer of the emulator to one transaction. */
interface EmulateOutput {
  readonly success: boolean
  readonly transaction: string
  readonly shard_account: string
  readonly vm_log?: string
  readonly actions?: string | null
  readonly error?: string
  readonly vm_exit_code?: number
}

/** Answer of the emulator to a get-method. */
interface GetMethodOutput {
  readonly success: boolean
  readonly stack: string
  readonly gas_used: string
  readonly vm_exit_code: number
  readonly vm_log: string
  readonly missing_library: string | null
  readonly error?: string
}

/** The emulator as functions of text. All of them block until the contract has finished. */
export interface Emulator {
  emulate(input: EmulateInput): EmulateOutput
  runGetMethod(parameters: Readonly<Record<string, unknown>>, stack: Cell, config: string): GetMethodOutput
}

/** Wraps the module that the glue created. */
export function createEmulator(module: EmulatorModule): Emulator {
  /** The configuration is large: its text stays in the memory of the module. */
  let kept: { config: string; pointer: number } | undefined
  let current: { config: string; verbosity: number; pointer: number } | undefined

  function write(text: string): number {
    const size = module.lengthBytesUTF8(text) + 1
    const pointer = module._malloc(size)
    module.stringToUTF8(text, pointer, size)
    return pointer
  }

  function writeConfig(config: string): number {
    if (kept?.config === config) return kept.pointer
    if (kept !== undefined) module._free(kept.pointer)
    kept = { config, pointer: write(config) }
    return kept.pointer
  }

  /** Calls a function with texts, frees them, and reads its JSON. */
  function call(texts: readonly string[], run: (...pointers: number[]) => number): unknown {
    const pointers = texts.map(write)
    const answer = run(...pointers)
    for (const pointer of pointers) module._free(pointer)
    const text = module.UTF8ToString(answer)
    module._free(answer)
    return JSON.parse(text)
  }

  function emulatorFor(config: string, verbosity: number): number {
    if (current?.config === config && current.verbosity === verbosity) return current.pointer
    if (current !== undefined) module._destroy_emulator(current.pointer)
    current = undefined
    const pointer = module._create_emulator(writeConfig(config), verbosity)
    if (pointer === 0) throw new VmError('failed', 'The emulator refused the configuration of the network.')
    current = { config, verbosity, pointer }
    return pointer
  }

  return {
    emulate({ config, verbosity, shardAccount, message, libraries, parameters }) {
      const emulator = emulatorFor(config, verbosity)
      const texts = [shardAccount, message, JSON.stringify(parameters)]
      if (libraries !== undefined) texts.push(libraries)
      return readOutput(
        call(texts, (account = 0, sent = 0, given = 0, known = 0) =>
          module._emulate_with_emulator(emulator, known, account, sent, given),
        ),
      ) as EmulateOutput
    },
    runGetMethod(parameters, stack, config) {
      const pointer = writeConfig(config)
      return readOutput(
        call([JSON.stringify(parameters), encode(stack)], (given = 0, entries = 0) =>
          module._run_get_method(given, entries, pointer),
        ),
      ) as GetMethodOutput
    },
  }
}

function readOutput(answer: unknown): unknown {
  const { output, fail, message } = answer as {
    readonly output?: object
    readonly fail?: boolean
    readonly message?: string
  }
  if (fail === true || output === undefined)
    throw new VmError('failed', `The emulator refused its input: ${message ?? 'no reason given'}.`)
  return output
}

/** Base64 bag of cells, as the emulator takes it. */
export function encode(cell: Cell): string {
  return bytesToBase64(writeBoc(cell))
}
