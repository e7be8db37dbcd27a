import { expect, test } from 'vitest'
import { extractLayout, unlayered } from '../../src/styles/variants.mjs'

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
