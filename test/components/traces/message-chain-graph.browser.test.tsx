import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MessageChainGraph } from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import '../../../src/components/styles/index.css'
import index from '../../../stories/chain/index.json'
import { message, transaction, tree } from '../../meaning/trace/build.ts'
import { card, cards, failing, graph, Graph, show, small } from './messageChainGraph.fixture.tsx'

const files = import.meta.glob('../../../stories/chain/transactions.json', { import: 'default' })

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

describe('what is drawn', () => {
  test('of a damaged answer is what can be read; the rest is spoken of, and nothing of it succeeded', async () => {
    const [root, ...rest] = small
    await show({ trace: [{ ...root, description: { type: '' } }, ...rest, null] as unknown as readonly Transaction[] })
    expect(graph().dataset).toMatchObject({ transactions: '5', verdict: 'broken' })
    expect(graph().textContent).toContain('2 rows are malformed. Unreadable data was left out.')
    expect(card('in 0').dataset['status']).toBe('unknown')
    expect(card('in 0').getAttribute('aria-label')).toContain('unknown result')
    cleanup()
    render(<Graph trace={[null] as unknown as readonly Transaction[]} />)
    expect(graph().textContent).toContain('1 row is malformed')
  })

  test('counts of the embedded traces are exact', async () => {
    const load = Object.values(files)[0] as () => Promise<{ transactions: Transaction[] }>
    const { transactions } = await load()
    const { traces } = index.showcase
    for (const id of [traces.jettonTransfer, traces.swapTrace, traces.logs, traces.fanOutTrace, traces.hopTrace]) {
      const rows = transactions.filter(({ trace_id }) => trace_id === id)
      const messages = new Set(
        rows.flatMap(({ in_msg, out_msgs }) =>
          [...(in_msg === null ? [] : [in_msg]), ...out_msgs].map(({ hash }) => hash),
        ),
      )
      const { unmount } = await show({ trace: rows })
      expect(graph().dataset).toMatchObject({
        transactions: String(rows.length),
        messages: String(messages.size),
        verdict: 'succeeded',
      })
      unmount()
    }
  })

  test('every transaction of a small trace is a tree item that says what it is', async () => {
    await show({ trace: small })
    expect(cards()).toHaveLength(5)
    expect(screen.getByRole('tree').getAttribute('aria-label')).toBe('Trace, 5 transactions, 5 messages')
    const item = card('m3')
    expect(item.getAttribute('aria-label')).toMatch(
      /^Transfer, 1 GRAM, EQ\S+…\S+, Fee 0.001 GRAM, succeeded, transaction 4 of 5$/,
    )
    expect(item.getAttribute('aria-level')).toBe('3')
    expect(item.getAttribute('aria-posinset')).toBe('1')
    expect(item.getAttribute('aria-setsize')).toBe('2')
    expect(item.hasAttribute('aria-expanded')).toBe(false)
    expect(card('m2').getAttribute('aria-expanded')).toBe('true')
  })

  test('cards stand in reading order, beside their parents and never over one another', async () => {
    await show({ trace: small })
    expect(cards().map(({ dataset }) => dataset['id'])).toEqual(['in 0', 'm1', 'm2', 'm3', 'm4'])
    const box = (hash: string): DOMRect => card(hash).getBoundingClientRect()
    expect(box('m1').left).toBeGreaterThan(box('in 0').right)
    expect(box('m1').top).toBeCloseTo(box('in 0').top, 0)
    expect(box('m2').top).toBeGreaterThanOrEqual(box('m1').bottom)
    expect(box('m4').top).toBeGreaterThanOrEqual(box('m3').bottom)
  })

  test('a failure is told by words, an icon and the verdict', async () => {
    const rows = tree([-1, 0]).map((row) =>
      row.hash === '1' ? { ...row, description: { type: 'ord', ...failing } } : row,
    )
    await show({ trace: rows })
    expect(graph().dataset['verdict']).toBe('failed')
    expect(card('m1').dataset['status']).toBe('failed')
    expect(within(card('m1')).getByText('Exit code 706')).toBeTruthy()
    expect(card('m1').querySelector('svg')).not.toBeNull()
    expect(card('m1').getAttribute('aria-label')).toMatch('Exit code 706, failed')
  })

  test('logs and messages on their way have their own places', async () => {
    const log = message('log', { destination: null, value: null })
    await show({ trace: [transaction({ hash: 'root', out_msgs: [log, message('open')] })] })
    expect(card('log').getAttribute('aria-label')).toBe('Transfer, Log, external outgoing message')
    expect(card('open').getAttribute('aria-label')).toMatch(/^Transfer, 1 GRAM, In transit, EQ.*, no transaction yet$/)
    expect(graph().dataset).toMatchObject({ transactions: '1', messages: '3', verdict: 'pending' })
  })

  test('a bounce is dashed', async () => {
    const back = message('back', { bounced: true })
    await show({
      trace: [transaction({ hash: 'a', out_msgs: [back] }), transaction({ hash: 'b', lt: '2', in_msg: back })],
    })
    const edge = graph().querySelector('path[data-kind="bounced"]')
    expect(getComputedStyle(edge as Element).strokeDasharray).not.toBe('none')
  })

  test('a trace that is not whole says so', async () => {
    await show({ trace: tree([-1, 0, 1]).filter(({ hash }) => hash !== '1') })
    expect(screen.getByText(/sending transaction is missing/)).toBeTruthy()
    expect(graph().dataset['verdict']).toBe('pending')
  })

  test('what strangers wrote is text', async () => {
    const comment = '<img src=x onerror="window.hacked = 1">\u202Egpj.exe'
    const content = { hash: null, body: null, decoded: { '@type': 'text_comment', comment } }
    const in_msg = message('in', { opcode: '0x00000000', decoded_opcode: '<b>op</b>', message_content: content })
    await show({ trace: [transaction({ hash: 'a', out_msgs: [in_msg] }), transaction({ hash: 'b', lt: '2', in_msg })] })
    expect(within(card('in')).getByText('<img src=x onerror="window.hacked = 1">gpj.exe')).toBeTruthy()
    expect(graph().querySelector('img, b')).toBeNull()
  })

  test('a card can be drawn by its user, and keeps its name and state', async () => {
    await show({ trace: small, nodeHeight: 90, renderNode: ({ index: at }) => <i>number {at}</i> })
    expect(within(card('m4')).getByText('number 4')).toBeTruthy()
    expect(screen.getByRole('treeitem', { name: /^Transfer 1 GRAM number 4 EQ.*, transaction 5 of 5$/ })).toBe(
      card('m4'),
    )
    expect(card('m4').style.height).toBe('90px')
  })
})

describe('without a trace', () => {
  test('says that it is loading, at the size that it will have', () => {
    const { rerender } = render(<Graph loading height={300} />)
    expect(graph().getAttribute('aria-busy')).toBe('true')
    const loading = graph().getBoundingClientRect().height
    rerender(<Graph trace={small} height={300} />)
    expect(Math.abs(graph().getBoundingClientRect().height - loading)).toBeLessThan(8)
  })

  test('says that there is nothing', () => {
    render(<Graph trace={[]} />)
    expect(screen.getByText('No transactions in this trace')).toBeTruthy()
  })

  test('says what went wrong and tries again', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    render(<Graph error={new Error('no')} onRetry={onRetry} />)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

test('server output lists the transactions, has no style attribute and hydrates in silence', async () => {
  const element = <MessageChainGraph trace={small} />
  const html = renderToString(element)
  expect(html).not.toMatch(/\sstyle=/)
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(holder)
  expect(holder.querySelectorAll('[role="treeitem"]')).toHaveLength(5)
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = hydrateRoot(holder, element)
  await waitFor(() => expect(holder.querySelector('[data-layout="placed"]')).not.toBeNull())
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  root.unmount()
  holder.remove()
})
