import { Builder } from '../cells/builder.ts'
import { readLabel } from '../cells/dictionary.ts'
import type { Type } from './parseType.ts'
import { expectEnd, openCell, printKey, readValue, readWhole } from './readCell.ts'
import type { AbiRun, AbiValue, Cursor } from './run.ts'
import { keyBits } from './sizes.ts'

type Entries = Map<AbiValue, AbiValue>

/** Reads `map<Key, Value>`: a bit, then the dictionary in a cell of its own. */
export function readMap(run: AbiRun, type: Type, { slice }: Cursor): Entries {
  const root = slice.maybeRef()
  return root === null ? new Map() : readNodes(run, type, openCell(root), true).entries
}

/** Reads `inline_map<Key, Value>`: the dictionary in place, which has an entry or more. */
export function readInlineMap(run: AbiRun, type: Type, at: Cursor): Entries {
  return readNodes(run, type, at, false).entries
}

/** Reads `augmented_map<Key, Value, Extra>`: every node of the dictionary has an extra value, and so has the whole. */
export function readAugmentedMap(run: AbiRun, type: Type, at: Cursor): AbiValue {
  const root = at.slice.maybeRef()
  const nodes =
    root === null
      ? { entries: new Map<AbiValue, AbiValue>(), forks: new Map<AbiValue, AbiValue>() }
      : readNodes(run, type, openCell(root), true)
  return { ...nodes, extra: run.nest('extra', () => readValue(run, type.items[2] as Type, at)) }
}

/** Reads `inline_augmented_map<Key, Value, Extra>`: the nodes in place. */
export function readInlineAugmentedMap(run: AbiRun, type: Type, at: Cursor): AbiValue {
  return { ...readNodes(run, type, at, false) }
}

/** Reads the entries of a dictionary, smallest key first. `isWhole`: the root fills its cell. */
function readNodes(run: AbiRun, { items }: Type, root: Cursor, isWhole: boolean): { entries: Entries; forks: Entries } {
  const [key, value, extra] = items as readonly [Type, Type, Type | undefined]
  const entries: Entries = new Map()
  const forks: Entries = new Map()
  const length = keyBits(run, key)
  // Long keys make long labels, which take time bit by bit; there are twice as many nodes as entries.
  const cost = 1 + (length >> 5)
  const open: [at: Cursor, prefix: bigint, left: number][] = [[root, 0n, length]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    run.spend(cost)
    const [at, before, left] = next
    run.mark(at)
    const [label, labelLength] = readLabel(at.slice, left)
    const prefix = (before << BigInt(labelLength)) | label
    const rest = left - labelLength
    if (rest === 0) {
      const name = readWhole(run, key, new Builder().uint(prefix, length).cell())
      entries.set(
        name,
        run.nest(printKey(name), () => {
          if (extra === undefined) return readValue(run, value, at)
          return { extra: readValue(run, extra, at), value: readValue(run, value, at) }
        }),
      )
    } else {
      const [zero, one] = [openCell(at.slice.ref()), openCell(at.slice.ref())]
      open.push([one, (prefix << 1n) | 1n, rest - 1], [zero, prefix << 1n, rest - 1])
      if (extra !== undefined) forks.set(printPrefix(prefix, length - rest), readValue(run, extra, at))
    }
    if (isWhole || at !== root) expectEnd(run, at)
  }
  return { entries, forks }
}

function printPrefix(prefix: bigint, length: number): string {
  return length === 0 ? '' : prefix.toString(2).padStart(length, '0')
}
