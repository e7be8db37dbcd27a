import '../../../src/components/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { DomainAuctionTable } from '../../../src/components/contracts/domain-auction-table/DomainAuctionTable.tsx'
import { ComplaintTable } from '../../../src/components/staking/complaint-table/ComplaintTable.tsx'
import { CycleTimeline } from '../../../src/components/staking/cycle-timeline/CycleTimeline.tsx'
import { ElectionCard } from '../../../src/components/staking/election-card/ElectionCard.tsx'
import { NominatorPoolCard } from '../../../src/components/staking/nominator-pool-card/NominatorPoolCard.tsx'
import { NominatorRewards } from '../../../src/components/staking/nominator-rewards/NominatorRewards.tsx'
import { NominatorPositions } from '../../../src/components/staking/nominator-positions/NominatorPositions.tsx'
import { StakeEventTable } from '../../../src/components/staking/stake-event-table/StakeEventTable.tsx'
import { ValidatorTable } from '../../../src/components/staking/validator-table/ValidatorTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import {
  auctions,
  complaints,
  cycles,
  electorEvents,
  elections,
  events,
  ofValidator,
  pool,
  positions,
  rewards,
  validatorRewards,
} from '../../fixtures/staking.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const [election] = elections.elections
const cycle = cycles.cycles.find(({ validators }) => validators !== undefined)
const validators = (cycle?.validators ?? []).slice(0, 3)
const now = (election?.elect_close ?? 0) - 60
const display = { now, timeZone: 'UTC', names: namesFrom(cycles) }

afterEach(cleanup)

describeComponent({
  name: 'ValidatorTable',
  component: ValidatorTable,
  part: 'validator-table',
  props: { validators, totalWeight: cycle?.total_weight },
  entities: ['validators'],
  loading: { validators: [], loading: true, loadingRows: 3 },
  empty: { validators: [] },
  failed: { validators: [] },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'ElectionCard',
  component: ElectionCard,
  part: 'election-card',
  props: { election: election && { ...election, participants: null } },
  entities: ['election'],
  loading: { election: undefined, loading: true },
  empty: { election: null },
  failed: { election: undefined },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'CycleTimeline',
  component: CycleTimeline,
  part: 'cycle-timeline',
  // The timeline shows nothing of the members, whose many fields would all be tried.
  props: { cycles: cycles.cycles.slice(0, 3).map((row) => ({ ...row, validators: null })) },
  entities: ['cycles'],
  loading: { cycles: [], loading: true, loadingRows: Math.min(3, cycles.cycles.length) },
  empty: { cycles: [] },
  failed: { cycles: [] },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'ComplaintTable',
  component: ComplaintTable,
  part: 'complaint-table',
  props: { complaints: complaints.complaints.slice(0, 3) },
  entities: ['complaints'],
  loading: { complaints: [], loading: true, loadingRows: Math.min(3, complaints.complaints.length) },
  empty: { complaints: [] },
  failed: { complaints: [] },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'NominatorPoolCard',
  component: NominatorPoolCard,
  part: 'nominator-pool-card',
  props: { pool, address: pool.validator_address },
  entities: ['pool'],
  loading: { pool: undefined, loading: true },
  empty: { pool: null },
  failed: { pool: undefined },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'NominatorRewards',
  component: NominatorRewards,
  part: 'nominator-rewards',
  props: { rewards: rewards.slice(0, 3) },
  entities: ['rewards'],
  loading: { rewards: [], loading: true, loadingRows: Math.min(3, rewards.length) },
  empty: { rewards: [] },
  failed: { rewards: [] },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'StakeEventTable',
  component: StakeEventTable,
  part: 'stake-event-table',
  props: { events: [electorEvents[0], events[0], ofValidator[0]] },
  entities: ['events'],
  loading: { events: [], loading: true, loadingRows: 3 },
  empty: { events: [] },
  failed: { events: [] },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'NominatorPositions',
  component: NominatorPositions,
  part: 'nominator-positions',
  props: { positions: positions.slice(0, 1) },
  entities: ['positions'],
  loading: { positions: [], loading: true, loadingRows: 1 },
  empty: { positions: [] },
  failed: { positions: [] },
  stateAttribute: 'data-state',
  display,
})
describeComponent({
  name: 'DomainAuctionTable',
  component: DomainAuctionTable,
  part: 'domain-auction-table',
  props: { auctions: auctions.auctions.slice(0, 3) },
  entities: ['auctions'],
  loading: { auctions: [], loading: true, loadingRows: 3 },
  empty: { auctions: [] },
  failed: { auctions: [] },
  stateAttribute: 'data-state',
  display,
})

const badge = () => document.querySelector('[part~="status-badge-label"]')?.textContent
const fact = (id: string) => document.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent
const cells = (column: string) =>
  Array.from(
    document.querySelectorAll(`[role="cell"][data-column="${column}"], td[data-column="${column}"]`),
    ({ textContent }) => textContent ?? '',
  ).filter((text) => text !== '')

describe('ElectionCard', () => {
  test.each([
    ['Open', { finished: false, failed: false }, -1],
    ['Closed', { finished: false, failed: false }, 0],
    ['Finished', { finished: true, failed: false }, 0],
    ['Failed', { finished: true, failed: true }, 0],
  ])('is %s by what the row says, and by the time where it does not', (state, row, passed) => {
    if (election === undefined) throw new Error('The chain has no election.')
    render(
      <DisplayProvider now={election.elect_close + passed} timeZone="UTC">
        <ElectionCard election={{ ...election, ...row }} />
      </DisplayProvider>,
    )
    expect(badge()).toBe(state)
  })

  test('lists its participants when they are asked for, the largest stake first', async () => {
    render(<ElectionCard election={election} />)
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(document.querySelector('summary') as HTMLElement)
    const table = await screen.findByRole('table')
    expect(table.getAttribute('aria-label')).toBe('Participants')
    expect(table.getAttribute('aria-rowcount')).toBe(String((election?.participants?.length ?? 0) + 1))
  })
})

test('NominatorPoolCard adds up its nominators with all digits, and only if every amount can be read', () => {
  const nominator = (balance: string) => ({ address: pool.validator_address, balance, pending_balance: '0' })
  const huge = { ...pool, active_nominators: [nominator('9007199254740993000000001'), nominator('2')] }
  const { rerender } = render(<NominatorPoolCard pool={huge} />)
  expect(fact('nominator-funds')).toContain('9,007,199,254,740,993.000000003')
  rerender(<NominatorPoolCard pool={{ ...pool, active_nominators: [nominator('1'), nominator('one')] }} />)
  expect(fact('nominator-funds')).not.toContain('0.000000001')
  expect(fact('share')).toContain('40.00%')
})

test('NominatorRewards shows the rate of each round, and none for a loss', () => {
  const [reward] = rewards
  if (reward === undefined) throw new Error('The pool has no reward.')
  const rows = [
    { ...reward, reward: '5', stake_before: '1000' },
    { ...reward, tx_lt: '1', reward: '-5', stake_before: '1000' },
  ]
  render(<NominatorRewards rewards={rows} />)
  expect(cells('rate')).toEqual(['0.5000%', '—'])
  expect(cells('reward')[1]).toContain('0.000000005')
})

test('NominatorRewards names the cycle of each reward of a validator', () => {
  render(<NominatorRewards rewards={validatorRewards} />)
  expect(cells('cycle')).toHaveLength(validatorRewards.length)
})

test('CycleTimeline says in words what its bars show, with the time zone', () => {
  render(
    <DisplayProvider now={now} timeZone="UTC">
      <CycleTimeline cycles={cycles.cycles} />
    </DisplayProvider>,
  )
  const bars = screen.getAllByRole('img').filter((image) => image.getAttribute('part')?.includes('cycle-bar'))
  expect(bars).toHaveLength(cycles.cycles.length)
  expect(screen.getByText('Stakes held')).toBeTruthy()
  expect(bars[0]?.getAttribute('aria-label')).toMatch(/UTC.*UTC.*UTC/)
})

test('a row opens its details in a dialog that closes to where the reader was', async () => {
  const voted = complaints.complaints.find(({ voted_validators: votes }) => votes.length > 0)
  if (voted === undefined) throw new Error('The chain has no complaint with votes.')
  render(<ComplaintTable complaints={[voted]} />)
  const button = screen.getByRole('button', { name: 'Details' })
  await userEvent.click(button)
  const dialog = screen.getByRole('dialog', { name: 'Complaint' })
  expect(dialog.querySelector('[data-fact="election"] [part~="card-value"]')?.textContent).toBe(
    String(voted.election_id),
  )
  expect(within(dialog).getByRole('table', { name: 'Votes' }).getAttribute('aria-rowcount')).toBe(
    String(voted.voted_validators.length + 1),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('StakeEventTable names the events that it knows and writes others as the service does', () => {
  const [event] = electorEvents
  render(
    <StakeEventTable
      events={[{ ...event, type: 'stake_rejected' } as never, { ...event, tx_lt: '1', type: 'stake_moved' } as never]}
    />,
  )
  expect(cells('type')).toEqual(['Stake rejected', 'stake_moved'])
})

test('ValidatorTable shows shares only of a weight that is given', () => {
  const { rerender } = render(<ValidatorTable validators={validators} />)
  expect(cells('weight')).toEqual([])
  rerender(<ValidatorTable validators={validators} totalWeight={cycle?.total_weight} />)
  expect(cells('weight').every((text) => /^\d+\.\d\d%$/.test(text))).toBe(true)
})
