import { expectTypeOf, test } from 'vitest'
import type { Client } from 'tonlens/client'
import 'tonlens/widgets'

test('elements are known by their tags', () => {
  const element = document.createElement('tonlens-transaction')
  expectTypeOf(element.hash).toEqualTypeOf<string | undefined>()
  expectTypeOf(element.compact).toEqualTypeOf<boolean | undefined>()
  expectTypeOf(element.baseUrl).toEqualTypeOf<string | undefined>()
  expectTypeOf(element.theme).toEqualTypeOf<'light' | 'dark' | 'auto' | undefined>()
  expectTypeOf(element.client).toEqualTypeOf<Client | undefined>()
  // @ts-expect-error a flag is no text
  element.compact = 'yes'
  // @ts-expect-error a transaction has no owner
  element.owner = '0:00'
})

test('events carry what they name', () => {
  document.addEventListener('tonlens-select', ({ detail }) => expectTypeOf(detail.key).toEqualTypeOf<string>())
  document.createElement('tonlens-trace').addEventListener('tonlens-select', ({ detail }) => {
    expectTypeOf(detail.key).toEqualTypeOf<string>()
  })
})

test('the tags are JSX', () => {
  const tag = <tonlens-trace hash="abc" height={300} ontonlens-select={({ detail }) => detail.key.length} />
  // @ts-expect-error a height is a number
  const wrong = <tonlens-trace hash="abc" height="tall" />
  return [tag, wrong]
})
