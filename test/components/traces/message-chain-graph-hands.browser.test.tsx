import { cleanup, fireEvent, render, renderHook, screen, waitFor, act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  MessageChainGraph,
  type MessageChainGraphProps,
} from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { useUrlSelection } from '../../../src/react/hooks/traces/useUrlSelection.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { layoutAppend } from '../../../src/graph/layouts/layoutAppend.ts'
import { layoutTidy } from '../../../src/graph/layouts/layoutTidy.ts'
import { parseSavedTrace } from '../../../src/meaning/trace/savedTrace.ts'
import '../../../src/components/styles/index.css'
import { emulate } from '../../helpers/emulate.ts'
import { message, transaction, tree } from '../../meaning/trace/build.ts'

async function show(props: MessageChainGraphProps): Promise<(props: MessageChainGraphProps) => void> {
  const styled = (given: MessageChainGraphProps) => <MessageChainGraph style={{ width: 800 }} {...given} />
  const { container, rerender } = render(styled(props))
  await waitFor(() => expect(container.querySelector('[data-layout="placed"]')).not.toBeNull())
  // The first one loads them file by file.
  await screen.findByRole('toolbar', { name: 'View' }, { timeout: 30_000 })
  return (next) => rerender(styled(next))
}

const card = (id: string): HTMLElement => {
  const found = screen.getAllByRole('treeitem').find(({ dataset }) => dataset['id'] === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}
const graphViewport = (): HTMLElement => card('in 0').closest('[data-layout]') as HTMLElement
const frames = (count: number): Promise<void> =>
  new Promise((done) => {
    const next = (left: number): void => void requestAnimationFrame(() => (left <= 1 ? done() : next(left - 1)))
    next(count)
  })

/** Root, two children, the second with two of its own; ids are `in 0`, `m1`, … */
const small = tree([-1, 0, 0, 2, 2])

afterEach(cleanup)

describe('fingers', () => {
  const touch = (type: string, pointerId: number, clientX: number, clientY: number): void => {
    const window = graphViewport()
    window.setPointerCapture = () => {}
    const event = { bubbles: true, cancelable: true, pointerId, pointerType: 'touch', clientX, clientY }
    window.dispatchEvent(new PointerEvent(type, event))
  }

  test('two that part zoom, and what is between them stays there', async () => {
    await show({ trace: small })
    const before = card('m1').getBoundingClientRect()
    const y = before.top + before.height / 2
    const x = before.left + before.width / 2
    touch('pointerdown', 1, x - 50, y)
    touch('pointerdown', 2, x + 50, y)
    touch('pointermove', 1, x - 70, y)
    touch('pointermove', 2, x + 70, y)
    await frames(3)
    const after = card('m1').getBoundingClientRect()
    expect(after.width / before.width).toBeCloseTo(1.4, 1)
    expect(after.left + after.width / 2).toBeCloseTo(x, -1)
    expect(after.top + after.height / 2).toBeCloseTo(y, -1)
  })

  test('two that move together move the drawing, and select nothing', async () => {
    const onSelect = vi.fn()
    await show({ trace: small, onSelect })
    const before = card('m1').getBoundingClientRect()
    touch('pointerdown', 1, 200, 200)
    touch('pointerdown', 2, 300, 200)
    // In steps, as fingers do: one far ahead of the other would zoom as far out as the graph allows.
    for (let step = 10; step <= 60; step += 10) {
      for (const id of [1, 2]) touch('pointermove', id, 100 + step + id * 100, 200 + step / 2)
    }
    await frames(3)
    const after = card('m1').getBoundingClientRect()
    expect(after.left - before.left).toBeCloseTo(60, -1)
    expect(after.top - before.top).toBeCloseTo(30, -1)
    for (const id of [1, 2]) touch('pointerup', id, 160 + id * 100, 230)
    card('m1').click()
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('one that the page takes to scroll is told how to move the drawing', async () => {
    await show({ trace: small })
    touch('pointerdown', 1, 200, 200)
    touch('pointercancel', 1, 200, 240)
    expect(graphViewport().dataset['hint']).toBe('touch')
  })

  test('a touch that begins with two is kept from the page, with one it is not', async () => {
    await show({ trace: small })
    const start = (count: number): boolean => {
      const touches = Array.from(
        { length: count },
        (_, identifier) => new Touch({ identifier, target: graphViewport() }),
      )
      return graphViewport().dispatchEvent(new TouchEvent('touchstart', { touches, cancelable: true, bubbles: true }))
    }
    expect(start(1)).toBe(true)
    expect(start(2)).toBe(false)
  })
})

test('keys work before the tools are loaded', async () => {
  const { container } = render(<MessageChainGraph style={{ width: 800 }} trace={small} />)
  expect(container.querySelector('[role="toolbar"]')).toBeNull()
  card('in 0').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) {
    expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(false)
  }
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset['id']).toBe('m3'))
})

describe('files', () => {
  /** Content of the file that the menu saves. */
  async function saved(name: RegExp, props: MessageChainGraphProps): Promise<{ file: string; blob: Blob }> {
    const user = userEvent.setup()
    await show(props)
    let blob: Blob | undefined
    let file = ''
    const make = vi.spyOn(URL, 'createObjectURL')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      file = this.download
      blob = make.mock.calls.at(-1)?.[0] as Blob
    })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name }))
    await waitFor(() => expect(blob).toBeInstanceOf(Blob), { timeout: 30_000 })
    make.mockRestore()
    click.mockRestore()
    return { file, blob: blob as Blob }
  }

  test('JSON holds the whole trace, and is read back equal', async () => {
    const { file, blob } = await saved(/JSON/, { trace: small })
    expect(file).toMatch(/^trace-.*\.json$/)
    expect(assembleTrace(parseSavedTrace(await blob.text())).transactions).toEqual(assembleTrace(small).transactions)
  })

  test('SVG is a document that names every transaction and loads nothing', async () => {
    const { file, blob } = await saved(/SVG/, { trace: small })
    expect(file).toMatch(/\.svg$/)
    const svg = new DOMParser().parseFromString(await blob.text(), 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.documentElement.querySelector('title')?.textContent).toBe('Success')
    const addresses = [...svg.querySelectorAll('text')].filter(({ textContent }) =>
      /^[EU]Q.{4}….{6}$/.test(textContent.trim()),
    )
    expect(addresses).toHaveLength(5)
    expect(svg.querySelectorAll('script, foreignObject, image, [href]')).toHaveLength(0)
  })

  test('PNG is a picture that decodes, twice as large as the drawing', async () => {
    const { file, blob } = await saved(/PNG/, { trace: small })
    expect(file).toMatch(/\.png$/)
    const picture = await createImageBitmap(blob)
    expect(picture.width).toBeGreaterThan(3 * 2 * 150)
    expect(picture.height).toBeGreaterThan(100)
  })

  test('Mermaid has a node for each card and a line for each message, and no quotes of strangers', async () => {
    const away = message('away', { decoded_opcode: 'x"]; click n0 "javascript:alert(1)' })
    const trace = [transaction({ hash: 'a', out_msgs: [away] }), transaction({ hash: 'b', lt: '2', in_msg: away })]
    const { file, blob } = await saved(/Mermaid/, { trace })
    expect(file).toMatch(/\.mmd$/)
    const lines = (await blob.text()).split('\n').map((line) => line.trim())
    expect(lines[0]).toBe('flowchart LR')
    expect(lines.filter((line) => /^n\d+\["[^"]*"\]/.test(line))).toHaveLength(2)
    expect(lines.filter((line) => /^n\d+ -->(\|"[^"]*"\|)? n\d+$/.test(line))).toHaveLength(1)
    expect(lines.some((line) => line.startsWith('click'))).toBe(false)
  })
})

describe('layouts', () => {
  const middle = (id: string): number => {
    const { top, height } = card(id).getBoundingClientRect()
    return top + height / 2
  }

  test('tidy puts a parent between its children, and joins it to both', async () => {
    await show({ trace: small, layout: layoutTidy })
    expect(middle('in 0')).toBeGreaterThan(middle('m1') + 1)
    expect(middle('in 0')).toBeLessThan(middle('m2') - 1)
    const line = document.querySelector('[part="message-chain-graph-edge"]') as SVGPathElement
    const box = line.getBoundingClientRect()
    expect(box.top).toBeLessThan(middle('m1') + 2)
    expect(box.bottom).toBeGreaterThan(middle('m2') - 12)
  })

  /** Positions of the cards in the graph's viewport. */
  const places = (ids: readonly string[]): [number, number][] => {
    const { left, top } = graphViewport().getBoundingClientRect()
    return ids.map((id) => [card(id).getBoundingClientRect().left - left, card(id).getBoundingClientRect().top - top])
  }
  const expectSame = (now: readonly [number, number][], before: readonly [number, number][]): void =>
    now.forEach(([left, top], at) => {
      expect(left).toBeCloseTo(before[at]?.[0] ?? 0, 0)
      expect(top).toBeCloseTo(before[at]?.[1] ?? 0, 0)
    })
  const ids = ['in 0', 'm1', 'm2', 'm3']
  const first = { trace: tree([-1, 0, 0, 2]), layout: layoutAppend }
  const grown = { trace: tree([-1, 0, 0, 2, 1, 1, 0]), layout: layoutAppend }

  test('with append no card moves when transactions arrive, whatever their order', async () => {
    const update = await show(first)
    const before = places(ids)
    update(grown)
    expectSame(places(ids), before)
    expect(new Set(['m1', 'm2', 'm6'].map((id) => Math.round(middle(id)))).size).toBe(3)
    await frames(5)
    expectSame(places(ids), before)
  })

  test('growth before the first frame moves no card either', async () => {
    const { container, rerender } = render(<MessageChainGraph style={{ width: 800 }} {...first} />)
    expect(container.querySelector('[data-layout="placed"]')).not.toBeNull()
    const before = places(ids)
    rerender(<MessageChainGraph style={{ width: 800 }} {...grown} />)
    await frames(5)
    expectSame(places(ids), before)
  })

  test('a window that gets another size after growth keeps what is in view', async () => {
    const update = await show(first)
    update(grown)
    const before = places(ids)
    update({ ...grown, height: 500, style: { width: 780 } })
    await frames(5)
    expectSame(places(ids), before)
  })

  test('a graph that was hidden at first begins at its beginning when it is seen', async () => {
    const held = (display: 'none' | 'block') => (
      <div style={{ display }}>
        <MessageChainGraph style={{ width: 800 }} {...first} />
      </div>
    )
    const { rerender } = render(held('none'))
    await frames(3)
    rerender(held('block'))
    await frames(6)
    const window = graphViewport().getBoundingClientRect()
    const found = places(ids)
    cleanup()
    await show(first)
    expect(window.height).toBeGreaterThan(100)
    expectSame(found, places(ids))
  })
})

describe('motion', () => {
  const grown = tree([-1, 0, 0, 2, 1, 1, 1])

  test('a card that growth moves slides to its new place', async () => {
    const update = await show({ trace: tree([-1, 0, 0, 2]) })
    update({ trace: grown })
    await waitFor(() => expect(card('m2').getAnimations()).toHaveLength(1))
    expect(card('in 0').getAnimations()).toHaveLength(0)
  })

  test('nothing slides or glides for who asked for less motion', async () => {
    await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    try {
      const user = userEvent.setup()
      const update = await show({ trace: tree([-1, 0, 0, 2]) })
      update({ trace: grown })
      await frames(1)
      expect(card('m2').getAnimations()).toHaveLength(0)
      const before = card('in 0').getBoundingClientRect().width
      await user.click(screen.getByRole('button', { name: 'Zoom in' }))
      await frames(1)
      const at = card('in 0').getBoundingClientRect().width
      expect(at).toBeGreaterThan(before)
      await frames(10)
      expect(card('in 0').getBoundingClientRect().width).toBe(at)
    } finally {
      await emulate([])
    }
  })
})

describe('on paper', () => {
  afterEach(() => emulate([]))
  const picture = (): SVGSVGElement | null => document.querySelector('[part~="message-chain-graph-print"] > svg')
  const lines = (): string[] =>
    [...document.querySelectorAll('[part="message-chain-graph-lines"] > li')].map(({ textContent }) => textContent)
  const shownIn = (element: Element): number => element.getBoundingClientRect().height

  test('the whole trace is as wide as the page, and the part in view is not there', async () => {
    await show({ trace: tree(Array.from({ length: 60 }, (_, at) => Math.floor((at - 1) / 2))), height: 200 })
    const [item, window] = [card('m1'), graphViewport()]
    const before = item.getBoundingClientRect()
    expect(picture()).toBeNull()
    await emulate([], 'print')
    await waitFor(() => expect(picture()?.querySelectorAll('[role~="graphics-symbol"]')).toHaveLength(60))
    const [sheet, frame] = [picture()?.getBoundingClientRect() as DOMRect, window.getBoundingClientRect()]
    expect(sheet.width).toBeLessThanOrEqual(frame.width)
    expect(sheet.height).toBeGreaterThan(200)
    expect(frame.bottom).toBeGreaterThanOrEqual(sheet.bottom)
    expect(shownIn(item)).toBe(0)
    expect(shownIn(screen.getByRole('toolbar', { hidden: true }))).toBe(0)
    await emulate([])
    await waitFor(() => expect(picture()).toBeNull())
    await frames(3)
    expect(card('m1').getBoundingClientRect()).toEqual(before)
  })

  test('a picture that is too wide to be read has lines of text below it, one for each transaction', async () => {
    await show({ trace: tree([-1, 0, 1, 2, 3, 4, 5]) })
    await emulate([], 'print')
    await waitFor(() => expect(lines()).toHaveLength(7))
    expect(lines()[6]).toMatch(/^EQ\S+…\S+ · Transfer · 1 GRAM · succeeded$/)
  })

  test('a page that forbids to parse the picture has the lines alone', async () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML.')
    })
    onTestFinished(() => parse.mockRestore())
    await show({ trace: tree([-1, 0, 1]) })
    const item = card('m1')
    await emulate([], 'print')
    await waitFor(() => expect(lines()).toHaveLength(3))
    expect(picture()).toBeNull()
    expect(shownIn(item)).toBe(0)
  })

  test('what is too much for paper is told, and the part in view stays', async () => {
    await show({ trace: tree(Array.from({ length: 900 }, (_, at) => Math.floor((at - 1) / 2))) })
    await emulate([], 'print')
    await waitFor(() => expect(screen.getByText(/all 900 transactions would be too small/)).toBeTruthy())
    expect(picture()).toBeNull()
    expect(shownIn(card('m1'))).toBeGreaterThan(10)
  })
})

describe('a selection in the address', () => {
  const hash = 'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqo='
  const clear = (): void => history.replaceState(history.state, '', location.pathname)
  afterEach(clear)

  test('is written as it can stand in a link, and read in any form', () => {
    const { result } = renderHook(() => useUrlSelection())
    expect(result.current[0]).toBeUndefined()
    act(() => result.current[1](hash))
    expect(result.current[0]).toBe(hash)
    expect(new URLSearchParams(location.search).get('transaction')).toBe(hash.slice(0, -1))
    act(() => {
      history.replaceState(null, '', `?transaction=${'ab'.repeat(32)}`)
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(result.current[0]).toBe('q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=')
  })

  test('is shared by all who ask for it, and what is no hash selects nothing', () => {
    const one = renderHook(() => useUrlSelection({ parameter: 'tx' }))
    const two = renderHook(() => useUrlSelection({ parameter: 'tx' }))
    act(() => one.result.current[1](hash))
    expect(two.result.current[0]).toBe(hash)
    act(() => {
      history.replaceState(null, '', '?tx=<script>')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(two.result.current[0]).toBeUndefined()
    act(() => one.result.current[1](undefined))
    expect(location.search).toBe('')
  })
})
