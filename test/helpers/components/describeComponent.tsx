import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, createRef, type ElementType, type ReactElement, type RefObject } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DisplayProvider, type DisplayProviderProps } from '../../../src/react/display/DisplayProvider.tsx'
import type { AddressBookRow, AddressMetadata } from '../../../src/service/rows/names.ts'
import { chooseShare, isInShare, isLong } from '../chance.ts'
import { pressToggles, walkByTab } from './keyboard.ts'
import { layoutFonts, loadFonts } from './fonts.ts'
import { createManyNames, lengthenLists } from './manyEntries.ts'
import { hostileLinks } from './hostileLinks.ts'
import { hostileReplacements, manyEntries, spoilEntities, spoils, standing } from './hostileVariants.ts'
import { hostileText, toNull, unreadableTexts } from './variants.ts'

/** A component, and what the suite needs to know of it. */
export interface ComponentCase {
  /** As it is exported: `TransactionCard`. */
  readonly name: string
  readonly component: ElementType
  /** First name in the root's `part`. */
  readonly part: string
  /** A whole example, all fields filled. */
  readonly props: Readonly<Record<string, unknown>>
  /**
   * Props that hold rows of the service, the one that the component is about first; the suite spoils their fields one
   * by one.
   */
  readonly entities?: readonly string[]
  /**
   * Where and in which words the component says that the first of `entities`, or a row of it, is malformed; false if it
   * takes no rows of the service.
   * @default an alert instead of a row, a count below a list
   */
  readonly door?: false | { readonly selector?: string; readonly words: string; readonly row?: unknown }
  /** Props that hold what code of this package made of rows: their types are true, and their texts are hostile. */
  readonly models?: readonly string[]
  /** Props of the loading state, in place of those above; no such state without it. */
  readonly loading?: Readonly<Record<string, unknown>>
  /** Props of the empty state. */
  readonly empty?: Readonly<Record<string, unknown>>
  /** Props of the error state; `error` and `onRetry` are the suite's. */
  readonly failed?: Readonly<Record<string, unknown>>
  /** Most px by which the height may differ between loading and loaded. @default 1 */
  readonly shift?: (width: number) => number
  /**
   * The loaded content is taller than its skeleton, because its size cannot be known in advance: then all that
   * was there keeps its place, and the rest comes below. @default false
   */
  readonly grows?: boolean
  /** Widths at which that is tried, px. @default [320, 640, 960] */
  readonly widths?: readonly number[]
  /** The attribute that tells the root's state. @default none is asked for */
  readonly stateAttribute?: `data-${string}`
  /** Texts that hold `null` and the like with good reason, such as raw JSON. */
  readonly allowed?: RegExp
  /** Display settings around the component. @default a fixed clock in UTC */
  readonly display?: DisplayProviderProps
  /** Skips the hydration test where the server's output differs by design. @default false */
  readonly clientOnly?: boolean
}

const hostileRow: AddressBookRow = { user_friendly: hostileText, domain: hostileText, interfaces: [hostileText] }
const hostileMetadata: AddressMetadata = {
  is_indexed: true,
  token_info: ['jetton_masters', 'jetton_wallets', 'nft_items', 'nft_collections'].map((type) => ({
    valid: true,
    type,
    ...hostileFields('name', 'symbol', 'description', 'image', 'nft_index'),
    extra: {
      ...hostileFields('decimals', 'uri', 'domain', 'owner', 'jetton', 'balance', '_image_small'),
      attributes: [{ trait_type: hostileText, value: hostileText }],
      social: [hostileText],
      websites: [hostileText],
    },
  })),
}
/** A service, or the files that it read, in which every address calls itself something hostile. */
const hostileNames: NonNullable<DisplayProviderProps['names']> = {
  addressBookRow: () => hostileRow,
  metadata: () => hostileMetadata,
  subscribe: () => () => {},
  fixed: true,
}

/**
 * `test/components/hostile.test.tsx` renders every spoilt row as a server does, where it costs a tenth. Effects,
 * measures and handlers run only in a browser, which gets one row in so many.
 */
const sample = isLong ? 1 : 8
/** Milliseconds for hundreds of renders: WebKit and a busy machine take their time. */
const patience = isLong ? 600_000 : 120_000
/** A list of cards at its longest, and some more. */
const boundedElements = 2500
const namesOfMany = createManyNames(manyEntries)

function hostileFields(...fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, hostileText]))
}

/**
 * Tests what every component promises: the host owns the root, states keep their place, and no row of
 * the service, however odd, breaks it or shows a value that lost its meaning.
 */
export function describeComponent(subject: ComponentCase): void {
  const { name, component, part, props, entities = [], models = [], display = standing } = subject
  const element = (changes: Readonly<Record<string, unknown>> = {}): ReactElement => (
    <DisplayProvider {...display}>{createElement(component, { ...props, ...changes })}</DisplayProvider>
  )
  const findRoot = (container: HTMLElement): HTMLElement => {
    const root = container.querySelector<HTMLElement>(`[part~="${part}"]`)
    if (root === null) throw new Error(`${name} has no element with part ${part}`)
    return root
  }
  const state = (container: HTMLElement): string | null =>
    findRoot(container).getAttribute(subject.stateAttribute ?? '')

  describe(`${name} conforms`, () => {
    beforeAll(loadFonts)
    afterEach(cleanup)

    test('the host gets ref, class, style, id, data attributes, parts and events on the root', () => {
      const ref: RefObject<HTMLElement | null> = createRef()
      const onClick = vi.fn()
      const host = {
        ref,
        className: 'mine',
        style: { marginTop: 3 },
        id: 'x',
        'data-mine': 'y',
        part: 'extra',
        onClick,
      }
      const { container } = render(element(host))
      const root = findRoot(container)
      expect(ref.current).toBe(root)
      expect([root.getAttribute('class'), root.style.marginTop, root.id, root.dataset['mine']]).toEqual([
        'mine',
        '3px',
        'x',
        'y',
      ])
      expect(root.getAttribute('part')?.split(' ')).toEqual(expect.arrayContaining([part, 'extra']))
      fireEvent.click(root)
      expect(onClick).toHaveBeenCalledOnce()
    })

    test('a plain class of the host wins over the kit`s styles', () => {
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = '.mine { color: rgb(1, 2, 3); padding-inline-start: 7px }'
      try {
        const { container } = render(element({ className: 'mine' }))
        const { color, paddingInlineStart } = getComputedStyle(findRoot(container))
        expect([color, paddingInlineStart]).toEqual(['rgb(1, 2, 3)', '7px'])
      } finally {
        style.remove()
      }
    })

    test('nothing unreadable is on screen', () => {
      const { container } = render(element())
      expect(unreadableTexts(container, subject.allowed)).toEqual([])
    })

    if (subject.clientOnly !== true) {
      test('server output holds no style and hydrates without a word', () => {
        const html = renderToString(element())
        expect(html).not.toMatch(/\sstyle=|<style|<script/)
        const host = document.body.appendChild(document.createElement('div'))
        host.innerHTML = html
        const complaint = vi.spyOn(console, 'error')
        const onRecoverableError = vi.fn()
        render(element(), { container: host, hydrate: true, onRecoverableError })
        expect(complaint.mock.calls.map(([words]) => String(words))).toEqual([])
        expect(onRecoverableError).not.toHaveBeenCalled()
        complaint.mockRestore()
        cleanup()
        host.remove()
      })
    }

    test.each(['ltr', 'rtl'])('fits a phone, 320 px (%s)', (direction) => {
      const { container } = render(element())
      container.dir = direction
      container.style.width = '320px'
      expect(container.scrollWidth).toBeLessThanOrEqual(320)
    })

    // Real keys take their time: every second component in each gate.
    test.runIf(isInShare(name, 2))(
      'is walked through by Tab, and what opens and closes answers to Enter and Space',
      async () => {
        const { container } = render(element())
        const problems = [...(await walkByTab(container)), ...(await pressToggles(container))]
        expect(problems, problems.join('\n')).toEqual([])
      },
    )

    if (subject.loading !== undefined) {
      const cases = (subject.widths ?? [320, 640, 960]).flatMap((width) =>
        layoutFonts.map((font) => ({ width, ...font })),
      )
      // One font for each width in the gate.
      test.each(chooseShare(cases, layoutFonts.length, name))(
        'keeps its height when the answer arrives ($width px, $name font)',
        ({ width, family }) => {
          const { container, rerender } = render(element(subject.loading))
          container.style.width = `${width}px`
          if (family !== undefined) container.style.setProperty('--tonlens-font', family)
          const before = findRoot(container).getBoundingClientRect().height
          const places = subject.grows === true ? placesIn(container) : undefined
          const loading = state(container)
          expect(
            findRoot(container).closest('[aria-busy="true"]') ?? container.querySelector('[aria-busy="true"]'),
          ).not.toBeNull()
          rerender(element())
          const after = findRoot(container).getBoundingClientRect().height
          if (places === undefined)
            expect(Math.abs(after - before), `${before} to ${after} px`).toBeLessThanOrEqual(
              subject.shift?.(width) ?? 1,
            )
          else expect(placesIn(container).slice(0, places.length).join(' ')).toBe(places.join(' '))
          if (subject.stateAttribute !== undefined) expect(state(container)).not.toBe(loading)
        },
      )
    }

    if (subject.empty !== undefined) {
      test('says in words that there is nothing', () => {
        const { container } = render(element(subject.empty))
        expect(container.querySelector('[part~="empty-state"]')?.textContent).toMatch(/\S/)
        expect(unreadableTexts(container, subject.allowed)).toEqual([])
      })
    }

    if (subject.failed !== undefined) {
      test('says what went wrong, and tries again when asked to', () => {
        const onRetry = vi.fn()
        const error = { name: 'HttpError', kind: 'server', text: 'context deadline exceeded' }
        const { container } = render(element({ ...subject.failed, error, onRetry }))
        expect(screen.getByRole('alert').textContent).toMatch(/\S/)
        expect(container.textContent).toContain('context deadline exceeded')
        fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
        expect(onRetry).toHaveBeenCalledOnce()
      })
    }

    // A part of a view can be loading without words of its own.
    const loading = subject.failed === undefined ? undefined : subject.loading
    const replaceable = Object.entries({ empty: subject.empty, loading, error: subject.failed })
    for (const [prop, stateProps] of replaceable) {
      if (stateProps === undefined) continue
      test.each([
        ['words', 'Ask the harbour master'],
        [
          'an element',
          <b key="given" data-given="">
            Ask the harbour master
          </b>,
        ],
      ])(`shows %s of the application as its state "${prop}"`, (_, given) => {
        const { container } = render(element({ ...stateProps, [prop]: given }))
        const shown = container.querySelector(`[part~="${prop}-state"]`)
        expect(shown?.textContent).toBe('Ask the harbour master')
        expect(shown?.querySelector('[data-given]') !== null).toBe(typeof given !== 'string')
        const states = ['empty', 'loading', 'error', 'offline'].map((name) => `[part~="${name}-state"]`)
        expect(container.querySelectorAll(states.join())).toHaveLength(1)
        // Tables measure the height of a row by one that is never seen.
        expect(container.querySelector('[part~="skeleton"]:not([part~="table-probe"] *)')).toBeNull()
      })
    }

    if (subject.failed !== undefined && subject.loading !== undefined) {
      test('tells how old its content is while the browser is offline, and waits for none without words', () => {
        const asOf = (display.now ?? Math.floor(Date.now() / 1000)) - 3 * 3600
        const { container, rerender } = render(element({ offline: true, origin: { source: 'mirror', asOf } }))
        const age = container.querySelector('[part~="freshness"][data-state="offline"] time')
        expect(age?.getAttribute('datetime')).toBe(new Date(asOf * 1000).toISOString().replace('.000', ''))
        expect(age?.textContent).toMatch(/3/)
        rerender(element({ ...subject.loading, offline: true }))
        expect(container.querySelector('[part~="offline-state"]')?.textContent).toMatch(/\S/)
        // Tables measure the height of a row by one that is never seen.
        expect(container.querySelector('[part~="skeleton"]:not([part~="table-probe"] *)')).toBeNull()
      })
    }

    test(`a list of ${manyEntries} entries, wherever it is, stays bounded on screen`, () => {
      const problems: string[] = []
      for (const { path, props: many } of lengthenLists(props, manyEntries)) {
        const words = attempt(element(many), subject.allowed, unbounded)
        if (words !== undefined) problems.push(`${path}: ${words}`)
      }
      const named = (
        <DisplayProvider {...display} names={namesOfMany}>
          {createElement(component, props)}
        </DisplayProvider>
      )
      const words = attempt(named, subject.allowed, unbounded)
      if (words !== undefined) problems.push(`names: ${words}`)
      expect(problems, problems.join('\n')).toEqual([])
    }, 60_000)

    test('hostile names of whatever it shows stay text and stay in their box', async () => {
      const { container } = render(
        <DisplayProvider {...display} names={hostileNames}>
          {createElement(component, props)}
        </DisplayProvider>,
      )
      container.style.width = '320px'
      // Tables measure their width and render again in the next frames.
      for (let count = 0; count < 4; count += 1) await frame()
      const wrong = unsafe(container)
      expect(wrong, wrong).toBeUndefined()
    })

    test('links of the display lead to web pages only', () => {
      // Each link leads to another of them: one place judges all.
      let count = name.length
      const rule = () => hostileLinks[count++ % hostileLinks.length]
      const links = { address: rule, transaction: rule, message: rule, block: rule }
      const { container } = render(
        <DisplayProvider {...display} links={links}>
          {createElement(component, props)}
        </DisplayProvider>,
      )
      const schemes = Array.from(container.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ protocol }) => protocol)
      expect(schemes.filter((scheme) => scheme !== 'https:' && scheme !== 'http:')).toEqual([])
    })

    const [about] = entities
    if (about !== undefined) {
      test.skipIf(subject.door === false)('says that a row is malformed', () => {
        const rows = props[about]
        const isList = Array.isArray(rows)
        const {
          row = {},
          selector = isList ? '[part~="malformed-rows"]' : '[role="alert"]',
          words = isList ? '1 malformed row not shown' : 'This row is malformed',
        }: { row?: unknown; selector?: string; words?: string } = subject.door || {}
        const { container } = render(element({ [about]: isList ? [row, ...(rows as unknown[])] : row }))
        expect(container.querySelector(selector)?.textContent.trim()).toBe(words)
      })

      test(
        'survives null in any field of a row',
        () => {
          const problems: string[] = []
          for (const { entity, path, value } of sampled(spoilEntities(subject, entities, toNull))) {
            const words = attempt(element({ [entity]: value }), subject.allowed)
            if (words !== undefined) problems.push(`${entity}.${path}: ${words}`)
          }
          expect(problems).toEqual([])
        },
        patience,
      )
    }

    const data = [...entities, ...models]
    if (data.length === 0) return

    test.each(spoils)(
      'survives %s',
      (_name, replace) => {
        const problems: string[] = []
        for (const { entity, path, value } of sampled(spoilEntities(subject, data, replace))) {
          const words = attempt(element({ [entity]: value }), subject.allowed)
          if (words !== undefined) problems.push(`${entity}.${path}: ${words}`)
        }
        expect(problems).toEqual([])
      },
      patience,
    )

    test(
      'hostile text stays text and stays in its box',
      () => {
        const problems: string[] = []
        for (const { entity, path, value } of hostileReplacements.flatMap((replace) =>
          spoilEntities(subject, data, replace).filter((_, at) => isLong || at % 3 === 0),
        )) {
          const words = attempt(element({ [entity]: value }), subject.allowed, unsafe)
          if (words !== undefined) problems.push(`${entity}.${path}: ${words}`)
        }
        expect('hacked' in globalThis).toBe(false)
        expect(problems, problems.join('\n')).toEqual([])
      },
      patience,
    )
  })
}

/** One variant in {@link sample}, the first among them. */
function sampled<Variant>(variants: readonly Variant[]): readonly Variant[] {
  return variants.filter((_, at) => at % sample === 0)
}

/** Says how many elements there are if they are more than a page draws without a pause. */
function unbounded(container: HTMLElement): string | undefined {
  const { length } = container.querySelectorAll('*')
  return length > boundedElements ? `${length} elements` : undefined
}

/** Describes how hostile text broke a component 320 px wide; undefined if it did not. */
function unsafe(container: HTMLElement): string | undefined {
  if (container.querySelector('script, img[src="x"], a[href^="javascript"]') !== null) return 'became markup'
  if (/[\u202A-\u202E\u2066-\u2069\u200B\0]/.test(container.textContent ?? '')) return 'kept invisible characters'
  if ((container.textContent ?? '').length > 100_000) return 'shows all of it'
  if (container.scrollWidth > 320)
    return `is ${container.scrollWidth} px wide in 320: ${[...container.querySelectorAll('*')]
      .filter((e) => e.getBoundingClientRect().right > 330)
      .map((e) => `${e.tagName}.${e.getAttribute('part')}`)
      .join(' > ')}`
  return cutOff(container)
}

/** Waits for the next frame. */
async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Text that an ellipsis hides and no title, field or button shows; undefined if there is none. */
function cutOff(container: HTMLElement): string | undefined {
  // A field is read by moving in it, and a line of RawData by selecting it: its value is then below.
  const parts = '[part]:not(input, select, textarea, [part~="raw-data-name"], [part~="raw-data-text"])'
  for (const element of container.querySelectorAll<HTMLElement>(parts)) {
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element
    if (clientWidth === 0 || (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1)) continue
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (
      !(textOverflow === 'ellipsis' && scrollWidth > clientWidth + 1) &&
      !(webkitLineClamp !== 'none' && scrollHeight > clientHeight + 1)
    )
      continue
    const titles = [element.closest('[title]'), ...element.querySelectorAll('[title]')].map(
      (each) => each?.getAttribute('title') ?? '',
    )
    const text = element.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
    // An address is shortened by its own ellipsis: its title has both ends.
    const told = titles.join(' ')
    if (!text.split('…').every((piece) => told.includes(piece)))
      return `${element.getAttribute('part')} hides a part of ${text.slice(0, 60)}; titles: ${told.slice(0, 200)}`
  }
  return undefined
}

/** Distance from the top of a card to its first content. */
function placesIn(container: HTMLElement): number[] {
  return [...container.querySelectorAll('dt, [data-fact]')].map((fact) => Math.round(fact.getBoundingClientRect().top))
}

/** Renders once at a phone's width; words for what went wrong, undefined when nothing did. */
function attempt(
  element: ReactElement,
  allowed: RegExp | undefined,
  look: (container: HTMLElement) => string | undefined = () => undefined,
): string | undefined {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.body.appendChild(document.createElement('div'))
  container.style.width = '320px'
  try {
    render(element, { container })
    return unreadableTexts(container, allowed)[0]?.slice(0, 120) ?? look(container)
  } catch (error) {
    return String(error)
  } finally {
    cleanup()
    container.remove()
    complaint.mockRestore()
  }
}
