import { parseCell } from '../../ton/cells/boc.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { readDictionary } from '../../ton/cells/dictionary.ts'
import { configAccount } from '../../ton/facts/knownAccounts.ts'
import { encode } from './engine/emulator.ts'
import { VmError } from './errors.ts'

/**
 * Reads the configuration out of the data of its contract: the first reference is the dictionary of parameters.
 * @param data Data of {@link configAccount}, base64.
 * @throws {VmError} The data is not that of a configuration, or is cut off.
 */
export function extractConfig(data: string): string {
  try {
    const [root] = parseCell(data).refs
    if (root !== undefined && isConfig(root)) return encode(root)
  } catch {
    // The index can be run with a limit on the depth of data.
  }
  throw new VmError(
    'missing-config',
    'The configuration of the network cannot be read from its account: the service may cut deep data off. Pass it as the option config.',
  )
}

/** Parameter 0 is the address of the contract itself. */
function isConfig(root: Cell): boolean {
  const [first] = readDictionary(root, 32)
  return first !== undefined && first[0] === 0n && `-1:${bytesToHex(first[1].ref().data)}` === configAccount
}
