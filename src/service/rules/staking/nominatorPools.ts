import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as rows from '../../endpoints/staking.ts'
import type {
  NominatorPool,
  NominatorPoolEvent,
  NominatorPoolPosition,
  NominatorPoolValidatorEvent,
} from '../../rows/staking/nominator-pool.ts'
import { ascending, compareAddresses, compareDecimals, compareNumbers, inOrder, reverse } from '../order.ts'
import { isInTime, isValue, checkTimeOrder, echoTime, type TimeRange } from '../requests/filter.ts'
import { checkLimit, readPage } from '../requests/page.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'

/** Required parameters may be missing in a request over HTTP. */
type Given<E> = Partial<ParamsOf<E>>

interface Window extends TimeRange {
  readonly limit?: number | undefined
}

/** @throws {Refusal} 422 A parameter is missing, or the window is wrong. */
function checkWindow(missing: string | false, params: Window): void {
  if (missing !== false) throw new Refusal(422, missing)
  checkTimeOrder(params)
  checkLimit(params)
}

/** These listings have no offset: `end_utime` leads further back. */
function readWindow({ limit = 100 }: Window): { readonly limit: number; readonly offset: number } {
  return readPage({ limit })
}

const poolRequired = 'pool parameter is required'

/** Newest first; rows of one transaction arrive with the last one first. */
const newestFirst = reverse(
  inOrder<{ readonly utime: number; readonly tx_lt: string }>(
    ascending(({ utime }) => utime, compareNumbers),
    ascending(({ tx_lt }) => tx_lt, compareDecimals),
  ),
)

function sumOnPage(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n).toString()
}

/** A pool with its address, which its own row does not say. */
export interface KnownPool {
  readonly address: string
  readonly row: Omit<NominatorPool, 'address_book'>
}

/** GET /staking/nominatorPools/pool */
export const nominatorPool = defineRule<Given<typeof rows.nominatorPool>, KnownPool>({
  refuse({ pool }) {
    if (pool === undefined) throw new Refusal(422, poolRequired)
  },
  matches:
    ({ pool }) =>
    ({ address }) =>
      address === pool,
  answer([known]) {
    if (known === undefined) throw new Refusal(404, 'Pool not found')
    return known.row
  },
  names: (known, { pool }) => [
    pool,
    ...known.flatMap(({ row }) => [
      row.validator_address,
      ...(row.active_nominators ?? []).map(({ address }) => address),
    ]),
  ],
})

/** GET /staking/nominatorPools/nominator */
export const nominatorPoolNominator = defineRule<Given<typeof rows.nominatorPoolNominator>, KnownPool>({
  table: 'nominatorPools',
  refuse({ nominator }) {
    if (nominator === undefined) throw new Refusal(422, 'nominator parameter is required')
  },
  matches:
    ({ nominator }) =>
    ({ row }) =>
      (row.active_nominators ?? []).some(({ address }) => address === nominator),
  order: () => byPool,
  answer: (pools, { nominator }) => ({
    nominator_pools: pools.flatMap(({ address: pool_address, row }): NominatorPoolPosition[] =>
      (row.active_nominators ?? [])
        .filter(({ address }) => address === nominator)
        .map(({ balance, pending_balance }) => ({ pool_address, balance, pending_balance })),
    ),
  }),
  names: (pools, { nominator }) => [nominator, ...pools.map(({ address }) => address)],
})

const byPool = ascending<KnownPool, string>(({ address }) => address, compareAddresses)

/** GET /staking/nominatorPools/nominatorEvents */
const nominatorPoolNominatorEvents = defineRule<Given<typeof rows.nominatorPoolNominatorEvents>, NominatorPoolEvent>({
  table: 'nominatorEvents',
  refuse: (params) => checkWindow(params.pool === undefined && poolRequired, params),
  matches(params) {
    const isPool = isValue(params.pool)
    const isNominator = isValue(params.nominator)
    const inTime = isInTime(params)
    return (row) => isPool(row.pool_address) && isNominator(row.nominator_address) && inTime(undefined, row.utime)
  },
  order: () => newestFirst,
  page: readWindow,
  answer: (events, params) => ({ ...echoTime(params), events }),
  names: (events, { pool, nominator }) => [
    pool,
    nominator,
    ...events.flatMap((row) => [row.pool_address, row.nominator_address]),
  ],
})

/** GET /staking/nominatorPools/nominatorRewards */
const nominatorPoolNominatorRewards = defineRule<Given<typeof rows.nominatorPoolNominatorRewards>, NominatorPoolEvent>({
  table: 'nominatorEvents',
  refuse: (params) =>
    checkWindow(
      (params.nominator === undefined || params.pool === undefined) && 'nominator and pool parameters are required',
      params,
    ),
  matches({ nominator, pool, ...window }) {
    const inTime = isInTime(window)
    return (row) =>
      row.type === 'reward' &&
      row.pool_address === pool &&
      row.nominator_address === nominator &&
      inTime(undefined, row.utime)
  },
  order: () => newestFirst,
  page: readWindow,
  answer: (events, params) => ({
    ...echoTime(params),
    total_on_page: sumOnPage(events.map(({ amount }) => amount)),
    rewards: events.map(({ utime, amount, balance_before, tx_hash, tx_lt }) => ({
      utime,
      reward: amount,
      stake_before: balance_before,
      tx_hash,
      tx_lt,
    })),
  }),
  names: (_events, { nominator, pool }) => [nominator, pool],
})

/** GET /staking/nominatorPools/validatorEvents */
const nominatorPoolValidatorEvents = defineRule<
  Given<typeof rows.nominatorPoolValidatorEvents>,
  NominatorPoolValidatorEvent
>({
  table: 'poolValidatorEvents',
  refuse: (params) =>
    checkWindow(
      params.validator === undefined && params.pool === undefined && 'validator or pool parameter is required',
      params,
    ),
  matches(params) {
    const isValidator = isValue(params.validator)
    const isPool = isValue(params.pool)
    const isType = isValue<string>(params.type)
    const inTime = isInTime(params)
    return (row) =>
      isValidator(row.validator_address) && isPool(row.pool_address) && isType(row.type) && inTime(undefined, row.utime)
  },
  order: () => newestFirst,
  page: readWindow,
  answer: (events, params) => ({ ...echoTime(params), events }),
  names: (events, { validator, pool }) => [
    validator,
    pool,
    ...events.flatMap((row) => [row.pool_address, row.validator_address]),
  ],
})

/** GET /staking/nominatorPools/validatorRewards */
const nominatorPoolValidatorRewards = defineRule<
  Given<typeof rows.nominatorPoolValidatorRewards>,
  NominatorPoolValidatorEvent
>({
  table: 'poolValidatorEvents',
  refuse: (params) =>
    checkWindow(
      (params.validator === undefined || params.pool === undefined) && 'validator and pool parameters are required',
      params,
    ),
  matches({ validator, pool, ...window }) {
    const inTime = isInTime(window)
    return (row) =>
      row.type === 'reward' &&
      row.pool_address === pool &&
      row.validator_address === validator &&
      inTime(undefined, row.utime)
  },
  order: () => newestFirst,
  page: readWindow,
  answer: (events, params) => ({
    ...echoTime(params),
    total_on_page: sumOnPage(events.map(({ amount }) => amount)),
    rewards: events.map(({ utime, amount, balance_before, tx_hash, tx_lt, cycle_start, query_id }) => ({
      utime,
      reward: amount,
      balance_before,
      tx_hash,
      tx_lt,
      ...(typeof cycle_start === 'number' && { cycle_start }),
      ...(typeof query_id === 'string' && { query_id }),
    })),
  }),
  names: (_events, { validator, pool }) => [validator, pool],
})

/** The rules of `endpoints/staking.ts`. */
export const stakingRules = {
  nominatorPool,
  nominatorPoolNominator,
  nominatorPoolNominatorEvents,
  nominatorPoolNominatorRewards,
  nominatorPoolValidatorEvents,
  nominatorPoolValidatorRewards,
}
