import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as kit from '../../src/components/index.ts'

/** Draws nothing of its own: it marks the addresses of what it holds. */
const invisible = ['AddressHighlight']

const folder = new URL('./', import.meta.url)
const suites = readdirSync(folder)
  .filter((file) => file.endsWith('.browser.test.tsx'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .filter((source) => source.includes('describeComponent({'))

test('every exported component passes the conformance suite', () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !invisible.includes(name))
  const tried = (name: string) => suites.some((source) => new RegExp(`name: '${name}',\\s+component: ${name},|\\['${name}', '[\\w-]+', ${name}\\]`).test(source))
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter((name) => !tried(name))).toEqual([])
})
