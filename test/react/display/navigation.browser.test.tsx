import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MetadataLink } from '../../../src/components/values/link/Link.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { NavigateHandler } from '../../../src/react/display/links.ts'

afterEach(cleanup)

const account = `0:${'AB'.repeat(32)}`

/** Shows a link; the handler keeps the page from being left, as a router does. */
function show(onNavigate = vi.fn<NavigateHandler>((_href, event) => event.preventDefault())) {
  render(
    <DisplayProvider links={{ address: (address) => `#/account/${address}` }} onNavigate={onNavigate}>
      <Address value={account} />
      <MetadataLink href="https://foreign.example/" host="foreign.example" />
    </DisplayProvider>,
  )
  return onNavigate
}

const [own, foreign] = [() => screen.getAllByRole('link')[0]!, () => screen.getAllByRole('link')[1]!]

describe('onNavigate', () => {
  test('receives the target, and can keep the browser from following it', () => {
    const onNavigate = show()
    expect(fireEvent.click(own())).toBe(false)
    expect(onNavigate.mock.calls.map(([href]) => href)).toEqual([`#/account/${account}`])
  })

  test.each([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('leaves clicks with %s to the browser', (_name, init) => {
    const onNavigate = show()
    own().addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(own(), init)
    expect(onNavigate).not.toHaveBeenCalled()
  })

  test('is not called for links that metadata names, which open in a new tab', () => {
    const onNavigate = show()
    foreign().addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(foreign())
    expect(onNavigate).not.toHaveBeenCalled()
    expect(foreign().getAttribute('target')).toBe('_blank')
  })
})
