import type { ConfigInfo } from '../../rows/v2/past.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import { readDictionary } from '../../../ton/cells/dictionary.ts'
import { writeBoc } from '../../../ton/cells/writeBoc.ts'
import { Refusal } from '../requests/refusal.ts'
import { writeConfig } from './configAt.ts'

/** Most parameters that a configuration can have. */
const maxParameters = 5000

/**
 * Takes one parameter out of the whole configuration. Readers of cells are loaded with it, on demand.
 * @throws {Refusal} The parameter is not set.
 */
export function pickParameter(whole: unknown, { config_id }: Readonly<Record<string, unknown>>): object {
  const entries = readDictionary(parseCell((whole as ConfigInfo).config.bytes), 32, maxParameters)
  const [, value] = entries.find(([id]) => Number(id) === config_id) ?? []
  if (value === undefined) throw new Refusal(500, 'VALIDATE_CONFIG: the parameter is not set')
  return writeConfig(bytesToBase64(writeBoc(value.ref())))
}
