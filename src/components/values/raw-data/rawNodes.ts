import { parseCell } from '../../../ton/boc.ts'
import { bytesToHex } from '../../../ton/bytes.ts'
import { Cell } from '../../../ton/cell.ts'

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

/** Creates the tree of any value; a bag of cells becomes a tree of cells. */
export function rawNode(value: unknown, name?: string): RawNode {
  if (value instanceof Cell) return cellNode(value, name)
  if (name === undefined && typeof value === 'string' && bagStart.test(value)) return bagNode(value, name)
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
    return { ...cellNode(parseCell(text), name), copy: () => text }
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
  const hex = bytesToHex(data).slice(0, Math.ceil(bitLength / 4)).toUpperCase()
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
export function cellHash({ subject }: RawNode): string | undefined {
  return subject instanceof Cell ? bytesToHex(subject.hash()) : undefined
}
