import { load, FileLoadError } from '../net/load.ts'
import { hexToBytes } from '../../ton/cells/bytes.ts'
import { HashFormatError, TonlensError } from '../../ton/cells/errors.ts'
import { sha256 } from '../../ton/cells/sha256.ts'

/** Options of {@link loadIpfs}. */
export interface IpfsOptions {
  /** Base URL of an HTTP gateway, such as `https://gateway.example/ipfs/`. */
  readonly gateway: string
  /** @default the global `fetch` */
  readonly fetch: typeof globalThis.fetch | undefined
  /** Most bytes of the file. */
  readonly maxBytes: number
  /** Time for the whole file, milliseconds. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** A file of IPFS. */
export interface IpfsFile {
  readonly bytes: Uint8Array
  /** Whether the bytes have the hash in the link. Files of several blocks cannot be hashed from their bytes alone. */
  readonly isChecked: boolean
}

/** Content identifier of an `ipfs://` link; undefined for every other link, and for one with a path. */
export function parseIpfsLink(link: unknown): string | undefined {
  return typeof link === 'string'
    ? /^ipfs:\/\/(?:ipfs\/)?(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{40,120})$/.exec(link)?.[1]
    : undefined
}

/**
 * Loads a file of IPFS through a gateway, and compares it with the hash in its identifier.
 * @throws {TonlensError} The gateway fails, the file is too large or late, or it has another hash.
 * @throws The reason of `signal`, once it is aborted.
 */
export async function loadIpfs(cid: string, options: IpfsOptions): Promise<IpfsFile> {
  const { gateway } = options
  const url = new URL(cid, gateway.endsWith('/') ? gateway : `${gateway}/`)
  const bytes = await loadFile(url, options).catch((cause: unknown) => {
    if (!(cause instanceof FileLoadError)) throw cause
    if (cause.reason === 'large')
      throw new TonlensError(`The file is larger than ${options.maxBytes} bytes.`, { cause })
    throw new TonlensError(
      cause.reason === 'late'
        ? `The IPFS gateway did not give ${cid} within ${options.timeout} ms.`
        : `The IPFS gateway did not give ${cid}: ${cause.message}`,
      { cause },
    )
  })
  const expected = blockHash(cid)
  if (expected === undefined) return { bytes, isChecked: false }
  const isSame = (block: Uint8Array) => sha256(block).every((byte, at) => byte === expected.hash[at])
  if (isSame(expected.isRaw ? bytes : fileBlock(bytes))) return { bytes, isChecked: true }
  // A file of one block always has this hash. A longer one has the hash of a list of its blocks.
  if (!expected.isRaw && bytes.length > shortestOfSeveralBlocks) return { bytes, isChecked: false }
  throw new TonlensError(`The IPFS gateway gave another file than ${cid}. Use another gateway.`)
}

/** Programs that write to IPFS use blocks of 256 KiB or more for a file that does not fit into one. */
const shortestOfSeveralBlocks = 1 << 18

async function loadFile(url: URL, { fetch, maxBytes, timeout, signal }: IpfsOptions): Promise<Uint8Array> {
  const init = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  const { ok, status, bytes } = await load(url, { fetch, maxBytes, timeout, signal, init })
  if (!ok) throw new TonlensError(`The IPFS gateway answered with status ${status}.`)
  return bytes
}

/** Block of a file that fits into one: a node of type `dag-pb` around a UnixFS file. */
function fileBlock(bytes: Uint8Array): Uint8Array {
  const size = writeVarint(bytes.length)
  const content = bytes.length === 0 ? [] : [0x12, ...size]
  const file = [0x08, 0x02, ...content]
  const fileLength = file.length + bytes.length + 1 + size.length
  const start = [0x0a, ...writeVarint(fileLength), ...file]
  const block = new Uint8Array(start.length + bytes.length + 1 + size.length)
  block.set(start)
  block.set(bytes, start.length)
  block.set([0x18, ...size], start.length + bytes.length)
  return block
}

function writeVarint(value: number): number[] {
  const bytes: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left]
    bytes.push((left & 127) | 128)
  }
}

/** SHA-256 of the root block, and whether the block is the file itself; undefined for other hashes and formats. */
function blockHash(cid: string): { readonly hash: Uint8Array; readonly isRaw: boolean } | undefined {
  const isOld = cid.startsWith('Qm')
  const bytes = isOld ? readDigits(cid, base58, 58n, 34) : readDigits(cid.slice(1), base32, 32n, 36)
  const start = isOld ? [0x12, 0x20] : [0x01, bytes?.[1] ?? 0, 0x12, 0x20]
  if (bytes === undefined || start.some((byte, at) => bytes[at] !== byte)) return undefined
  // 0x55: the bytes themselves; 0x70: a node of type dag-pb.
  if (!isOld && bytes[1] !== 0x55 && bytes[1] !== 0x70) return undefined
  return { hash: bytes.subarray(start.length), isRaw: !isOld && bytes[1] === 0x55 }
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Reads digits as bytes; undefined if they are not exactly so many. */
function readDigits(text: string, alphabet: string, base: bigint, length: number): Uint8Array | undefined {
  let value = 0n
  for (const digit of text) value = value * base + BigInt(alphabet.indexOf(digit))
  // Digits of base32 do not end with a byte: the bits that are left over are zero.
  const spare = base === 32n ? BigInt((text.length * 5) % 8) : 0n
  if (value & ((1n << spare) - 1n)) return undefined
  const hex = (value >> spare).toString(16).padStart(length * 2, '0')
  return hex.length === length * 2 ? hexToBytes(hex, HashFormatError) : undefined
}
