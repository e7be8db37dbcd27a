import * as z from 'zod/mini'
import { address, limit, utime, wordKind } from '../rows/shapes/kind.ts'
import { AddressBook } from '../rows/names.ts'
import {
  NominatorPool,
  NominatorPoolEvent,
  NominatorPoolPosition,
  NominatorPoolValidatorEvent,
  NominatorPoolValidatorReward,
  NominatorReward,
} from '../rows/staking/nominator-pool.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { defineEndpoint, definePagedEndpoint } from './endpoint.ts'
import { atLeastOne, inTimeOrder, optional, params } from './params.ts'

/** These listings have neither offset nor sort: `end_utime` leads back in time. */
const window = {
  /** Events at or after this time. */
  start_utime: optional(utime),
  /** Events at or before this time. */
  end_utime: optional(utime),
  /** Most rows, 1 to 1000. @default 100, or what the deployment chose: send it */
  limit: optional(limit),
}

const echo = {
  /** Bound of the request; absent when it was not sent. */
  start_utime: z.nullish(z.number()),
  /** Bound of the request; absent when it was not sent. */
  end_utime: z.nullish(z.number()),
}

/** Pages of these listings: each begins at the time of the last row of the page before. */
const backInTime = { size: 50, withoutOffset: true } as const

/** The sum of the rewards of a page, as the service counts it. */
function sumRewards(rewards: readonly unknown[]): { readonly total_on_page: string } {
  const sum = (rewards as readonly { readonly reward: string }[]).reduce(
    (total, { reward }) => total + BigInt(reward),
    0n,
  )
  return { total_on_page: String(sum) }
}

const validatorEventType = wordKind('poolValidatorEventType', ['reward', 'penalty', 'deposit', 'withdrawal'])

/**
 * GET /staking/nominatorPools/pool
 * @throws {HttpError} 422 `pool parameter is required`: pool missing.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse.
 * @throws {HttpError} 404 `Pool not found`: the account is no nominator pool with the standard code.
 */
export const nominatorPool = defineEndpoint({
  name: 'nominatorPool',
  method: 'GET',
  path: '/staking/nominatorPools/pool',
  since: '1.3',
  summary: 'Current state of one nominator pool.',
  params: params({
    /** Contract of the pool. */
    pool: address,
  }),
  result: NominatorPool,
})

/**
 * GET /staking/nominatorPools/nominator
 * @throws {HttpError} 422 `nominator parameter is required`: nominator missing.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse.
 */
export const nominatorPoolNominator = defineEndpoint({
  name: 'nominatorPoolNominator',
  method: 'GET',
  path: '/staking/nominatorPools/nominator',
  since: '1.3',
  summary: 'Positions of one nominator in all pools.',
  params: params({
    /** Account of the nominator. */
    nominator: address,
  }),
  result: openObject({ nominator_pools: z.array(NominatorPoolPosition), address_book: AddressBook }),
})

/**
 * GET /staking/nominatorPools/nominatorEvents
 * @throws {HttpError} 422 `pool parameter is required`: pool missing.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse.
 * @throws {HttpError} 422 `start_utime must be less than or equal to end_utime`: it is later.
 * @throws {HttpError} 422 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const nominatorPoolNominatorEvents = definePagedEndpoint({
  name: 'nominatorPoolNominatorEvents',
  method: 'GET',
  path: '/staking/nominatorPools/nominatorEvents',
  since: '1.3',
  summary: 'Balance events of the nominators of one pool.',
  params: params(
    {
      /** Contract of the pool. */
      pool: address,
      /** Only events of this nominator. */
      nominator: optional(address),
      ...window,
    },
    inTimeOrder,
  ),
  result: openObject({ ...echo, events: z.array(NominatorPoolEvent), address_book: AddressBook }),
  page: {
    ...backInTime,
    items: (result) => result.events,
    cursor: { utime: 'utime', key: ['tx_hash', 'type', 'pool_address', 'nominator_address', 'balance_after'] },
  },
})

/**
 * GET /staking/nominatorPools/nominatorRewards
 * @throws {HttpError} 422 `nominator and pool parameters are required`: one of them missing.
 * @throws {HttpError} 422 as /staking/nominatorPools/nominatorEvents.
 */
export const nominatorPoolNominatorRewards = definePagedEndpoint({
  name: 'nominatorPoolNominatorRewards',
  method: 'GET',
  path: '/staking/nominatorPools/nominatorRewards',
  since: '1.3',
  summary: 'Rewards of one nominator in one pool.',
  params: params(
    {
      /** Account of the nominator. */
      nominator: address,
      /** Contract of the pool. */
      pool: address,
      ...window,
    },
    inTimeOrder,
  ),
  result: openObject({
    ...echo,
    /** Sum of the rewards of this page alone, nanograms as a decimal string. */
    total_on_page: z.string(),
    rewards: z.array(NominatorReward),
    address_book: AddressBook,
  }),
  page: {
    ...backInTime,
    items: (result) => result.rewards,
    cursor: { utime: 'utime', key: ['tx_hash', 'stake_before'] },
    totals: sumRewards,
  },
})

/**
 * GET /staking/nominatorPools/validatorEvents
 * @throws {HttpError} 422 `validator or pool parameter is required`: both missing.
 * @throws {HttpError} 422 as /staking/nominatorPools/nominatorEvents.
 */
export const nominatorPoolValidatorEvents = definePagedEndpoint({
  name: 'nominatorPoolValidatorEvents',
  method: 'GET',
  path: '/staking/nominatorPools/validatorEvents',
  since: '1.3',
  summary: "Balance events of pool validators (the owner's share inside nominator pools).",
  params: params(
    {
      /** Wallet of the pool's validator. */
      validator: optional(address),
      /** Contract of the pool. */
      pool: optional(address),
      /** Type of the event. */
      type: optional(validatorEventType),
      ...window,
    },
    atLeastOne(['validator', 'pool']),
    inTimeOrder,
  ),
  result: openObject({ ...echo, events: z.array(NominatorPoolValidatorEvent), address_book: AddressBook }),
  page: {
    ...backInTime,
    items: (result) => result.events,
    cursor: { utime: 'utime', key: ['tx_hash', 'type', 'pool_address', 'balance_after'] },
  },
})

/**
 * GET /staking/nominatorPools/validatorRewards
 * @throws {HttpError} 422 `validator and pool parameters are required`: one of them missing.
 * @throws {HttpError} 422 as /staking/nominatorPools/nominatorEvents.
 */
export const nominatorPoolValidatorRewards = definePagedEndpoint({
  name: 'nominatorPoolValidatorRewards',
  method: 'GET',
  path: '/staking/nominatorPools/validatorRewards',
  since: '1.3',
  summary: 'Rewards of one validator in one nominator pool.',
  params: params(
    {
      /** Wallet of the pool's validator. */
      validator: address,
      /** Contract of the pool. */
      pool: address,
      ...window,
    },
    inTimeOrder,
  ),
  result: openObject({
    ...echo,
    /** Sum of the rewards of this page alone, nanograms as a decimal string. */
    total_on_page: z.string(),
    rewards: z.array(NominatorPoolValidatorReward),
    address_book: AddressBook,
  }),
  page: {
    ...backInTime,
    items: (result) => result.rewards,
    cursor: { utime: 'utime', key: ['tx_hash', 'balance_before'] },
    totals: sumRewards,
  },
})
