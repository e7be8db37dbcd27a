import { parseCellInSteps } from '../../../ton/cells/boc.ts'
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import { Cell } from '../../../ton/cells/cell.ts'
import { runSteps } from '../../../ton/cells/steps.ts'
import type { CellState } from '../useCell.ts'

/** Node of the tree; its children are created on request. */
export interface RawNode {
  readonly kind: 'object' | 'list' | 'text' | 'number' | 'flag' | 'nothing' | 'cell' | 'unreadable'
  /** Key or index in its parent; undefined for the root. */
  readonly name: string | undefined
  /** Full value, or a summary such as `{3}` if it has children. */
  readonly text: string
  /** Length of a cell's data, in bits; undefined for everything else. */
  readonly bits?: number
  /** Number of children. */
  readonly size: number
  readonly child: (index: number) => RawNode
  /** Returns the text to copy. */
  readonly copy: () => string
  /** The value itself: a search visits a cell that several others share only once. */
  readonly subject: unknown
}

/** Matches a bag of cells by its magic number, in base64 and in hex. */
const bagStart = /^(?:te6cc|b5ee9c72)[\w+/=-]{4,}$/i

/** Most cells of a bag inside of other data, which is parsed when its line is opened. */
const maxInnerCells = 20_000

/** The text of a value that is a bag of cells; undefined for other values. */
export function bagText(value: unknown): string | undefined {
  return typeof value === 'string' && bagStart.test(value) ? value : undefined
}

/**
 * Creates the tree of a whole value; a bag of cells becomes the tree of its cells.
 * @param bag State of the cell of a {@link bagText}, whose text is shown while it is parsed.
 */
export function rootNode(value: unknown, bag: CellState): RawNode {
  const text = bagText(value)
  if (text === undefined) return rawNode(value)
  if (bag.status === 'read') return { ...cellNode(bag.cell, undefined), copy: () => text }
  return bag.status === 'malformed' ? bagNode(text, undefined) : leaf('text', undefined, text, text)
}

/** Creates the tree of any value. */
function rawNode(value: unknown, name?: string): RawNode {
  if (value instanceof Cell) return cellNode(value, name)
  switch (typeof value) {
    case 'string':
      return textNode(value, name)
    case 'number':
    case 'bigint':
      return leaf('number', name, String(value), value)
    case 'boolean':
      return leaf('flag', name, String(value), value)
    case 'object':
      return value === null ? leaf('nothing', name, 'null', value) : holderNode(value, name)
    default:
      return leaf('nothing', name, typeof value, value)
  }
}

function leaf(kind: RawNode['kind'], name: string | undefined, text: string, subject: unknown): RawNode {
  const child = () => leaf('nothing', undefined, '', undefined)
  return { kind, name, text, size: 0, child, copy: () => text, subject }
}

function textNode(text: string, name: string | undefined): RawNode {
  if (!bagStart.test(text)) return leaf('text', name, text, text)
  return { ...leaf('text', name, text, text), size: 1, child: () => bagNode(text, '') }
}

function bagNode(text: string, name: string | undefined): RawNode {
  try {
    return { ...cellNode(runSteps(parseCellInSteps(text, { maxCells: maxInnerCells })), name), copy: () => text }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return leaf('unreadable', name, words, text)
  }
}

function holderNode(value: object, name: string | undefined): RawNode {
  const isList = Array.isArray(value)
  const keys = Object.keys(value)
  const parts = value as Readonly<Record<string, unknown>>
  return {
    kind: isList ? 'list' : 'object',
    name,
    text: isList ? `[${keys.length}]` : `{${keys.length}}`,
    size: keys.length,
    child: (index) => rawNode(parts[keys[index] ?? ''], keys[index] ?? ''),
    copy: () => JSON.stringify(value, undefined, 2),
    subject: value,
  }
}

function cellNode(cell: Cell, name: string | undefined): RawNode {
  const { data, bitLength, refs, type } = cell
  const hex = bytesToHex(data)
    .slice(0, Math.ceil(bitLength / 4))
    .toUpperCase()
  return {
    kind: 'cell',
    name,
    text: type === 'ordinary' ? hex : `${type} ${hex}`,
    bits: bitLength,
    size: refs.length,
    child: (index) => rawNode(refs[index], String(index)),
    copy: () => hex,
    subject: cell,
  }
}

/** Representation hash of a cell node, hex; undefined for other nodes. */
export function rawCellHash({ subject }: RawNode): string | undefined {
  return subject instanceof Cell ? bytesToHex(subject.hash()) : undefined
}
