import { parseArgs, type ParseArgsConfig } from 'node:util'
import { TonlensError } from '../../ton/cells/errors.ts'

/**
 * Reads the arguments of a command; every command also has `--help`.
 * @throws {TonlensError} An option is unknown, or lacks its value.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new TonlensError(`${error instanceof Error ? error.message : String(error)}. See tonlens ${command} --help.`)
  }
}
