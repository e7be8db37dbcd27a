// The routes that version 1.3 adds: refusals, filters, order, pages and what the address book covers.
import { describe } from 'vitest'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import type {
  NominatorPoolEvent,
  NominatorPoolValidatorEvent,
} from '../../../../src/service/rows/staking/nominator-pool.ts'
import type {
  ValidatorComplaint,
  ValidatorCycleValidator,
  ValidatorEvent,
} from '../../../../src/service/rows/staking/validator.ts'
import { address, hash, testCases } from './cases.ts'

const [holder, other, reward] = [address('A', -1), address('B', -1), address('C', -1)]
const [pool, poolValidator, empty] = [address('D', -1), address('E', -1), address('F', -1)]
const [nominator, stranger] = [address('1'), address('2')]
const [key, otherKey, adnl, otherAdnl] = ['AB', 'CD', 'EF', '01'].map((pair) => pair.repeat(32)) as [
  string,
  string,
  string,
  string,
]
const hashes = Array.from({ length: 10 }, (_, at) => hash(at + 1))

function stakeEvent(at: number, row: Partial<ValidatorEvent>): ValidatorEvent {
  return {
    tx_hash: hashes[at] ?? '',
    tx_lt: String(1000 + at),
    utime: 100 * at,
    type: 'stake_accepted',
    stake_holder_address: holder,
    amount: '5',
    ...row,
  }
}

function complaint(at: number, row: Partial<ValidatorComplaint>): ValidatorComplaint {
  return {
    cycle_start: 2000,
    election_id: 2000,
    complaint_hash: hashes[at] ?? '',
    validator_pubkey: key,
    adnl_addr: adnl,
    stake_holder_address: holder,
    description_boc: '',
    created_at: 2100,
    severity: 1,
    reward_address: reward,
    paid: '1',
    suggested_fine: '101',
    suggested_fine_part: 0,
    voted_validators: [],
    vset_id: hash(0),
    weight_remaining: '7',
    approved_percent: 0,
    is_passed: false,
    ...row,
  }
}

function member(at: number, row: Partial<ValidatorCycleValidator>): ValidatorCycleValidator {
  return {
    validator_index: at,
    validator_pubkey: key,
    adnl_addr: adnl,
    weight: '1',
    stake_holder_address: holder,
    stake: '9',
    max_factor: 65536,
    complaints: [],
    ...row,
  }
}

const configuration = {
  total: 2,
  main: 2,
  total_weight: '2',
  validators_elected_for: 1000,
  elections_start_before: 500,
  elections_end_before: 100,
  stake_held_for: 500,
  max_validators: 400,
  max_main_validators: 100,
  min_validators: 2,
  min_stake_limit: '1',
  max_stake_limit: '100',
  min_total_stake: '2',
  max_stake_factor: 65536,
}

const participants = [
  { validator_pubkey: otherKey, stake: '9', max_factor: 65536, stake_holder_address: other, adnl_addr: otherAdnl },
  {
    validator_pubkey: key,
    validator_index: 0,
    stake: '10',
    max_factor: 65536,
    stake_holder_address: holder,
    adnl_addr: adnl,
  },
]
const election = { elect_close: 1, min_stake: '1', total_stake: '19', total_participants: 2, failed: false }

function nominatorEvent(at: number, row: Partial<NominatorPoolEvent>): NominatorPoolEvent {
  return {
    tx_hash: hashes[at] ?? '',
    tx_lt: String(1000 + at),
    utime: 100 * at,
    pool_address: pool,
    nominator_address: nominator,
    type: 'reward',
    amount: '7',
    balance_delta: '7',
    pending_balance_delta: '0',
    balance_before: '100',
    balance_after: '107',
    pending_balance_before: '0',
    pending_balance_after: '0',
    withdraw_request_before: false,
    withdraw_request_after: false,
    ...row,
  }
}

function ownEvent(at: number, row: Partial<NominatorPoolValidatorEvent>): NominatorPoolValidatorEvent {
  return {
    tx_hash: hashes[at] ?? '',
    tx_lt: String(1000 + at),
    utime: 100 * at,
    pool_address: pool,
    validator_address: poolValidator,
    type: 'reward',
    amount: '4',
    balance_delta: '4',
    balance_before: '50',
    balance_after: '54',
    validator_reward_share: 4000,
    ...row,
  }
}

const noNames = { address_book: {} }
const item = {
  address: address('7'),
  init: true,
  index: '5',
  collection_address: address('6'),
  owner_address: null,
  content: { domain: 'open.ton' },
  last_transaction_lt: '1',
  code_hash: hash(1),
  data_hash: hash(2),
  collection: null,
  on_sale: false,
}
const auction = { max_bid_address: nominator, max_bid_amount: '12', last_fill_up_time: '1', finished: false }

const index = createMemoryIndex(
  [
    {
      events: [
        stakeEvent(3, { type: 'stake_recovered' }),
        stakeEvent(2, { type: 'recover_failed', stake_holder_address: other }),
        stakeEvent(1, { validator_pubkey: key, adnl_addr: adnl, election_id: 2000 }),
      ],
      ...noNames,
    },
    {
      elections: [
        { ...election, election_id: 3000, finished: false },
        { ...election, election_id: 2000, finished: true, participants },
      ],
      ...noNames,
    },
    {
      cycles: [
        {
          ...configuration,
          cycle_start: 2000,
          cycle_end: 3000,
          election_id: 2000,
          validators: [
            member(1, { validator_pubkey: otherKey, adnl_addr: otherAdnl, stake_holder_address: other }),
            member(0, { complaints: [complaint(5, {}), complaint(4, {}), complaint(6, { created_at: 2200 })] }),
          ],
        },
        { ...configuration, cycle_start: 1000, cycle_end: 2000, validators: [member(0, {})] },
      ],
      ...noNames,
    },
    {
      stake_amount_sent: '0',
      validator_amount: '54',
      validator_address: poolValidator,
      validator_reward_share: 4000,
      state: 0,
      nominators_count: 1,
      max_nominators_count: 40,
      min_validator_stake: '1',
      min_nominator_stake: '1',
      active_nominators: [{ address: nominator, balance: '107', pending_balance: '3' }],
      address_book: Object.fromEntries(
        [pool, poolValidator, nominator].map((key) => [key, { user_friendly: key, domain: null, interfaces: [] }]),
      ),
    },
    {
      events: [
        nominatorEvent(4, { type: 'reward', amount: '-2', balance_delta: '-2' }),
        nominatorEvent(3, { type: 'pending_deposit_activation', amount: '3' }),
        nominatorEvent(3, { type: 'reward' }),
        nominatorEvent(2, { nominator_address: stranger }),
        nominatorEvent(1, { pool_address: empty }),
      ],
      ...noNames,
    },
    {
      events: [
        ownEvent(3, { type: 'penalty', amount: '9', balance_delta: '-9' }),
        ownEvent(2, { query_id: '8', cycle_start: 1000 }),
        ownEvent(1, {}),
      ],
      ...noNames,
    },
    {
      auctions: [
        { ...auction, nft_item_address: address('9'), domain: 'won.ton', auction_end_time: '4000' },
        { ...auction, nft_item_address: address('8'), domain: 'open-too.ton', auction_end_time: '6000' },
        { ...auction, nft_item_address: address('7'), domain: 'open.ton', auction_end_time: '6000', nft_item: item },
        {
          ...auction,
          nft_item_address: address('5'),
          domain: 'lost.ton',
          auction_end_time: '6000',
          max_bid_address: stranger,
        },
      ],
      metadata: {
        [address('6')]: { is_indexed: true, token_info: [{ type: 'nft_collections', valid: true, name: 'names' }] },
      },
      next_cursor: null,
      ...noNames,
    },
  ],
  { now: () => 5000, version: '1.3' },
)

const count = (name: string) => (body: Record<string, readonly unknown[]>) => body[name]?.length
const pick =
  (list: string, field: string) =>
  (body: Record<string, readonly Record<string, unknown>[]>): unknown =>
    body[list]?.map((row) => row[field])
const types = pick('events', 'type')
const base64Key = encodeURIComponent(btoa(String.fromCharCode(...new Uint8Array(32).fill(0xab))))
const form = 'must be a 32-byte value in hex, base64 or base64url format'

describe('validators/events', () => {
  testCases(index, [
    {
      says: 'No filter at all lists the newest events of the network.',
      url: 'validators/events',
      read: types,
      body: ['stake_recovered', 'recover_failed', 'stake_accepted'],
    },
    {
      says: 'tx_now (utime), tx_lt, both in the sort direction',
      url: 'validators/events?sort=asc&limit=2',
      read: types,
      body: ['stake_accepted', 'recover_failed'],
    },
    {
      says: 'Rows to skip; negative values act as 0.',
      url: 'validators/events?offset=-3',
      read: count('events'),
      body: 3,
    },
    { says: 'Page size; values below 1 act as 1.', url: 'validators/events?limit=0', read: count('events'), body: 1 },
    {
      says: 'The stored values recover_requested and recover_failed work too',
      url: 'validators/events?type=recover_failed',
      read: types,
      body: ['recover_failed'],
    },
    {
      says: 'not validated (an unknown type gives an empty list)',
      url: 'validators/events?type=nothing',
      body: { events: [] },
    },
    {
      says: 'start_utime / end_utime of the answer echo the request and are absent when not sent.',
      url: 'validators/events?start_utime=300',
      body: { start_utime: 300, events: [{ utime: 300 }] },
    },
    {
      says: 'Events is [] (status 200) when nothing matches.',
      url: 'validators/events?start_utime=900',
      body: { events: [] },
    },
    {
      says: '64 hex digits (any case, optional 0x), base64 or base64url with or without padding.',
      url: `validators/events?validator_pubkey=0x${key.toLowerCase()}`,
      read: types,
      body: ['stake_accepted'],
    },
    {
      says: 'UPPER-CASE HEX (64 digits), not base64 like every other hash of the API.',
      url: `validators/events?validator_pubkey=${base64Key}`,
      body: { events: [{ validator_pubkey: key, adnl_addr: adnl }] },
    },
    {
      says: 'recover events have none of them, so filtering by pubkey or ADNL hides recoveries.',
      url: `validators/events?adnl_address=${adnl}`,
      read: types,
      body: ['stake_accepted'],
    },
    {
      says: 'stake_holder_address of the request',
      url: `validators/events?stake_holder_address=${reward}`,
      body: { events: [], address_book: { [reward]: {} } },
    },
    {
      says: 'provide either stake_holder_address or adnl_address, not both',
      url: `validators/events?stake_holder_address=${holder}&adnl_address=zz`,
      status: 422,
      body: 'provide either stake_holder_address or adnl_address, not both',
    },
    {
      says: 'validator_pubkey is checked first',
      url: 'validators/events?adnl_address=zz&validator_pubkey=zz',
      status: 422,
      body: `validator_pubkey ${form}`,
    },
    {
      says: 'does not decode to 32 bytes, or is empty',
      url: 'validators/events?adnl_address=',
      status: 422,
      body: `adnl_address ${form}`,
    },
    {
      says: 'start_utime must be less than or equal to end_utime',
      url: 'validators/events?start_utime=2&end_utime=1&sort=up',
      status: 422,
      body: 'start_utime must be less than or equal to end_utime',
    },
    {
      says: 'Check order: parse, both-filters rule, hash forms, time order, sort, limit.',
      url: 'validators/events?sort=up&limit=1001',
      status: 422,
      body: 'wrong value for sort parameter',
    },
    {
      says: 'limit is not allowed: {limit} > {max}',
      url: 'validators/events?limit=1001',
      status: 422,
      body: 'limit is not allowed: 1001 > 1000',
    },
  ])
})

const electionIds = pick('elections', 'election_id')

describe('validators/elections', () => {
  testCases(index, [
    {
      says: 'participants is ABSENT (not []) without return_participants, and also when the list is empty.',
      url: 'validators/elections',
      read: (body: { elections: object[] }) => body.elections.map((row) => 'participants' in row),
      body: [false, false],
    },
    {
      says: 'participants are ordered by stake desc (numeric), then validator_pubkey.',
      url: 'validators/elections?election_id=2000&return_participants=true',
      read: (body: { elections: { participants: { stake: string }[] }[] }) =>
        body.elections[0]?.participants.map(({ stake }) => stake),
      body: ['10', '9'],
    },
    {
      says: 'with return_participants only the matching participants are listed, total_participants still counts all.',
      url: `validators/elections?validator_pubkey=${key}&return_participants=1`,
      body: { elections: [{ total_participants: 2, participants: [{ validator_pubkey: key }] }] },
    },
    {
      says: 'keep elections that have ONE participant matching all of them',
      url: `validators/elections?validator_pubkey=${key}&adnl_address=${otherAdnl}`,
      body: { elections: [] },
    },
    {
      says: 'Only finished (true) or only unfinished (false) elections.',
      url: 'validators/elections?finished=false',
      read: electionIds,
      body: [3000],
    },
    {
      says: 'election_id at or after this value (not elect_close).',
      url: 'validators/elections?start_utime=2500',
      read: electionIds,
      body: [3000],
    },
    {
      says: 'election_id in the sort direction',
      url: 'validators/elections?sort=a',
      read: electionIds,
      body: [2000, 3000],
    },
    {
      says: 'start_utime/end_utime are not echoed.',
      url: 'validators/elections?start_utime=1',
      read: (body: object) => 'start_utime' in body,
      body: false,
    },
    {
      says: 'limit must not exceed 100 when return_participants is true',
      url: 'validators/elections?return_participants=true&limit=101&sort=up',
      status: 422,
      body: 'limit must not exceed 100 when return_participants is true',
    },
  ])
})

interface Cycles {
  readonly cycles: readonly { readonly validators?: readonly ValidatorCycleValidator[] }[]
}
const listed = (body: Cycles) => body.cycles.map(({ validators }) => validators?.map((row) => row.validator_index))

describe('validators/cycles', () => {
  testCases(index, [
    {
      says: 'cycle_start in the sort direction',
      url: 'validators/cycles',
      read: pick('cycles', 'cycle_start'),
      body: [2000, 1000],
    },
    {
      says: 'validators is ABSENT (not []) without return_validators or when empty.',
      url: 'validators/cycles',
      read: listed,
      body: [undefined, undefined],
    },
    {
      says: 'validators are ordered by validator_index; complaints by created_at desc, then hash.',
      url: 'validators/cycles?cycle_start=2000&return_validators=true',
      read: listed,
      body: [[0, 1]],
    },
    {
      says: 'complaints by created_at desc, then hash.',
      url: 'validators/cycles?cycle_start=2000&return_validators=true',
      read: (body: Cycles) => body.cycles[0]?.validators?.[0]?.complaints.map((row) => row.complaint_hash),
      body: [hashes[6], hashes[4], hashes[5]],
    },
    {
      says: 'complaints inside a validator is always an array.',
      url: 'validators/cycles?cycle_start=1000&return_validators=true',
      read: (body: Cycles) => body.cycles[0]?.validators?.[0]?.complaints,
      body: [],
    },
    {
      says: 'cycles whose election is unknown (no election_id) never match it.',
      url: `validators/cycles?stake_holder_address=${holder}`,
      read: pick('cycles', 'cycle_start'),
      body: [2000],
    },
    {
      says: 'only matching validators are listed; total and main still describe the whole set.',
      url: `validators/cycles?validator_pubkey=${otherKey}&return_validators=true`,
      body: { cycles: [{ total: 2, main: 2, validators: [{ validator_pubkey: otherKey }] }] },
    },
    {
      says: 'cycles[].validators[].complaints[].reward_address',
      url: 'validators/cycles?cycle_start=2000&return_validators=true',
      body: { address_book: { [reward]: {}, [holder]: {}, [other]: {} } },
    },
    {
      says: 'limit must not exceed 100 when return_validators is true',
      url: 'validators/cycles?return_validators=true&limit=101',
      status: 422,
      body: 'limit must not exceed 100 when return_validators is true',
    },
  ])
})

describe('validators/complaints', () => {
  testCases(index, [
    {
      says: 'created_at in the sort direction, then complaint hash asc (hex text order of the bytes)',
      url: 'validators/complaints?sort=desc',
      read: pick('complaints', 'complaint_hash'),
      body: [hashes[6], hashes[4], hashes[5]],
    },
    {
      says: 'created_at in the sort direction, then complaint hash asc (hex text order of the bytes)',
      url: 'validators/complaints?sort=asc',
      read: pick('complaints', 'complaint_hash'),
      body: [hashes[4], hashes[5], hashes[6]],
    },
    {
      says: 'stake_holder_address, adnl_address, validator_pubkey describe the ACCUSED validator.',
      url: `validators/complaints?validator_pubkey=${otherKey}`,
      body: { complaints: [] },
    },
    {
      says: 'created_at at or after this time.',
      url: 'validators/complaints?start_utime=2200',
      read: count('complaints'),
      body: 1,
    },
  ])
})

describe('staking/nominatorPools', () => {
  const at = 'staking/nominatorPools'
  testCases(index, [
    {
      says: 'The body is the pool object itself, address_book is a key inside it.',
      url: `${at}/pool?pool=${pool}`,
      body: { validator_amount: '54', address_book: { [pool]: {}, [poolValidator]: {}, [nominator]: {} } },
    },
    {
      says: 'The answer does not repeat the pool address.',
      url: `${at}/pool?pool=${pool}`,
      read: (body: object) => Object.values(body).includes(pool),
      body: false,
    },
    { says: 'pool parameter is required', url: `${at}/pool`, status: 422, body: 'pool parameter is required' },
    { says: 'Pool not found', url: `${at}/pool?pool=${nominator}`, status: 404, body: 'Pool not found' },
    {
      says: 'nominator parameter is required',
      url: `${at}/nominator`,
      status: 422,
      body: 'nominator parameter is required',
    },
    {
      says: 'No paging; all positions at once.',
      url: `${at}/nominator?nominator=${nominator}`,
      body: { nominator_pools: [{ pool_address: pool, balance: '107', pending_balance: '3' }] },
    },
    {
      says: 'Unknown nominator: empty list with 200.',
      url: `${at}/nominator?nominator=${stranger}`,
      body: { nominator_pools: [], address_book: { [stranger]: {} } },
    },
    {
      says: 'utime desc, tx_lt desc, then order inside the transaction desc',
      url: `${at}/nominatorEvents?pool=${pool}`,
      read: types,
      body: ['reward', 'pending_deposit_activation', 'reward', 'reward'],
    },
    {
      says: 'A nominator alone is not enough: pool is required.',
      url: `${at}/nominatorEvents?nominator=${nominator}`,
      status: 422,
      body: 'pool parameter is required',
    },
    {
      says: 'No offset and no sort: both names are unknown here and ignored without notice.',
      url: `${at}/nominatorEvents?pool=${pool}&offset=2&sort=up&limit=1`,
      read: pick('events', 'utime'),
      body: [400],
    },
    {
      says: 'To go further back send end_utime = the oldest utime of the page (bounds are inclusive',
      url: `${at}/nominatorEvents?pool=${pool}&end_utime=300&limit=1`,
      read: pick('events', 'utime'),
      body: [300],
    },
    {
      says: 'events is [] when nothing matches or the pool is unknown (no 404).',
      url: `${at}/nominatorEvents?pool=${stranger}`,
      body: { events: [] },
    },
    {
      says: 'nominator and pool parameters are required',
      url: `${at}/nominatorRewards?pool=${pool}`,
      status: 422,
      body: 'nominator and pool parameters are required',
    },
    {
      says: 'total_on_page sums the returned rows only, not the whole history; "0" for an empty page.',
      url: `${at}/nominatorRewards?pool=${pool}&nominator=${nominator}&limit=1`,
      body: { total_on_page: '-2', rewards: [{ reward: '-2', stake_before: '100' }] },
    },
    {
      says: '"0" for an empty page.',
      url: `${at}/nominatorRewards?pool=${empty}&nominator=${stranger}`,
      body: { total_on_page: '0', rewards: [] },
    },
    {
      says: 'a reward can be negative when the validator was fined',
      url: `${at}/nominatorRewards?pool=${pool}&nominator=${nominator}`,
      body: { total_on_page: '5', rewards: [{ reward: '-2' }, { reward: '7' }] },
    },
    {
      says: 'validator or pool parameter is required',
      url: `${at}/validatorEvents`,
      status: 422,
      body: 'validator or pool parameter is required',
    },
    {
      says: 'Event type, compared literally, not validated (unknown gives an empty list).',
      url: `${at}/validatorEvents?pool=${pool}&type=Reward`,
      body: { events: [] },
    },
    {
      says: 'Validator wallet of the pool. validator or pool is required.',
      url: `${at}/validatorEvents?validator=${poolValidator}`,
      read: types,
      body: ['penalty', 'reward', 'reward'],
    },
    {
      says: 'Only type reward; penalties are left out (use validatorEvents with type=penalty).',
      url: `${at}/validatorRewards?pool=${pool}&validator=${poolValidator}`,
      body: {
        total_on_page: '8',
        rewards: [{ reward: '4', balance_before: '50', query_id: '8', cycle_start: 1000 }, { reward: '4' }],
      },
    },
    {
      says: 'start_utime must be less than or equal to end_utime',
      url: `${at}/validatorRewards?pool=${pool}&validator=${poolValidator}&start_utime=5&end_utime=4`,
      status: 422,
      body: 'start_utime must be less than or equal to end_utime',
    },
    {
      says: 'limit above the server maximum (1000)',
      url: `${at}/validatorRewards?pool=${pool}&validator=${poolValidator}&limit=1001`,
      status: 422,
      body: 'limit is not allowed: 1001 > 1000',
    },
  ])
})

const domains = pick('auctions', 'domain')
/** `next_cursor` after the auction that ends at 6000 of item 7. */
const cursor = btoa(`00000000000000006000:${address('7')}`).replace(/=+$/, '')

const described = (body: { metadata: object }) => Object.keys(body.metadata)

describe('dns/activeAuctions', () => {
  const at = `dns/activeAuctions?bidder=${nominator}`
  testCases(index, [
    {
      says: 'auction_end_time asc, nft_item_address asc',
      url: at,
      read: domains,
      body: ['won.ton', 'open.ton', 'open-too.ton'],
    },
    {
      says: 'Only auctions where bidder leads now; outbid and claimed auctions are not returned.',
      url: `dns/activeAuctions?bidder=${stranger}`,
      read: domains,
      body: ['lost.ton'],
    },
    {
      says: 'won is auction_end_time <= server time, finished in the row is the same test; bidding is the rest.',
      url: `${at}&state=won`,
      body: { auctions: [{ domain: 'won.ton', finished: true }] },
    },
    { says: 'bidding: still open', url: `${at}&state=bidding`, read: domains, body: ['open.ton', 'open-too.ton'] },
    { says: 'Case-sensitive; empty acts as all.', url: `${at}&state=`, read: count('auctions'), body: 3 },
    {
      says: 'state must be one of: all, won, bidding',
      url: `${at}&state=Won`,
      status: 422,
      body: 'state must be one of: all, won, bidding',
    },
    { says: 'next_cursor is null when the page holds fewer rows than limit.', url: at, body: { next_cursor: null } },
    {
      says: 'Cursor: next_cursor of the previous page, opaque, URL-safe without padding.',
      url: `${at}&limit=2`,
      body: { next_cursor: cursor },
    },
    { says: 'Rows strictly after it.', url: `${at}&after=${cursor}`, read: domains, body: ['open-too.ton'] },
    {
      says: 'A full last page still has a cursor and the next page is empty with next_cursor null.',
      url: `${at}&limit=3`,
      read: (body: { next_cursor: unknown }) => typeof body.next_cursor,
      body: 'string',
    },
    {
      says: 'Not together with after (offset=0 is allowed).',
      url: `${at}&after=${cursor}&offset=0`,
      read: domains,
      body: ['open-too.ton'],
    },
    {
      says: 'use either after or offset, not both',
      url: `${at}&after=${cursor}&offset=1`,
      status: 422,
      body: 'use either after or offset, not both',
    },
    { says: 'invalid after cursor', url: `${at}&after=%21`, status: 422, body: 'invalid after cursor' },
    {
      says: 'limit=0 or negative returns one row, and with the database backend next_cursor is then null although more rows exist',
      url: `${at}&limit=0`,
      body: { auctions: [{ domain: 'won.ton' }], next_cursor: null },
    },
    { says: 'sort is read but ignored (even a bad value).', url: `${at}&sort=up`, read: count('auctions'), body: 3 },
    {
      says: 'nft_item is absent without include_nft_items or when the item is unknown.',
      url: `${at}&include_nft_items=true&state=bidding`,
      read: (body: { auctions: object[] }) => body.auctions.map((row) => 'nft_item' in row),
      body: [true, false],
    },
    // A known item is described even where its document was never fetched; unknown items are not.
    { says: 'auctions[].nft_item_address', url: at, read: described, body: [address('7')] },
    {
      says: 'auctions[].nft_item.collection_address (only with include_nft_items=true)',
      url: `${at}&include_nft_items=true`,
      read: described,
      body: [address('7'), address('6')],
    },
    { says: 'bidder address is required', url: 'dns/activeAuctions', status: 422, body: 'bidder address is required' },
    {
      says: 'limit above 1000; a validation error that leaves as 500 on this endpoint',
      url: `${at}&limit=1001`,
      status: 500,
      body: 'limit is not allowed: 1001 > 1000',
    },
  ])
})
