import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as rows from '../../endpoints/validators.ts'
import type {
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorCycleValidator,
  ValidatorElection,
  ValidatorElectionParticipant,
  ValidatorEvent,
} from '../../rows/staking/validator.ts'
import {
  ascending,
  bothDirections,
  compareDecimals,
  compareNumbers,
  compareTexts,
  hashBytesOrder,
  inOrder,
  reverse,
} from '../order.ts'
import { isInTime, isValue, checkTimeOrder, echoTime, type TimeRange } from '../requests/filter.ts'
import { checkLimit, checkSort, type PageRange, readPage, readSort } from '../requests/page.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'

interface HolderParams {
  readonly stake_holder_address?: string | undefined
  readonly adnl_address?: string | undefined
  readonly validator_pubkey?: string | undefined
}

/** Fields that tell whose row it is; events of recoveries have no keys. */
interface Held {
  readonly stake_holder_address?: string | null | undefined
  readonly adnl_addr?: string | null | undefined
  readonly validator_pubkey?: string | null | undefined
}

/** Most rows of one answer together with the members of each. */
const maxDetailedPage = 100

/** @throws {Refusal} 422 In the service's order: holder, keys, size with members, times, sort, limit. */
function checkRequest(params: HolderParams & TimeRange & PageRange, members?: string, detailed?: boolean): void {
  if (params.stake_holder_address !== undefined && params.adnl_address !== undefined) {
    throw new Refusal(422, 'provide either stake_holder_address or adnl_address, not both')
  }
  for (const name of ['validator_pubkey', 'adnl_address'] as const) {
    const value = params[name]
    if (value !== undefined && !/^[0-9A-F]{64}$/.test(value)) {
      throw new Refusal(422, `${name} must be a 32-byte value in hex, base64 or base64url format`)
    }
  }
  if (detailed === true && params.limit !== undefined && params.limit > maxDetailedPage) {
    throw new Refusal(422, `limit must not exceed ${maxDetailedPage} when ${members ?? ''} is true`)
  }
  checkTimeOrder(params)
  checkSort(params.sort)
  checkLimit(params)
}

/** Makes the filter of the holder and the keys: one member has to fit all of them. */
function isHeldBy(params: HolderParams): (row: Held) => boolean {
  const isHolder = isValue(params.stake_holder_address)
  const isAdnl = isValue(params.adnl_address)
  const isKey = isValue(params.validator_pubkey)
  return (row) => isHolder(row.stake_holder_address) && isAdnl(row.adnl_addr) && isKey(row.validator_pubkey)
}

/** The participants of the election with an id. */
export interface ParticipantsFound {
  readonly participants: (electionId: number) => readonly ValidatorElectionParticipant[]
}

/** Finds how a holder took part in an election with the key of a validator: several holders can share one. */
function findHolder(
  { stake_holder_address }: HolderParams,
  { validator_pubkey }: Held,
  participants: readonly ValidatorElectionParticipant[],
): ValidatorElectionParticipant | undefined {
  return participants.find(
    (one) => one.stake_holder_address === stake_holder_address && one.validator_pubkey === validator_pubkey,
  )
}

function namesHolder({ stake_holder_address, adnl_address, validator_pubkey }: HolderParams): boolean {
  return stake_holder_address !== undefined || adnl_address !== undefined || validator_pubkey !== undefined
}

/** A list that is absent where it is not asked for, and where it is empty. */
function listed<Name extends string, Row>(name: Name, list: readonly Row[]): { readonly [N in Name]?: readonly Row[] } {
  return (list.length === 0 ? {} : { [name]: list }) as { readonly [N in Name]?: readonly Row[] }
}

const eventOrders = bothDirections(
  inOrder<ValidatorEvent>(
    ascending(({ utime }) => utime, compareNumbers),
    ascending(({ tx_lt }) => tx_lt, compareDecimals),
  ),
)

/** GET /validators/events */
const validatorEvents = defineRule<ParamsOf<typeof rows.validatorEvents>, ValidatorEvent>({
  table: 'validatorEvents',
  refuse: (params) => checkRequest(params),
  matches(params) {
    const isHeld = isHeldBy(params)
    const isType = isValue<string>(params.type)
    const inTime = isInTime(params)
    return (row) => isHeld(row) && isType(row.type) && inTime(row.tx_lt, row.utime)
  },
  order: (params) => eventOrders[readSort(params)],
  page: readPage,
  answer: (events, params) => ({ ...echoTime(params), events }),
  names: (events, { stake_holder_address }) => [stake_holder_address, ...events.map((row) => row.stake_holder_address)],
})

const electionOrders = bothDirections(
  ascending<ValidatorElection, number>(({ election_id }) => election_id, compareNumbers),
)

const largestStakeFirst = inOrder<ValidatorElectionParticipant>(
  reverse(ascending(({ stake }) => stake, compareDecimals)),
  ascending(({ validator_pubkey }) => validator_pubkey, compareTexts),
)

/** The participants of an election that a request lists. */
function listParticipants(
  { participants }: ValidatorElection,
  params: ParamsOf<typeof rows.validatorElections>,
): readonly ValidatorElectionParticipant[] {
  if (params.return_participants !== true) return []
  return (participants ?? []).filter(isHeldBy(params)).sort((a, b) => largestStakeFirst(a, b, hashBytesOrder))
}

/** GET /validators/elections */
const validatorElections = defineRule<ParamsOf<typeof rows.validatorElections>, ValidatorElection>({
  table: 'validatorElections',
  refuse: (params) => checkRequest(params, 'return_participants', params.return_participants),
  matches(params) {
    const isHeld = isHeldBy(params)
    const isElection = isValue(params.election_id)
    const isFinished = isValue(params.finished)
    const inTime = isInTime(params)
    return (row) =>
      isElection(row.election_id) &&
      isFinished(row.finished) &&
      inTime(undefined, row.election_id) &&
      (!namesHolder(params) || (row.participants ?? []).some(isHeld))
  },
  order: (params) => electionOrders[readSort(params)],
  page: readPage,
  answer: (elections, params) => ({
    elections: elections.map(({ participants: _all, ...row }) => ({
      ...row,
      ...listed('participants', listParticipants({ ...row, participants: _all }, params)),
    })),
  }),
  names: (elections, params) => [
    params.stake_holder_address,
    ...elections.flatMap((row) => listParticipants(row, params).map((one) => one.stake_holder_address)),
  ],
})

const cycleOrders = bothDirections(ascending<ValidatorCycle, number>(({ cycle_start }) => cycle_start, compareNumbers))
const byValidatorIndex = ascending<ValidatorCycleValidator, number>((row) => row.validator_index, compareNumbers)
const byComplaintHash = inOrder(
  ascending<ValidatorComplaint, string>((row) => row.complaint_hash, hashBytesOrder),
  ascending<ValidatorComplaint, number>((row) => row.cycle_start, compareNumbers),
)
const byCreation = bothDirections(ascending<ValidatorComplaint, number>((row) => row.created_at, compareNumbers))
const complaintOrders = {
  asc: inOrder(byCreation.asc, byComplaintHash),
  desc: inOrder(byCreation.desc, byComplaintHash),
}

/** Complaints against the validators of a cycle, and who took part in its election. */
export interface CycleFound extends ParticipantsFound {
  readonly complaints: (cycleStart: number) => readonly ValidatorComplaint[]
}

/** The validators of a cycle that a request lists, with the complaints against each. */
function listValidators(
  { validators, cycle_start, election_id }: ValidatorCycle,
  params: ParamsOf<typeof rows.validatorCycles>,
  { complaints, participants }: CycleFound,
): readonly ValidatorCycleValidator[] {
  if (params.return_validators !== true) return []
  const sorted = complaints(cycle_start).toSorted((a, b) => complaintOrders.desc(a, b, hashBytesOrder))
  const others = isHeldBy({ ...params, stake_holder_address: undefined })
  const asHeld = (row: ValidatorCycleValidator): readonly ValidatorCycleValidator[] => {
    if (params.stake_holder_address === undefined) return [row]
    const holder = typeof election_id === 'number' ? findHolder(params, row, participants(election_id)) : undefined
    return holder === undefined
      ? []
      : [{ ...row, stake_holder_address: holder.stake_holder_address, max_factor: holder.max_factor }]
  }
  return (validators ?? [])
    .filter(others)
    .flatMap(asHeld)
    .sort((a, b) => byValidatorIndex(a, b, hashBytesOrder))
    .map((row) => ({
      ...row,
      complaints: sorted.filter(({ validator_pubkey }) => validator_pubkey === row.validator_pubkey),
    }))
}

/** GET /validators/cycles */
const validatorCycles = defineRule<ParamsOf<typeof rows.validatorCycles>, ValidatorCycle, CycleFound>({
  refuse: (params) => checkRequest(params, 'return_validators', params.return_validators),
  matches(params, { participants }) {
    const { stake_holder_address, adnl_address, validator_pubkey } = params
    const isCycle = isValue(params.cycle_start)
    const isElection = isValue(params.election_id)
    const inTime = isInTime(params)
    // Each filter has to fit a member, not one member all of them. The holder is known through the election.
    const hasHolder = ({ election_id, validators }: ValidatorCycle) =>
      typeof election_id === 'number' &&
      (validators ?? []).some((one) => findHolder(params, one, participants(election_id)) !== undefined)
    return (row) =>
      isCycle(row.cycle_start) &&
      isElection(row.election_id) &&
      inTime(undefined, row.cycle_start) &&
      (stake_holder_address === undefined || hasHolder(row)) &&
      (adnl_address === undefined || (row.validators ?? []).some((one) => one.adnl_addr === adnl_address)) &&
      (validator_pubkey === undefined ||
        (row.validators ?? []).some((one) => one.validator_pubkey === validator_pubkey))
  },
  order: (params) => cycleOrders[readSort(params)],
  page: readPage,
  answer: (cycles, params, found) => ({
    cycles: cycles.map(({ validators: _all, ...row }) => ({
      ...row,
      ...listed('validators', listValidators({ ...row, validators: _all }, params, found)),
    })),
  }),
  names: (cycles, params, found) => [
    params.stake_holder_address,
    ...cycles.flatMap((cycle) =>
      listValidators(cycle, params, found).flatMap((row) => [
        row.stake_holder_address,
        ...row.complaints.flatMap(complaintNames),
      ]),
    ),
  ],
})

function complaintNames({ stake_holder_address, reward_address }: ValidatorComplaint): (string | null | undefined)[] {
  return [stake_holder_address, reward_address]
}

/** GET /validators/complaints */
const validatorComplaints = defineRule<
  ParamsOf<typeof rows.validatorComplaints>,
  ValidatorComplaint,
  ParticipantsFound
>({
  refuse: (params) => checkRequest(params),
  matches(params, { participants }) {
    const isHeld = isHeldBy({ ...params, stake_holder_address: undefined })
    // Not only the holder that the complaint shows: anyone who took part with its key.
    const hasHolder = (row: ValidatorComplaint) =>
      params.stake_holder_address === undefined || findHolder(params, row, participants(row.election_id)) !== undefined
    const isCycle = isValue(params.cycle_start)
    const isElection = isValue(params.election_id)
    const inTime = isInTime(params)
    return (row) =>
      isHeld(row) &&
      hasHolder(row) &&
      isCycle(row.cycle_start) &&
      isElection(row.election_id) &&
      inTime(undefined, row.created_at)
  },
  order: (params) => complaintOrders[readSort(params)],
  page: readPage,
  answer: (complaints) => ({ complaints }),
  names: (complaints, { stake_holder_address }) => [stake_holder_address, ...complaints.flatMap(complaintNames)],
})

/** The rules of `endpoints/validators.ts`. */
export const validatorRules = { validatorComplaints, validatorCycles, validatorElections, validatorEvents }
