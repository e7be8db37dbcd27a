import { AddressInformationAt, CellBytes, ConfigInfo } from '../../rows/v2/past.ts'
import { address, integerKind, masterchainSeqno } from '../../rows/shapes/kind.ts'
import { defineEndpoint } from '../endpoint.ts'
import { params } from '../params.ts'

/** The state that a masterchain block has committed does not change. */
const staleTime = Infinity

/**
 * GET /getAddressInformation of API v2. Of the four calls that tell a state, this one has every field in one shape:
 * getExtendedAddressInformation leaves code and data of wallets out, getAddressBalance and getAddressState are fields
 * of it.
 * @throws {HttpError} 422 `failed to validate request: empty address`: address missing.
 * @throws {HttpError} 422 `failed to parse get request: failed to parse {param}`: a parameter value does not parse.
 * @throws {HttpError} 500 `LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db`: the block is not made yet
 * (the text then names the last known one), or too old for this server.
 * @throws {HttpError} 500 `LITE_SERVER_ERROR: state already gc'd`: the server does not keep the state any more.
 * @throws {HttpError} 542 `no workers available`: the server has no node.
 */
export const addressInformationAt = defineEndpoint({
  name: 'addressInformationAt',
  method: 'GET',
  service: 'v2',
  path: '/getAddressInformation',
  summary: 'Balance, code, data and status of one account as of a masterchain block.',
  params: params({
    /** Account, raw or in the 48-character form. */
    address: address,
    /** Masterchain block whose committed state is meant, for accounts of any workchain. */
    seqno: masterchainSeqno,
  }),
  result: AddressInformationAt,
  staleTime,
})

/**
 * GET /getShardAccountCell of API v2: the only call whose answer has the hash of the state.
 * @throws {HttpError} 422 `failed to validate request: empty address`: address missing.
 * @throws {HttpError} 500 `LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db`: the block is not made
 * yet, or too old for this server.
 * @throws {HttpError} 500 `LITE_SERVER_ERROR: state already gc'd`: the server does not keep the state any more.
 */
export const shardAccountCellAt = defineEndpoint({
  name: 'shardAccountCellAt',
  method: 'GET',
  service: 'v2',
  path: '/getShardAccountCell',
  summary: 'The cell of one account in the state of its shard, as of a masterchain block.',
  params: params({
    /** Account, raw or in the 48-character form. */
    address: address,
    /** Masterchain block whose committed state is meant, for accounts of any workchain. */
    seqno: masterchainSeqno,
  }),
  result: CellBytes,
  staleTime,
})

/**
 * GET /getConfigParam of API v2.
 * @throws {HttpError} 422 `failed to validate request: param should be non-negative`: the number is negative.
 * @throws {HttpError} 500 `LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db`: the block is not made
 * yet, or too old for this server.
 * @throws {HttpError} 500 `VALIDATE_CONFIG: {text}`: the parameter was not set at that block.
 */
export const configParamAt = defineEndpoint({
  name: 'configParamAt',
  method: 'GET',
  service: 'v2',
  path: '/getConfigParam',
  summary: 'One parameter of the configuration of the network as of a masterchain block.',
  params: params({
    // `param` is the newer name. Every deployment takes this one, and the documentation knows no other.
    /** Number of the parameter. */
    config_id: integerKind('configId', 0, 2 ** 31 - 1),
    /** Masterchain block. */
    seqno: masterchainSeqno,
  }),
  result: ConfigInfo,
  staleTime,
})

/**
 * GET /getConfigAll of API v2.
 * @throws {HttpError} 500 `LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db`: the block is not made
 * yet, or too old for this server.
 */
export const configAllAt = defineEndpoint({
  name: 'configAllAt',
  method: 'GET',
  service: 'v2',
  path: '/getConfigAll',
  summary: 'The whole configuration of the network as of a masterchain block.',
  params: params({
    /** Masterchain block. */
    seqno: masterchainSeqno,
  }),
  result: ConfigInfo,
  staleTime,
})
