import { bytesToHex } from '../cells/bytes.ts'
import type { Cell } from '../cells/cell.ts'
import { readSnake } from './comment.ts'
import { readDictionary } from '../cells/dictionary.ts'
import { sha256 } from '../cells/sha256.ts'
import { Slice } from '../cells/slice.ts'

/** Metadata of a token as its contract has it. */
export type TokenContent =
  /** `uri` names a file with the metadata. */
  | { readonly type: 'offchain'; readonly uri: string }
  /** Values by attribute; attributes of no standard by the hash of their name, hex. Values that are no text are hex. */
  | { readonly type: 'onchain'; readonly attributes: Readonly<Record<string, string>> }

const attributeNames = [
  'uri',
  'name',
  'description',
  'image',
  'image_data',
  'symbol',
  'decimals',
  'amount_style',
  'render_type',
  'content_url',
  'attributes',
]
let names: ReadonlyMap<string, string> | undefined

/**
 * Reads the metadata of a jetton, an NFT or a collection. Never throws.
 * @returns null if the cell is not such content.
 * @see TEP-64
 */
export function readTokenContent(cell: Cell): TokenContent | null {
  try {
    const slice = new Slice(cell)
    const tag = slice.uint(8)
    if (tag === 1n) {
      const { bytes, complete } = readSnake(slice)
      const uri = decodeText(bytes)
      return complete && uri !== undefined ? { type: 'offchain', uri } : null
    }
    if (tag !== 0n) return null
    const root = slice.maybeRef()
    if (root === null || slice.remainingBits > 0 || slice.remainingRefs > 0) return null
    names ??= new Map(attributeNames.map((name) => [bytesToHex(sha256(new TextEncoder().encode(name))), name]))
    const attributes: [string, string][] = []
    for (const [key, value] of readDictionary(root, 256, 200)) {
      const hash = key.toString(16).padStart(64, '0')
      attributes.push([names.get(hash) ?? hash, readAttribute(value)])
    }
    return { type: 'onchain', attributes: Object.fromEntries(attributes) }
  } catch {
    return null
  }
}

/** Reads a value: a text behind a zero byte, in place or in a reference; some contracts leave the byte out. */
function readAttribute(value: Slice): string {
  const slice = value.remainingBits === 0 ? new Slice(value.ref()) : value
  const { bytes } = readSnake(slice)
  const content = bytes[0] === 0 ? bytes.subarray(1) : bytes
  return decodeText(content) ?? bytesToHex(content).toUpperCase()
}

/** Text of bytes in UTF-8; undefined for other bytes. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
