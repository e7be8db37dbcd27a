// Components with `layout.css` alone: arranged and working, without the kit's looks.
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { extractLayout } from '../../../src/components/styles/variants.mjs'
import styles from '../../../src/components/styles/index.css?inline'
import { kitSheets } from '../../fixtures/sheets.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { showStory, storiesWith } from '../../helpers/stories.tsx'

const all = storiesWith({})
const firsts = chooseShare(
  all.filter(({ first }) => first),
  3,
)
const story = (name: string) => all.find((each) => each.name === name) ?? all[0]!
const layout = document.createElement('style')

beforeAll(() => {
  for (const sheet of kitSheets()) sheet.disabled = true
  layout.textContent = extractLayout(styles)
  document.head.append(layout)
})
afterAll(() => {
  layout.remove()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe.each(firsts)('$component', (first) => {
  test('fits a phone, and hides what is for screen readers alone', async () => {
    const container = await showStory(first, 320)
    expect(container.scrollWidth).toBeLessThanOrEqual(320)
    for (const words of container.querySelectorAll('[part~="visually-hidden"]')) {
      expect(getComputedStyle(words).clipPath).toBe('inset(50%)')
      expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    }
    // Firefox gives the box of a nested <svg> in the units of its drawing.
    for (const picture of container.querySelectorAll('img, svg:not(svg *), video, iframe')) {
      expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    }
  })
})

test('leaves colours, type, edges and spacing to the page', async () => {
  document.body.style.cssText = 'color: rgb(1, 2, 3); font: 18px serif'
  const container = await showStory(story('TransactionCard Default'), 640)
  const card = container.querySelector('[part~="transaction-card"]')
  if (card === null) throw new Error('no card')
  const { color, fontSize, fontFamily, borderTopWidth, borderTopLeftRadius, backgroundColor, boxShadow, paddingTop } =
    getComputedStyle(card)
  expect([
    color,
    fontSize,
    fontFamily,
    borderTopWidth,
    borderTopLeftRadius,
    backgroundColor,
    boxShadow,
    paddingTop,
  ]).toEqual(['rgb(1, 2, 3)', '18px', 'serif', '0px', '0px', 'rgba(0, 0, 0, 0)', 'none', '0px'])
  document.body.style.cssText = ''
})

test('a long table renders the rows that can be seen, in a window that scrolls', async () => {
  const container = await showStory(story('Table TenThousand'), 900)
  const table = container.querySelector('[part~="table"]')
  expect(container.querySelectorAll('[part~="table-row"]').length).toBeGreaterThan(5)
  expect(container.querySelectorAll('[part~="table-row"]').length).toBeLessThan(200)
  expect(table?.scrollHeight).toBeGreaterThan(100_000)
})

test('what lies above other things can be read: it has a ground and words of the same pair', async () => {
  const container = await showStory(story('TransactionTable Default'), 900)
  const heading = container.querySelector('[part~="table-heading"]')
  if (heading === null) throw new Error('no heading')
  const probe = container.appendChild(document.createElement('i'))
  probe.style.cssText = 'color: CanvasText; background: Canvas'
  const { color, backgroundColor } = getComputedStyle(probe)
  expect(getComputedStyle(heading)).toMatchObject({ position: 'sticky', color, backgroundColor })
})
