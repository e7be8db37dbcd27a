import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, type ReactElement, type Ref } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  TransactionCard,
  type TransactionCardProps,
} from '../../../src/components/transactions/transaction-card/TransactionCard.tsx'
import { DisplayProvider, type DisplayProviderProps } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { commented, external, message, now, people, refused, transaction } from '../../fixtures/transactions.ts'

afterEach(cleanup)

const display: DisplayProviderProps = { now, timeZone: 'UTC' }

function card(props: Partial<TransactionCardProps> & { ref?: Ref<HTMLElement> } = {}, around = display): ReactElement {
  return (
    <DisplayProvider {...around}>
      <TransactionCard transaction={transaction()} {...props} />
    </DisplayProvider>
  )
}
const article = () => screen.getByRole('article')
const part = (name: string) => article().querySelector<HTMLElement>(`[part~="${name}"]`)
const text = (name: string) => part(name)?.textContent

describe('content', () => {
  test('shows sender, recipient, value, time and fee', () => {
    render(card())
    expect(text('transaction-card-from')).toBe('FromEQChoa…GhodWi')
    expect(text('transaction-card-to')).toBe('ToEQCwsr…Kwspde')
    expect(text('transaction-card-amount')).toBe('Value1.5 GRAM')
    expect(text('transaction-card-fee')).toBe('0.0023552 GRAM')
    expect(text('timestamp-age')).toBe('12 minutes ago')
    expect(article().dataset['status']).toBe('success')
  })

  test('gives the value a sign, seen from the reader`s account', () => {
    const { rerender } = render(card({ perspective: people.bob }))
    expect(text('transaction-card-amount')).toBe('Received+1.5 GRAM')
    rerender(card({ perspective: people.alice }))
    expect(text('transaction-card-amount')).toBe('Sent-1.5 GRAM')
    expect(article().dataset['direction']).toBe('out')
  })

  test('explains why a transaction failed and where its value went', () => {
    render(card({ transaction: transaction({ description: refused(-14) }) }))
    expect(text('status-badge')).toBe('Failed')
    expect(text('transaction-card-reason')?.trim()).toBe('Exit code -14: out of gas · Value returned to the sender')
  })

  test('shows that a failure is not final yet', () => {
    render(card({ transaction: transaction({ emulated: true, description: refused(9) }) }))
    const badges = [...article().querySelectorAll('[part~="status-badge"]')]
    expect(badges.map((badge) => badge.textContent)).toEqual(['Failed', 'Pending'])
  })

  test('lists the first sent messages and counts the rest', () => {
    const out_msgs = Array.from({ length: 12 }, () => message({ source: people.bob }))
    render(card({ transaction: transaction({ out_msgs }) }))
    expect(article().querySelectorAll('[part~="transaction-card-message"]')).toHaveLength(3)
    expect(text('transaction-card-sent')).toContain('12 messages sent')
    expect(text('transaction-card-more')).toBe('and 9 more')
  })

  test('shows other currencies than the native coin', () => {
    const in_msg = message({ value: '0', value_extra_currencies: { '100': '25' } })
    render(card({ transaction: transaction({ in_msg }) }))
    expect(text('transaction-card-amount')).toContain('25 of currency #100')
  })

  test('aligns its comment to the start on a page that centers its text', () => {
    document.body.style.textAlign = 'center'
    try {
      render(card({ transaction: transaction({ in_msg: commented('thank you') }) }))
      expect(getComputedStyle(part('comment') ?? document.body).textAlign).toBe('start')
    } finally {
      document.body.style.textAlign = ''
    }
  })

  test('leaves fees and sent messages out when compact', () => {
    render(card({ compact: true, transaction: transaction({ out_msgs: [message()] }) }))
    expect(part('transaction-card-facts')).toBeNull()
    expect(part('transaction-card-sent')).toBeNull()
    expect(article().dataset['density']).toBe('compact')
  })
})

describe('states', () => {
  test.each([
    [320, false],
    [320, true],
    [600, false],
    [600, true],
    [960, false],
    [960, true],
  ])('keeps its height when the transaction arrives (%i px, compact: %s)', (width, compact) => {
    const { container, rerender } = render(card({ transaction: undefined, loading: true, compact }))
    container.style.width = `${width}px`
    const before = article().getBoundingClientRect().height
    expect(article().getAttribute('aria-busy')).toBe('true')
    rerender(card({ compact }))
    // On phones the last fact goes to a line of its own where the machine's font is wide.
    const line = width === 320 && !compact ? 24 : 0
    expect(Math.abs(article().getBoundingClientRect().height - before)).toBeLessThanOrEqual(line + 1)
  })

  test('shows that there is none', () => {
    render(card({ transaction: null }))
    expect(article().textContent).toBe('Transaction not found')
  })

  test('keeps showing a transaction while a newer answer loads or fails', () => {
    render(card({ loading: true, error: new Error('x') }))
    expect(article().dataset['status']).toBe('success')
  })

  test('explains an error and retries on request', () => {
    const onRetry = vi.fn()
    const error = { name: 'HttpError', kind: 'server', text: 'context deadline exceeded' }
    render(card({ transaction: undefined, error, onRetry }))
    expect(screen.getByRole('alert').textContent).toContain('The service is having problems. Try again later.')
    expect(article().textContent).toContain('context deadline exceeded')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith()
  })
})

describe('strangers` text', () => {
  const comment = '<img src=x onerror="globalThis.hacked=1">\u202Etxt.exe\u202C\u0000 javascript:x'

  test('is plain text without bidirectional control characters and links', () => {
    render(card({ transaction: transaction({ in_msg: commented(comment) }) }))
    expect(text('comment-text')).toBe('<img src=x onerror="globalThis.hacked=1">txt.exe javascript:x')
    expect(article().querySelector('img, a')).toBeNull()
    expect('hacked' in globalThis).toBe(false)
  })

  test('does not widen the card', () => {
    const in_msg = commented('W'.repeat(5000), { decoded_opcode: 'x'.repeat(500), opcode: '0x11111111' })
    const { container } = render(card({ transaction: transaction({ in_msg }) }))
    container.style.width = '320px'
    expect(article().scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('width', () => {
  test.each(['ltr', 'rtl'])('fits 320 px with its longest content (%s)', (direction) => {
    const in_msg = commented('x', {
      value: '5047558951123456789',
      value_extra_currencies: { '4294967295': '9'.repeat(60) },
    })
    const { container } = render(card({ transaction: transaction({ in_msg, out_msgs: [message(), message()] }) }))
    container.dir = direction
    container.style.width = '320px'
    expect(article().scrollWidth).toBeLessThanOrEqual(article().clientWidth)
    for (const element of article().querySelectorAll<HTMLElement>('[part]:not([part~="visually-hidden"])')) {
      const { left, right } = element.getBoundingClientRect()
      const box = article().getBoundingClientRect()
      expect(left, element.getAttribute('part') ?? '').toBeGreaterThanOrEqual(box.left)
      expect(right, element.getAttribute('part') ?? '').toBeLessThanOrEqual(box.right)
    }
  })
})

describe('the host', () => {
  test('can replace any text, and the rest stays English', () => {
    const messages = { transaction: { from: 'Von', to: 'An' }, status: { success: 'Erfolg' } }
    render(card({}, { ...display, messages }))
    expect(article().textContent).toContain('Von')
    expect(article().textContent).toContain('Erfolg')
    expect(article().textContent).toContain('Fee')
  })

  test('gets ref, class, style, data attributes and events on the root', () => {
    const ref = createRef<HTMLElement>()
    const onClick = vi.fn()
    render(card({ ref, className: 'mine', style: { margin: 3 }, id: 'x', part: 'extra', onClick }))
    fireEvent.click(article())
    expect(ref.current).toBe(article())
    expect([article().className, article().style.margin, article().id]).toEqual(['mine', '3px', 'x'])
    expect(article().getAttribute('part')).toBe('transaction-card card extra')
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('overrides styles with a plain class', () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '.mine { padding: 1px }'
    render(card({ className: 'mine' }))
    expect(getComputedStyle(article()).padding).toBe('1px')
    style.remove()
  })

  test('links the title of a compact card to its transaction', () => {
    const around = { ...display, links: { transaction: (hash: string) => `/tx/${encodeURIComponent(hash)}` } }
    const { hash } = transaction()
    const { rerender } = render(card({ compact: true }, around))
    const link = screen.getByRole('link', { name: 'Transfer' })
    expect(link.getAttribute('href')).toBe(`/tx/${encodeURIComponent(hash)}`)
    rerender(card({ compact: true, transaction: transaction({ hash: 'javascript:alert(1)' }) }, around))
    expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull()
  })

  test('links a pending transaction to the message that started it', () => {
    const message = transaction().hash
    const links = { transaction: (hash: string) => `/t?h=${hash}`, message: (hash: string) => `/m?h=${hash}` }
    const pending = transaction({ emulated: true, finality: 'pending', trace_external_hash: message })
    const { rerender } = render(card({ compact: true, transaction: pending }, { ...display, links }))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/m?h=${message}`])
    rerender(card({ compact: true, transaction: { ...pending, trace_external_hash: null } }, { ...display, links }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('sets the links of accounts and transactions', () => {
    const links = { address: (raw: string) => `/a/${raw}`, transaction: (hash: string) => `/t?h=${hash}` }
    render(card({}, { ...display, links }))
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([`/a/${people.alice}`, `/a/${people.bob}`, `/t?h=${transaction().hash}`])
  })
})

describe('server output', () => {
  const around = {
    ...display,
    now: undefined,
    timeZone: undefined,
    names: namesFrom({ address_book: { [people.alice]: { user_friendly: null, domain: 'alice.ton' } } }),
  }
  const variants: [string, ReactElement][] = [
    ['a transfer', card({}, around)],
    ['a batch', card({ transaction: transaction({ in_msg: external(), out_msgs: [message(), message()] }) }, around)],
    ['loading', card({ transaction: undefined, loading: true }, around)],
    ['an error', card({ transaction: undefined, error: new Error('x'), onRetry: () => {} }, around)],
  ]
  let host: HTMLElement
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    return () => host.remove()
  })

  test.each(variants)('of %s has no style and hydrates without warnings', (_name, element) => {
    const html = renderToString(element)
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
    host.innerHTML = html
    const complaint = vi.spyOn(console, 'error')
    const onRecoverableError = vi.fn()
    render(element, { container: host, hydrate: true, onRecoverableError })
    expect(complaint.mock.calls.map(([words]) => String(words))).toEqual([])
    expect(onRecoverableError).not.toHaveBeenCalled()
    complaint.mockRestore()
  })

  test('has the names of a fixed source, and a time without age', () => {
    const html = renderToString(card({}, around))
    expect(html).toContain('alice.ton')
    expect(html).toContain('UTC')
    expect(html).not.toContain('ago')
  })
})
