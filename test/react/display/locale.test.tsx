import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Timestamp } from '../../../src/components/values/timestamp/Timestamp.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'

const write = (locale: string | undefined, timeZone: string | undefined) =>
  renderToString(
    <DisplayProvider locale={locale} timeZone={timeZone} time="absolute">
      <Timestamp value={1_700_000_000} />
    </DisplayProvider>,
  )

afterEach(() => vi.restoreAllMocks())

test.each([
  ['en_US', 'en-US'],
  ['ru_RU.UTF-8', 'ru-RU'],
  ['de_DE@euro', 'de-DE'],
  ['C', 'en'],
  ['', 'en'],
  ['not a tag', 'en'],
])('the locale %j is shown as %s', (given, meant) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(write(given, 'UTC')).toBe(write(meant, 'UTC'))
})

test.each(['Moscow', '', 'UTC+25'])('an unknown time zone, %j, is ignored', (given) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(write('en', given)).toBe(write('en', undefined))
})

test('says which setting is ignored, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  write('x', 'Atlantis')
  write('x', 'Atlantis')
  expect(warn.mock.calls.flat()).toEqual([
    'tonlens: the locale "x" is unknown, so it is ignored.',
    'tonlens: the timeZone "Atlantis" is unknown, so it is ignored.',
  ])
})
