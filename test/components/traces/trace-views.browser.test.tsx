import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TraceDetails } from '../../../src/components/traces/trace-details/TraceDetails.tsx'
import { TraceOutline } from '../../../src/components/traces/trace-outline/TraceOutline.tsx'
import { TraceTable } from '../../../src/components/traces/trace-table/TraceTable.tsx'
import { TraceTimeline } from '../../../src/components/traces/trace-timeline/TraceTimeline.tsx'
import { TraceVerdict } from '../../../src/components/traces/trace-verdict/TraceVerdict.tsx'
import { ValueFlow } from '../../../src/components/traces/value-flow/ValueFlow.tsx'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { message, transaction, tree } from '../../meaning/trace/build.ts'

afterEach(cleanup)

const going = message('going', { opcode: '0x0f8a7ea5', value: '2000000000' })
const back = message('back', { bounced: true, value: '1900000000' })
const log = message('log', { destination: null, value: null })
const open = message('open')
const failing: readonly Transaction[] = [
  transaction({ hash: 'root', lt: '1', out_msgs: [going, log] }),
  transaction({
    hash: 'refused',
    lt: '2',
    now: 1_700_000_004,
    account: `0:${'C'.repeat(64)}`,
    in_msg: going,
    out_msgs: [back],
    description: {
      aborted: true,
      compute_ph: { skipped: false, success: false, exit_code: 706 },
      bounce: { type: 'ok' },
    },
  }),
  transaction({ hash: 'returned', lt: '3', now: 1_700_000_008, in_msg: back }),
]
const wide = tree([-1, 0, 0, 1, 1, 2])

const views: readonly (readonly [
  name: string,
  part: string,
  component: ComponentType<{ trace?: readonly Transaction[] }>,
])[] = [
  ['TraceOutline', 'trace-outline', TraceOutline],
  ['TraceTable', 'trace-table', TraceTable],
  ['TraceTimeline', 'trace-timeline', TraceTimeline],
  ['TraceVerdict', 'trace-verdict', TraceVerdict],
  ['ValueFlow', 'value-flow', ValueFlow],
]
for (const [name, part, component] of views) {
  describeComponent({
    name,
    component,
    part,
    props: { trace: failing.slice(1, 2) },
    entities: ['trace'],
    door: { selector: '[data-kind="unreadable"]', words: '1 row is malformed. Unreadable data was left out.' },
    stateAttribute: 'data-state',
    empty: { trace: [] },
    failed: { trace: undefined },
  })
}

const row = {
  trace_id: `${'B'.repeat(42)}A=`,
  external_hash: `${'C'.repeat(42)}A=`,
  mc_seqno_start: '57031741',
  mc_seqno_end: '53',
  start_lt: '61000000000001',
  start_utime: 1_760_000_000,
  end_lt: '61000000000009',
  end_utime: 1_760_000_009,
  trace_info: {
    trace_state: 'complete',
    messages: 4,
    transactions: 5,
    pending_messages: 0,
    classification_state: 'ok',
  },
  is_incomplete: false,
}
describeComponent({
  name: 'TraceDetails',
  component: TraceDetails,
  part: 'trace-details',
  props: { trace: row },
  entities: ['trace'],
  door: { words: 'This row is malformed', row: { trace_info: 7 } },
  loading: { trace: undefined, loading: true },
  empty: { trace: null },
  failed: { trace: undefined },
  stateAttribute: 'data-state',
  display: { now: 1_795_254_867, timeZone: 'UTC' },
})

test('TraceDetails shows the fields of a row that went into a model, and states that it does not know', () => {
  const { container } = render(
    <TraceDetails
      trace={assembleTrace({ ...row, transactions: {}, trace_info: { ...row.trace_info, trace_state: 'torn' } })}
    />,
  )
  const fact = (id: string) => container.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent
  expect(fact('first-block')).toBe('57031741')
  expect(fact('state')).toBe('torn')
  expect(fact('pending')).toBe('0')
})

const paid = message('paid')
const transferred = [
  transaction({ hash: 'payer', out_msgs: [paid] }),
  transaction({ hash: 'paid', lt: '2', account: `0:${'B'.repeat(64)}`, in_msg: paid }),
]
// A whole trace with as many lines as are held free for it.
for (const [name, part, component] of views) {
  describeComponent({
    name: `${name} of a whole trace`,
    component,
    part,
    props: { trace: name === 'ValueFlow' ? transferred : tree([-1, 0, 0, 1, 1, 2]) },
    stateAttribute: 'data-state',
    loading: { trace: undefined, loading: true },
  })
}

test.each([
  ['TraceOutline', TraceOutline],
  ['TraceTable', TraceTable],
  ['TraceTimeline', TraceTimeline],
])('%s keeps to the lines in view when its trace comes late, and follows the scrolling', async (_name, View) => {
  const long = tree(Array.from({ length: 2000 }, (_, at) => at - 1))
  const { rerender, container } = render(<View loading />)
  rerender(<View trace={long} />)
  const lines = (): Element[] => Array.from(container.querySelectorAll('[part~="trace-line"][data-id]'))
  await vi.waitFor(() => expect(container.querySelector('[data-layout="placed"]')).not.toBeNull())
  expect(lines().length).toBeLessThan(100)
  const scroller = container.querySelector('[part~="trace-scroller"]')
  scroller?.scrollTo({ top: scroller.scrollHeight })
  await vi.waitFor(() => expect(lines().at(-1)?.getAttribute('data-id')).toBe('1999'))
})

test.each(views)('%s shows what is left of a damaged answer, and says that it is damaged', (_name, part, View) => {
  const [root, ...rest] = failing as readonly [Transaction, ...Transaction[]]
  const odd = [{ ...root, description: { type: '' } }, ...rest, null] as unknown as readonly Transaction[]
  const { container, rerender } = render(<View trace={odd} />)
  expect(container.textContent).toContain('2 rows are malformed')
  expect([...container.querySelectorAll('[data-id="root"]')].map((line) => line.getAttribute('data-status'))).toEqual(
    part === 'trace-verdict' || part === 'value-flow' ? [] : ['unknown'],
  )
  rerender(<View trace={[null] as unknown as readonly Transaction[]} />)
  expect(container.textContent).toContain('1 row is malformed')
})

describe('TraceOutline', () => {
  const items = (): string[] => screen.getAllByRole('treeitem').map((item) => item.getAttribute('data-id') ?? '')
  const here = (): string | null => {
    const id = screen.getByRole('tree').getAttribute('aria-activedescendant')
    return document.getElementById(id ?? '')?.dataset['id'] ?? null
  }
  const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole('tree'), { key })

  test('is a tree in reading order, with levels, positions and messages that have no transaction', () => {
    render(<TraceOutline trace={[...failing, transaction({ hash: 'late', lt: '4', out_msgs: [open] })]} />)
    expect(items()).toEqual(['root', 'refused', 'returned', 'message log', 'late', 'message open'])
    const refused = screen.getAllByRole('treeitem')[1]
    expect(refused?.getAttribute('aria-level')).toBe('2')
    expect(refused?.getAttribute('aria-posinset')).toBe('1')
    expect(refused?.getAttribute('aria-setsize')).toBe('2')
    expect(refused?.getAttribute('aria-label')).toMatch(
      /Jetton transfer, Exit code 706: not enough jettons, 2 GRAM, failed, sent 1 message, transaction 2 of 4/,
    )
  })

  test('is walked by keys, from the root to the last line and back', () => {
    render(<TraceOutline trace={wide} />)
    expect(here()).toBe('0')
    const walked = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'ArrowUp'].map((key) => {
      press(key)
      return here()
    })
    expect(walked).toEqual(['1', '3', '3', '1', '5', '0', '0'])
  })

  test('closes and opens branches, and says so', () => {
    render(<TraceOutline trace={wide} />)
    press('ArrowLeft')
    expect(items()).toEqual(['0'])
    expect(screen.getByRole('treeitem').getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('treeitem').getAttribute('aria-label')).toMatch(/5 transactions hidden/)
    press('ArrowRight')
    expect(items()).toHaveLength(6)
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(items()).toEqual(['0'])
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }))
    expect(items()).toHaveLength(6)
  })

  test('goes to failures, also inside closed branches', () => {
    render(<TraceOutline trace={failing} />)
    press('ArrowLeft')
    press('e')
    expect(here()).toBe('refused')
  })

  test('selects by key and pointer, and follows a selection from outside', () => {
    const onSelect = vi.fn()
    const { rerender } = render(<TraceOutline trace={wide} onSelect={onSelect} />)
    press('ArrowDown')
    press('Enter')
    fireEvent.click(screen.getAllByRole('treeitem')[2] as HTMLElement)
    expect(onSelect.mock.calls).toEqual([['1'], ['3']])
    rerender(<TraceOutline trace={wide} onSelect={onSelect} selected="5" />)
    expect(
      screen
        .getAllByRole('treeitem')
        .filter((item) => item.getAttribute('aria-selected') === 'true')
        .map((item) => item.dataset['id']),
    ).toEqual(['5'])
  })

  test('mirrors the arrows from right to left', () => {
    render(
      <div dir="rtl">
        <TraceOutline trace={wide} />
      </div>,
    )
    press('ArrowRight')
    expect(items()).toEqual(['0'])
    press('ArrowLeft')
    expect(items()).toHaveLength(6)
  })

  test('keeps the place of the reader while the trace grows', () => {
    const { rerender } = render(<TraceOutline trace={wide.slice(0, 4)} />)
    press('End')
    expect(here()).toBe('message m5')
    rerender(<TraceOutline trace={wide} />)
    expect(here()).toBe('5')
  })
})

describe.each([
  ['TraceOutline', TraceOutline, 'treeitem'],
  ['TraceTable', TraceTable, 'row'],
  ['TraceTimeline', TraceTimeline, 'option'],
] as const)('%s of 10,000 transactions', (_name, View, role) => {
  const large = assembleTrace(
    tree(Array.from({ length: 10_000 }, (_, index) => (index === 0 ? -1 : Math.floor((index - 1) / 3)))),
  )

  test('renders what is in view, and reaches the last by one key', () => {
    const { container } = render(<View trace={large} />)
    expect(container.querySelectorAll('*').length).toBeLessThan(1200)
    const list = screen.getByRole(role === 'treeitem' ? 'tree' : role === 'row' ? 'treegrid' : 'listbox')
    fireEvent.keyDown(list, { key: 'End' })
    const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '')
    expect(active?.getAttribute('role')).toBe(role)
    expect(active?.dataset['id']).toBe(screen.getAllByRole(role).at(-1)?.dataset['id'])
    expect(container.querySelectorAll('*').length).toBeLessThan(1200)
  })
})

describe('TraceTable', () => {
  test('is a treegrid with named columns and numbered rows', () => {
    const { container } = render(<TraceTable trace={failing} />)
    container.style.width = '1000px'
    const grid = screen.getByRole('treegrid')
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Account', 'Operation', 'Outcome', 'Value', 'Fee', 'Time'])
    expect(grid.getAttribute('aria-rowcount')).toBe('4')
    const rows = within(grid).getAllByRole('row')
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4'])
    expect(rows[2]?.textContent).toContain('Exit code 706: not enough jettons')
  })
})

describe('TraceTimeline', () => {
  test('names an operation in every line, that of a plain transfer and of a start from outside as well', () => {
    const { container } = render(<TraceTimeline trace={[...failing, ...wide]} />)
    const words = [...container.querySelectorAll('[part~="trace-operation"]')].map(({ textContent }) => textContent)
    expect(words.length).toBeGreaterThan(6)
    expect(words.filter((word) => word === '')).toEqual([])
  })

  test('places transactions along the chosen axis', () => {
    const onAxisChange = vi.fn()
    const { container } = render(<TraceTimeline trace={failing} onAxisChange={onAxisChange} />)
    const points = (): (string | null)[] =>
      [...container.querySelectorAll('[part~="trace-point"]')].map((point) => point.getAttribute('cx'))
    expect(points()).toEqual(['2%', '50%', '98%'])
    expect(screen.getByRole('radiogroup', { description: /^Position: messages since/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Block time/ }))
    expect(onAxisChange).toHaveBeenCalledWith('time')
    expect(screen.getAllByRole('option')[2]?.getAttribute('aria-label')).toMatch(/, after 8 sec, Bounce/)
    expect(screen.getByRole('radiogroup', { description: /^Position: block time/ })).toBeTruthy()
    expect(
      [...container.querySelectorAll('[role=option] [part~="trace-operation"]')].map((words) => words.textContent)[2],
    ).toMatch(/Bounce/)
  })

  test('the axes are one Tab stop, moved through by arrows', () => {
    render(<TraceTimeline trace={failing} />)
    const [hop, lt] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement]
    hop.focus()
    fireEvent.keyDown(hop, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(lt)
    expect(screen.getAllByRole('radio').map((radio) => [radio.getAttribute('aria-checked'), radio.tabIndex])).toEqual([
      ['false', -1],
      ['true', 0],
      ['false', -1],
    ])
  })
})

describe('TraceVerdict', () => {
  test('names the reason, what became of the value, and the account; leads there', () => {
    const onSelect = vi.fn()
    const { container } = render(<TraceVerdict trace={failing} onSelect={onSelect} />)
    expect(container.textContent).toContain('Failed')
    expect(container.textContent).toContain('Exit code 706: not enough jettons, value returned to the sender.')
    expect(container.querySelector('[part~="trace-verdict-first"] [data-address]')?.getAttribute('data-address')).toBe(
      `0:${'C'.repeat(64)}`,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(onSelect).toHaveBeenCalledWith('refused')
  })

  test('never calls a part a success', () => {
    const { container } = render(<TraceVerdict trace={wide.slice(1)} />)
    expect(container.textContent).toContain('Incomplete')
    expect(container.textContent).toMatch(/sending transaction is missing/)
  })

  test('tells how much of a large trace is here', () => {
    render(<TraceVerdict trace={wide} progress={{ loaded: 4000, total: 9120 }} />)
    expect(screen.getByRole('status').textContent).toContain('4,000 of 9,120 transactions loaded')
  })
})

describe('ValueFlow', () => {
  const coin = (container: HTMLElement): string[] =>
    [...(container.querySelector('[data-asset="coin"]')?.querySelectorAll('tbody tr') ?? [])].map(
      (row) => row.textContent?.trim() ?? '',
    )

  test('lists net gains and payments, which include the fees, with the fee of each account beside them', () => {
    const sent = message('m', { value: '1500000000' })
    const { container } = render(
      <ValueFlow
        trace={[
          transaction({ hash: 'a', out_msgs: [sent] }),
          transaction({ hash: 'b', lt: '2', account: `0:${'B'.repeat(64)}`, in_msg: sent }),
        ]}
      />,
    )
    expect(coin(container)[0]).toMatch(/\+1\.499 GRAM0\.001 GRAM$/)
    expect(coin(container)[1]).toMatch(/^Network fees\+0\.0024 GRAM$/)
    expect(coin(container)[2]).toMatch(/-1\.5014 GRAM0\.0014 GRAM$/)
  })

  test('lists an account whose fees took all that it received', () => {
    const sent = message('m', { value: '1000000' })
    const { container } = render(
      <ValueFlow
        trace={[
          transaction({ hash: 'a', out_msgs: [sent] }),
          transaction({ hash: 'b', lt: '2', account: `0:${'B'.repeat(64)}`, in_msg: sent, total_fees: '1000000' }),
        ]}
      />,
    )
    expect(coin(container)).toHaveLength(3)
    expect(container.querySelector('tbody tr:not([data-direction])')?.textContent).toMatch(/0 GRAM0\.001 GRAM$/)
  })

  test('names what is on its way, and says when a part is missing', () => {
    const { container } = render(<ValueFlow trace={[transaction({ hash: 'a', out_msgs: [message('m')] })]} />)
    expect(coin(container).join()).toContain('In transit')
    cleanup()
    render(<ValueFlow trace={wide.slice(1)} />)
    expect(screen.getByText(/Part of the trace is missing/)).toBeTruthy()
  })

  test('shows the largest of many first, and more on request', () => {
    const out = Array.from({ length: 50 }, (_, place) =>
      message(`m${place}`, { value: String((place + 1) * 1_000_000_000) }),
    )
    const { container } = render(
      <ValueFlow
        trace={[
          transaction({ hash: 'a', out_msgs: out }),
          ...out.map((in_msg, place) =>
            transaction({
              hash: `b${place}`,
              lt: String(place + 2),
              account: `0:${String(place).padStart(64, '0')}`,
              in_msg,
            }),
          ),
        ]}
      />,
    )
    expect(coin(container)).toHaveLength(8)
    expect(coin(container)[0]).toMatch(/\+49\.999 GRAM0\.001 GRAM$/)
    fireEvent.click(screen.getAllByRole('button', { name: /Show 44 more/ })[0] as HTMLElement)
    expect(coin(container)).toHaveLength(52)
  })
})
