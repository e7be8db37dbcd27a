import '../../../src/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SearchBox, type SearchBoxProps } from '../../../src/components/tools/search-box/SearchBox.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { toFriendlyAddress } from '../../../src/ton/address.ts'
import { people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/describeComponent.tsx'

afterEach(cleanup)

const hex = '97264395bd65a255a429b11326c84128b7d70ffed7949abae3036d506ba38621'
const box = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

async function type(text: string, props: SearchBoxProps = {}) {
  render(<SearchBox {...props} />)
  await userEvent.click(box())
  await userEvent.paste(text)
}

describe('SearchBox', () => {
  test('shows how it understood the text, and selects it on Enter', async () => {
    const onSelect = vi.fn()
    const wallet = toFriendlyAddress(people.alice, { bounceable: false })
    await type(wallet, { onSelect })
    expect(options()).toEqual(['AccountUQCh…oYhnnon-bounceable'])
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      { kind: 'address', address: people.alice, form: 'non-bounceable', testOnly: false },
      wallet,
    )
    expect(options()).toEqual([])
  })

  test('finds accounts and operations by name, and says who gives the name', async () => {
    const onSelect = vi.fn()
    const operations = { '0x5ba7c0de': 'Alice buys' }
    render(
      <DisplayProvider accountNames={{ [people.alice]: 'Alice & Co' }} opcodes={operations}>
        <SearchBox onSelect={onSelect} />
      </DisplayProvider>,
    )
    await userEvent.click(box())
    await userEvent.paste('alice')
    const [account, operation] = options()
    expect(account).toMatch(/^AccountAlice & Co.*Named by this application$/)
    expect(operation).toBe('OperationAlice buys0x5ba7c0de')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'opcode', opcode: '0x5ba7c0de' }, 'alice')
  })

  test('offers no operations to a host without a page for them', async () => {
    await type('0x5ba7c0de', { operations: false })
    expect(options()).toEqual([])
    expect(screen.getByRole('status').textContent).not.toBe('')
  })

  test('shows the text of its host, and only reports changes', async () => {
    const onTextChange = vi.fn()
    await type('a', { text: 'alice.ton', onTextChange })
    expect(onTextChange).toHaveBeenCalledExactlyOnceWith('alice.tona')
    expect((box() as HTMLInputElement).value).toBe('alice.ton')
  })

  test('offers all interpretations of a text by arrow keys', async () => {
    const onSelect = vi.fn()
    await type(hex, { onSelect })
    expect(options()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}')
    const active = box().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ kind: 'address', address: `0:${hex.toUpperCase()}` })
  })

  test('closes on Escape and keeps the text', async () => {
    await type('alice.ton')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect((box() as HTMLInputElement).value).toBe('alice.ton')
  })

  test('explains why a text cannot be searched, and does not select it', async () => {
    const onSelect = vi.fn()
    await type(hex.slice(2), { onSelect })
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).toContain('64 hex digits')
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('lists the host`s suggestions last, as plain text', async () => {
    const onSelect = vi.fn()
    const target = { kind: 'address', address: people.bob, form: 'raw', testOnly: false } as const
    await type('bob', { onSelect, suggestions: [{ target, label: '<b>Bob\u202E</b>' }] })
    expect(options()).toEqual(['Account<b>Bob</b>'])
    await userEvent.click(screen.getByRole('option'))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(target, 'bob')
  })

  test('clears the text', async () => {
    await type('alice.ton')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect((box() as HTMLInputElement).value).toBe('')
    expect(options()).toEqual([])
  })
})

describeComponent({
  name: 'SearchBox',
  component: SearchBox,
  part: 'search-box',
  props: { defaultText: 'alice.ton' },
})
