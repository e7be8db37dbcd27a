import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { extractLayout, unlayered } from '../../../src/components/styles/variants.mjs'

test('keeps what arranges and drops what is looked at', () => {
  const css = `@layer tonlens{[part~='a']{display:grid;color:red;gap:4px;padding:4px;margin:0;font:14px serif}}`
  expect(extractLayout(css)).toBe(`@layer tonlens{[part~='a']{display:grid;gap:4px;margin:0}}`)
})

test('drops rules, groups, comments and movements of which nothing is left', () => {
  const css = `/* why */ @media (hover: hover) { [part~='a']:hover { color: red; /* why */ } } @keyframes x { to { opacity: 0 } }`
  expect(extractLayout(css).trim()).toBe('')
})

test('gives what lies above other things the ground and the words of the system', () => {
  const css = `[part~='a']{position:sticky;background:var(--tonlens-card-bg);color:var(--tonlens-text)}[part~='b']{background:red}`
  expect(extractLayout(css)).toBe(`[part~='a']{position:sticky;background:Canvas;color:CanvasText}`)
})

test('reads texts, brackets and nested rules that hold marks of their own', () => {
  const css = `[part~='a']{content:'};{';width:calc(1px + (2px));& > [data-x='}']{display:none;color:red}}`
  expect(extractLayout(css)).toBe(`[part~='a']{content:'};{';width:calc(1px + (2px));& > [data-x='}']{display:none}}`)
})

test('keeps the order of layers', () => {
  expect(extractLayout('@layer base,tonlens;@layer tonlens{a{color:red}}')).toBe('@layer base,tonlens')
})

test('without its layer a sheet says the same', () => {
  const css = `@layer tonlens;@layer tonlens{:root{--tonlens-space:4px}@media print{a{color:red}}}`
  expect(unlayered(css)).toBe(':root{--tonlens-space:4px}@media print{a{color:red}}')
})

/** Selectors with `+` or `~` between elements, outside of what `:has()` looks for. */
function siblingSelectors(css: string): string[] {
  const found: string[] = []
  parse(css).walkRules(({ selectors }) => {
    found.push(
      ...selectors.filter((selector) =>
        /[+]|~(?!=)/.test(selector.replaceAll(/:has\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')),
      ),
    )
  })
  return found
}

test('finds sibling combinators', () => {
  const css = `@layer a { [part~='a'] + [part~='b'], [part~='c']:has(+ :is(d)) { e: f; @media x { & ~ p { g: h } } } }`
  expect(siblingSelectors(css)).toEqual([`[part~='a'] + [part~='b']`, '& ~ p'])
})

// Chromium files such a rule under the attribute's name alone: with one of them, every element that comes into a list
// has the styles of the whole list computed again, and adding to a long list takes as long as showing it.
test('no rule of the components depends on the sibling before', () => {
  const root = new URL('../../../src/components/', import.meta.url)
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((sheet) =>
    siblingSelectors(readFileSync(new URL(sheet, root), 'utf8')).map((selector) => `${sheet}: ${selector}`),
  )
  expect(found).toEqual([])
})
