import * as z from 'zod/mini'
import { Message } from '../rows/message.ts'
import { AddressBook, Metadata } from '../rows/names.ts'
import { addressOrNull, boolean, direction, hash, lt, opcode, sort, utime } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { list, optional, paging, params } from './params.ts'

/**
 * GET /messages
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `direction should be one of: in, out`: other direction value.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 * @throws {HttpError} 500 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 */
export const messages = definePagedEndpoint({
  name: 'messages',
  method: 'GET',
  path: '/messages',
  summary: 'Messages by filter; one row per message, both ends joined.',
  params: params({
    /** Plain or normalized message hash. */
    msg_hash: optional(list(hash)),
    /**
     * Alias of msg_hash (single), used only when msg_hash is absent. A malformed value is silently
     * ignored (no 422, unfiltered result). Not in the public documentation of the service.
     */
    hash: optional(hash),
    /** Hash of the body cell. */
    body_hash: optional(hash),
    /** Sender; the literal null selects messages without a sender (external-in). */
    source: optional(addressOrNull),
    /**
     * Receiver; the literal null selects messages without a receiver (external-out, log messages).
     */
    destination: optional(addressOrNull),
    /** Opcode in hex with 0x. The service reads digits without it as hex first. */
    opcode: optional(opcode),
    /** created_at inclusive lower bound. */
    start_utime: optional(utime),
    /** created_at inclusive upper bound. */
    end_utime: optional(utime),
    /** created_lt inclusive lower bound. */
    start_lt: optional(lt),
    /** created_lt inclusive upper bound. */
    end_lt: optional(lt),
    /** in = look only at the receiving side, out = only at the sending side. */
    direction: optional(direction),
    /**
     * Drop messages without created_lt (external-in only; external-out messages have a created_lt
     * and stay). With a time bound created_at is tested instead. @default false
     */
    exclude_externals: optional(boolean),
    /**
     * Keep only messages without created_lt (external-in only). With a time bound created_at is
     * tested, so the two together match nothing. @default false
     */
    only_externals: optional(boolean),
    ...paging,
    /** Order by created_lt, or by created_at if a time bound is given. @default desc */
    sort: optional(sort),
  }),
  result: openObject({
    messages: z.array(Message),
    address_book: AddressBook,
    metadata: Metadata,
  }),
  page: {
    size: 50,
    items: (result) => result.messages,
    cursor: {
      lt: 'created_lt',
      utime: 'created_at',
      key: ['hash'],
      mixedSince: '1.3',
      // External-in messages have neither a sender nor a time of creation; a bound leaves them out.
      withoutValue: ({ exclude_externals, source, start_lt, end_lt, start_utime, end_utime }) =>
        exclude_externals !== true &&
        (source ?? 'null') === 'null' &&
        [start_lt, end_lt, start_utime, end_utime].every((bound) => bound === undefined)
          ? { only_externals: true }
          : undefined,
    },
  },
})
