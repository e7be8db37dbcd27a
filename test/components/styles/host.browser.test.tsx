// Pages that bring style sheets of their own: they do not break us, and we do not touch them.
import { cleanup } from '@testing-library/react'
import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import { type AtRule, list, parse } from 'postcss'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unlayered } from '../../../src/components/styles/variants.mjs'
import styles from '../../../src/components/styles/index.css?inline'
import sheetOf from 'virtual:component-styles'
import { kitSheets, tailwindSheet } from '../../fixtures/sheets.ts'
import { chooseShare, isLong } from '../../helpers/chance.ts'
import { renderStory, storiesWith, type StoryCase } from '../../helpers/stories.tsx'

const templateSheets = import.meta.glob<string>('../../../src/apps/create/templates/*/{,src/,app/}*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// Every element of every component is looked at anew for each sheet.
vi.setConfig({ testTimeout: 120_000 })

/** Visible properties; border styles and colors count only where the border has a width. */
const looks = [
  'display',
  'position',
  'visibility',
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textAlign',
  'textDecorationLine',
  'listStyleType',
  'whiteSpace',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderBottomWidth',
  'borderTopLeftRadius',
  'overflowX',
  'overflowY',
] as const

interface Look {
  readonly part: string
  readonly box: readonly number[]
  readonly style: Readonly<Record<string, string>>
}

/** In each gate: tests below look at them, and the toolbar of every graph comes with that of one. */
const always = ['MessageChainGraph', 'TransactionCard']

/** Components, shown once; sheets come and go around them. A third of the others in each gate. */
const shown = new Map<string, HTMLElement>()
const alone = new Map<string, readonly Look[]>()

beforeAll(async () => {
  // The page's font is its own affair, and components that stand in its text take it over.
  addSheet(
    'main { font: 14px/20px system-ui } main * { animation: none !important; transition: none !important }',
    'after',
  )
  const main = document.body.appendChild(document.createElement('main'))
  // The story of AddressHighlight marks a list of the page's own, which looks as the page wants.
  const firsts = storiesWith({}).filter(({ first, component }) => first && component !== 'AddressHighlight')
  const isNamed = ({ component }: StoryCase) => always.includes(component)
  const others = chooseShare(
    firsts.filter((story) => !isNamed(story)),
    3,
  )
  for (const story of [...firsts.filter(isNamed), ...others]) {
    const container = await renderStory(story, 640)
    main.append(container)
    shown.set(story.component, container)
  }
  // The graph's toolbar is lazy-loaded.
  await vi.waitFor(() => expect(main.querySelector('[part~="message-chain-graph-controls"]')).not.toBeNull(), {
    timeout: 30_000,
  })
  await standsStill(main)
  // Metrics are read in the first frames, and what follows from them is drawn in the next.
  for (let rounds = 0; rounds < 4; rounds += 1) await painted()
  for (const [component, container] of shown) alone.set(component, readLooks(container))
}, 300_000)
afterAll(cleanup)

/** Elements that the kit names: of rows and the like the first three and the last, all of them with TONLENS_LONG=1. */
function listParts(container: HTMLElement): readonly Element[] {
  const all = [...container.querySelectorAll('[part]')]
  if (isLong) return all
  const named = new Map<string | null, Element[]>()
  for (const element of all) {
    const part = element.getAttribute('part')
    named.set(part, [...(named.get(part) ?? []), element])
  }
  return [...named.values()].flatMap((elements) => [...new Set([...elements.slice(0, 3), ...elements.slice(-1)])])
}

/** Places of the parts of a component, and their look. */
function readLooks(container: HTMLElement): readonly Look[] {
  const { left, top } = container.getBoundingClientRect()
  return listParts(container).map((element) => {
    const box = element.getBoundingClientRect()
    const computed = getComputedStyle(element)
    const style = Object.fromEntries(looks.map((name) => [name, computed[name]]))
    // An element without a box, such as a part of something hidden, would have one in the corner of the page.
    const isShown = element.getClientRects().length > 0
    return {
      part: element.getAttribute('part') ?? '',
      box: isShown ? [box.left - left, box.top - top, box.width, box.height] : [],
      style,
    }
  })
}

/** Describes the differences between two looks of a component. */
function differences(before: readonly Look[], after: readonly Look[]): readonly string[] {
  if (before.length !== after.length) return [`${before.length} parts became ${after.length}`]
  return before.flatMap((one, at) => {
    const other = after[at] ?? one
    const changed = looks
      .filter((name) => one.style[name] !== other.style[name])
      .map((name) => `${name} ${one.style[name]} became ${other.style[name]}`)
    const moved =
      one.box.length !== other.box.length || one.box.some((edge, side) => Math.abs(edge - (other.box[side] ?? 0)) > 1)
    if (moved) changed.push(`box ${one.box.map(Math.round).join(' ')} became ${other.box.map(Math.round).join(' ')}`)
    return changed.map((words) => `${one.part}: ${words}`)
  })
}

function addSheet(css: string, place: 'before' | 'after'): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  if (place === 'before') document.head.prepend(style)
  else document.head.append(style)
  return style
}

/** Waits until nothing has come for two seconds: decoders are loaded on demand. */
async function standsStill(element: Element): Promise<void> {
  const count = () => element.querySelectorAll('*').length
  for (let before = -1, calm = 0; calm < 4; before = count()) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    calm = count() === before ? calm + 1 : 0
  }
}

async function painted(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
}

/** Shows the components beside `sheets`, for as long as somebody looks. */
async function beside<Seen>(
  sheets: readonly (readonly [css: string, place: 'before' | 'after'])[],
  look: () => Seen,
): Promise<Seen> {
  const styles = sheets.map(([css, place]) => addSheet(css, place))
  await painted()
  try {
    return look()
  } finally {
    for (const style of styles) style.remove()
    await painted()
  }
}

function changes(): readonly string[] {
  const found = Array.from(shown, ([component, container]) =>
    differences(alone.get(component) ?? [], readLooks(container)).map((words) => `${component} ${words}`),
  )
  return [...new Set(found.flat())].slice(0, 50)
}

test('shows components', () => {
  expect(shown.size).toBeGreaterThan(isLong ? 55 : 18)
  expect([...alone.values()].flat().length).toBeGreaterThan(isLong ? 2000 : 200)
})

describe('every component looks the same', () => {
  test('without any sheet of the page', async () => {
    expect(await beside([], changes)).toEqual([])
  })

  test('beside Tailwind that comes before', async () => {
    expect(await beside([[await tailwindSheet(), 'before']], changes)).toEqual([])
  })

  test('beside Tailwind that comes after, in the order of layers that the guide gives', async () => {
    const order = '@layer theme, base, tonlens, components, utilities;'
    expect(
      await beside(
        [
          [order, 'before'],
          [await tailwindSheet(), 'after'],
        ],
        changes,
      ),
    ).toEqual([])
  })

  test('beside Bootstrap in a layer', async () => {
    const layered = `@layer base { ${bootstrap.replace(/@charset[^;]*;/, '')} }`
    expect(
      await beside(
        [
          ['@layer base, tonlens;', 'before'],
          [layered, 'after'],
        ],
        changes,
      ),
    ).toEqual([])
  })

  test('in each template of create-tonlens', async () => {
    const sheets = Object.entries(templateSheets).map(
      ([path, css]) => [path.split('/templates/')[1]?.split('/')[0], css] as const,
    )
    expect(new Set(sheets.map(([template]) => template))).toEqual(new Set(['explorer', 'html', 'next']))
    for (const [template, css] of sheets) {
      // Tests take the font of their page from `main`.
      expect(await beside([[css, 'after']], changes), template).toEqual([])
    }
  })

  test('beside Bootstrap in no layer, with the sheet for such pages', async () => {
    expect(
      await beside(
        [
          [bootstrap, 'before'],
          [unlayered(styles), 'after'],
        ],
        changes,
      ),
    ).toEqual([])
  })
})

test('Bootstrap in no layer has its way with elements; nothing grows out of its place or comes out of hiding', async () => {
  const problems = () =>
    Array.from(shown, ([component, container]) => {
      const hidden = Array.from(container.querySelectorAll('[part~="visually-hidden"], [hidden]'), (element) =>
        element.getBoundingClientRect(),
      )
      return [
        ...(container.scrollWidth > 640 ? [`${component} is ${container.scrollWidth} px wide in 640`] : []),
        ...(hidden.some(({ width, height }) => width > 1 || height > 1) ? [`${component} shows what is hidden`] : []),
      ]
    }).flat()
  expect(await beside([[bootstrap, 'after']], problems)).toEqual([])
})

/** Selectors of a sheet, by their rules with all that stands around them. */
function readRules(css: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>()
  parse(css).walkRules((rule) => {
    const around: AtRule[] = []
    for (let node = rule.parent; node?.type === 'atrule'; node = node.parent) around.push(node)
    if (around.some(({ name }) => name.endsWith('keyframes'))) return
    const rest = [...around.map(({ params }) => params), ...rule.nodes].join(' ')
    for (const selector of rule.selectors) rules.set(`${selector} ${rest}`, selector)
  })
  return rules
}

test('the sheet of each component has every rule that one of its elements needs', () => {
  const own = new Map(Object.entries(sheetOf).map(([component, css]) => [component, readRules(css)]))
  const all = new Map([...own.values()].flatMap((rules) => [...rules]))
  const lacks = (component: string, of: string) =>
    [...all].flatMap(([rule, selector]) =>
      own.get(of)?.has(rule) !== true && shown.get(component)?.querySelector(withoutPseudo(selector))
        ? [`${component} lacks ${selector}`]
        : [],
    )
  // Some stories show what is no component, or what the application puts beside and into one.
  const others = ['CodeView', 'Table']
  const styled = [...shown.keys()].filter((component) => own.has(component) && !others.includes(component))
  expect(styled.length).toBeGreaterThan(isLong ? 80 : 20)
  expect(styled.flatMap((component) => lacks(component, component)).slice(0, 50)).toEqual([])
  expect(lacks('TransactionCard', 'Address')).not.toEqual([])
})

/** A selector of the elements themselves, whatever state they are in. */
function withoutPseudo(selector: string): string {
  return selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '').replaceAll(/(?<=^|[\s>,(])(?=$|[,)])/g, '*')
}

test('a utility class of the page wins over the kit', async () => {
  const order = '@layer theme, base, tonlens, components, utilities;'
  const card = shown.get('TransactionCard')?.querySelector('[part~="transaction-card"]')
  card?.classList.add('p-8', 'rounded-none')
  const seen = await beside(
    [
      [order, 'before'],
      [await tailwindSheet(['p-8', 'rounded-none']), 'after'],
    ],
    () => {
      const { paddingTop, borderTopLeftRadius } = getComputedStyle(card as Element)
      return [paddingTop, borderTopLeftRadius]
    },
  )
  card?.classList.remove('p-8', 'rounded-none')
  expect(seen).toEqual(['32px', '0px'])
})

describe('of the page we touch nothing', () => {
  test('every rule names a part, or sets variables of ours alone', () => {
    const wide: string[] = []
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const variables = Array.from(rule.style).every((name) => name.startsWith('--tonlens-'))
          const strange = list
            .comma(rule.selectorText)
            .filter((selector) => !selector.includes('[part') && !selector.includes('&'))
          if (!variables && strange.length > 0) wide.push(rule.selectorText)
        } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules)
        else if (rule instanceof CSSKeyframesRule && !rule.name.startsWith('tonlens-')) wide.push(rule.name)
      }
    }
    for (const sheet of kitSheets()) walk(sheet.cssRules)
    expect(wide).toEqual([])
  })

  test('elements of the page look as they do without our sheet', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    // Rules of these pages themselves, which read our variables.
    page.style.cssText = 'all: initial; display: block; color-scheme: light; font-family: serif'
    page.innerHTML = `<h1>a</h1><h2>a</h2><p>a <a href="#">b</a> <b>c</b> <code>d</code> <small>e</small> <bdi>f</bdi></p>
      <ul><li>a</li></ul><dl><dt>a</dt><dd>b</dd></dl><table><caption>a</caption><tr><th>b</th><td>c</td></tr></table>
      <button>a</button><input value="a"><select><option>a</option></select><textarea>a</textarea><fieldset><legend>a</legend></fieldset>
      <details open><summary>a</summary>b</details><article>a</article><figure>a</figure><pre>a</pre><hr><progress></progress>
      <div data-state="loading" data-status="failed" data-detail="overview" data-layout="flow" data-depth="5"><span data-width="wide">a</span><svg><text>a</text></svg></div>`
    const elements = [page, ...page.querySelectorAll('*')]
    const read = () =>
      elements.map((element) => {
        const computed = getComputedStyle(element)
        return new Map(Array.from(computed, (name) => [name, computed.getPropertyValue(name)]))
      })
    const kept = kitSheets()
    const withUs = read()
    for (const sheet of kept) sheet.disabled = true
    const without = read()
    for (const sheet of kept) sheet.disabled = false
    page.remove()
    const touched = elements.flatMap(({ tagName }, at) =>
      [...(without[at] ?? [])]
        .filter(([name, value]) => withUs[at]?.get(name) !== value)
        .map(([name]) => `${tagName} ${name}`),
    )
    expect(touched).toEqual([])
  })
})
