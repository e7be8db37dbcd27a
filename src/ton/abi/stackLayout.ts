import { AbiFault } from './errors.ts'
import type { Type } from './parseType.ts'
import type { AbiRun } from './run.ts'

/** Number of stack entries that a value takes. */
export function stackWidth(run: AbiRun, given: Type): number {
  return run.nest('', () => {
    const { kind, items } = run.resolve(given)
    if (kind === 'void') return 0
    if (kind === 'tensor') return total(items.map((item) => stackWidth(run, item)))
    if (kind === 'nullable') return isWide(run, items[0] as Type) ? stackWidth(run, items[0] as Type) + 1 : 1
    if (kind === 'union') {
      return 1 + Math.max(...items.map((item) => (item.kind === 'null' ? 0 : stackWidth(run, item))))
    }
    const declaration = kind === 'named' ? run.declaration(run.resolve(given)) : undefined
    if (declaration === undefined || !('fields' in declaration)) return 1
    return total(run.entries(declaration.fields).map(([, field]) => stackWidth(run, run.type(field))))
  })
}

/** Tells whether `T?` has an entry of its own that tells null from a value, as types that are not one entry have. */
export function isWide(run: AbiRun, inner: Type): boolean {
  return stackWidth(run, inner) !== 1 || canBeNull(run, inner)
}

/** Tells whether the only entry of a value may be null. */
function canBeNull(run: AbiRun, given: Type): boolean {
  return run.nest('', () => {
    const { kind } = run.resolve(given)
    if (/^(?:nullable|map|lisp_list|null)$/.test(kind)) return true
    const declaration = kind === 'named' ? run.declaration(run.resolve(given)) : undefined
    if (declaration === undefined || !('fields' in declaration)) return false
    return run.entries(declaration.fields).some(([, field]) => canBeNull(run, run.type(field)))
  })
}

/** Number that the compiler gave to a type; 0 for null. @throws {AbiFault} The ABI does not tell. */
export function typeId(run: AbiRun, type: Type): number {
  if (type.kind === 'null') return 0
  const { typeIds } = run.abi
  const id = typeIds !== undefined && Object.hasOwn(typeIds, type.text) ? typeIds[type.text] : undefined
  if (id === undefined) throw new AbiFault('type', `no number of ${type.text.slice(0, 80)} in typeIds`)
  return id
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
