import { DecodeResult } from '../rows/decode.ts'
import { asWritten, boc, opcode, text } from '../rows/shapes/kind.ts'
import { defineEndpoint } from './endpoint.ts'
import { list, optional, params } from './params.ts'

/**
 * GET /decode
 * @throws {HttpError} 422 `opcodes list exceeds maximum length of 1000`: more than 1000.
 * @throws {HttpError} 422 `bodies list exceeds maximum length of 1000`: more than 1000.
 * @throws {HttpError} 422 `invalid opcode format at index {i}: {value}`: opcode does not parse.
 * @throws {HttpError} 500 `marker request failed: {text}`: decoder not available.
 */
export const decode = defineEndpoint({
  name: 'decode',
  method: 'GET',
  path: '/decode',
  summary: 'Name opcodes and decode message bodies.',
  params: params({
    /** Opcodes: hex with or without 0x, or decimal. */
    opcodes: optional(list(asWritten(opcode), 1000)),
    /** Message bodies as BOC, base64 or hex. */
    bodies: optional(list(asWritten(boc), 1000)),
  }),
  result: DecodeResult,
})

/**
 * POST /decode
 * @throws {HttpError} 422 `opcodes list exceeds maximum length of 1000`: more than 1000.
 * @throws {HttpError} 422 `bodies list exceeds maximum length of 1000`: more than 1000.
 * @throws {HttpError} 422 `invalid opcode format at index {i}: {value}`: opcode does not parse.
 * @throws {HttpError} 500 `marker request failed: {text}`: decoder not available.
 */
export const decodePost = defineEndpoint({
  name: 'decodePost',
  method: 'POST',
  path: '/decode',
  summary: 'Same as GET decode, for long inputs.',
  params: params({
    /** As in GET. */
    opcodes: optional(list(asWritten(opcode), 1000)),
    /** As in GET. */
    bodies: optional(list(asWritten(text), 1000)),
  }),
  result: DecodeResult,
})
