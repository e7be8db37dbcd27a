import type { Abi } from '../../../ton/abi/abi.ts'
import { AbiError } from '../../../ton/abi/errors.ts'
import { importTolkAbi } from '../../../ton/abi/importTolk.ts'
import { readText } from '../../../service/rows/readRow.ts'

/** Types of one ABI that a cell can be read as. */
export interface TypeGroup {
  readonly abi: Abi
  readonly name: string
  readonly types: readonly string[]
}

/** ABIs, and types of each, that can be chosen. */
const most = 300

/** Lists the types to choose from. Malformed ABIs have none. */
export function listTypes(abis: readonly unknown[]): readonly TypeGroup[] {
  const groups: TypeGroup[] = []
  for (const abi of abis.slice(0, most)) {
    if (typeof abi !== 'object' || abi === null) continue
    const { name, types } = abi as { readonly name?: unknown; readonly types?: unknown }
    if (typeof name !== 'string' || typeof types !== 'object' || types === null) continue
    groups.push({ abi: abi as Abi, name, types: Object.keys(types).slice(0, most) })
  }
  return groups
}

/** Key of a type in a list of groups, such as `Jetton wallet/jetton_transfer`. */
export function typeKey({ name }: TypeGroup, type: string): string {
  return `${name}/${type}`
}

/** Finds a type by its key. */
export function findType(
  groups: readonly TypeGroup[],
  key: string,
): { readonly abi: Abi; readonly type: string } | undefined {
  for (const group of groups) {
    const type = group.types.find((each) => typeKey(group, each) === key)
    if (type !== undefined) return { abi: group.abi, type }
  }
  return undefined
}

/**
 * Reads an ABI that somebody typed: JSON of `defineAbi`, or of the compiler of Tolk.
 * @returns undefined if it is neither.
 */
export function parseAbiText(text: string): Abi | undefined {
  try {
    const file = JSON.parse(text) as Record<string, unknown>
    const abi = 'abi_schema_version' in file ? importTolkAbi(file) : file
    return abi instanceof AbiError || typeof (abi as unknown as Abi).types !== 'object'
      ? undefined
      : { ...abi, name: readText(abi['name']) }
  } catch {
    return undefined
  }
}
