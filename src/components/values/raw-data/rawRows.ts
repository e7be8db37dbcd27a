import type { Steps } from '../../../ton/cells/steps.ts'
import type { RawNode } from './rawNodes.ts'

/** One visible line. */
export interface RawRow {
  /** Child indices from the root, `0/3/1`; empty for the root. */
  readonly id: string
  readonly node: RawNode
  readonly depth: number
  /** Index among its siblings, from 0. */
  readonly index: number
  readonly siblings: number
}

/** Lines that are open at first at most, so that any value appears at once. */
const openedRows = 400

/** Lists the visible lines of a tree. `open` holds the ids of the open nodes. */
export function visibleRows(root: RawNode, open: ReadonlySet<string>): readonly RawRow[] {
  const rows: RawRow[] = []
  const stack: RawRow[] = [{ id: '', node: root, depth: 0, index: 0, siblings: 1 }]
  for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
    rows.push(row)
    if (open.has(row.id)) stack.push(...childRows(row).toReversed())
  }
  return rows
}

function childRows({ id, node, depth }: RawRow): RawRow[] {
  return Array.from({ length: node.size }, (_, index) => ({
    id: id === '' ? String(index) : `${id}/${index}`,
    node: node.child(index),
    depth: depth + 1,
    index,
    siblings: node.size,
  }))
}

/** Ids of the nodes that are open at first: breadth first down to `depth`, within the line limit. */
export function initiallyOpen(root: RawNode, depth: number): ReadonlySet<string> {
  const open = new Set<string>()
  let room = openedRows
  let level: RawRow[] = [{ id: '', node: root, depth: 0, index: 0, siblings: 1 }]
  for (let at = 0; at < depth && level.length > 0; at += 1) {
    const next: RawRow[] = []
    for (const row of level) {
      // A bag of cells inside a text opens on request only: most readers want the fields around it.
      if (row.node.size === 0 || row.node.size > room || row.node.kind === 'text') continue
      open.add(row.id)
      room -= row.node.size
      next.push(...childRows(row))
    }
    level = next
  }
  return open
}

/** Result of a search. */
export interface RawMatches {
  /** Ids of the matching lines, in order. */
  readonly ids: readonly string[]
  /** False if the tree was too large to search completely. */
  readonly isComplete: boolean
}

/** Nodes that one search visits at most. */
const searchedNodes = 100_000
/** Nodes that are searched in one step: less than a millisecond of work. */
const searchStep = 64
/** Matches that one search returns at most. */
const foundNodes = 1000

/**
 * Finds lines whose key or value contains `text`, open or not; ignores case. The caller can pause between the steps.
 */
export function* findRows(root: RawNode, text: string): Steps<RawMatches> {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return { ids: [], isComplete: true }
  const ids: string[] = []
  const seen = new Set<unknown>()
  const stack: { id: string; node: RawNode }[] = [{ id: '', node: root }]
  let left = searchedNodes
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const { id, node } = entry
    if (left <= 0 || ids.length >= foundNodes) return { ids, isComplete: false }
    left -= 1
    if (left % searchStep === 0) yield
    if (matches(node, wanted)) ids.push(id)
    // A shared cell or object is searched once; this also ends the search of cyclic objects.
    if (typeof node.subject === 'object' && node.subject !== null) {
      if (seen.has(node.subject)) continue
      seen.add(node.subject)
    }
    for (let index = node.size - 1; index >= 0; index -= 1) {
      stack.push({ id: id === '' ? String(index) : `${id}/${index}`, node: node.child(index) })
    }
  }
  return { ids, isComplete: true }
}

function matches({ name, text, size, kind }: RawNode, wanted: string): boolean {
  if (name?.toLowerCase().includes(wanted) === true) return true
  return (size === 0 || kind === 'text' || kind === 'cell') && text.toLowerCase().includes(wanted)
}

/** Ids of all ancestors of a node, from the root down. */
export function ancestorIds(id: string): readonly string[] {
  if (id === '') return []
  const steps = id.split('/')
  return ['', ...steps.slice(0, -1).map((_, at) => steps.slice(0, at + 1).join('/'))]
}

/** Path of keys to a line, `in_msg.message_content.body`. */
export function rowPath(root: RawNode, id: string): string {
  if (id === '') return ''
  let node = root
  const names = id.split('/').map((step) => {
    node = node.child(Number(step))
    return node.name ?? ''
  })
  return names.filter((name) => name !== '').join('.')
}
