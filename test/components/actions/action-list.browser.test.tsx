import '../../../src/components/styles/index.css'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ActionCard } from '../../../src/components/actions/action-card/ActionCard.tsx'
import { ActionList } from '../../../src/components/actions/action-list/ActionList.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { findImitations } from '../../../src/meaning/names/imitations.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import { action, actionTypes, dollar, exampleAction, jettonMetadata } from '../../fixtures/actions.ts'
import { createRandom } from '../../helpers/random.ts'
import { imitate } from '../../helpers/deceptions/imitate.ts'
import { now, people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { unreadableTexts } from '../../helpers/components/variants.ts'

afterEach(cleanup)

const display = { now, timeZone: 'UTC', names: namesFrom({ metadata: jettonMetadata }) }
const show = (row: Action, perspective?: string) =>
  render(
    <DisplayProvider {...display}>
      <ActionCard action={row} perspective={perspective} />
    </DisplayProvider>,
  ).container
const sentence = (container: Element) => container.querySelector('[part~="action-card-sentence"]')?.textContent

test('transfers of one sender in one trace are one row with their sum, which opens', async () => {
  const drop = [people.alice, people.carol, people.alice].map((destination, at) =>
    action({
      action_id: String(at),
      trace_id: 'drop',
      details: { source: people.bob, destination, value: '5000000000' },
    }),
  )
  const list = (hasMore: boolean) => (
    <DisplayProvider {...display} links={{ address: (address) => `#${address}` }}>
      <ActionList actions={drop} hasMore={hasMore} />
    </DisplayProvider>
  )
  const { container, rerender } = render(list(true))
  const summary = container.querySelector('summary') as HTMLElement
  // The next page may have more of them.
  expect(summary.textContent).toContain('3+ × Transfer')
  rerender(list(false))
  expect(summary.textContent).toContain('3 × Transfer')
  expect(sentence(summary)).toBe('EQCwsr…Kwspde sent 15 GRAM to 2 accounts')
  // A link would open another page than the row.
  expect(within(summary).queryByRole('link')).toBeNull()
  await userEvent.click(summary)
  await waitFor(() => expect(container.querySelectorAll('details article')).toHaveLength(3))
  const rows = [...container.querySelectorAll('details article')].map((row) => sentence(row))
  expect(rows[0]).toBe('EQCwsr…Kwspde sent 5 GRAM to EQChoa…GhodWi')
})

describe('a history', () => {
  const details = {
    source: people.alice,
    destination: people.bob,
    value: '145654000',
    opcode: '0x0f8a7ea5',
    amount: '5',
    asset: dollar,
    receiver: people.bob,
    pool: people.bob,
    stake_holder: people.alice,
  }
  const rowOf = (row: Action, perspective: string) =>
    render(
      <DisplayProvider {...display}>
        <ActionCard action={row} perspective={perspective} compact />
      </DisplayProvider>,
    ).container

  test.each(['call_contract', 'contract_deploy', 'ton_transfer', 'jetton_mint', 'stake_deposit'] as const)(
    'does not repeat its own account in a row about %s',
    (type) => {
      const container = rowOf(action({ type, details }), people.bob)
      expect(sentence(container)).toMatch(/\S/)
      expect(container.querySelector(`[data-address="${people.bob}"]`)).toBeNull()
    },
  )

  test('tells who called, what, and with how much', () => {
    const called = rowOf(action({ type: 'call_contract', details }), people.bob)
    expect(sentence(called)).toBe('from EQChoa…GhodWi: Jetton transfer')
    expect(called.querySelector('[part~="action-card-amounts"]')?.textContent).toBe('+0.145654 GRAM')
    cleanup()
    expect(sentence(rowOf(action({ type: 'call_contract', details: { ...details, value: '0' } }), people.bob))).toBe(
      'from EQChoa…GhodWi: Jetton transfer',
    )
  })

  test('folds no calls of different operations', () => {
    const calls = ['0x0f8a7ea5', '0x595f07bc'].map((opcode) =>
      action({ action_id: opcode, trace_id: 'calls', type: 'call_contract', details: { ...details, opcode } }),
    )
    const { container } = render(
      <DisplayProvider {...display}>
        <ActionList actions={calls} perspective={people.bob} />
      </DisplayProvider>,
    )
    expect(container.querySelectorAll('[part~="action-card-line"]')).toHaveLength(2)
  })
})

describe('ActionCard', () => {
  test('describes the action with exact amounts', () => {
    const details = { sender: people.alice, receiver: people.bob, amount: '9007199254740993', asset: dollar }
    expect(sentence(show(action({ type: 'jetton_transfer', details })))).toBe(
      'EQChoa…GhodWi sent 9,007,199,254.740993 tUSD to EQCwsr…Kwspde',
    )
  })

  test('shows that it failed, and never an unknown result as a success', () => {
    expect(show(action({ success: false })).textContent).toContain('Failed')
    expect(show(action({ success: null })).textContent).not.toContain('Success')
  })

  test('keeps the sender before the recipient on a right-to-left page', () => {
    const { container } = render(
      <div dir="rtl" style={{ inlineSize: 800 }}>
        <ActionCard action={action()} />
      </div>,
    )
    const [from, to] = Array.from(
      container.querySelectorAll('[part~="action-card-sentence"] [part~="address"]'),
      (end) => end.getBoundingClientRect(),
    )
    expect(from?.right).toBeLessThan(to?.left ?? 0)
  })

  test('does not show an encrypted comment', () => {
    const details = { source: people.alice, destination: people.bob, value: '1', comment: 'c2VjcmV0', encrypted: true }
    const { textContent } = show(action({ details }))
    expect(textContent).toContain('Encrypted comment')
    expect(textContent).not.toContain('c2VjcmV0')
  })

  test('every type is readable, with all details and without any', () => {
    const problems: string[] = []
    for (const type of actionTypes) {
      for (const row of [exampleAction(type), action({ type, details: {} })]) {
        const container = show(row)
        problems.push(...unreadableTexts(container))
        if (!/\p{L}/u.test(sentence(container) ?? '')) problems.push(type)
        cleanup()
      }
    }
    expect(problems).toEqual([])
  })
})

describe('ActionList', () => {
  test('draws the first of many new rows at once, and then the others', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => action({ action_id: `row ${at}`, trace_id: `trace ${at}` }))
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
    const count = () => container.querySelectorAll('[part~="action-card"]').length
    const draw = (actions: readonly Action[]) => flushSync(() => root.render(<ActionList actions={actions} />))
    draw([])
    draw(rows)
    expect(count()).toBe(15)
    await vi.waitFor(() => expect(count()).toBe(40))
  })

  const rows = [
    action(),
    action({ type: 'jetton_burn', details: { owner: people.bob, amount: '5', asset: dollar } }),
    action(),
  ]
  const list = (props: Partial<Parameters<typeof ActionList>[0]> = {}) => (
    <DisplayProvider {...display}>
      <ActionList actions={rows} {...props} />
    </DisplayProvider>
  )
  const titles = (container: Element) =>
    [...container.querySelectorAll('[part~="action-card-title"]')].map((title) => title.textContent)

  test('filters by type and shows how many actions of it are loaded', async () => {
    const { container } = render(list())
    expect(titles(container)).toEqual(['Transfer', 'Jetton burn', 'Transfer'])
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Jetton burn (1)')
    expect(titles(container)).toEqual(['Jetton burn'])
  })

  test('starts with the type of defaultType', async () => {
    const onTypeChange = vi.fn()
    const { container } = render(list({ defaultType: 'jetton_burn', onTypeChange }))
    expect(titles(container)).toEqual(['Jetton burn'])
    await userEvent.selectOptions(screen.getByRole('combobox'), 'All types (3)')
    expect(titles(container)).toHaveLength(3)
    expect(onTypeChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('leaves the choice to the host if `type` is given', async () => {
    const onTypeChange = vi.fn()
    const { container } = render(list({ type: 'nft_mint', onTypeChange }))
    expect(container.textContent).toContain('No loaded actions of this type')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'All types (3)')
    expect(onTypeChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('offers every type for requests of the host, and shows the answer unfiltered', async () => {
    const onTypeChange = vi.fn()
    const { container, rerender } = render(list({ types: 'known', type: null, onTypeChange }))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'NFT mint')
    expect(onTypeChange).toHaveBeenCalledExactlyOnceWith('nft_mint')
    const titled = screen.getAllByRole('option').map((option) => option.textContent)
    expect(new Set(titled).size).toBe(titled.length)
    rerender(
      list({ types: 'known', type: 'ton_transfer', onTypeChange, actions: [exampleAction('extra_currency_transfer')] }),
    )
    expect(titles(container)).toEqual(['Extra currency transfer'])
    rerender(list({ types: 'known', type: 'nft_mint', onTypeChange, actions: [] }))
    expect(container.textContent).toContain('No actions of this type')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'All types')
    expect(onTypeChange).toHaveBeenLastCalledWith(null)
  })

  test('renders a long list in steps, and never calls a part complete', async () => {
    const { container } = render(list({ actions: Array.from({ length: 120 }, () => action()) }))
    expect(titles(container)).toHaveLength(50)
    expect(container.textContent).not.toContain('That is all')
    await userEvent.click(screen.getByText('Load more'))
    await userEvent.click(screen.getByText('Load more'))
    expect(titles(container)).toHaveLength(120)
    expect(container.textContent).toContain('120 in total')
  })

  test('shows the next page when it comes, without another press', async () => {
    const page = (count: number) =>
      list({ actions: Array.from({ length: count }, () => action()), hasMore: true, onLoadMore: vi.fn() })
    const { container, rerender } = render(page(50))
    await userEvent.click(screen.getByText('Load more'))
    rerender(page(100))
    expect(titles(container)).toHaveLength(100)
  })

  test('keeps its rows when the next page fails', () => {
    const { container } = render(list({ error: new Error('x'), onLoadMore: vi.fn() }))
    expect(titles(container)).toHaveLength(3)
    expect(screen.getByRole('alert')).toBeDefined()
  })

  test('every action of the embedded chain is readable', async () => {
    const chain = (await import('../../../stories/chain/actions.json?raw')).default
    const answer = JSON.parse(chain) as { actions: Action[] }
    const rows = answer.actions.filter((_, at) => at % 5 === 0)
    let count = 0
    for (let at = 0; at < rows.length; at += 50) {
      const { container, unmount } = render(list({ actions: rows.slice(at, at + 50) }))
      count += titles(container).length
      expect(unreadableTexts(container)).toEqual([])
      unmount()
    }
    expect(count).toBeGreaterThan(100)
  })
})

describeComponent({
  name: 'ActionCard',
  component: ActionCard,
  part: 'action-card',
  props: { action: exampleAction('jetton_swap') },
  entities: ['action'],
  empty: { action: null },
  failed: { action: undefined },
  display,
})

describe('an address that imitates one which the account has paid', () => {
  const imitator = imitate(people.bob, createRandom(1))
  const transfer = (source: string, destination: string, value: string, at: number): Action =>
    action({
      trace_id: `trace ${at}`,
      end_utime: now - at,
      accounts: [source, destination],
      details: { ...action().details, source, destination, value },
    })
  const actions = [
    transfer(people.alice, imitator, '2500000000', 1),
    transfer(imitator, people.alice, '1', 2),
    transfer(people.alice, people.bob, '1230000000', 3),
  ]
  const list = (rows: readonly Action[], perspective = people.alice) =>
    render(
      <DisplayProvider {...display}>
        <ActionList actions={rows} perspective={perspective} />
      </DisplayProvider>,
    )

  test('is marked, and looks different', () => {
    const { container } = list(actions)
    const texts = [...container.querySelectorAll('[data-address]')].map(({ textContent }) => textContent)
    expect(new Set(texts).size).toBe(2)
    expect(container.querySelectorAll(`[data-address="${imitator}"] [data-kind="imitates"]`)).toHaveLength(2)
    expect(container.querySelector(`[data-address="${people.bob}"] [data-kind="imitates"]`)).toBeNull()
  })

  test('has its worthless transfers folded, and nothing else', async () => {
    const { container } = list(actions)
    const received = container.querySelector('[part~="action-card-line"][data-direction="in"]')
    const folded = screen.getByText('Worthless transfer from an address that looks like another one')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(received?.checkVisibility()).toBe(false)
    await userEvent.click(folded)
    expect(received?.checkVisibility()).toBe(true)
    for (const line of container.querySelectorAll('[data-direction="out"]')) expect(line.checkVisibility()).toBe(true)
  })

  test('is not told where the account did not pay the other one', () => {
    const { container } = list(actions.slice(1, 2))
    expect(container.querySelector('[data-kind="imitates"]')).toBeNull()
  })

  test('differs in its middle alone, whatever form the other one is mostly written in', async () => {
    const imitations = findImitations([{ address: imitator }], [people.bob])
    const names = namesFrom({
      address_book: { [people.bob]: { user_friendly: 'UQ', domain: null, interfaces: ['wallet_v5r1'] } },
      metadata: {},
    })
    for (const form of ['bounceable', 'non-bounceable'] as const) {
      const { unmount } = render(
        <DisplayProvider imitations={imitations} names={names}>
          <Address value={imitator} form={form} copy />
        </DisplayProvider>,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
      const [own = '', other = ''] = Array.from(
        screen.getByRole('dialog').querySelectorAll('[part~="address-guard-address"]'),
        ({ textContent }) => textContent,
      )
      expect(own.slice(-4)).toBe(other.slice(-4))
      expect(own.slice(0, 4)).toBe(other.slice(0, 4))
      unmount()
    }
  })

  test('is copied only after both addresses were seen', async () => {
    const imitations = findImitations([{ address: imitator }], [people.bob])
    render(
      <DisplayProvider imitations={imitations}>
        <Address value={imitator} copy />
      </DisplayProvider>,
    )
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(copied).not.toHaveBeenCalled()
    const dialog = screen.getByRole('dialog')
    const written = [imitator, people.bob].map((address) => toFriendlyAddress(address))
    for (const address of written) expect(dialog.textContent).toContain(address)
    const shownFirst = Array.from(dialog.querySelectorAll('[part~="address-guard-first"]'), (line) => line.textContent)
    expect(shownFirst).toEqual(written.map((address) => `…${address.slice(4, 12)}…`))
    const [first, whole] = dialog.querySelectorAll('[part~="address-guard-first"], [part~="address-guard-address"]')
    expect(first?.part.contains('address-guard-first')).toBe(true)
    expect(whole?.textContent).toBe(written[0])
    await userEvent.click(within(dialog).getAllByRole('button', { name: /^Copy address/ })[1] as Element)
    expect(copied).toHaveBeenCalledExactlyOnceWith(toFriendlyAddress(people.bob))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describeComponent({
  name: 'ActionCard in a list',
  component: ActionCard,
  part: 'action-card',
  props: { action: action(), compact: true },
  stateAttribute: 'data-state',
  loading: { action: undefined, loading: true },
  // On phones the length of the sentence decides.
  widths: [640, 960],
})

describeComponent({
  name: 'ActionList',
  component: ActionList,
  part: 'action-list',
  props: { actions: [exampleAction('nft_purchase'), exampleAction('extra_currency_transfer')] },
  entities: ['actions'],
  stateAttribute: 'data-state',
  empty: { actions: [] },
  failed: { actions: [] },
})

describeComponent({
  name: 'ActionList of as many as are held free',
  component: ActionList,
  part: 'action-list',
  props: { actions: Array.from({ length: 6 }, (_, at) => action({ action_id: `id ${at}`, trace_id: `trace ${at}` })) },
  stateAttribute: 'data-state',
  loading: { actions: [], loading: true },
  widths: [640, 960],
  display,
})
