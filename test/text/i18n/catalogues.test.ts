// Each language says everything, in its own words, with the values and the forms that belong there.
import { describe, expect, test } from 'vitest'
import { chinese } from '../../../src/entries/locales/zh.ts'
import { english } from '../../../src/text/en/index.ts'
import type { Messages } from '../../../src/text/en/index.ts'
import { russian } from '../../../src/entries/locales/ru.ts'
import { catalogueOpcodes } from '../../../src/ton/facts/opcodeNames.ts'
import { failureReasons, type FailureReason } from '../../../src/ton/facts/failureReasons.ts'
import { pseudo } from '../../fixtures/pseudo.ts'

type Leaf = readonly [path: string, text: unknown]

/** Every text of a catalogue, by its path. */
function readLeaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, child]) => readLeaves(child, path === '' ? name : `${path}.${name}`))
}

const original = new Map(readLeaves(english))
const furtherOpcodes = new Set(Object.values(catalogueOpcodes).map((name) => `opcode.${name}`))
const catalogues: readonly (readonly [string, Messages, RegExp, RegExp])[] = [
  // Names and signs that are the same in all languages; everything else holds letters of its own.
  ['Russian', russian, /\p{Script=Cyrillic}/u, /^(NFT|CSV|JSON|LT|Seqno|StateInit|TON Storage|\+?\d*|№.*)$/],
  ['Chinese', chinese, /\p{Script=Han}/u, /^(NFT|CSV|JSON|LT|Seqno|#)$/],
]

describe.each(catalogues)('%s', (_, catalogue, script, universal) => {
  // English makes words of the name of an opcode beyond the standards; another language may have its own.
  const leaves = readLeaves(catalogue).filter(([path]) => original.has(path) || !furtherOpcodes.has(path))

  test('has exactly the texts that English has', () => {
    expect(leaves.map(([path]) => path).toSorted()).toEqual([...original.keys()].toSorted())
  })

  test('has a text that takes values wherever English has one', () => {
    for (const [path, text] of leaves) expect(typeof text, path).toBe(typeof original.get(path))
  })

  test('leaves no English behind', () => {
    const left = leaves.filter(
      ([, text]) => typeof text === 'string' && /\p{L}/u.test(text) && !script.test(text) && !universal.test(text),
    )
    const templates = /^action\.types\.\w+\.1$|^action\.newType$/
    expect(
      left.filter(([path, text]) => !templates.test(path) || /[a-z]{3,}/.test(String(text).replace(/\{\w+\}/g, ''))),
    ).toEqual([])
  })

  test('says what an action was with the slots that English has', () => {
    for (const [path, text] of leaves) {
      if (!/^action\.types\.\w+\.1$|^action\.newType$/.test(path)) continue
      const slots = (words: unknown) =>
        String(words)
          .match(/\{\w+\}/g)
          ?.toSorted()
      const optional = (words: unknown) =>
        (String(words).match(/\[[^\]]*\]/g) ?? []).flatMap((part) => slots(part) ?? []).toSorted()
      expect(slots(text), path).toEqual(slots(original.get(path)))
      expect(optional(text), path).toEqual(optional(original.get(path)))
    }
  })

  test('explains every reason for a failure', () => {
    for (const reason of Object.keys(failureReasons) as FailureReason[]) {
      expect(catalogue.status.failure({ kind: 'compute', code: 7, reason, text: '', returned: false })).toContain(
        catalogue.status.reasons[reason],
      )
    }
  })
})

test('a group does not repeat a shared word', () => {
  const languages = [english, russian, chinese].map((catalogue) => new Map(readLeaves(catalogue)))
  const inAllLanguages = (path: string) => languages.map((texts) => texts.get(path)).join()
  const isShared = (path: string) => path.startsWith('words.')
  const paths = [...original.keys()].filter((path) => path.split('.').length === 2)
  const shared = new Set(paths.filter(isShared).map(inAllLanguages))
  expect(paths.filter((path) => !isShared(path) && shared.has(inAllLanguages(path)))).toEqual([])
})

describe('Russian counts', () => {
  test.each([
    [0, '0 транзакций'],
    [1, '1 транзакция'],
    [2, '2 транзакции'],
    [5, '5 транзакций'],
    [11, '11 транзакций'],
    [21, '21 транзакция'],
    [22, '22 транзакции'],
    [112, '112 транзакций'],
  ])('%i', (count, text) => {
    expect(russian.graph.transactions(count, 'en')).toBe(text)
    expect(russian.block.transactionCount(count, 'en')).toBe(text)
  })
})

test('English counts one and many', () => {
  expect([1, 2, 21].map((count) => english.graph.transactions(count, 'en'))).toEqual([
    '1 transaction',
    '2 transactions',
    '21 transactions',
  ])
})

test.each(['ru', 'zh'])('%s has the same files as English', (language) => {
  const files = Object.keys(import.meta.glob('../../../src/text/{en,ru,zh}/**/*.ts', { query: '?raw' }))
  const names = (of: string) =>
    files.filter((file) => file.includes(`/text/${of}/`)).map((file) => file.split('/').slice(6).join('/'))
  expect(names('en').length).toBeGreaterThan(20)
  expect(names(language)).toEqual(names('en'))
})

test('reaches only bundles that ask for it', () => {
  const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const importers = Object.entries(sources).filter(
    ([path, source]) =>
      !/\/text\/(?:ru|zh)\/|\/entries\/locales\//.test(path) &&
      /from '[^']*\/(?:text|locales)\/(?:ru|zh)[/.]/.test(source),
  )
  expect(importers).toEqual([])
})

describe('the pseudo-locale', () => {
  test('is at least two fifths longer than English, and holds none of its letters', () => {
    for (const [path, text] of readLeaves(pseudo)) {
      const before = original.get(path)
      if (typeof text !== 'string' || typeof before !== 'string' || before === '') continue
      const words = (of: string) => of.replace(/\{\w+\}/g, '')
      expect(words(text).length, path).toBeGreaterThanOrEqual(words(before).length * 1.4)
      expect(words(text), path).not.toMatch(/[a-zA-Z]/)
    }
  })

  test('keeps the values that a text is given', () => {
    expect(pseudo.list.page('7')).toContain('7')
    expect(pseudo.action.types.ton_transfer[1]).toContain('{source}')
  })
})

test('a text that takes values shows all of them, in every language', () => {
  const given = ['1111', '2222', '3333']
  for (const path of [
    'search.fromLink',
    'list.pageOf',
    'rawData.position',
    'mirror.used',
    'multisig.required',
    'trace.between',
  ]) {
    for (const catalogue of [english, russian, chinese]) {
      const text = new Map(readLeaves(catalogue)).get(path) as (...values: string[]) => string
      for (const value of given.slice(0, text.length)) expect(text(...given), path).toContain(value)
    }
  }
})
