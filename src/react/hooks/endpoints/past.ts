'use client'
import { lookupBlock } from '../../../service/endpoints/v2/blocks.ts'
import { libraries, runGetMethodAt } from '../../../service/endpoints/v2/contracts.ts'
import {
  addressInformationAt,
  configAllAt,
  configParamAt,
  shardAccountCellAt,
} from '../../../service/endpoints/v2/states.ts'
import { createHook } from '../createHook.ts'
import { createHookAt } from './createHookAt.ts'

/**
 * Balance, code, data and status of one account as of a masterchain block.
 * @example const { data, error } = useAddressInformationAt({ address }, { seqno })
 */
export const useAddressInformationAt = createHookAt(addressInformationAt)

/**
 * The cell of one account in the state of its shard, as of a masterchain block.
 * @example const { data, error } = useShardAccountCellAt({ address }, { seqno })
 */
export const useShardAccountCellAt = createHookAt(shardAccountCellAt)

/**
 * Run a get-method on a contract as of a masterchain block.
 * @example const { data, error } = useRunGetMethodAt({ address, method: 'seqno', stack: [] }, { seqno })
 */
export const useRunGetMethodAt = createHookAt(runGetMethodAt)

/**
 * One parameter of the configuration of the network as of a masterchain block.
 * @example const { data, error } = useConfigParamAt({ config_id: 21 }, { seqno })
 */
export const useConfigParamAt = createHookAt(configParamAt)

/**
 * The whole configuration of the network as of a masterchain block.
 * @example const { data, error } = useConfigAllAt({}, { seqno })
 */
export const useConfigAllAt = createHookAt(configAllAt)

/**
 * The block of a shard by seqno, logical time or time.
 * @example const { data, error } = useLookupBlock({ workchain: -1, shard: '-9223372036854775808', seqno })
 */
export const useLookupBlock = createHook(lookupBlock)

/**
 * Library cells by hash.
 * @example const { data, error } = useLibraries({ libraries: ['0'.repeat(64)] })
 */
export const useLibraries = createHook(libraries)
