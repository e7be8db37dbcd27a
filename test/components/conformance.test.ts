import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as views from '../../src/entries/views.ts'
import * as kit from '../helpers/kit.ts'

/** These draw nothing of their own; views show a component, and have tests of their own in `test/widgets`. */
const invisible = ['AddressHighlight', 'DisplayProvider', 'TonlensProvider', ...Object.keys(views)]

const folder = new URL('./', import.meta.url)
const suites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.browser.test.tsx'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .filter((source) => source.includes('describeComponent({'))

test('every exported component passes the conformance suite', () => {
  const components = Object.keys(kit).filter(
    (name) => /^[A-Z]/.test(name) && !name.endsWith('Error') && !invisible.includes(name),
  )
  const tried = (name: string) =>
    suites.some((source) =>
      new RegExp(`name: '${name}',\\s+component: ${name},|\\['${name}', '[\\w-]+', ${name}\\]`).test(source),
    )
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter((name) => !tried(name))).toEqual([])
})

const cases = suites.flatMap((source) =>
  source
    .split('describeComponent({')
    .slice(1)
    .map((rest) => ({ source, given: rest.slice(0, rest.search(/\n(?: {2})?\}\)/)) })),
)
const sources = readdirSync(new URL('../../src/components/', import.meta.url), { recursive: true, encoding: 'utf8' })

/** Sources of the components that can be given a property. */
function taking(property: RegExp): readonly string[] {
  return Object.keys(kit).filter((name) => {
    const file = sources.find((path) => path.endsWith(`/${name}.tsx`))
    return (
      file !== undefined &&
      property.test(readFileSync(new URL(`../../src/components/${file}`, import.meta.url), 'utf8'))
    )
  })
}

test('every component with a state of loading keeps its height, or its place, when the answer comes', () => {
  // Boxes of a size that is given, and tools, which show what was asked for below.
  const inside = [
    'LoadMore',
    'Media',
    'MediaPlayer',
    'MirrorStatus',
    'NftCard',
    'Skeleton',
    'GetMethodRunner',
    'SendBoc',
  ]
  const waiting = taking(/\bloading\b/).filter((name) => !inside.includes(name))
  const tried = (name: string) =>
    cases.some(
      ({ source, given }) =>
        given.includes('  loading: {') &&
        (given.includes(`component: ${name},`) || (given.includes('    component,') && source.includes(`, ${name}]`))),
    )
  expect(waiting.length).toBeGreaterThan(25)
  expect(waiting.filter((name) => !tried(name))).toEqual([])
})
