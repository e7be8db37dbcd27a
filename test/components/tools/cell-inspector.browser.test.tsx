import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { standards } from '../../../src/ton/abi/sources.ts'
import { CellInspector } from '../../../src/components/tools/cell-inspector/CellInspector.tsx'
import { bytesToBase64, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { compileTlb } from '../../../src/entries/tlb.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { parseCell } from '../../../src/ton/cells/boc.ts'
import { jettonBody, largeBag, oddBody, signedMessage } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const user = userEvent.setup({ delay: null })
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bag of cells')
const inspect = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: /Inspect|Find hash/ }))
}
const meaning = () => document.querySelector('[part~="cell-inspector-meaning"]')?.textContent ?? ''
const fact = (id: string) => document.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent

afterEach(cleanup)

describeComponent({
  name: 'CellInspector',
  component: CellInspector,
  part: 'cell-inspector',
  props: { defaultBoc: signedMessage, abis: standards.abis },
  failed: { defaultBoc: '' },
  stateAttribute: 'data-state',
})

describe('what is pasted', () => {
  const bytes = Uint8Array.from(atob(jettonBody), (char) => char.charCodeAt(0))
  test.each([
    ['base64', jettonBody],
    ['base64url', bytesToBase64(bytes, true)],
    ['hex', bytesToHex(bytes).toUpperCase()],
    ['hex with white space, quotes and 0x', `"0x${bytesToHex(bytes).replaceAll(/(.{40})/g, '$1\n')}"`],
  ])('reads %s', (_form, text) => {
    render(<CellInspector />)
    inspect(text)
    expect(fact('hash')).toContain(bytesToHex(parseCell(jettonBody).hash()).slice(0, 6))
    expect(meaning()).toContain('Looks like: message body')
  })

  test('an invalid text is told, and is never shown as empty cells', () => {
    render(<CellInspector />)
    inspect(jettonBody.slice(0, -8))
    expect(screen.getByText(/This is not a valid BOC/)).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('tree')).toBeNull()
  })

  test('a hash is handed to the host, and is invalid without one', () => {
    const onHash = vi.fn()
    const { rerender } = render(<CellInspector onHash={onHash} />)
    inspect('ab'.repeat(32))
    expect(onHash).toHaveBeenCalledExactlyOnceWith('ab'.repeat(32))
    rerender(<CellInspector key="2" />)
    inspect('ab'.repeat(32))
    expect(screen.getByText(/This is not a valid BOC/)).toBeTruthy()
  })

  test('reads a file of bytes', async () => {
    render(<CellInspector />)
    await user.upload(screen.getByLabelText('Open a file'), new File([bytes], 'body.boc'))
    await waitFor(() => expect(meaning()).toContain('message body'))
  })
})

describe('hostile bags end in a clear error', () => {
  const chain = (length: number) => {
    // A chain of cells without data: each refers to the next.
    const cells = Array.from({ length }, (_, at) =>
      at === length - 1 ? [0, 0] : [1, 0, (at + 1) >> 8, (at + 1) & 255],
    ).flat()
    const pair = (value: number) => [value >> 8, value & 255]
    return Uint8Array.from([
      0xb5,
      0xee,
      0x9c,
      0x72,
      2,
      2,
      ...pair(length),
      ...pair(1),
      ...pair(0),
      ...pair(cells.length),
      ...pair(0),
      ...cells,
    ])
  }
  const sealed = Uint8Array.from(atob('te6cckEBAQEAAgAAAEysuc0='), (char) => char.charCodeAt(0))
  /** Announces a million cells of two bytes each. */
  const crowded = Uint8Array.from(
    { length: 2_000_022 },
    (_, at) =>
      [0xb5, 0xee, 0x9c, 0x72, 3, 4, 0x0f, 0x42, 0x40, 0, 0, 1, 0, 0, 0, 0, 0x1e, 0x84, 0x80, 0, 0, 0][at] ?? 0,
  )
  const huge = new Uint8Array(16 << 20)
  huge.set(largeBag(2))
  test.each<[string, Uint8Array, RegExp]>([
    ['nested deeper than 1,024', chain(1026), /nested deeper than 1,024/],
    [
      'a cell that refers to itself',
      Uint8Array.from([0xb5, 0xee, 0x9c, 0x72, 1, 1, 1, 1, 0, 3, 0, 1, 0, 0]),
      /refers to itself/,
    ],
    ['a wrong checksum', sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte)), /checksum is wrong/],
    ['a bag that is cut', sealed.slice(0, -3), /ends early/],
    ['data after the end', Uint8Array.from([...largeBag(2), 0]), /data after its end/],
    ['a million cells', crowded, /more than 250,000 cells/],
    ['16 MB behind a small bag', huge, /data after its end/],
  ])('%s', async (_name, bag, words) => {
    render(<CellInspector boc={bag} />)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('tree')).toBeNull()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('the greatest depth of the network can be shown', async () => {
    render(<CellInspector boc={chain(1025)} />)
    await waitFor(() => expect(fact('depth')).toBe('1,024'))
  })

  test('a file that is too large is not read', async () => {
    render(<CellInspector />)
    const file = new File([bytesToHex(largeBag(2))], 'bag.boc')
    Object.defineProperty(file, 'size', { value: 1e9 })
    fireEvent.change(screen.getByLabelText('Open a file'), { target: { files: [file] } })
    expect(await screen.findByText(/more than 250,000 cells/)).toBeTruthy()
    expect(field().value).toBe('')
  })
})

describe('the tree', () => {
  test('arrows move from cell to cell, and the host learns the path', async () => {
    const onPathChange = vi.fn()
    render(<CellInspector defaultBoc={signedMessage} onPathChange={onPathChange} />)
    screen.getByRole('tree').focus()
    await user.keyboard('{ArrowDown}')
    expect(onPathChange).toHaveBeenLastCalledWith('0')
    expect(fact('references')).toBe('0')
    expect(meaning()).not.toContain('external')
  })

  test('a link to a cell opens the cells above it', () => {
    const bag = largeBag(2000)
    render(<CellInspector boc={bytesToBase64(bag)} path="3/3/3/3" />)
    return waitFor(() => {
      expect(document.querySelector('[aria-selected="true"]')?.getAttribute('data-id')).toBe('3/3/3/3')
      expect(fact('depth')).toBe('1')
    })
  })

  test('a path that does not exist selects the root', () => {
    render(<CellInspector boc={jettonBody} path="7/x/__proto__" />)
    expect(fact('references')).toBe('1')
  })

  test('several roots are shown side by side', () => {
    render(<CellInspector boc={[parseCell(jettonBody), parseCell(oddBody)]} path="1" />)
    expect(fact('hash')).toContain(bytesToHex(parseCell(oddBody).hash()).slice(0, 6))
  })

  test('100,000 cells: the page answers while they are read, and few lines are drawn', async () => {
    const bag = largeBag(100_000)
    let beats = 0
    const beat = window.setInterval(() => (beats += 1), 1)
    render(<CellInspector boc={bag} />)
    expect(screen.getByText('Reading cells…')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), { timeout: 60_000 })
    window.clearInterval(beat)
    expect(beats).toBeGreaterThan(20)
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
  }, 90_000)
})

test('reading a large bag can be stopped and started again, and shows how far it is', async () => {
  render(<CellInspector boc={largeBag(60_000)} />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar')
  await waitFor(() => expect(bar.value).toBeGreaterThan(0), { timeout: 30_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByText('Stopped')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('tree')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), { timeout: 60_000 })
}, 90_000)

test('a search over 100,000 cells lets the page answer, and says that it runs', async () => {
  render(<CellInspector boc={largeBag(100_000)} />)
  await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), { timeout: 60_000 })
  const search = document.querySelector<HTMLInputElement>('[part~="raw-data-search"]')
  if (search === null) throw new Error('The tree has no search field.')
  let beats = 0
  const beat = window.setInterval(() => (beats += 1), 1)
  // The last cell of the bag.
  fireEvent.change(search, { target: { value: '01869f' } })
  expect(await screen.findByText('Searching…')).toBeTruthy()
  await waitFor(() => expect(screen.getByText(/of 1/)).toBeTruthy(), { timeout: 30_000 })
  window.clearInterval(beat)
  expect(beats).toBeGreaterThan(5)
}, 90_000)

describe('reading', () => {
  test('says that a guess is a guess', () => {
    render(<CellInspector boc={signedMessage} />)
    expect(meaning()).toContain('Looks like: message')
    expect(meaning()).toContain('Best guess')
  })

  test('says so where nothing fits', () => {
    render(<CellInspector boc={oddBody} />)
    expect(meaning()).toContain('No known format matches')
  })

  test('reads a chosen type, and names field and bit where it does not fit', () => {
    const onTypeChange = vi.fn()
    render(<CellInspector boc={jettonBody} abis={standards.abis} onTypeChange={onTypeChange} />)
    fireEvent.change(screen.getByLabelText('Decode as'), { target: { value: 'Jetton wallet/jetton_burn' } })
    expect(onTypeChange).toHaveBeenLastCalledWith('Jetton wallet/jetton_burn')
    expect(meaning()).toContain('it begins with another tag')
    expect(meaning()).toContain('Bit 0')
    fireEvent.change(screen.getByLabelText('Decode as'), { target: { value: 'Jetton wallet/jetton_transfer' } })
    expect(meaning()).toContain('Forward payload')
    expect(meaning()).not.toContain('Best guess')
  })

  test('reads by an ABI that the reader types in', async () => {
    render(<CellInspector boc={oddBody} />)
    fireEvent.click(screen.getByText('Your own ABI'))
    const abi = await screen.findByLabelText('ABI')
    fireEvent.change(abi, { target: { value: '{' } })
    expect(screen.getByText('This is not an ABI in JSON.')).toBeTruthy()
    const types = { Ping: { prefix: '0x00012345', fields: { query_id: 'uint64' } } }
    fireEvent.change(abi, { target: { value: JSON.stringify({ name: 'Mine', types }) } })
    fireEvent.change(screen.getByLabelText('Decode as'), { target: { value: 'Mine/Ping' } })
    expect(meaning()).toMatch(/Query id\d+/)
  })

  test.each(['{"name":1,"types":7}', '{"types":{"a":null}}', '[]', '{"name":"x","types":{"T":{"fields":{"a":"T"}}}}'])(
    'no ABI breaks it: %s',
    async (text) => {
      render(<CellInspector boc={oddBody} />)
      fireEvent.click(screen.getByText('Your own ABI'))
      fireEvent.change(await screen.findByLabelText('ABI'), { target: { value: text } })
      for (const option of screen.getAllByRole<HTMLOptionElement>('option')) {
        fireEvent.change(screen.getByLabelText('Decode as'), { target: { value: option.value } })
      }
      expect(screen.getByRole('tree')).toBeTruthy()
    },
  )
})

describe('TL-B that the reader types', () => {
  const orderBody = new Builder()
    .uint(0xa1b2c3d4, 32)
    .uint(77, 64)
    .uint(250, 16)
    .ref(new Builder().uint(5, 8).cell())
    .cell()
  const scheme = 'item#_ count:uint8 = Item;\norder#a1b2c3d4 query_id:uint64 price:(## 16) item:^Item = Order;'
  const type = async (text: string) => {
    fireEvent.click(screen.getByText(/^Your own ABI/))
    fireEvent.change(await screen.findByLabelText(/^ABI/), { target: { value: text } })
  }
  const hint = () => screen.getByLabelText(/^ABI/).parentElement?.textContent ?? ''

  test('is compiled, and its fields are shown', async () => {
    render(<CellInspector boc={orderBody} compileTlb={compileTlb} />)
    await type(scheme)
    expect(hint()).toContain('Compiling…')
    await screen.findByRole('option', { name: 'order' }, { timeout: 30_000 })
    fireEvent.change(screen.getByLabelText('Decode as'), { target: { value: 'TL-B/order' } })
    expect(meaning()).toMatch(/Query id77/)
    expect(meaning()).toMatch(/Price250/)
    expect(meaning()).toMatch(/Count5/)
  }, 40_000)

  test('a wrong scheme is told with line and column', async () => {
    render(<CellInspector boc={orderBody} compileTlb={compileTlb} />)
    await type('item#_ count:uint8 = Item;\norder#a1b2c3d4 price:(## 16 = Order;')
    await waitFor(() => expect(hint()).toMatch(/Line 2, column \d+: malformed: Expected/), { timeout: 30_000 })
    expect(screen.getByLabelText(/^ABI/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('option', { name: 'item' })).toBeNull()
  }, 40_000)

  test('types that an ABI cannot express are listed beside those that it can', async () => {
    render(<CellInspector boc={orderBody} compileTlb={compileTlb} />)
    await type(`${scheme}\nlost#_ x:Missing = Lost;`)
    expect(await screen.findByText('1 type is left out:', undefined, { timeout: 30_000 })).toBeTruthy()
    expect(screen.getByText('Line 3, column 10: Lost: nothing declares the type Missing')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'order' })).toBeTruthy()
  }, 40_000)

  test('a text that is too long is not compiled', async () => {
    const compile = vi.fn()
    render(<CellInspector boc={orderBody} compileTlb={compile} />)
    await type('a#_ = A;\n'.repeat(6000))
    expect(await screen.findByText(/at most 50,000 characters/)).toBeTruthy()
    expect(compile).not.toHaveBeenCalled()
  })

  test('without a compiler, the field takes JSON only and says so', async () => {
    render(<CellInspector boc={orderBody} />)
    await type(scheme)
    expect(hint()).toContain('This is not an ABI in JSON.')
  })

  test('JSON is read at once where TL-B is compiled, too', async () => {
    const compile = vi.fn()
    render(<CellInspector boc={orderBody} compileTlb={compile} />)
    await type('{"name":"Mine","types":{"T":{"fields":{}}}}')
    expect(screen.getByRole('option', { name: 'T' })).toBeTruthy()
    expect(compile).not.toHaveBeenCalled()
  })

  test('only the last text counts', async () => {
    const waiting: ((abi: unknown) => void)[] = []
    const compile = vi.fn((text: string, { signal }: { signal: AbortSignal }) => {
      if (text === 'first')
        signal.addEventListener('abort', () =>
          waiting[0]?.({ abi: { name: 'Old', types: { Old: { fields: {} } } }, refused: [] }),
        )
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (text === 'second') resolve({ abi: { name: 'New', types: { New: { fields: {} } } }, refused: [] })
      })
    })
    render(<CellInspector boc={orderBody} compileTlb={compile as unknown as typeof compileTlb} />)
    await type('first')
    await waitFor(() => expect(compile).toHaveBeenCalledTimes(1))
    fireEvent.change(screen.getByLabelText(/^ABI/), { target: { value: 'second' } })
    expect(await screen.findByRole('option', { name: 'New' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'Old' })).toBeNull()
  })

  test.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('<b>broken</b>')
      },
    ],
    [
      'throws as WebKit does',
      () => {
        throw Object.assign(new Error('<b>broken</b>'), { line: 532, column: 19 })
      },
    ],
    ['rejects with nothing', () => Promise.reject(undefined)],
    ['returns nothing', () => undefined],
    [
      'returns malformed data',
      () => ({ abi: { name: 7, types: 'x' }, refused: [null, { line: {}, message: 5 }, 'x'] }),
    ],
  ])('a compiler that %s does not break it', async (_name, compile) => {
    render(<CellInspector boc={orderBody} compileTlb={compile as unknown as typeof compileTlb} />)
    await type(scheme)
    await waitFor(() => expect(hint()).toMatch(/TL-B could not be compiled/))
    expect(screen.getByRole('tree')).toBeTruthy()
  })
})
