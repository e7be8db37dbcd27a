import { parseCellInSteps } from '../../../ton/cells/boc.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { runSteps, type Steps } from '../../../ton/cells/steps.ts'
import { readText } from '../../../service/rows/readRow.ts'

/** Parsed entry of a result stack. */
export type StackView =
  | { readonly kind: 'number'; readonly decimal: string; readonly hex: string }
  /** `address` is set if the cell contains an address and nothing else. */
  | { readonly kind: 'cell' | 'slice'; readonly cell: Cell; readonly address: string | undefined }
  | { readonly kind: 'tuple' | 'list'; readonly items: readonly StackView[] }
  | { readonly kind: 'nothing' }
  /** Entry that does not match its type; shown as raw data. */
  | { readonly kind: 'unreadable'; readonly value: unknown }

/** Maximum nesting of tuples and lists. */
const deepest = 32

/** Parses one entry of a result stack; malformed entries become `unreadable`. */
export function parseStackEntry(entry: unknown): StackView {
  return runSteps(parseEntry(entry, 0))
}

/** Parses a result stack; its cells may be large. */
export function* parseStackInSteps(stack: readonly unknown[]): Steps<readonly StackView[]> {
  const views: StackView[] = []
  for (const entry of stack) views.push(yield* parseEntry(entry, 0))
  return views
}

function* parseEntry(entry: unknown, depth: number): Steps<StackView> {
  const unreadable: StackView = { kind: 'unreadable', value: entry }
  if (typeof entry !== 'object' || entry === null || depth > deepest) return unreadable
  const { type, value } = entry as { readonly type?: unknown; readonly value?: unknown }
  if (type === 'num') return parseNumber(value) ?? unreadable
  if (type === 'cell' || type === 'slice') return (yield* parseCellEntry(type, value)) ?? unreadable
  if (type === 'null') return { kind: 'nothing' }
  if (type !== 'tuple' && type !== 'list') return unreadable
  if (value === null) return { kind: 'nothing' }
  if (!Array.isArray(value)) return unreadable
  const items: StackView[] = []
  for (const item of value as unknown[]) items.push(yield* parseEntry(item, depth + 1))
  return { kind: type, items }
}

function parseNumber(value: unknown): StackView | undefined {
  const [, sign, digits] = /^(-?)(0x[0-9a-f]{1,65}|\d{1,80})$/i.exec(readText(value)) ?? []
  if (digits === undefined) return undefined
  const size = BigInt(digits)
  const minus = sign === '-' && size > 0n ? '-' : ''
  return { kind: 'number', decimal: `${minus}${size}`, hex: `${minus}0x${size.toString(16)}` }
}

function* parseCellEntry(kind: 'cell' | 'slice', value: unknown): Steps<StackView | undefined> {
  if (typeof value !== 'string') return undefined
  try {
    const cell = yield* parseCellInSteps(value, { hashed: true })
    return { kind, cell, address: parseAddress(cell) }
  } catch {
    return undefined
  }
}

function parseAddress(cell: Cell): string | undefined {
  try {
    const slice = new Slice(cell)
    const address = slice.address() ?? undefined
    return slice.remainingBits === 0 && slice.remainingRefs === 0 ? address : undefined
  } catch {
    return undefined
  }
}
