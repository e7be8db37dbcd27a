import '../../../src/components/styles/index.css'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Profiler, useState, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { AddressHighlight } from '../../../src/components/values/address/AddressHighlight.tsx'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import { CopyButton } from '../../../src/components/values/copy-button/CopyButton.tsx'
import { ErrorState } from '../../../src/components/states/error-state/ErrorState.tsx'
import { Hash } from '../../../src/components/values/hash/Hash.tsx'
import { Timestamp } from '../../../src/components/values/timestamp/Timestamp.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { NameSource } from '../../../src/sources/client/names.ts'
import type { AddressBookRow, AddressMetadata } from '../../../src/service/rows/names.ts'
import { people } from '../../fixtures/transactions.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { alice, bob } = people

/** Name source that learns names after components subscribed, like that of the client. */
function learning() {
  const rows = new Map<string, AddressBookRow>()
  const tokens = new Map<string, AddressMetadata>()
  const listeners = new Map<string, Set<() => void>>()
  const source: NameSource = {
    addressBookRow: (address) => rows.get(address),
    metadata: (address) => tokens.get(address),
    subscribe(address, listener) {
      const set = listeners.get(address) ?? new Set()
      listeners.set(address, set.add(listener))
      return () => set.delete(listener)
    },
  }
  const tell = (address: string) => act(() => listeners.get(address)?.forEach((listener) => listener()))
  return {
    source,
    watchers: (address: string) => listeners.get(address)?.size ?? 0,
    learnRow(address: string, domain: string | null, user_friendly = '') {
      rows.set(address, { domain, user_friendly })
      tell(address)
    },
    learnToken(address: string, name: unknown, is_scam = false) {
      tokens.set(address, { is_indexed: true, token_info: [{ name, is_scam } as never] })
      tell(address)
    },
  }
}
const part = (name: string) => document.querySelector<HTMLElement>(`[part~="${name}"]`)

describe('Address', () => {
  test('shows a name as soon as an answer contains it', () => {
    const names = learning()
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice} />
      </DisplayProvider>,
    )
    expect(part('address')?.textContent).toBe('EQChoa…GhodWi')
    names.learnRow(alice, 'alice.ton')
    expect(part('address')?.textContent).toBe('alice.ton')
    expect(part('address')?.dataset['kind']).toBe('domain')
  })

  test('finds the name for any form of the address', () => {
    const names = learning()
    names.learnRow(alice, 'alice.ton')
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice.toLowerCase()} />
      </DisplayProvider>,
    )
    expect(part('address')?.textContent).toBe('alice.ton')
  })

  test('renders for its own address only, and unsubscribes when it unmounts', () => {
    const names = learning()
    const onRender = vi.fn()
    const { unmount } = render(
      <DisplayProvider names={names.source}>
        <Profiler id="alice" onRender={onRender}>
          <Address value={alice} />
        </Profiler>
        <Address value={bob} />
      </DisplayProvider>,
    )
    const renders = onRender.mock.calls.length
    names.learnRow(bob, 'bob.ton')
    expect(onRender.mock.calls.length).toBe(renders)
    unmount()
    expect(names.watchers(alice) + names.watchers(bob)).toBe(0)
  })

  test('never replaces the address of a token by the name that it gives itself', () => {
    const names = learning()
    names.learnToken(alice, 'TON \u202EFoundation', true)
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice} />
      </DisplayProvider>,
    )
    expect(part('address-name')?.textContent).toBe('TON Foundation')
    expect(part('address-id')?.textContent).toBe('EQChoa…GhodWi')
    expect(part('address-scam')?.textContent).toContain('Scam')
  })

  test('never replaces the address by a domain of look-alike letters', () => {
    const names = learning()
    names.learnRow(alice, 'аlice.ton')
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice} />
      </DisplayProvider>,
    )
    expect(part('address')?.textContent).toBe('EQChoa…GhodWi')
  })

  test.each([[[]], [{}], [7], ['\u202E\u200B']])('shows the address when the name of a token is %j', (name) => {
    const names = learning()
    names.learnToken(alice, name)
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice} />
      </DisplayProvider>,
    )
    expect(part('address')?.textContent).toBe('EQChoa…GhodWi')
  })

  test('writes wallets and contracts in the form of the address book', () => {
    const names = learning()
    names.learnRow(alice, null, 'UQ')
    names.learnRow(bob, null, 'kQ')
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice} long />
        <Address value={bob} long />
      </DisplayProvider>,
    )
    const texts = [...document.querySelectorAll('[part~="address-id"]')].map((element) => element.textContent)
    expect(texts[0]).toMatch(/^UQ/)
    expect(texts[1]).toMatch(/^kQ/)
  })

  test('shows the full address beside a name, if it is asked to be long', () => {
    const names = learning()
    names.learnRow(alice, 'alice.ton')
    render(
      <DisplayProvider names={names.source}>
        <Address value={alice} long />
      </DisplayProvider>,
    )
    expect(part('address-name')?.textContent).toBe('alice.ton')
    expect(part('address-id')?.textContent).toHaveLength(48)
  })

  test('leaves names out of server output unless the source is fixed', () => {
    const names = learning()
    names.learnRow(alice, 'alice.ton')
    const element = (source: NameSource): ReactElement => (
      <DisplayProvider names={source}>
        <Address value={alice} />
      </DisplayProvider>
    )
    expect(renderToString(element(names.source))).not.toContain('alice.ton')
    expect(renderToString(element({ ...names.source, fixed: true }))).toContain('alice.ton')
  })

  test('does not link text that is not an address', () => {
    const address = vi.fn(() => '/x')
    render(
      <DisplayProvider links={{ address }}>
        <Address value="addr_none" copy />
      </DisplayProvider>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(address).not.toHaveBeenCalled()
  })
})

describe('AddressHighlight', () => {
  const page = (
    <AddressHighlight>
      <Address value={alice} name="Alice" href="#alice" />
      <Address value={bob} name="Bob" href="#bob" />
      <p data-address={alice}>a card of Alice's</p>
    </AddressHighlight>
  )
  const marked = () => Array.from(document.querySelectorAll('[data-same]'), (place) => place.textContent)

  test('highlights all mentions of the account under the pointer, and none after it left', () => {
    render(page)
    fireEvent.pointerOver(screen.getByText('Alice'))
    expect(marked()).toEqual(['Alice', "a card of Alice's"])
    fireEvent.pointerLeave(part('address-highlight') as HTMLElement)
    expect(marked()).toEqual([])
  })

  test('highlights the account with the focus', () => {
    render(page)
    act(() => screen.getByText('Alice').closest('a')?.focus())
    expect(marked()).toHaveLength(2)
    act(() => screen.getByText('Bob').closest('a')?.focus())
    expect(marked()).toEqual([])
  })

  test('does not highlight an account that is mentioned once', () => {
    render(page)
    fireEvent.pointerOver(screen.getByText('Bob'))
    expect(marked()).toEqual([])
  })
})

describe('CopyButton', () => {
  const clipboard = (result: Promise<void>) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => result)

  test('waits for a text that is made in slices, and reports one that cannot be made', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      await item?.getType('text/plain')
    })
    const { rerender } = render(<CopyButton text={() => Promise.resolve('large')} />)
    fireEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    const blob = await write.mock.calls[0]?.[0][0]?.getType('text/plain')
    expect(await blob?.text()).toBe('large')
    rerender(<CopyButton key="failing" text={() => Promise.reject(new Error('too large'))} />)
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button').getAttribute('data-state')).toBe('failed'))
  })

  test('copies the full text, confirms it, and returns to its first state', async () => {
    vi.useFakeTimers()
    const write = clipboard(Promise.resolve())
    render(<Address value={alice} copy />)
    const button = screen.getByRole('button', { name: 'Copy address' })
    await act(async () => fireEvent.click(button))
    expect(write).toHaveBeenCalledExactlyOnceWith('EQChoaGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhodWi')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    expect(button.dataset['state']).toBe('copied')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(button.dataset['state']).toBe('idle')
  })

  test('reports that the browser refused', async () => {
    clipboard(Promise.reject(new DOMException('denied', 'NotAllowedError')))
    render(<CopyButton text="x" />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
    expect(screen.getByRole('status').textContent).toBe('Copy failed')
  })

  test('copies nothing when the host prevents it', () => {
    const write = clipboard(Promise.resolve())
    render(<CopyButton text="x" onClick={(event) => event.preventDefault()} />)
    fireEvent.click(screen.getByRole('button'))
    expect(write).not.toHaveBeenCalled()
  })
})

describe('ErrorState', () => {
  const limited = { name: 'HttpError', kind: 'rateLimited', text: 'Ratelimit exceed', retryAfter: 2500 }

  test('counts the wait down to 0', async () => {
    vi.useFakeTimers()
    render(<ErrorState error={limited} onRetry={() => {}} />)
    for (const words of ['3 sec', '2 sec', '1 sec']) {
      expect(part('error-state-wait')?.textContent).toBe(`Try again in ${words}.`)
      await act(() => vi.advanceTimersByTimeAsync(1000))
    }
    expect(part('error-state-wait')).toBeNull()
  })

  test('announces the error once, not every second', () => {
    render(<ErrorState error={limited} />)
    expect(screen.getByRole('alert').textContent).not.toContain('sec')
  })

  test.each([
    [{ name: 'TimeoutError', message: 'm' }, 'timeout'],
    [{ name: 'NetworkError', message: 'm' }, 'network'],
    [{ name: 'ResponseShapeError', message: 'm' }, 'shape'],
    [{ name: 'NotMirroredError', message: 'm' }, 'notMirrored'],
    [{ name: 'HttpError', kind: 'notFound', text: '' }, 'notFound'],
    [{ name: 'constructor', kind: '__proto__' }, 'unknown'],
    [{}, 'unknown'],
    [null, 'unknown'],
  ])('knows %j', (error, kind) => {
    render(<ErrorState error={error} />)
    expect(part('error-state')?.dataset['kind']).toBe(kind)
    expect(screen.getByRole('alert').textContent).toMatch(/^\s*Couldn’t load this data\. \S/)
  })

  test('shows the words of the application alone', () => {
    render(<ErrorState error={'The history is closed.\u202E'} />)
    expect(screen.getByRole('alert').textContent?.trim()).toBe('The history is closed.')
  })

  test('cleans and limits the message of the service', () => {
    const text = `<script>1</script>\u202E${'x'.repeat(5000)}`
    render(<ErrorState error={{ name: 'HttpError', kind: 'server', text }} />)
    expect(part('error-state-detail')?.textContent).toHaveLength(240)
    expect(document.querySelector('[part~="error-state"] script')).toBeNull()
  })
})

describe('Timestamp', () => {
  test('shows all digits of the logical time', () => {
    const { rerender } = render(<Timestamp value={1_795_254_867} show="absolute" lt="62034785000003" />)
    expect(part('timestamp')?.textContent).toMatch(/2026.* · LT 62034785000003$/)
    rerender(<Timestamp value={1_795_254_867} show="absolute" lt={null} />)
    expect(part('timestamp-lt')).toBeNull()
  })

  test('updates the age', async () => {
    vi.useFakeTimers({ now: 1_795_254_867_000 })
    render(<Timestamp value={1_795_254_867 - 58} show="relative" />)
    expect(part('timestamp')?.textContent).toBe('58 seconds ago')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(part('timestamp')?.textContent).toBe('1 minute ago')
  })

  test('takes the reader`s clock after hydration, even after a long time without a timestamp', () => {
    vi.useFakeTimers({ now: 1_795_254_867_000 })
    const element = <Timestamp value={1_795_254_867} show="relative" />
    render(element)
    cleanup()
    vi.setSystemTime(1_795_254_867_000 + 3_600_000)
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(element)
    render(element, { container: host, hydrate: true })
    expect(host.textContent).toBe('1 hour ago')
    host.remove()
  })

  test('a moment that came between two ticks is not shown as one to come', () => {
    vi.useFakeTimers({ now: 1_795_254_867_900 })
    const { rerender } = render(<Timestamp value={1_795_254_867} show="relative" />)
    expect(part('timestamp')?.textContent).toBe('now')
    vi.advanceTimersByTime(200)
    rerender(<Timestamp value={1_795_254_868} show="relative" />)
    expect(part('timestamp')?.textContent).toBe('now')
    rerender(<Timestamp value={1_795_254_869} show="relative" />)
    expect(part('timestamp')?.textContent).toBe('in 1 second')
  })

  test('renders only when its text changes', async () => {
    vi.useFakeTimers({ now: 1_795_254_867_000 })
    const onRender = vi.fn()
    render(
      <Profiler id="t" onRender={onRender}>
        <Timestamp value={1_795_254_867 - 600} />
      </Profiler>,
    )
    const renders = onRender.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(onRender.mock.calls.length).toBe(renders)
  })

  test('leaves no timer after unmounting', () => {
    vi.useFakeTimers()
    const { unmount } = render(
      <>
        <Timestamp value={1} />
        <Timestamp value={2} />
      </>,
    )
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('has a machine-readable time', () => {
    render(<Timestamp value="1795254867" />)
    expect(part('timestamp')?.getAttribute('datetime')).toBe('2026-11-21T09:54:27Z')
  })
})

describe('CoinAmount and Hash', () => {
  test('have the exact value in the tooltip if the shown one is shortened', () => {
    render(<CoinAmount amount="12345678901234567890" compact direction="out" />)
    expect(part('coin-amount')?.textContent).toBe('-12.3B GRAM')
    expect(part('coin-amount')?.title).toBe('-12,345,678,901.23456789 GRAM')
    expect(part('coin-amount')?.getAttribute('value')).toBe('12345678901234567890')
  })

  test('clean and limit the symbol of a token', () => {
    render(<CoinAmount amount="1" decimals={0} symbol={`\u202EUSD${'T'.repeat(99)}`} />)
    expect(part('coin-amount-symbol')?.textContent).toBe(`USD${'T'.repeat(12)}…`)
  })

  test('link a hash by the rule for its kind of entity', () => {
    const message = vi.fn((hash: string) => `/m/${encodeURIComponent(hash)}`)
    const hex = '972643959b445973151c9b7d9572ffe15877faa7f44d381c336c81c66b44ab20'
    render(
      <DisplayProvider links={{ message }}>
        <Hash value={hex} of="message" />
      </DisplayProvider>,
    )
    expect(message).toHaveBeenCalledWith('lyZDlZtEWXMVHJt9lXL/4Vh3+qf0TTgcM2yBxmtEqyA=')
    expect(screen.getByRole('link').textContent).toBe('972643…44ab20')
  })
})

describe('DisplayProvider', () => {
  test('changes only the given settings and inherits the others', () => {
    render(
      <DisplayProvider nativeCoin={{ symbol: 'GRAM', decimals: 6 }} locale="de">
        <DisplayProvider locale={undefined}>
          <CoinAmount amount="1500000" />
        </DisplayProvider>
      </DisplayProvider>,
    )
    expect(part('coin-amount')?.textContent).toBe('1,5 GRAM')
  })

  test('does not render its descendants again if nothing changed', () => {
    const onRender = vi.fn()
    const child = (
      <Profiler id="c" onRender={onRender}>
        <CoinAmount amount="1" />
      </Profiler>
    )
    function Page(): ReactElement {
      const [count, setCount] = useState(0)
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <DisplayProvider locale="de">{child}</DisplayProvider>
        </>
      )
    }
    render(<Page />)
    const renders = onRender.mock.calls.length
    fireEvent.click(screen.getByRole('button'))
    expect(onRender.mock.calls.length).toBe(renders)
  })
})
