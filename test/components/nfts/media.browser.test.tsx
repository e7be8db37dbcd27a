import '../../../src/components/styles/tokens.css'
import '../../../src/components/nfts/media/media.css'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, type ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createImageGate } from '../../../src/components/nfts/media/imageGate.ts'
import { Media, type MediaProps } from '../../../src/components/nfts/media/Media.tsx'
import { pictureSources } from '../../../src/components/nfts/media/pictureSources.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { defaultMedia, type MediaResolver } from '../../../src/react/display/media.ts'
import { emulate } from '../../helpers/emulate.ts'

afterEach(cleanup)

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function picture(props: Partial<MediaProps>, media: MediaResolver = () => pixel): ReactElement {
  return (
    <DisplayProvider media={media}>
      <Media sources={['https://art.example/1.png']} alt="A lantern" data-testid="box" {...props} />
    </DisplayProvider>
  )
}
const box = () => screen.getByTestId('box')
const state = () => box().dataset['state']

describe('loading', () => {
  test('shows the image once it has come, with the name as its text', async () => {
    render(<StrictMode>{picture({})}</StrictMode>)
    expect(state()).toBe('loading')
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    const image = screen.getByAltText('A lantern')
    expect(image.getAttribute('src')).toBe(pixel)
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  test('keeps the size of its box through every state', async () => {
    const size = () => [box().offsetWidth, box().offsetHeight]
    const view = render(picture({ style: { width: 200 } }))
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    expect(size()).toEqual([200, 200])
    view.rerender(picture({ style: { width: 200 } }, () => undefined))
    expect(state()).toBe('blocked')
    expect(size()).toEqual([200, 200])
  })

  test('tells the resolver which size is wanted', () => {
    const media = vi.fn<MediaResolver>(() => undefined)
    render(picture({ width: 160, height: 90 }, media))
    expect(media).toHaveBeenCalledWith('https://art.example/1.png', {
      width: 160,
      height: 90,
      dpr: window.devicePixelRatio,
      kind: 'image',
    })
  })

  test('goes on to the next address when one is no image, then says so', async () => {
    const given = ['https://preview.example/1', 'https://art.example/1.png']
    const seen: string[] = []
    render(
      picture({ sources: given }, (url) => {
        seen.push(url)
        return url.includes('preview') ? 'data:image/png;base64,AAAA' : pixel
      }),
    )
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    cleanup()
    render(picture({ sources: given }, () => 'data:image/png;base64,AAAA'))
    await vi.waitFor(() => expect(state()).toBe('broken'))
    expect(box().textContent).toBe('Image unavailable')
  })

  test('gives up its download and its place when it goes', () => {
    const gate = createImageGate(1)
    const first = render(picture({ gate }))
    const image = screen.getByAltText<HTMLImageElement>('A lantern')
    const second = vi.fn<() => void>()
    gate.enter(second)
    expect(second).not.toHaveBeenCalled()
    first.unmount()
    expect(image.hasAttribute('src')).toBe(false)
    expect(second).toHaveBeenCalledTimes(1)
  })

  test('frees its place when the image has come or has not', () => {
    for (const outcome of ['load', 'error'] as const) {
      const gate = createImageGate(1)
      render(picture({ gate }))
      const next = vi.fn<() => void>()
      gate.enter(next)
      fireEvent[outcome](screen.getByAltText('A lantern'))
      expect(next).toHaveBeenCalledTimes(1)
      cleanup()
    }
  })
})

describe('an image that keeps readers waiting', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('says so after a while, and no more once it has come', async () => {
    vi.useFakeTimers()
    render(picture({}))
    vi.advanceTimersByTime(3999)
    expect(state()).toBe('loading')
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(state()).toBe('slow')
    expect(box().textContent).not.toBe('')
    vi.useRealTimers()
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    expect(box().textContent).toBe('')
  })
})

describe('an image that may move', () => {
  afterEach(() => emulate([]))
  const still = () => box().querySelector('canvas')

  test('stands still for readers who ask for less motion, until they want it to move', async () => {
    await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    const { rerender } = render(picture({}))
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    const image = screen.getByAltText('A lantern').getBoundingClientRect()
    const cover = still()?.getBoundingClientRect()
    expect([cover?.left, cover?.top, cover?.width, cover?.height]).toEqual([
      image.left,
      image.top,
      image.width,
      image.height,
    ])
    rerender(picture({ moving: true }))
    expect(still()).toBeNull()
  })

  test('moves for everybody else', async () => {
    await emulate([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
    render(picture({}))
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    expect(still()).toBeNull()
  })
})

describe('policy', () => {
  test('says where an image lies that it does not load', () => {
    render(picture({}, defaultMedia))
    expect(box().textContent).toBe('Image not loadedart.example')
    expect(box().querySelector('img')).toBeNull()
  })

  test('shows the end of a long host, which says whose it is', () => {
    render(picture({ sources: [`https://${'a'.repeat(60)}.owner.example/x`] }, defaultMedia))
    expect(box().textContent).toMatch(/…a+\.owner\.example$/)
  })

  test('says that there is no image when metadata names none', () => {
    render(picture({ sources: [] }))
    expect(box().textContent).toBe('No image')
  })

  test('refuses what is no image address, even from a careless resolver', () => {
    const hostile = ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'file:///x']
    render(picture({ sources: hostile }, (url) => url))
    expect(state()).toBe('blocked')
    expect(box().innerHTML).not.toContain('alert')
  })

  test('loads SVG as an image only, so that nothing in it runs', async () => {
    const flag = 'tonlensRan'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="parent.${flag}=1"><script>parent.${flag}=1</script></svg>`
    render(picture({}, () => `data:image/svg+xml,${encodeURIComponent(svg)}`))
    await vi.waitFor(() => expect(state()).toBe('loaded'))
    expect(box().querySelector('svg, object, embed, iframe')).toBeNull()
    expect(Reflect.has(window, flag)).toBe(false)
  })
})

describe('addresses of a token', () => {
  const token = {
    type: 'nft_items',
    image: 'https://art.example/1.png',
    extra: { _image_small: 'p:small', _image_medium: 'p:medium', _image_big: 'p:big' },
  }

  test('are the preview of the wanted size, then the original', () => {
    const first = (size: number, dpr = 1) => pictureSources(token, { size, dpr })[0]
    expect([first(48), first(200), first(200, 3), first(900)]).toEqual(['p:small', 'p:medium', 'p:big', 'p:big'])
    expect(pictureSources(token, { size: 200 })).toEqual(['p:medium', 'https://art.example/1.png'])
  })

  test('begin with the original where previews are blurred', () => {
    expect(pictureSources(token, { size: 200, original: true })[0]).toBe(token.image)
  })

  test.each([
    ['an array for an image', { image: ['https://art.example/1.png'] }],
    ['an object for a preview', { extra: { _image_medium: { toString: () => 'x' } } }],
    ['nothing', {}],
    ['null', { image: null, extra: null }],
    ['an endless address', { image: `https://art.example/${'a'.repeat(10_000)}` }],
    ['inherited names', { extra: JSON.parse('{"__proto__":{"_image_medium":"x"}}') as object }],
  ])('leave out %s', (_, hostile) => {
    expect(pictureSources(hostile as never, { size: 200 })).toEqual([])
  })
})

describe('gate', () => {
  test('never lets more start than its limit and lets all start in the end', () => {
    const gate = createImageGate(12)
    const started: number[] = []
    const leave = Array.from({ length: 40 }, (_, n) => gate.enter(() => started.push(n)))
    expect(started).toHaveLength(12)
    for (let done = 0; done < 40; done += 1) {
      leave[started[done] ?? -1]?.()
      expect(started.length).toBeLessThanOrEqual(done + 1 + 12)
    }
    expect(started).toEqual(Array.from({ length: 40 }, (_, n) => n))
  })

  test('starts nothing while held, and what is still wanted after', () => {
    const gate = createImageGate(12)
    gate.hold(true)
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const leave = gate.enter(first)
    gate.enter(second)
    expect(second).not.toHaveBeenCalled()
    leave()
    gate.hold(false)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })
})
