import type { RawNode } from './nodes.ts'

/** One visible line. */
export interface RawRow {
  /** Steps from the root, `0/3/1`; the root's is empty. */
  readonly id: string
  readonly node: RawNode
  readonly depth: number
  /** Place among its siblings, from 0. */
  readonly index: number
  readonly siblings: number
}

/** Lines that a tree opens with at most: it must be there at once, whatever it holds. */
const openedRows = 400

/** Lines of a tree in which the nodes named by `open` are open. */
export function rowsOf(root: RawNode, open: ReadonlySet<string>): readonly RawRow[] {
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

/** Nodes to open at first: those down to `depth`, breadth first, while they fit. */
export function openedAt(root: RawNode, depth: number): ReadonlySet<string> {
  const open = new Set<string>()
  let room = openedRows
  let level: RawRow[] = [{ id: '', node: root, depth: 0, index: 0, siblings: 1 }]
  for (let at = 0; at < depth && level.length > 0; at += 1) {
    const next: RawRow[] = []
    for (const row of level) {
      // A bag of cells inside text is opened on request: most readers want its neighbours.
      if (row.node.size === 0 || row.node.size > room || row.node.kind === 'text') continue
      open.add(row.id)
      room -= row.node.size
      next.push(...childRows(row))
    }
    level = next
  }
  return open
}

/** What a search found. */
export interface RawMatches {
  /** Ids of the lines, in their order. */
  readonly ids: readonly string[]
  /** False when there was more to look through than is done at once. */
  readonly whole: boolean
}

const searchedNodes = 100_000
const foundNodes = 1000

/** Lines whose key or value holds `text`, wherever they are; case does not matter. */
export function findRows(root: RawNode, text: string): RawMatches {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return { ids: [], whole: true }
  const ids: string[] = []
  const seen = new Set<unknown>()
  const stack: { id: string; node: RawNode }[] = [{ id: '', node: root }]
  let left = searchedNodes
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const { id, node } = entry
    if (left <= 0 || ids.length >= foundNodes) return { ids, whole: false }
    left -= 1
    if (matches(node, wanted)) ids.push(id)
    // Shared cells and rings of objects: each is looked through where it first stands.
    if (typeof node.subject === 'object' && node.subject !== null) {
      if (seen.has(node.subject)) continue
      seen.add(node.subject)
    }
    for (let index = node.size - 1; index >= 0; index -= 1) {
      stack.push({ id: id === '' ? String(index) : `${id}/${index}`, node: node.child(index) })
    }
  }
  return { ids, whole: true }
}

function matches({ name, text, size, kind }: RawNode, wanted: string): boolean {
  if (name?.toLowerCase().includes(wanted) === true) return true
  return (size === 0 || kind === 'text' || kind === 'cell') && text.toLowerCase().includes(wanted)
}

/** Ids of all nodes above the one named. */
export function ancestorsOf(id: string): readonly string[] {
  if (id === '') return []
  const steps = id.split('/')
  return ['', ...steps.slice(0, -1).map((_, at) => steps.slice(0, at + 1).join('/'))]
}

/** Keys on the way to a row, `in_msg.message_content.body`. */
export function pathOf(root: RawNode, id: string): string {
  if (id === '') return ''
  let node = root
  const names = id.split('/').map((step) => {
    node = node.child(Number(step))
    return node.name ?? ''
  })
  return names.filter((name) => name !== '').join('.')
}
