import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewRows } from '../../../src/components/lists/new-rows/NewRows.tsx'

test.each([
  [0, 0, 'none', ''],
  [3, 0, 'waiting', 'Show 3 new'],
  [3, 1, 'waiting', 'Show 2 new and 1 suspicious'],
  [2, 2, 'suspicious', 'Show 2 suspicious'],
])('of %i new rows, %i suspicious ones are no news', (count, suspicious, state, text) => {
  const html = renderToString(<NewRows count={count} suspicious={suspicious} onShow={() => {}} />)
  expect(html).toContain(`data-state="${state}"`)
  expect(html.replace(/<.*?>/g, '')).toBe(text)
})

test.each([
  [3, 0, 1, 'Show 3 new · Pending: 1'],
  [3, 1, 2, 'Show 2 new and 1 suspicious · Pending: 2'],
])('of %i new rows, %i of them suspicious, it says that %i are pending', (count, suspicious, pending, text) => {
  const html = renderToString(<NewRows count={count} suspicious={suspicious} pending={pending} onShow={() => {}} />)
  expect(html.replace(/<.*?>/g, '')).toBe(text)
})
