import { toRawAddress } from '../cells/address.ts'
import { toBase64Hash } from '../cells/hash.ts'
import { formatOpcode } from '../facts/opcodes.ts'
import type { Abi } from './abi.ts'
import type { BodyList } from './infer.ts'
import { parseTag } from './run.ts'

/** Texts of a list; none of a value that is no list. An ABI may come from anywhere. */
export function listTexts(list: unknown): readonly string[] {
  return Array.isArray(list) ? (list as readonly unknown[]).filter((text) => typeof text === 'string') : []
}

/** {@link listOpcodes}; none of an ABI that is malformed. */
export function readOpcodes(abi: Abi, list: BodyList): [opcode: string, name: string][] {
  try {
    return listOpcodes(abi, list)
  } catch {
    return []
  }
}

/** Opcodes of 32 bits in a list of bodies, with the names of their structures. */
function listOpcodes(abi: Abi, list: BodyList): [opcode: string, name: string][] {
  const found: [string, string][] = []
  const open = [...listTexts(abi[list])]
  for (let left = 1000; left > 0; left--) {
    const text = open.shift()
    if (text === undefined) break
    const names = text.split('|').map((name) => name.trim())
    if (names.length > 1) {
      open.unshift(...names)
      continue
    }
    const [name = ''] = names
    const declaration = Object.hasOwn(abi.types ?? {}, name) ? abi.types?.[name] : undefined
    if (declaration === undefined) continue
    if ('alias' in declaration) open.unshift(declaration.alias)
    else if ('fields' in declaration) {
      const tag = parseTag(declaration.prefix)
      if (tag?.length === 32) found.push([formatOpcode(tag.value), name])
    }
  }
  return found
}

/** Returns the raw form of an address; the text itself if it is not an address. */
export function normalizeAddress(address: string): string {
  try {
    return toRawAddress(address)
  } catch {
    return address
  }
}

/** Returns the base64 form of a hash; the text itself if it is not a hash. */
export function normalizeHash(hash: string): string {
  try {
    return toBase64Hash(hash)
  } catch {
    return hash
  }
}
