import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ShareMenu } from '../../../src/components/tools/share/ShareMenu.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { createLabelStore } from '../../../src/react/display/labelStore.ts'
import { namesFrom } from '../../../src/react/display/names.ts'
import { chinese } from '../../../src/entries/locales/zh.ts'
import { describeAsText } from '../../../src/entries/picture.ts'
import type { TraceSubject } from '../../../src/graph/picture/subject.ts'
import { loadSharedTrace, type LoadedSubject } from '../../../stories/decorators/subjects.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

let loaded: LoadedSubject & { readonly subject: TraceSubject }
beforeAll(async () => {
  loaded = (await loadSharedTrace('jettonTransfer')()) as typeof loaded
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describeComponent({
  name: 'ShareMenu',
  component: ShareMenu,
  part: 'share-menu',
  props: { open: true, link: 'https://explorer.example/transaction/1', subject: { trace: [] } },
})

const link = 'https://explorer.example/transaction/1'
const show = (extra: object = {}) =>
  render(
    <DisplayProvider names={namesFrom(loaded.names as Parameters<typeof namesFrom>[0])} timeZone="UTC" {...extra}>
      <ShareMenu open subject={loaded.subject} link={link} />
    </DisplayProvider>,
  )
/** Files that the page saves, with the names of the files. */
function catchFiles(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== undefined) files.push({ name: this.download, file: last })
  })
  return files
}

describe('ShareMenu', () => {
  test.each(['ltr', 'rtl'])('floats over the page and pushes nothing, %s', async (dir) => {
    const { container } = render(
      <div dir={dir} style={{ overflow: 'hidden' }}>
        <ShareMenu link={link} />
        <p>What follows</p>
      </div>,
    )
    const below = () => screen.getByText('What follows').getBoundingClientRect().top
    const before = below()
    const summary = container.querySelector('summary') as HTMLElement
    fireEvent.click(summary)
    const action = await screen.findByRole('button', { name: 'Copy link' })
    await waitFor(() => expect(action.getBoundingClientRect().height).toBeGreaterThan(0))
    expect(below()).toBe(before)
    const panel = container.querySelector('[part~="share-menu-panel"]') as HTMLElement
    const { left, right, top } = panel.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    expect(top).toBeGreaterThanOrEqual(summary.getBoundingClientRect().bottom)
    // The frame around it clips, but not the top layer.
    expect(panel.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
  })

  test.each([
    ['a press outside', () => fireEvent.pointerDown(document.body)],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('button', { name: 'Copy link' }), { key: 'Escape' })],
  ])('%s closes it', async (_, leave) => {
    const { container } = render(<ShareMenu link={link} />)
    fireEvent.click(container.querySelector('summary') as HTMLElement)
    await screen.findByRole('button', { name: 'Copy link' })
    leave()
    await waitFor(() => expect(container.querySelector('details')?.open).toBe(false))
  })

  test('copies the link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(write).toHaveBeenCalledExactlyOnceWith(link)
    expect((await screen.findByText('Copied')).role).toBe('status')
  })

  test('copies a summary with the names of the page', async () => {
    const written: ClipboardItem[] = []
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      if (item !== undefined) written.push(item)
    })
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }))
    await waitFor(() => expect(written).toHaveLength(1))
    const text = await (await written[0]?.getType('text/plain'))?.text()
    expect(text).toBe(describeAsText(loaded.subject, { names: loaded.names, link }))
    expect(text).toContain('alice.ton sent 42.5 LUM to bruno.ton')
  })

  test.each([
    ['Save picture (SVG)', 'tonlens-picture.svg', 'image/svg+xml'],
    ['Save picture (PNG)', 'tonlens-picture.png', 'image/png'],
    ['Save receipt (PNG)', 'tonlens-receipt.png', 'image/png'],
  ])('%s', async (button, name, type) => {
    const files = catchFiles()
    show()
    fireEvent.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 30_000 })
    expect(files[0]).toMatchObject({ name })
    expect(files[0]?.file.type).toBe(type)
    if (type === 'image/png') {
      const { width } = await createImageBitmap(files[0]?.file as Blob)
      expect(width).toBe(name.includes('receipt') ? 1440 : 2400)
    }
  })

  test('says so when no picture can be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Save picture (PNG)' }))
    expect(await screen.findByText('The picture could not be saved. Try the other format.')).toBeTruthy()
  })

  test('keeps the labels of the reader private', async () => {
    const trace = loaded.subject.trace as {
      readonly transactions: Readonly<Record<string, { readonly account: string }>>
    }
    const labels = createLabelStore({ name: 'share-menu-test' })
    for (const { account } of Object.values(trace.transactions)) labels.setLabel(account, 'My secret')
    const files = catchFiles()
    show({ labels })
    fireEvent.click(screen.getByRole('button', { name: 'Save picture (SVG)' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.file.text()).not.toContain('secret')
  })

  test('prints the page, without itself', () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {})
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  test.each(['javascript:alert(1)', 'https://user:secret@host.example/'])('offers no link %s', (bad) => {
    render(<ShareMenu open link={bad} />)
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  test('speaks the language of the page', () => {
    const { container } = show({ locale: 'zh-Hans', messages: chinese })
    expect(within(container).getByRole('button', { name: '复制链接' })).toBeTruthy()
  })
})
