import '../../../src/components/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { RawData } from '../../../src/components/values/raw-data/RawData.tsx'
import { commented, transaction } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const lines = () => screen.queryAllByRole('treeitem').map((line) => line.textContent)
const chosen = () => screen.getByRole('treeitem', { selected: true }).textContent
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

describe('RawData', () => {
  test('shows keys and values, and opens by keyboard', async () => {
    render(<RawData value={{ a: 1, b: { c: [true, null] } }} defaultOpenDepth={1} />)
    await frame()
    expect(lines()).toEqual(['{2}', 'a1', 'b{1}'])
    screen.getByRole('tree').focus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}{End}')
    expect(lines()).toEqual(['{2}', 'a1', 'b{1}', 'c[2]', '0true', '1null'])
    expect(chosen()).toBe('1null')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(chosen()).toBe('c[2]')
    expect(lines()).toHaveLength(4)
  })

  test('opens a bag of cells inside a text', async () => {
    render(<RawData value={{ body: 'te6cckEBAQEAAgAAAEysuc0=' }} defaultOpenDepth={1} />)
    await frame()
    await userEvent.click(screen.getByText('body'))
    expect(lines().at(-1)).toBe('0 bits')
  })

  test('finds keys and values in closed nodes, and opens their ancestors', async () => {
    render(<RawData value={{ rows: [{ deep: { comment: 'Coffee' } }, { coffee: 2 }] }} defaultOpenDepth={1} />)
    await userEvent.type(screen.getByRole('textbox'), 'coffee{Enter}')
    expect(chosen()).toBe('comment"Coffee"')
    expect(screen.getByText('1 of 2')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe('coffee2')
  })

  test('renders only the lines in view of a hundred thousand', async () => {
    render(<RawData value={Array.from({ length: 100_000 }, (_, at) => ({ at }))} defaultOpenDepth={0} />)
    await frame()
    screen.getByRole('tree').focus()
    await userEvent.keyboard('{ArrowRight}')
    await frame()
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
    await userEvent.keyboard('{End}')
    await frame()
    expect(chosen()).toBe('99999{1}')
  })

  test('keeps data from left to right on a page from right to left', () => {
    render(
      <div dir="rtl">
        <RawData value={{ rows: 1 }} />
      </div>,
    )
    expect(getComputedStyle(screen.getByRole('tree')).direction).toBe('ltr')
  })

  test('searches cyclic objects', async () => {
    const ring: Record<string, unknown> = { name: 'ring' }
    ring['self'] = ring
    render(<RawData value={ring} />)
    await userEvent.type(screen.getByRole('textbox'), 'ring')
    expect(screen.getByText(/of 1$/)).toBeDefined()
  })
})

describeComponent({
  name: 'RawData',
  component: RawData,
  part: 'raw-data',
  props: { value: transaction({ in_msg: commented('hi') }) },
  entities: ['value'],
  door: false,
  allowed: /\bnull\b/,
})
