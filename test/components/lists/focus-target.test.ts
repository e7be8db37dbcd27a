import { describe, expect, test } from 'vitest'
import { focusTarget, type FocusShape } from '../../../src/components/parts/roving-focus/focusTarget.ts'

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})
const target = (key: string, index: number, shape: FocusShape) => focusTarget(press(key), index, shape)

describe('along a line', () => {
  const toolbar: FocusShape = { count: 3, orientation: 'horizontal', wraps: true }
  const list: FocusShape = { count: 30, orientation: 'vertical', pageRows: 10 }

  test('arrows across the line do not move', () => {
    expect(target('ArrowDown', 0, toolbar)).toBeUndefined()
    expect(target('ArrowRight', 0, list)).toBeUndefined()
    expect(target('ArrowDown', 0, { ...toolbar, orientation: 'both' })).toBe(1)
  })

  test('wraps only on request', () => {
    expect(target('ArrowRight', 2, toolbar)).toBe(0)
    expect(target('ArrowLeft', 0, toolbar)).toBe(2)
    expect(target('ArrowDown', 29, list)).toBe(29)
    expect(target('ArrowUp', 0, list)).toBe(0)
  })

  test('follows the direction of writing', () => {
    expect(target('ArrowLeft', 0, { ...toolbar, mirrored: true })).toBe(1)
  })

  test('Home, End and pages stay within the list', () => {
    expect(target('Home', 12, list)).toBe(0)
    expect(target('End', 12, list)).toBe(29)
    expect(target('PageDown', 25, list)).toBe(29)
    expect(target('PageUp', 5, list)).toBe(0)
    expect(target('PageDown', 0, toolbar)).toBeUndefined()
  })

  test('leaves combinations with Alt, Ctrl and ⌘ to the browser', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      expect(focusTarget(press('ArrowDown', { [held]: true }), 3, list)).toBeUndefined()
      expect(focusTarget(press('Home', { [held]: true }), 3, list)).toBeUndefined()
    }
  })
})

describe('in a grid', () => {
  /** Rows 0 1 2, 3 4 5 and 6. */
  const grid: FocusShape = { count: 7, orientation: 'grid', columns: 3, pageRows: 2 }

  test('left and right continue in the neighboring row', () => {
    expect(target('ArrowRight', 2, grid)).toBe(3)
    expect(target('ArrowLeft', 3, grid)).toBe(2)
    expect(target('ArrowRight', 2, { ...grid, mirrored: true })).toBe(1)
  })

  test('up and down keep the column as far as it exists', () => {
    expect(target('ArrowDown', 1, grid)).toBe(4)
    expect(target('ArrowDown', 4, grid)).toBe(6)
    expect(target('ArrowDown', 6, grid)).toBe(6)
    expect(target('ArrowUp', 1, grid)).toBe(1)
    expect(target('PageDown', 2, grid)).toBe(6)
    expect(target('PageUp', 6, grid)).toBe(0)
  })

  test('Home and End stay in the row unless Ctrl or ⌘ is held', () => {
    expect(target('Home', 4, grid)).toBe(3)
    expect(target('End', 4, grid)).toBe(5)
    expect(focusTarget(press('Home', { ctrlKey: true }), 4, grid)).toBe(0)
    expect(focusTarget(press('End', { metaKey: true }), 4, grid)).toBe(6)
  })
})

test('an empty list has nowhere to go', () => {
  expect(target('End', 0, { count: 0, orientation: 'vertical' })).toBeUndefined()
})
