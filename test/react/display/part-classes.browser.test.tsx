import '../../../src/components/styles/index.css'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  CoinAmount,
  EmptyState,
  Hash,
  TransactionTable,
  usePartClasses,
  type PartClasses,
} from '../../../src/entries/index.ts'
import { transaction } from '../../fixtures/transactions.ts'

interface PageProps {
  readonly classes: PartClasses
  readonly children: ReactElement
}

function Page({ classes, children }: PageProps): ReactElement {
  return <main ref={usePartClasses(classes)}>{children}</main>
}
const part = (name: string) => document.querySelector(`[part~="${name}"]`)
const hash = <Hash value="m7jLdT3Wd+7Z+Wf8GhJ5Vr0qXxxY3d8c6V4Rk4rJH4A=" />

afterEach(cleanup)

test('each part has its classes, those of a part of several names too', () => {
  render(
    <Page classes={{ hash: 'rounded border', mine: 'p-2' }}>
      <Hash value="m7jLdT3Wd+7Z+Wf8GhJ5Vr0qXxxY3d8c6V4Rk4rJH4A=" part="mine" />
    </Page>,
  )
  expect(part('hash')?.className).toBe('rounded border p-2')
  expect(part('hash-text')?.hasAttribute('class')).toBe(false)
})

test('rows that scroll into view are dressed before they are painted', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ ...transaction(), hash: `${at}`, lt: String(1e9 - at) }))
  render(
    <Page classes={{ 'table-row': 'row' }}>
      <TransactionTable transactions={rows} />
    </Page>,
  )
  const table = part('table')
  const first = () => table?.querySelector('[part~="table-row"]')?.getAttribute('aria-rowindex')
  const before = first()
  table?.scrollTo({ top: 5000 })
  await vi.waitFor(() => expect(first()).not.toBe(before))
  await new Promise(requestAnimationFrame)
  const naked = [...(table?.querySelectorAll('tbody [part~="table-row"]:not(.row)') ?? [])]
  expect(naked).toEqual([])
})

test('a class that the host changes on a root stays beside those of the part', async () => {
  const page = (className: string) => (
    <Page classes={{ 'coin-amount': 'font-bold' }}>
      <CoinAmount amount="1" className={className} />
    </Page>
  )
  const { rerender } = render(page('one'))
  expect(part('coin-amount')?.className.split(' ').toSorted()).toEqual(['font-bold', 'one'])
  rerender(page('two'))
  await vi.waitFor(() => expect(part('coin-amount')?.className.split(' ').toSorted()).toEqual(['font-bold', 'two']))
})

test('another table takes the place of the first; what the host gave itself stays', async () => {
  const page = (classes: PartClasses) => (
    <Page classes={classes}>
      <EmptyState label="Nothing" className="both" />
    </Page>
  )
  const { rerender } = render(page({ 'empty-state': 'both old' }))
  expect(part('empty-state')?.className).toBe('both old')
  rerender(page({ 'empty-state': 'new' }))
  expect(part('empty-state')?.className).toBe('both new')
})

test('an equal table dresses nothing anew', () => {
  const seen = vi.spyOn(MutationObserver.prototype, 'observe')
  const { rerender } = render(<Page classes={{ hash: 'a' }}>{hash}</Page>)
  rerender(<Page classes={{ hash: 'a' }}>{hash}</Page>)
  expect(seen).toHaveBeenCalledOnce()
  seen.mockRestore()
})

test('server output hydrates without a word, and is dressed then', () => {
  const page = <Page classes={{ hash: 'rounded' }}>{hash}</Page>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(part('hash')?.className).toBe('')
  const complaint = vi.spyOn(console, 'error')
  render(page, { container, hydrate: true })
  expect(part('hash')?.className).toBe('rounded')
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
  cleanup()
  container.remove()
})
