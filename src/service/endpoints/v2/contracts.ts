import { LibraryList, RunGetMethodAtResult } from '../../rows/v2/past.ts'
import { stackArgument } from '../../rows/v2/stack.ts'
import { address, hash, masterchainSeqno, text } from '../../rows/shapes/kind.ts'
import { defineEndpoint } from '../endpoint.ts'
import { list, params } from '../params.ts'

/**
 * POST /runGetMethod of API v2. Its twin runGetMethodStd writes the stack in types, but does not say which block it ran
 * on: the answer of this one names the block.
 * @throws {HttpError} 422 `Invalid number: {text}`: an argument is no number.
 * @throws {HttpError} 500 `LITE_SERVER_NOTREADY: cannot find block {block}: seqno not in db`: the block is not made
 * yet, or too old for this server.
 * @throws {HttpError} 500 `LITE_SERVER_ERROR: state already gc'd`: the server does not keep the state any more. It does
 * not ask an archive for get-methods, so that addressInformationAt may succeed all the same.
 * @throws {HttpError} 533 `Result stack depth >= 100`: the result is nested too deeply.
 */
export const runGetMethodAt = defineEndpoint({
  name: 'runGetMethodAt',
  method: 'POST',
  service: 'v2',
  path: '/runGetMethod',
  summary: 'Run a get-method on a contract as of a masterchain block.',
  params: params({
    /** Contract. */
    address: address,
    /** Method name. */
    method: text,
    /** Arguments, first pushed first. Input types: num (hex 0x.. or decimal string), cell, slice (base64 BOC). */
    stack: list(stackArgument, undefined, 0),
    /** Masterchain block whose committed state is meant. */
    seqno: masterchainSeqno,
  }),
  result: RunGetMethodAtResult,
  staleTime: Infinity,
})

/**
 * GET /getLibraries of API v2. It takes no block: a library is named by its hash.
 * @throws {HttpError} 422 `failed to parse get request: failed to parse libraries`: a hash does not parse.
 */
export const libraries = defineEndpoint({
  name: 'libraries',
  method: 'GET',
  service: 'v2',
  path: '/getLibraries',
  summary: 'Library cells by hash.',
  params: params({
    /** Hashes of library cells. */
    libraries: list(hash, 16),
  }),
  result: LibraryList,
  plural: { param: 'libraries', kind: 'hash', rows: 'result', field: 'hash', max: 16 },
})
