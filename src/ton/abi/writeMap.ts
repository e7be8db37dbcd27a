import { Builder } from '../cells/builder.ts'
import type { Cell } from '../cells/cell.ts'
import { Slice } from '../cells/slice.ts'
import { buildDictionary } from '../cells/buildDictionary.ts'
import { AbiFault } from './errors.ts'
import type { Type } from './parseType.ts'
import { printKey } from './readCell.ts'
import type { AbiRun, AbiValue } from './run.ts'
import { keyBits } from './sizes.ts'
import { expectObject, writeValue, writeWhole } from './writeCell.ts'

/** Writes `map<Key, Value>`. */
export function writeMap(run: AbiRun, type: Type, value: AbiValue, builder: Builder): void {
  builder.maybeRef(writeNodes(run, type, value))
}

/** Writes `inline_map<Key, Value>`. @throws {AbiFault} It has no entry. */
export function writeInlineMap(run: AbiRun, type: Type, value: AbiValue, builder: Builder): void {
  builder.append(expectRoot(writeNodes(run, type, value)))
}

/**
 * Writes `augmented_map<Key, Value, Extra>`. The extra values are the caller's: only the contract knows how they are
 * computed.
 */
export function writeAugmentedMap(run: AbiRun, type: Type, value: AbiValue, builder: Builder): void {
  const { entries = null, forks = null, extra = null } = expectObject(value)
  builder.maybeRef(writeNodes(run, type, entries, forks))
  run.nest('extra', () => writeValue(run, type.items[2] as Type, extra, builder))
}

/** Writes `inline_augmented_map<Key, Value, Extra>`. @throws {AbiFault} It has no entry. */
export function writeInlineAugmentedMap(run: AbiRun, type: Type, value: AbiValue, builder: Builder): void {
  const { entries = null, forks = null } = expectObject(value)
  builder.append(expectRoot(writeNodes(run, type, entries, forks)))
}

/** Builds the root of a dictionary; null without entries. */
function writeNodes(run: AbiRun, { items }: Type, value: AbiValue, forks?: AbiValue): Cell | null {
  const [key, inner, extra] = items as readonly [Type, Type, Type | undefined]
  const length = keyBits(run, key)
  const extras = forks === undefined ? undefined : expectMap(forks)
  const entries = [...expectMap(value)].map(([name, item]) => {
    const digits = new Slice(writeWhole(run, key, name)).uint(length)
    const content = run.nest(printKey(name), () => {
      if (extra === undefined) return writeWhole(run, inner, item)
      const { extra: own = null, value: given = null } = expectObject(item)
      const leaf = new Builder()
      writeValue(run, extra, own, leaf)
      writeValue(run, inner, given, leaf)
      return leaf.cell()
    })
    return [digits, (leaf: Builder) => void leaf.append(content)] as const
  })
  if (new Set(entries.map(([digits]) => digits)).size < entries.length) throw new AbiFault('value', 'a key twice')
  return buildDictionary(entries, length, (fork, prefix) => {
    if (extra !== undefined) run.nest(`fork ${prefix}`, () => writeValue(run, extra, extras?.get(prefix) ?? null, fork))
  })
}

function expectRoot(root: Cell | null): Cell {
  if (root === null) throw new AbiFault('value', 'a map in place needs an entry')
  return root
}

function expectMap(value: AbiValue): ReadonlyMap<AbiValue, AbiValue> {
  if (!(value instanceof Map)) throw new AbiFault('value', 'not a Map')
  return value as ReadonlyMap<AbiValue, AbiValue>
}
