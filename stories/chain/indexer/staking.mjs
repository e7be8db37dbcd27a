// Elections, cycles, a nominator pool and domain auctions: no emulator runs the elector, so all of it is made up.
import { digest } from '../random.mjs'

/**
 * @import { Chain } from './chain.mjs'
 * @import { Row } from './values.mjs'
 */

const coin = 1_000_000_000n
/** Configuration 15 of the main network, in seconds. */
const timing = {
  validators_elected_for: 65536,
  elections_start_before: 32768,
  elections_end_before: 8192,
  stake_held_for: 32768,
}
const maxFactor = 196608
const totalWeight = 1n << 60n

/** @param {...string} parts */
const hex = (...parts) =>
  digest('staking', ...parts)
    .toString('hex')
    .toUpperCase()
/** @param {...string} parts */
const hash = (...parts) => digest('staking', ...parts).toString('base64')
/** @param {string} name */
const account = (name) => `-1:${hex('account', name)}`

export const nominatorPoolAddress = account('pool')
const poolValidator = account('pool validator')

const validators = ['pool', 'anchor', 'beacon', 'cable', 'dredge', 'ebb', 'fathom', 'gannet'].map((name, index) => ({
  address: account(name),
  validator_pubkey: hex('key', name),
  adnl_addr: hex('adnl', name),
  stake: (340_000n + BigInt((index * 53_777) % 260_000)) * coin + BigInt(index * 7_031_337),
}))

/** The validator that stands for an election but does not get in. */
const late = {
  address: account('heron'),
  validator_pubkey: hex('key', 'heron'),
  adnl_addr: hex('adnl', 'heron'),
  stake: 300_000n * coin,
}

/** @param {number} utime */
const ltAt = (utime) => String(61_000_000_000_000n + BigInt(utime - 1_760_000_000) * 4_000_000n)

/**
 * Starts of the cycles around the last moment of the chain: the newest has not begun, its election is open.
 * @param {Chain} chain
 */
function cycleStarts({ entries }) {
  const last = Math.max(...entries.map(({ now }) => now))
  const next = last + 20_000
  return [3, 2, 1, 0].map((back) => next - back * timing.validators_elected_for)
}

/** @param {number} round */
const members = (round) =>
  validators.map((row, index) => ({ ...row, index, stake: row.stake + BigInt(round * (index + 3)) * 91n * coin }))

/** @param {Chain} chain @returns {Row[]} */
export function electionRows(chain) {
  const starts = cycleStarts(chain)
  return starts
    .map((start, round) => {
      const finished = round < starts.length - 1
      const standing = [...members(round), ...(round === 1 ? [{ ...late, index: undefined }] : [])].slice(
        0,
        finished ? undefined : 5,
      )
      return {
        election_id: start,
        elect_close: start - timing.elections_end_before,
        min_stake: String(300_000n * coin),
        total_stake: String(standing.reduce((sum, { stake }) => sum + stake, 0n)),
        total_participants: standing.length,
        failed: false,
        finished,
        participants: standing
          .toSorted((a, b) => (a.stake < b.stake ? 1 : -1))
          .map(({ validator_pubkey, adnl_addr, address, stake, index }) => ({
            validator_pubkey,
            ...(finished && index !== undefined ? { validator_index: index } : {}),
            stake: String(stake),
            max_factor: maxFactor,
            stake_holder_address: address,
            adnl_addr,
          })),
      }
    })
    .toReversed()
}

/** @param {Chain} chain @returns {Row[]} */
export function cycleRows(chain) {
  const complaints = complaintRows(chain)
  return cycleStarts(chain)
    .slice(0, -1)
    .map((start, round) => {
      const set = members(round)
      const total = set.reduce((sum, { stake }) => sum + stake, 0n)
      const stakes = set.map(({ stake }) => stake).toSorted((a, b) => (a < b ? -1 : 1))
      return {
        election_id: start,
        cycle_start: start,
        cycle_end: start + timing.validators_elected_for,
        total: set.length,
        main: 5,
        total_weight: String(totalWeight),
        total_stake: String(total),
        ...timing,
        max_validators: 400,
        max_main_validators: 100,
        min_validators: 5,
        min_stake: String(stakes[0]),
        max_stake: String(stakes.at(-1)),
        min_stake_limit: String(300_000n * coin),
        max_stake_limit: String(10_000_000n * coin),
        min_total_stake: String(1_500_000n * coin),
        max_stake_factor: maxFactor,
        validators: set.map(({ validator_pubkey, adnl_addr, address, stake, index }) => ({
          validator_index: index,
          validator_pubkey,
          adnl_addr,
          weight: String((totalWeight * stake) / total),
          stake_holder_address: address,
          stake: String(stake),
          max_factor: maxFactor,
          complaints: complaints.filter(
            (row) => row['cycle_start'] === start && row['validator_pubkey'] === validator_pubkey,
          ),
        })),
      }
    })
    .toReversed()
}

/** @param {Chain} chain @returns {Row[]} */
export function complaintRows(chain) {
  const starts = cycleStarts(chain)
  return [
    { name: 'dredge', round: 0, after: 66_500, votes: 6, fine: 101n },
    { name: 'gannet', round: 1, after: 66_900, votes: 2, fine: 101n },
    { name: 'dredge', round: 1, after: 67_400, votes: 0, fine: 1_000n },
  ]
    .map(({ name, round, after, votes, fine }, index) => {
      const start = starts[round] ?? 0
      const set = members(round + 1)
      const total = set.reduce((sum, { stake }) => sum + stake, 0n)
      const weights = set.map(({ stake }) => (totalWeight * stake) / total)
      const voted = weights.slice(0, votes).reduce((sum, weight) => sum + weight, 0n)
      return {
        cycle_start: start,
        election_id: start,
        complaint_hash: hash('complaint', String(index)),
        validator_pubkey: hex('key', name),
        adnl_addr: hex('adnl', name),
        stake_holder_address: account(name),
        description_boc: 'te6cckEBAQEAAgAAAEysuc0=',
        created_at: start + after,
        severity: 1,
        reward_address: account('watch'),
        paid: String(9n * coin),
        suggested_fine: String(fine * coin),
        suggested_fine_part: 0,
        voted_validators: set.slice(0, votes).map(({ index: at, validator_pubkey, adnl_addr }) => ({
          validator_index: at,
          validator_pubkey,
          adnl_addr,
          weight: String(weights[at]),
        })),
        vset_id: votes === 0 ? Buffer.alloc(32).toString('base64') : hash('set', String(round + 1)),
        weight_remaining: String((totalWeight * 2n) / 3n - voted),
        approved_percent: Math.round(Number((voted * 100_000n) / totalWeight)) / 1000,
        is_passed: voted > (totalWeight * 2n) / 3n,
      }
    })
    .toSorted((a, b) => b.created_at - a.created_at)
}

/** @param {Chain} chain @returns {Row[]} */
export function validatorEventRows(chain) {
  return cycleStarts(chain)
    .flatMap((start, round, starts) => {
      const isOpen = round === starts.length - 1
      const standing = members(round).slice(0, isOpen ? 5 : undefined)
      const opened = start - timing.elections_start_before
      const accepted = standing.map(({ validator_pubkey, adnl_addr, address, stake, index }) => ({
        utime: opened + 900 + index * 620,
        type: 'stake_accepted',
        stake_holder_address: address,
        validator_pubkey,
        adnl_addr,
        election_id: start,
        query_id: String(opened + index),
        amount: String(stake),
      }))
      const rejected = {
        utime: opened + 1500,
        type: 'stake_rejected',
        stake_holder_address: late.address,
        validator_pubkey: late.validator_pubkey,
        adnl_addr: late.adnl_addr,
        election_id: start,
        query_id: String(opened),
        amount: String(120_000n * coin),
        reason: 5,
      }
      const free = start + timing.validators_elected_for + timing.stake_held_for
      const recovered = members(round).map(({ address, stake, index }) => ({
        utime: free + 300 + index * 410,
        type: 'stake_recovered',
        stake_holder_address: address,
        query_id: String(free + index),
        amount: String(stake + stake / 7_400n),
      }))
      const last = Math.max(...chain.entries.map(({ now }) => now))
      return [...accepted, ...(round === 2 ? [rejected] : []), ...recovered].filter(({ utime }) => utime <= last)
    })
    .toSorted((a, b) => b.utime - a.utime)
    .map(({ utime, ...row }, at, rows) => ({
      tx_hash: hash('event', row.type, row.stake_holder_address, String(utime)),
      // All are transactions of the elector, so the ones of one second still differ in their logical time.
      tx_lt: String(BigInt(ltAt(utime)) + BigInt(rows.slice(at + 1).filter((older) => older.utime === utime).length)),
      utime,
      ...row,
    }))
}

const nominators = ['alice', 'bruno', 'chiara', 'elena', 'hugo', 'olga']
/** Share of the rewards that the validator keeps, in 1/10000. */
const rewardShare = 4000

/**
 * The history of the pool, and what is left in it.
 * @param {Chain} chain
 * @param {(name: string) => string} person
 */
export function readPool(chain, person) {
  const last = cycleStarts(chain).at(-2) ?? 0
  /** @type {Row[]} */
  const events = []
  /** @type {Row[]} */
  const validatorEvents = []
  const holdings = new Map(nominators.map((name) => [person(name), { balance: 0n, pending: 0n, leaves: false }]))
  let own = 0n

  /** @param {string} what @param {number} utime */
  const transaction = (what, utime) => ({ tx_hash: hash('pool', what, String(utime)), tx_lt: ltAt(utime), utime })
  /** @param {ReturnType<typeof transaction>} tx @param {string} nominator @param {string} type @param {{ balance?: bigint, pending?: bigint, leaves?: boolean }} change */
  const change = (tx, nominator, type, { balance = 0n, pending = 0n, leaves }) => {
    const before = holdings.get(nominator) ?? { balance: 0n, pending: 0n, leaves: false }
    const after = {
      balance: before.balance + balance,
      pending: before.pending + pending,
      leaves: leaves ?? before.leaves,
    }
    holdings.set(nominator, after)
    const size =
      type === 'withdrawal_request'
        ? 0n
        : type === 'reward'
          ? balance
          : balance + (type === 'pending_deposit_activation' ? 0n : pending)
    events.unshift({
      ...tx,
      pool_address: nominatorPoolAddress,
      nominator_address: nominator,
      type,
      amount: String(type === 'reward' || size >= 0n ? size : -size),
      balance_delta: String(balance),
      pending_balance_delta: String(pending),
      balance_before: String(before.balance),
      balance_after: String(after.balance),
      pending_balance_before: String(before.pending),
      pending_balance_after: String(after.pending),
      withdraw_request_before: before.leaves,
      withdraw_request_after: after.leaves,
    })
  }
  /** @param {ReturnType<typeof transaction>} tx @param {string} type @param {bigint} delta @param {Row} [rest] */
  const changeOwn = (tx, type, delta, rest = {}) => {
    validatorEvents.unshift({
      ...tx,
      pool_address: nominatorPoolAddress,
      validator_address: poolValidator,
      type,
      amount: String(delta < 0n ? -delta : delta),
      balance_delta: String(delta),
      balance_before: String(own),
      balance_after: String(own + delta),
      ...rest,
      validator_reward_share: rewardShare,
    })
    own += delta
  }

  const rounds = [7, 6, 5, 4, 3, 2, 1].map(
    (back) => last - 32_768 + 3_000 - (back - 1) * 2 * timing.validators_elected_for,
  )
  const opened = (rounds[0] ?? 0) - 140_000
  changeOwn(transaction('own deposit', opened), 'deposit', 120_000n * coin, { query_id: '1' })
  for (const [index, name] of nominators.slice(0, 4).entries()) {
    change(transaction(name, opened + 900 * (index + 1)), person(name), 'deposit', {
      balance: BigInt(60_000 - index * 11_500) * coin,
    })
  }
  for (const [round, utime] of rounds.entries()) {
    if (round === 2) change(transaction('late', utime - 40_000), person('hugo'), 'deposit', { pending: 15_000n * coin })
    if (round === 3)
      change(transaction('later', utime - 30_000), person('olga'), 'deposit', { pending: 10_500n * coin })
    if (round === 5)
      change(transaction('leave', utime - 20_000), person('chiara'), 'withdrawal_request', { leaves: true })
    const tx = transaction('round', utime)
    const stake = own + [...holdings.values()].reduce((sum, { balance }) => sum + balance, 0n)
    const isFined = round === 4
    const reward = stake / 7_400n + BigInt(round * 13_711_000)
    const cycle = {
      query_id: String(utime),
      cycle_start: utime - timing.stake_held_for - timing.validators_elected_for - 3_000,
    }
    if (isFined) changeOwn(tx, 'penalty', -101n * coin, cycle)
    else changeOwn(tx, 'reward', (reward * BigInt(rewardShare)) / 10_000n, cycle)
    const shared = isFined ? 0n : reward - (reward * BigInt(rewardShare)) / 10_000n
    const staked = [...holdings.values()].reduce((sum, { balance }) => sum + balance, 0n)
    for (const [nominator, { balance, pending, leaves }] of holdings) {
      if (balance > 0n && shared > 0n) change(tx, nominator, 'reward', { balance: (shared * balance) / staked })
      if (pending > 0n) change(tx, nominator, 'pending_deposit_activation', { balance: pending, pending: -pending })
      if (leaves)
        change(tx, nominator, 'withdrawal', { balance: -(holdings.get(nominator)?.balance ?? 0n), leaves: false })
    }
  }
  change(transaction('waiting', last + 30_000), person('alice'), 'deposit', { pending: 5_000n * coin })
  const left = [...holdings].filter(([, { balance, pending }]) => balance + pending > 0n)
  const sent = own + left.reduce((sum, [, { balance }]) => sum + balance, 0n)
  const state = {
    stake_amount_sent: String(sent),
    validator_amount: String(own),
    validator_address: poolValidator,
    validator_reward_share: rewardShare,
    state: 2,
    nominators_count: left.length,
    max_nominators_count: 40,
    min_validator_stake: String(100_000n * coin),
    min_nominator_stake: String(10_000n * coin),
    active_nominators: left.map(([address, { balance, pending }]) => ({
      address,
      balance: String(balance),
      pending_balance: String(pending),
    })),
  }
  return { state, events, validatorEvents }
}

/** @param {Chain} chain @param {(name: string) => string} person @returns {Row[]} */
export function auctionRows(chain, person) {
  const last = Math.max(...chain.entries.map(({ now }) => now))
  return [
    { domain: 'cove.ton', bid: 126n, bidder: 'alice', ends: 26_000 },
    { domain: 'pier-nine.ton', bid: 15n, bidder: 'alice', ends: -5_400 },
    { domain: 'saltmarsh.ton', bid: 21n, bidder: 'alice', ends: 560_000 },
    { domain: 'sextant.ton', bid: 340n, bidder: 'bruno', ends: 90_000 },
  ]
    .map(({ domain, bid, bidder, ends }) => ({
      nft_item_address: `0:${hex('domain', domain)}`,
      domain,
      max_bid_address: person(bidder),
      max_bid_amount: String(bid * coin),
      auction_end_time: String(last + ends),
      last_fill_up_time: String(last + ends - 604_800),
      finished: ends <= 0,
    }))
    .toSorted((a, b) => Number(a.auction_end_time) - Number(b.auction_end_time))
}
