import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type { configAllAt as wholeRow, configParamAt as oneRow } from '../../endpoints/v2/states.ts'
import type { Block } from '../../rows/block.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'
import { findBlock, stateNotKept } from './pastBlock.ts'

/** Look-ups that the rules of the configuration need. */
export interface FoundConfig {
  /** The masterchain block; undefined if it is not known. */
  readonly block: Block | undefined
  /** Seqno of the newest masterchain block. */
  readonly head: number
  /** Dictionary of the parameters at the block, base64; undefined if it is not kept. */
  readonly config: string | undefined
}

/** GET /getConfigAll of API v2 */
export const configAllAt = defineRule<Partial<ParamsOf<typeof wholeRow>>, never, FoundConfig>({
  answer: (_rows, { seqno }, found) => writeConfig(readConfigAt(seqno, found)),
})

/** GET /getConfigParam of API v2: the whole configuration, of which `pickParameter` takes one parameter. */
export const configParamAt = defineRule<Partial<ParamsOf<typeof oneRow>>, never, FoundConfig>({
  refuse({ config_id }) {
    if (config_id === undefined)
      throw new Refusal(422, 'failed to validate request: exactly one of config_id, param should be specified')
  },
  answer: (_rows, { seqno }, found) => writeConfig(readConfigAt(seqno, found)),
})

function readConfigAt(seqno: number | undefined, { block, head, config }: FoundConfig): string {
  findBlock(block, seqno, head)
  if (config === undefined) throw stateNotKept()
  return config
}

/** Writes a cell of the configuration as API v2 does. */
export function writeConfig(bytes: string): object {
  return { '@type': 'configInfo', config: { '@type': 'tvm.cell', bytes } }
}
