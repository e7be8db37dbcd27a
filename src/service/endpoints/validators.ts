import * as z from 'zod/mini'
import { address, boolean, integerKind, limit, offset, sort, textKind, utime, wordKind } from '../rows/shapes/kind.ts'
import { AddressBook } from '../rows/names.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { ValidatorComplaint, ValidatorCycle, ValidatorElection, ValidatorEvent } from '../rows/staking/validator.ts'
import { isHash, readHash, writeHash } from '../../ton/cells/hash.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { atMostOne, inTimeOrder, optional, type ParamRule, params } from './params.ts'

/** 32 bytes, which these answers write as upper-case hex. Other text stays: the rules refuse it by name. */
const key = {
  ...textKind({ name: 'key', expected: '32 bytes as 64 hex digits, base64 or base64url', check: isHash }),
  parse: readKey,
}

function readKey(given: string): string {
  const bytes = readHash(given.trim())
  return bytes === undefined ? given : writeHash(bytes, 'hex').toUpperCase()
}

/** Start of a cycle in Unix seconds, which is also the id of its election. */
const cycleStart = integerKind('cycleStart')

/** The last two are not in the public documentation of the service. */
const eventType = wordKind('validatorEventType', [
  'stake_accepted',
  'stake_rejected',
  'stake_recovered',
  'recover_requested',
  'recover_failed',
])

const holder = {
  /** Account that sent the stake to the elector: a wallet or a pool. */
  stake_holder_address: optional(address),
  /** ADNL address: 64 hex digits, base64 or base64url. */
  adnl_address: optional(key),
  /** Public key of the validator, in the same forms. */
  validator_pubkey: optional(key),
}

const page = {
  /** Rows per page, 1 to 1000. @default 10 */
  limit: optional(limit),
  /** Number of rows to skip. New rows shift the pages. Not in the public documentation of the service. @default 0 */
  offset: optional(offset),
  /** Direction of the time order. Not in the public documentation of the service. @default desc */
  sort: optional(sort),
}

const oneHolder = atMostOne(['stake_holder_address', 'adnl_address'])

/** Most rows of one page together with the members of each. */
const maxDetailedPage = 100

function smallPageWith(name: string): ParamRule {
  return {
    message: `takes a limit above ${maxDetailedPage} only without ${name}`,
    holds: (given) => given[name] !== true || Number(given['limit'] ?? 0) <= maxDetailedPage,
  }
}

/**
 * GET /validators/events
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse.
 * @throws {HttpError} 422 `provide either stake_holder_address or adnl_address, not both`: both.
 * @throws {HttpError} 422 `{param} must be a 32-byte value in hex, base64 or base64url format`:
 * validator_pubkey or adnl_address does not decode to 32 bytes.
 * @throws {HttpError} 422 `start_utime must be less than or equal to end_utime`: it is later.
 * @throws {HttpError} 422 `wrong value for sort parameter`: sort is not asc/desc (or a/d).
 * @throws {HttpError} 422 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const validatorEvents = definePagedEndpoint({
  name: 'validatorEvents',
  method: 'GET',
  path: '/validators/events',
  since: '1.3',
  summary: 'Elector events of validators: stake accepted, rejected, recovered.',
  params: params(
    {
      ...holder,
      /** Type of the event. Recoveries have no key and no ADNL address, so filters by these hide them. */
      type: optional(eventType),
      /** Events at or after this time. */
      start_utime: optional(utime),
      /** Events at or before this time. */
      end_utime: optional(utime),
      ...page,
    },
    oneHolder,
    inTimeOrder,
  ),
  result: openObject({
    /** Bound of the request; absent when it was not sent. */
    start_utime: z.nullish(z.number()),
    /** Bound of the request; absent when it was not sent. */
    end_utime: z.nullish(z.number()),
    events: z.array(ValidatorEvent),
    address_book: AddressBook,
  }),
  page: {
    size: 50,
    items: (result) => result.events,
    cursor: { utime: 'utime', key: ['tx_hash', 'type', 'stake_holder_address'] },
  },
})

/**
 * GET /validators/elections
 * @throws {HttpError} 422 as /validators/events.
 * @throws {HttpError} 422 `limit must not exceed 100 when return_participants is true`: it does.
 */
export const validatorElections = definePagedEndpoint({
  name: 'validatorElections',
  method: 'GET',
  path: '/validators/elections',
  since: '1.3',
  summary: 'Validator elections, optionally with their participants.',
  params: params(
    {
      /** Id of the election: the start of the cycle that it elects for. */
      election_id: optional(cycleStart),
      ...holder,
      /** Add the participants to every election; at most 100 rows then. @default false */
      return_participants: optional(boolean),
      /** Only elections that are finished, or only those that are not. */
      finished: optional(boolean),
      /** `election_id` at or after this time. */
      start_utime: optional(utime),
      /** `election_id` at or before this time. */
      end_utime: optional(utime),
      ...page,
    },
    oneHolder,
    smallPageWith('return_participants'),
    inTimeOrder,
  ),
  result: openObject({ elections: z.array(ValidatorElection), address_book: AddressBook }),
  page: {
    size: 20,
    items: (result) => result.elections,
    cursor: { utime: 'election_id', key: ['election_id'] },
    largest: ({ return_participants }) => (return_participants === true ? maxDetailedPage : 1000),
  },
})

/**
 * GET /validators/cycles
 * @throws {HttpError} 422 as /validators/events.
 * @throws {HttpError} 422 `limit must not exceed 100 when return_validators is true`: it does.
 */
export const validatorCycles = definePagedEndpoint({
  name: 'validatorCycles',
  method: 'GET',
  path: '/validators/cycles',
  since: '1.3',
  summary: 'Validation cycles (validator sets), optionally with their members and complaints.',
  params: params(
    {
      /** Start of the cycle, which identifies it. */
      cycle_start: optional(cycleStart),
      /** Election that produced the cycle. */
      election_id: optional(cycleStart),
      ...holder,
      /** Add the validators, with complaints, to every cycle; at most 100 rows then. @default false */
      return_validators: optional(boolean),
      /** `cycle_start` at or after this time. */
      start_utime: optional(utime),
      /** `cycle_start` at or before this time. */
      end_utime: optional(utime),
      ...page,
    },
    oneHolder,
    smallPageWith('return_validators'),
    inTimeOrder,
  ),
  result: openObject({ cycles: z.array(ValidatorCycle), address_book: AddressBook }),
  page: {
    size: 20,
    items: (result) => result.cycles,
    cursor: { utime: 'cycle_start', key: ['cycle_start'] },
    largest: ({ return_validators }) => (return_validators === true ? maxDetailedPage : 1000),
  },
})

/**
 * GET /validators/complaints
 * @throws {HttpError} 422 as /validators/events.
 */
export const validatorComplaints = definePagedEndpoint({
  name: 'validatorComplaints',
  method: 'GET',
  path: '/validators/complaints',
  since: '1.3',
  summary: 'Complaints filed against validators in the elector.',
  params: params(
    {
      /** Start of the cycle of the accused validator. */
      cycle_start: optional(cycleStart),
      /** Id of its election. */
      election_id: optional(cycleStart),
      ...holder,
      /** Complaints filed at or after this time. */
      start_utime: optional(utime),
      /** Complaints filed at or before this time. */
      end_utime: optional(utime),
      ...page,
    },
    oneHolder,
    inTimeOrder,
  ),
  result: openObject({ complaints: z.array(ValidatorComplaint), address_book: AddressBook }),
  page: {
    size: 50,
    items: (result) => result.complaints,
    cursor: { utime: 'created_at', key: ['cycle_start', 'complaint_hash'] },
  },
})
