import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type { configAllAt as wholeRow, configParamAt as oneRow } from '../../endpoints/v2/states.ts'
import type { Block } from '../../rows/block.ts'
import { parseCell } from '../../../ton/cells/boc.ts'
import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import { readDictionary } from '../../../ton/cells/dictionary.ts'
import { writeBoc } from '../../../ton/cells/writeBoc.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'
import { findBlock, stateNotKept } from './notInDb.ts'

/** Look-ups that the rules of the configuration need. */
export interface FoundConfig {
  /** The masterchain block; undefined if it is not known. */
  readonly block: Block | undefined
  /** Seqno of the newest masterchain block. */
  readonly head: number
  /** Dictionary of the parameters at the block, base64; undefined if it is not kept. */
  readonly config: string | undefined
}

/** Most parameters that a configuration can have. */
const maxParameters = 5000

/** GET /getConfigAll of API v2 */
export const configAllAt = defineRule<Partial<ParamsOf<typeof wholeRow>>, never, FoundConfig>({
  answer: (_rows, { seqno }, found) => writeConfig(readConfigAt(seqno, found)),
})

/** GET /getConfigParam of API v2 */
export const configParamAt = defineRule<Partial<ParamsOf<typeof oneRow>>, never, FoundConfig>({
  refuse({ config_id }) {
    if (config_id === undefined)
      throw new Refusal(422, 'failed to validate request: exactly one of config_id, param should be specified')
  },
  answer(_rows, { config_id = 0, seqno }, found) {
    const config = parseCell(readConfigAt(seqno, found))
    const [, value] = readDictionary(config, 32, maxParameters).find(([id]) => id === BigInt(config_id)) ?? []
    if (value === undefined) throw new Refusal(500, 'VALIDATE_CONFIG: the parameter is not set')
    return writeConfig(bytesToBase64(writeBoc(value.ref())))
  },
})

function readConfigAt(seqno: number | undefined, { block, head, config }: FoundConfig): string {
  findBlock(block, seqno, head)
  if (config === undefined) throw stateNotKept()
  return config
}

function writeConfig(bytes: string): object {
  return { '@type': 'configInfo', config: { '@type': 'tvm.cell', bytes } }
}
