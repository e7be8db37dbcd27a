import { expect, test } from 'vitest'
import { describeConfigFields } from '../../stories/guides/explorer/describeConfigFields.ts'

const paths = [[], ['networks'], ['networks', 'prices'], ['networks', 'nativeCoin'], ['links']]

test.each(paths)('every field of %s has a type, a meaning, and a default if it may be left out', (...path) => {
  for (const { name, type, text, required, fallback } of describeConfigFields(path)) {
    expect(type, name).not.toContain('undefined')
    expect(text, name).toMatch(/\.$/)
    expect(fallback === '', name).toBe(required)
  }
})

test('types have their bounds', () => {
  expect(describeConfigFields(['networks'])).toContainEqual({
    name: 'rate',
    type: 'integer, 1 to 1,000',
    required: false,
    text: expect.stringContaining('in a second') as string,
    fallback: '1, and 10 with a key proxy',
  })
  expect(describeConfigFields().find(({ name }) => name === 'customNetworks')?.type).toBe(
    'boolean or list of 1 to 20 strings',
  )
})

test('says so when there is no such object', () => {
  expect(() => describeConfigFields(['networks', 'name'])).toThrow('no object at networks.name')
})
