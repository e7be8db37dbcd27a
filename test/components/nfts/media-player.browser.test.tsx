import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guessMediaKind, mediaFiles } from '../../../src/components/nfts/media/mediaFiles.ts'
import { MediaDialog } from '../../../src/components/nfts/media/MediaDialog.tsx'
import { MediaPlayer, type MediaPlayerProps } from '../../../src/components/nfts/media/MediaPlayer.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { defaultMedia, type MediaResolver } from '../../../src/react/display/media.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let frames: string[] = []
beforeEach(() => {
  frames = []
  // Taken down instead of loaded: the tests reach no host.
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute')
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (name === 'src') frames.push(value)
    else setAttribute.call(this, name, value)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function play(props: Partial<MediaPlayerProps>, media: MediaResolver = (url) => `/not-asked-for?${url}`) {
  return render(
    <DisplayProvider media={media}>
      <MediaPlayer url="https://files.example/a.mp4" name="A lantern" data-testid="player" {...props} />
    </DisplayProvider>,
  )
}
const player = () => screen.getByTestId('player')
const state = () => player().dataset['state']

describe('a file', () => {
  test.each([
    ['video', 'Play video', 'video'],
    ['audio', 'Play audio', 'audio'],
    ['html', 'Run interactive art', 'iframe'],
  ] as const)('of kind %s is asked for when the reader says so and not before', async (kind, button, element) => {
    play({ kind })
    expect(state()).toBe('waiting')
    expect(frames).toEqual([])
    expect(player().querySelector('video, audio, iframe, img')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(state()).toBe('playing')
    expect(player().querySelector(element)).not.toBeNull()
    expect(frames).toEqual(['/not-asked-for?https://files.example/a.mp4'])
  })

  test('that runs code shares nothing with the page, not even where it stands', async () => {
    play({ kind: 'html' })
    await userEvent.click(screen.getByRole('button'))
    const frame = player().querySelector('iframe')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts')
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(frame?.getAttribute('allow')).toBe('')
  })

  test('that does not come is tried at the next address, then is told to be missing', async () => {
    play({ kind: 'video' }, () => ['/first', '/second'])
    await userEvent.click(screen.getByRole('button'))
    fireEvent.error(player().querySelector('video') as Element)
    expect(frames).toEqual(['/first', '/second'])
    fireEvent.error(player().querySelector('video') as Element)
    expect(state()).toBe('broken')
    expect(player().textContent).toContain('could not be loaded')
  })

  test('on a host that nobody allowed is not offered; its place is told', () => {
    play({}, defaultMedia)
    expect(state()).toBe('blocked')
    expect(player().textContent).toBe('Video not loaded: files.example')
  })

  test('waits again when another takes its place', async () => {
    const view = play({ kind: 'html' })
    await userEvent.click(screen.getByRole('button'))
    view.rerender(
      <DisplayProvider media={(url) => url}>
        <MediaPlayer url="https://files.example/b.html" kind="html" name="B" data-testid="player" />
      </DisplayProvider>,
    )
    expect(state()).toBe('waiting')
    expect(player().querySelector('iframe')).toBeNull()
  })

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:null/1',
    'file:///x',
  ])('never runs from %j, even if a careless resolver gives it', (url) => {
    play({ kind: 'html' }, () => url)
    expect(state()).toBe('blocked')
  })
})

describe('kinds', () => {
  test.each([
    ['https://a.example/film.MP4?x=.png', undefined, 'video'],
    ['ipfs://bafy/song.mp3', 'video/mp4', 'audio'],
    ['https://a.example/art.html', undefined, 'html'],
    ['https://a.example/unknown', 'text/html; charset=utf-8', 'html'],
    ['https://a.example/unknown', 'video/mp4', 'video'],
    ['https://a.example/unknown', { toString: 'video' }, 'image'],
    ['https://a.example/picture.svg', 'text/html', 'image'],
  ] as const)('%s claimed as %j is tried as %s', (url, claimed, kind) => {
    expect(guessMediaKind(url, claimed)).toBe(kind)
  })

  test('a token names a few files, each once, and not its picture again', () => {
    const files = mediaFiles({
      type: 'nft_items',
      image: 'https://a.example/1.png',
      extra: {
        animation_url: 'https://a.example/1.mp4',
        video: 'https://a.example/1.mp4',
        content_url: 'https://a.example/1.png',
        audio_url: ['https://a.example/list.mp3'],
        files: Array.from({ length: 50 }, (_, n) => ({ uri: `https://a.example/${n}.mp3` })),
      },
    })
    expect(files[0]).toEqual({ url: 'https://a.example/1.mp4', kind: 'video' })
    expect(files).toHaveLength(6)
  })
})

describe('full screen', () => {
  const dialog = () => document.querySelector('dialog')
  const open = (media: MediaResolver = () => pixel) =>
    render(
      <DisplayProvider media={media}>
        <MediaDialog sources={['https://art.example/1.png']} name="A lantern" />
      </DisplayProvider>,
    )

  test('opens over the page, loads only then, and leads back to its button', async () => {
    open()
    const button = screen.getByRole('button', { name: 'Full screen' })
    expect(document.querySelector('img')).toBeNull()
    await userEvent.click(button)
    expect(dialog()?.matches(':modal')).toBe(true)
    expect(screen.getByAltText('A lantern')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(document.querySelector('img')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  test('is not offered for a picture that is not loaded', () => {
    open(defaultMedia)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
