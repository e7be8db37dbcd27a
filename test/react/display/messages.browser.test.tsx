import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTexts } from '../../../src/react/display/display.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { commonMessages } from '../../../src/text/en/common.ts'
import type { Messages } from '../../../src/text/en/index.ts'

test('texts keep their identity from render to render, replaced ones too', () => {
  const seen: Messages['common'][] = []
  function Reader(_props: { 'data-render': number }): null {
    seen.push(useTexts('common', commonMessages))
    return null
  }
  const german = { common: { retry: 'Nochmal' } }
  const element = (key: number) => (
    <DisplayProvider messages={german}>
      <Reader data-render={key} />
    </DisplayProvider>
  )
  const { rerender } = render(element(1))
  rerender(element(2))
  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen).size).toBe(1)
  expect(seen[0]).toMatchObject({ retry: 'Nochmal', copy: commonMessages.copy })
})
