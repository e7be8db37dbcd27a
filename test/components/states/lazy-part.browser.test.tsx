// Code that is loaded on demand: it fails in its place, and trying again loads it again.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from '../../../src/components/states/lazy-part/lazyPart.tsx'

function Content({ text }: { readonly text: string }): ReactElement {
  return <p>{text}</p>
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A file that fails some times before it loads. */
function failing(times: number) {
  let tries = 0
  const load = vi.fn(async () => {
    if (tries++ < times) throw new TypeError('Failed to fetch dynamically imported module')
    return Content
  })
  return load
}

const page = (Part: ReturnType<typeof lazyPart<{ readonly text: string }>>) => (
  <main>
    <h1>Around</h1>
    <Part text="loaded" />
  </main>
)

test.each([1, 2, 3])('a file that fails %d times leaves the page, and loads when it is tried again', async (times) => {
  const load = failing(times)
  const Part = lazyPart(load)
  await act(async () => void render(page(Part)))
  for (let round = 0; round < times; round++) {
    expect(screen.getByRole('heading', { name: 'Around' })).toBeDefined()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  }
  expect(await screen.findByText('loaded')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(times + 1)
})

test('another place of the page, or the same later, loads it again once it failed, too', async () => {
  const load = failing(1)
  const Part = lazyPart(load)
  await act(async () => void render(page(Part)))
  expect(screen.queryByText('loaded')).toBeNull()
  cleanup()
  await act(async () => void render(page(Part)))
  expect(await screen.findByText('loaded')).toBeDefined()
})

test('a file that is loaded is loaded once, however many places show it', async () => {
  const load = failing(0)
  const Part = lazyPart(load)
  await act(async () => void render([<Part key={1} text="one" />, <Part key={2} text="two" />]))
  expect(await screen.findByText('two')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})
