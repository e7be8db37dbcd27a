import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webLink } from '../../src/service/rows/plainText.ts'

const schemes = [
  'javascript',
  'JaVaScRiPt',
  'data',
  'vbscript',
  'VBScript',
  'blob',
  'file',
  'filesystem',
  'about',
  'ws',
  'intent',
  'view-source',
]
const control = Array.from({ length: 33 }, (_, code) => String.fromCharCode(code))
/**
 * Spellings of a scheme that a browser takes for it: it drops tabs and line breaks anywhere, and what stands before.
 */
const disguises: readonly ((scheme: string) => string)[] = [
  (scheme) => scheme,
  ...control.map((character) => (scheme: string) => `${character}${scheme}`),
  ...['\t', '\n', '\r', '\r\n\t'].flatMap((character) => [
    (scheme: string) => `${scheme.slice(0, 2)}${character}${scheme.slice(2)}`,
    (scheme: string) => `${scheme}${character}`,
    (scheme: string) => scheme.split('').join(character),
  ]),
]
const bodies = ['alert(1)', '//example.org/%0aalert(1)', 'text/html,<script>alert(1)</script>', '']

test('no spelling of another scheme is a link', () => {
  for (const scheme of schemes) {
    for (const disguise of disguises) {
      for (const body of bodies) expect(webLink(`${disguise(scheme)}:${body}`)).toBeUndefined()
    }
  }
})

test.each([
  '/a/0:1',
  'a?b=javascript:1',
  '#/account/x',
  '?x',
  '',
  '//other.example/a',
  'https://a.example/b',
  'HTTP://a.example',
  ' /a',
  './javascript:alert(1)',
])('%j is a link', (href) => {
  expect(webLink(href)).toBe(href)
})

test.each([
  undefined,
  null,
  1,
  {},
  [],
  ['javascript:alert(1)'],
  { toString: () => 'javascript:alert(1)' },
  'https://',
  'http://[',
  'https://a b/',
])('%j is none', (href) => {
  expect(webLink(href)).toBeUndefined()
})

test('components write links by one element', () => {
  const root = new URL('../../src/components/', import.meta.url)
  const writing = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /<a[\s>]|<area[\s>]|createElement\('a'|xlinkHref/.test(readFileSync(new URL(file, root), 'utf8')),
  )
  // A file that the reader saves is a link to a blob of the page itself.
  expect(writing.filter((file) => file !== 'values/downloadFile.ts')).toEqual(['values/link/Link.tsx'])
})
