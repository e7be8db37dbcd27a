import { AbiFault } from './errors.ts'
import type { Type } from './parseType.ts'
import { parseTag, type AbiRun } from './run.ts'

const addressBits = 267

/** Length of a map's key in bits. @throws {AbiFault} The type has no fixed length. */
export function keyBits(run: AbiRun, type: Type): number {
  return run.nest('', () => {
    const { kind, n } = run.resolve(type)
    if (kind === 'int' || kind === 'uint' || kind === 'bits') return n
    if (kind === 'bool') return 1
    if (kind === 'address') return addressBits
    const declaration = kind === 'named' ? run.declaration(run.resolve(type)) : undefined
    if (declaration === undefined || declaration.custom === true) throw new AbiFault('type', type.text.slice(0, 80))
    if ('enum' in declaration) return keyBits(run, run.type(declaration.as))
    if (!('fields' in declaration)) throw new AbiFault('type', type.text.slice(0, 80))
    const fields = run.entries(declaration.fields).map(([, field]) => keyBits(run, run.type(field)))
    return fields.reduce((sum, bits) => sum + bits, parseTag(declaration.prefix)?.length ?? 0)
  })
}

/** Bits of the length of a number that has fewer than `limit` bytes. */
export function byteLengthBits(limit: number): number {
  return (limit - 1).toString(2).length
}

/** Greatest size of a value; more bits than a cell has for a type without a bound. */
interface Size {
  readonly bits: number
  readonly refs: number
}

const unboundSize = 9999
const fixed: Readonly<Record<string, Size>> = {
  coins: { bits: 124, refs: 0 },
  bool: { bits: 1, refs: 0 },
  cell: { bits: 0, refs: 1 },
  Cell: { bits: 0, refs: 1 },
  string: { bits: 0, refs: 1 },
  address: { bits: addressBits, refs: 0 },
  any_address: { bits: 522, refs: 0 },
  ext_address: { bits: 522, refs: 0 },
  map: { bits: 1, refs: 1 },
  array: { bits: 9, refs: 1 },
  null: { bits: 0, refs: 0 },
  void: { bits: 0, refs: 0 },
}

/** Number of items that the compiler of Tolk writes into each cell of an array. */
export function chunkLength(run: AbiRun, inner: Type): number {
  const { bits, refs } = greatestSize(run, inner)
  const byBits = bits === 0 ? 255 : Math.floor(1022 / bits)
  const byRefs = refs === 0 ? 255 : Math.floor(3 / refs)
  return Math.max(1, Math.min(byBits, byRefs))
}

function greatestSize(run: AbiRun, type: Type, isTagged = false): Size {
  return run.nest('', () => {
    const { kind, n, items } = run.resolve(type)
    if (Object.hasOwn(fixed, kind)) return fixed[kind] as Size
    if (kind === 'varint' || kind === 'varuint') return { bits: byteLengthBits(n) + 8 * (n - 1), refs: 0 }
    if (kind === 'int' || kind === 'uint' || kind === 'bits') return { bits: n, refs: 0 }
    if (kind === 'tensor' || kind === 'tuple') return sum(items.map((item) => greatestSize(run, item)))
    if (kind === 'nullable') {
      const inner = run.resolve(items[0] as Type)
      if (inner.kind === 'address') return fixed['address'] as Size
      return sum([{ bits: 1, refs: 0 }, greatestSize(run, inner)])
    }
    if (kind === 'union') {
      const sizes = run
        .tags(run.resolve(type))
        .map(({ tag, isOwn }, index) =>
          sum([{ bits: tag.length, refs: 0 }, greatestSize(run, items[index] as Type, isOwn)]),
        )
      return { bits: Math.max(...sizes.map(({ bits }) => bits)), refs: Math.max(...sizes.map(({ refs }) => refs)) }
    }
    const declaration = kind === 'named' ? run.declaration(run.resolve(type)) : undefined
    if (declaration === undefined || declaration.custom === true) return { bits: unboundSize, refs: 0 }
    if ('enum' in declaration) return greatestSize(run, run.type(declaration.as))
    if (!('fields' in declaration)) return { bits: unboundSize, refs: 0 }
    const tag = { bits: isTagged ? 0 : (parseTag(declaration.prefix)?.length ?? 0), refs: 0 }
    return sum([tag, ...run.entries(declaration.fields).map(([, field]) => greatestSize(run, run.type(field)))])
  })
}

function sum(sizes: readonly Size[]): Size {
  return sizes.reduce((all, { bits, refs }) => ({ bits: all.bits + bits, refs: all.refs + refs }), { bits: 0, refs: 0 })
}
