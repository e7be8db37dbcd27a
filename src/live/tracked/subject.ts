import { readBase64Hash } from '../../ton/hash.ts'
import { type ExternalMessage, parseExternalMessage } from '../../ton/message.ts'
import { Slice } from '../../ton/slice.ts'

/** What is tracked: a message by its hash. */
export interface TrackedSubject {
  /** Base64; normalised where the message itself was given. */
  readonly hash: string
  /** Account that the message goes to, raw; undefined where only a hash was given. */
  readonly account: string | undefined
  /** Seconds since 1970 until which the wallet accepts it, where that can be read. */
  readonly validUntil: number | undefined
}

/**
 * Reads what a wallet returned, or the hash of a message.
 * @param message Bag of cells of an external message (bytes, base64, base64url, hex), or a hash.
 * @throws {BocFormatError | MessageFormatError} It is neither.
 */
export function trackedSubject(message: string | Uint8Array): TrackedSubject {
  const hash = typeof message === 'string' ? readBase64Hash(message) : undefined
  if (hash !== undefined) return { hash, account: undefined, validUntil: undefined }
  const external = parseExternalMessage(message)
  return {
    hash: external.hash_norm,
    account: external.destination ?? undefined,
    validUntil: validUntilOf(external),
  }
}

/** `sign`: what a request to a wallet v5 begins with. */
const signedExternal = 0x7369676en
/** A time this far from the clock is no time but some other field; seconds. */
const furthest = 86_400

/**
 * The time limit that wallets write into what they sign: v5 after its opcode and wallet id, v3 and
 * v4 after signature and wallet id. Bits that make no near time are no limit.
 */
function validUntilOf({ body }: ExternalMessage): number | undefined {
  try {
    const slice = new Slice(body)
    if (slice.uint(32) !== signedExternal) slice.bits(512 - 32)
    slice.uint(32)
    const limit = Number(slice.uint(32))
    return Math.abs(limit - Date.now() / 1000) < furthest ? limit : undefined
  } catch {
    return undefined
  }
}
