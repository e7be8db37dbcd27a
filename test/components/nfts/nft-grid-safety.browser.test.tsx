import '../../../src/components/styles/tokens.css'
import '../../../src/components/nfts/media/media.css'
import '../../../src/components/nfts/nft-grid/nft-card.css'
import '../../../src/components/nfts/nft-grid/nft-grid.css'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NftGrid, type NftGridProps } from '../../../src/components/nfts/nft-grid/NftGrid.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { createMediaResolver, defaultMedia, type MediaResolver } from '../../../src/react/display/media.ts'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import { itemAddress, createItem, createItems, createMetadata } from './nft-grid.fixture.ts'

const proxied: MediaResolver = (url) => `/not-asked-for?${encodeURIComponent(url)}`

function gallery(props: Partial<NftGridProps>, media: MediaResolver = proxied): ReactElement {
  return (
    <div style={{ width: 1280 }} data-testid="frame">
      <DisplayProvider media={media}>
        <NftGrid items={createItems(0, 1000)} height={800} {...props} />
      </DisplayProvider>
    </div>
  )
}
const grid = () => screen.getByRole('grid')
const scroller = () => grid().parentElement as HTMLElement
/** Scrolls 900 px at a time, each step rendered, with no pause in which a timer could run. */
async function rush(steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    scroller().scrollTop = step * 900
    scroller().dispatchEvent(new Event('scroll'))
    await new Promise<void>((resolve) => queueMicrotask(resolve))
  }
}
const cells = () => screen.getAllByRole('gridcell')

/** Images that were given an address and have neither come nor failed nor been dropped. */
const inFlight = new Set<HTMLImageElement>()
let asked: string[] = []

beforeEach(() => {
  inFlight.clear()
  asked = []
  // Addresses are taken down instead of loaded, so that the test says when an image has come.
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, url: string) {
    asked.push(url)
    inFlight.add(this)
  })
  vi.spyOn(HTMLImageElement.prototype, 'removeAttribute').mockImplementation(function (
    this: HTMLImageElement,
    name: string,
  ) {
    if (name === 'src') inFlight.delete(this)
    Element.prototype.removeAttribute.call(this, name)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('downloads', () => {
  const items = createItems(0, 1000)
  const metadata = createMetadata(items)

  test('has at most twelve at a time, and the next begin as those end', () => {
    render(gallery({ items, metadata }))
    expect(cells().length).toBeGreaterThan(15)
    expect(inFlight.size).toBe(12)
    for (const image of [...inFlight].slice(0, 5)) {
      inFlight.delete(image)
      fireEvent.load(image)
    }
    expect(inFlight.size).toBe(12)
    expect(asked).toHaveLength(17)
  })

  test('asks for nothing while the reader rushes past, and for what is in view afterwards', async () => {
    render(gallery({ items, metadata }))
    const before = asked.length
    await rush(20)
    expect(asked).toHaveLength(before)
    // Those that were on their way and are out of sight now.
    expect(inFlight.size).toBeLessThan(12)
    await vi.waitFor(() => expect(inFlight.size).toBe(12))
    const shown = cells().map((cell) => cell.dataset['index'])
    for (const url of asked.slice(before)) {
      expect(shown).toContain(decodeURIComponent(url).split('/').at(-1))
    }
  })

  test('outlines what the reader rushes past, and fills it in afterwards', async () => {
    render(gallery({ items, metadata }))
    await rush(5)
    const outlines = () => document.querySelectorAll('[part~=nft-card][data-state=outline]')
    const height = outlines()[0]?.getBoundingClientRect().height
    expect(outlines().length).toBeGreaterThan(10)
    await vi.waitFor(() => expect(outlines()).toHaveLength(0))
    expect(cells().at(-1)?.getBoundingClientRect().height).toBeCloseTo(height ?? 0, 0)
    expect(cells().at(-1)?.textContent).toContain('Lantern')
  })

  test('drops them when the grid goes', () => {
    const view = render(gallery({ items, metadata }))
    view.unmount()
    expect(inFlight.size).toBe(0)
  })

  test('asks for the preview before the original', () => {
    render(gallery({ items: items.slice(0, 1), metadata }))
    expect(decodeURIComponent(asked[0] ?? '')).toContain('https://preview.example/medium/0')
  })
})

describe('flagged items', () => {
  const items = createItems(0, 3)
  const metadata = {
    ...createMetadata(items),
    [createItem(0).address]: token({ name: 'Claim at bait.example', is_scam: true }),
    [createItem(1).address]: token({ name: 'Nude', image: 'https://art.example/1', is_nsfw: true }),
  }
  const text = (index: number) => cells()[index]?.textContent ?? ''

  test('load nothing, and a scam does not say its name', () => {
    render(gallery({ items, metadata }))
    expect(asked).toHaveLength(1)
    expect(text(0)).toContain('Flagged as scam')
    expect(cells()[0]?.outerHTML).not.toContain('bait.example')
    expect(text(1)).toContain('Sensitive content')
    expect(text(1)).toContain('Nude')
  })

  test('a sensitive picture loads a small preview, blurred, and never the picture', () => {
    const extra = {
      _image_small: 'https://preview.example/small/1',
      _image_medium: 'https://preview.example/medium/1',
      _image_big: 'https://preview.example/big/1',
    }
    const image = 'https://preview.example/full/1'
    const media = createMediaResolver({ previewHosts: ['preview.example'] })
    const sensitive = (more: object) => ({
      ...createMetadata(items),
      [createItem(0).address]: token({ name: 'Claim', is_scam: true, image, extra }),
      [createItem(1).address]: token({ name: 'Nude', image, is_nsfw: true, ...more }),
    })
    const requests = (more: object) => {
      asked = []
      const view = render(gallery({ items: items.slice(0, 2), metadata: sensitive(more) }, media))
      const blurs = [...document.querySelectorAll<HTMLElement>('[part~="nft-card-blur"]')].map(
        (element) => getComputedStyle(element).filter,
      )
      view.unmount()
      return { urls: asked, blurs }
    }
    const { urls, blurs } = requests({ extra })
    expect(urls).toEqual(['https://preview.example/small/1'])
    expect(blurs).toEqual([expect.stringMatching(/^blur\(\d+px\)$/)])
    // A preview that is the picture itself, or no URL that may be loaded, is not requested.
    for (const hostile of [image, 'javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 7, null]) {
      expect(requests({ extra: { _image_small: hostile, _image_small_blur: hostile } }).urls, String(hostile)).toEqual(
        [],
      )
    }
  })

  test('are shown when the reader asks, by pointer or by Enter, and stay so', async () => {
    const user = userEvent.setup()
    const onSelect = vi.fn<() => void>()
    render(gallery({ items, metadata, onSelect }))
    await user.click(screen.getAllByRole('button', { name: 'Show' })[0] as HTMLElement)
    expect(text(0)).toContain('Claim at bait.example')
    cells()[1]?.focus()
    await user.keyboard('{Enter}')
    expect(cells()[1]?.querySelector('img')).not.toBeNull()
    expect(onSelect).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(text(1)).toContain('Sensitive content')
  })

  test('take their flag from their collection too', () => {
    const collection = createItem(0).collection_address as string
    const flagged = { [collection]: token({ type: 'nft_collections', is_scam: true }) }
    render(gallery({ items, metadata: { ...createMetadata(items), ...flagged } }))
    expect(asked).toHaveLength(0)
    expect(screen.getAllByText('Flagged as scam', { exact: false })).toHaveLength(3)
  })
})

describe('hostile metadata', () => {
  const tokens: Record<string, unknown>[] = [
    { name: '<script>window.tonlensRan=1</script><img src=x onerror="window.tonlensRan=1">' },
    { name: 'javascript:alert(1)', image: 'javascript:alert(1)', extra: { uri: 'javascript:0' } },
    { name: 'gnp\u202Eexe.\u2066\u0000\u200B' },
    { name: ['a', 'b'], image: ['https://evil.example/1'], extra: ['https://evil.example/2'] },
    { name: { toString: 'x' }, image: { href: 'https://evil.example' }, extra: 'text' },
    { name: 'N'.repeat(10_240), image: `https://evil.example/${'n'.repeat(10_240)}` },
    { name: 'W'.repeat(300).split('').join('\u0301'.repeat(50)) },
    JSON.parse('{"name":"proto","__proto__":{"is_scam":true,"image":"https://evil.example/p"}}'),
    { name: 'pixel', image: 'https://evil.example/pixel.png', extra: { _image_medium: '//evil.example/x' } },
    { name: 'credentials', image: 'https://imgproxy.toncenter.com@evil.example/x' },
    { name: 'svg', image: 'data:image/svg+xml,<svg onload="window.tonlensRan=1"/>' },
    { name: 42, extra: { _image_small: 7, _image_medium: null, _image_big: true } },
  ]
  const items = [
    ...tokens.map((_, n) => createItem(n, { content: tokens[n] as never })),
    createItem(100, { index: '-1' }),
    createItem(101, { collection_address: 'junk' }),
    createItem(102, { address: '__proto__' }),
  ]
  const metadata = Object.fromEntries(tokens.map((fields, n) => [createItem(n).address, token(fields)])) as Record<
    string,
    AddressMetadata
  >
  metadata[createItem(100).address] = { is_indexed: true, token_info: 'none' as never }
  metadata[createItem(101).address] = null as never

  test('reaches no host that it names and runs nothing', () => {
    const seen: string[] = []
    render(
      gallery({ items, metadata }, (url, request) => {
        seen.push(url)
        return defaultMedia(url, request)
      }),
    )
    expect(cells()).toHaveLength(items.length)
    expect(seen.length).toBeGreaterThan(3)
    expect(asked).toEqual([])
    expect(document.querySelectorAll('[data-testid=frame] :is([src],[href],[srcset],script)')).toHaveLength(0)
    expect(Reflect.has(window, 'tonlensRan')).toBe(false)
  })

  test('breaks no layout', () => {
    render(gallery({ items, metadata }, defaultMedia))
    const boxes = cells().map((cell) => cell.getBoundingClientRect())
    expect(new Set(boxes.map(({ width, height }) => `${width.toFixed(1)} ${height.toFixed(1)}`)).size).toBe(1)
    expect(scroller().scrollWidth).toBe(scroller().clientWidth)
  })

  test('shows no control, bidi or invisible characters and no endless name', () => {
    render(gallery({ items, metadata }, defaultMedia))
    const shown = cells().map((cell) => cell.outerHTML)
    for (const text of shown) {
      expect(text).not.toMatch(/[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069]/u)
      expect(text.length).toBeLessThan(2500)
    }
    expect(cells()[0]?.textContent).toContain('<script>')
  })
})

describe('names', () => {
  test('come from the display where the answer brought none, as soon as they are known', () => {
    const listeners = new Set<() => void>()
    let known: AddressMetadata | undefined
    const names = {
      addressBookRow: () => undefined,
      metadata: (address: string) => (address === createItem(0).address ? known : undefined),
      subscribe: (_: string, listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    render(
      <DisplayProvider names={names} media={defaultMedia}>
        <NftGrid items={createItems(0, 1)} height={400} />
      </DisplayProvider>,
    )
    expect(cells()[0]?.textContent).toContain('#0')
    act(() => {
      known = token({ name: 'Named later' })
      for (const listener of listeners) listener()
    })
    expect(cells()[0]?.textContent).toContain('Named later')
  })

  test('link to the item where the display knows a way, unless items are chosen', () => {
    const links = { address: (address: string) => `#/${address}` }
    const view = render(
      <DisplayProvider links={links}>
        <NftGrid items={createItems(0, 1)} />
      </DisplayProvider>,
    )
    expect(cells()[0]?.querySelector('a')?.getAttribute('href')).toBe(`#/${itemAddress(1)}`)
    view.rerender(
      <DisplayProvider links={links}>
        <NftGrid items={createItems(0, 1)} onSelect={() => {}} />
      </DisplayProvider>,
    )
    expect(cells()[0]?.querySelector('a')).toBeNull()
  })
})

describe('on a server', () => {
  const items = createItems(0, 60)
  const page = <NftGrid items={items} metadata={createMetadata(items)} columnWidth={200} height={400} />

  test('renders the first items without inline styles', () => {
    const html = renderToString(page)
    expect(html).toContain('Lantern 0')
    expect(html).not.toContain(' style=')
    expect(html).not.toContain('<style')
    expect(html).not.toContain('src=')
  })

  test('takes over that page without a mismatch', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = document.createElement('div')
    host.innerHTML = renderToString(page)
    document.body.append(host)
    const mismatch = vi.fn<(error: unknown) => void>()
    render(page, { container: host, hydrate: true, onRecoverableError: mismatch })
    expect(mismatch).not.toHaveBeenCalled()
    expect(complain).not.toHaveBeenCalled()
    expect(host.querySelector<HTMLElement>('[part~=nft-grid]')?.style.blockSize).toBe('400px')
    expect(host.querySelectorAll('[role=row]').length).toBeGreaterThan(1)
    cleanup()
    host.remove()
  })
})

function token(fields: Record<string, unknown>): AddressMetadata {
  const info = Object.defineProperties({ valid: true, type: 'nft_items' }, Object.getOwnPropertyDescriptors(fields))
  return { is_indexed: true, token_info: [info] }
}
