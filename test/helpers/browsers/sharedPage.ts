// Test files share one page, so that each does not load all modules anew: it begins and ends as a page of its own
// would.
import { cleanup } from '@testing-library/react'
import { afterAll, beforeAll, vi } from 'vitest'
import { page } from 'vitest/browser'

const { documentElement: root, body } = document
const kept = [root, body].map((element) => ({
  element,
  attributes: Array.from(element.attributes, ({ name, value }) => [name, value] as const),
}))
const url = location.href

beforeAll(() => page.viewport(414, 896))

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  body.replaceChildren()
  for (const { element, attributes } of kept) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
  history.replaceState(null, '', url)
})
