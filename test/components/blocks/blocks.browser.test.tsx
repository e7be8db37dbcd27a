import '../../../src/components/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlockCard } from '../../../src/components/blocks/block-card/BlockCard.tsx'
import { BlockTable } from '../../../src/components/blocks/block-table/BlockTable.tsx'
import { MasterchainHead } from '../../../src/components/blocks/masterchain-head/MasterchainHead.tsx'
import { ShardMap } from '../../../src/components/blocks/shard-map/ShardMap.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { blocks, masterchainInfo } from '../../fixtures/entities.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const { last } = masterchainInfo
const block = blocks.find(({ workchain }) => workchain === 0) ?? last

afterEach(cleanup)

describeComponent({
  name: 'BlockCard',
  component: BlockCard,
  part: 'block-card',
  props: { block: last },
  entities: ['block'],
  loading: { block: undefined, loading: true },
  empty: { block: null },
  failed: { block: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'BlockTable',
  component: BlockTable,
  part: 'block-table',
  props: { blocks: [block, last] },
  entities: ['blocks'],
  loading: { blocks: [], loading: true, loadingRows: 2 },
  empty: { blocks: [] },
  failed: { blocks: [] },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'ShardMap',
  component: ShardMap,
  part: 'shard-map',
  props: {
    blocks: [
      last,
      { ...block, shard: '4000000000000000', tx_count: 123 },
      { ...block, shard: 'C000000000000000', tx_count: 456 },
    ],
  },
  entities: ['blocks'],
  loading: { blocks: undefined, loading: true },
  empty: { blocks: [] },
  failed: { blocks: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'MasterchainHead',
  component: MasterchainHead,
  part: 'masterchain-head',
  props: { info: { ...masterchainInfo, last: { ...last, gen_utime: '1795254863' } } },
  entities: ['info'],
  loading: { info: undefined, loading: true },
  empty: { info: null },
  failed: { info: undefined },
  stateAttribute: 'data-state',
})

test('a block leads to the masterchain block that committed it', () => {
  render(
    <DisplayProvider links={{ block: (...id) => `#/${id.join(':')}` }}>
      <BlockCard block={{ ...block, masterchain_block_ref: { workchain: -1, shard: '8000000000000000', seqno: 77 } }} />
    </DisplayProvider>,
  )
  expect(screen.getByRole('link', { name: '77' }).getAttribute('href')).toBe('#/-1:8000000000000000:77')
})

test.each([
  [3, 'Up to date'],
  [-20, 'Up to date'],
  [754, '12 min 34 sec behind'],
])('the head says how late the index is (%i s)', (lag, words) => {
  render(
    <DisplayProvider now={1_800_000_000}>
      <MasterchainHead info={{ ...masterchainInfo, last: { ...last, gen_utime: String(1_800_000_000 - lag) } }} />
    </DisplayProvider>,
  )
  expect(screen.getByRole('article').textContent).toContain(words)
})

test.each([
  ['of half a minute ago', 30, 3, 'fresh', 'Up to date'],
  ['of half a minute ago, when the index was late', 30, 754, 'late', '12 min 34 sec behind'],
  ['of three hours ago', 10_800, 3, null, 'As of 3 hours ago'],
  ['of three hours ago, when the index was late', 10_800, 754, null, 'As of 3 hours ago'],
])('an answer of a mirror %s says no more than it knows of the index now', (_name, age, lag, status, words) => {
  const asOf = 1_800_000_000 - age
  render(
    <DisplayProvider now={1_800_000_000}>
      <MasterchainHead
        info={{ ...masterchainInfo, last: { ...last, gen_utime: String(asOf - lag) } }}
        origin={{ source: 'mirror', asOf, unreachable: true }}
      />
    </DisplayProvider>,
  )
  const card = screen.getByRole('article')
  expect(card.getAttribute('data-status')).toBe(status)
  expect(card.textContent).toContain(words)
  if (status === null) expect(card.textContent).not.toMatch(/Up to date|behind/)
})
