import { readBase64Hash } from '../../../ton/cells/hash.ts'
import { type ExternalMessage, parseExternalMessage } from '../../../ton/facts/message.ts'
import { Slice } from '../../../ton/cells/slice.ts'

/** A message to follow, by its hash. */
export interface TrackedSubject {
  /** Base64; normalized if the message itself was given. */
  readonly hash: string
  /** Raw address of the receiving account; undefined if only a hash was given. */
  readonly account: string | undefined
  /** Unix seconds until which the wallet accepts the message; undefined if it cannot be read. */
  readonly validUntil: number | undefined
}

/**
 * Reads what a wallet returned, or the hash of a message.
 * @param message Bag of cells of an external message (bytes, base64, base64url, hex), or a hash.
 * @throws {BocFormatError | MessageFormatError} `message` is neither.
 */
export function readTrackedSubject(message: string | Uint8Array): TrackedSubject {
  const hash = typeof message === 'string' ? readBase64Hash(message) : undefined
  if (hash !== undefined) return { hash, account: undefined, validUntil: undefined }
  const external = parseExternalMessage(message)
  return {
    hash: external.hash_norm,
    account: external.destination ?? undefined,
    validUntil: readValidUntil(external),
  }
}

/** Opcode `sign` of a request to a wallet v5. */
const signedExternal = 0x7369676en
/** Largest distance of a plausible time limit from the clock, in seconds. */
const maxDistance = 86_400

/**
 * Reads the time limit that wallets sign: v5 after its opcode and wallet id, v3 and v4 after the
 * signature and wallet id. Other contracts have other bits there: those that give no plausible time
 * are ignored.
 */
function readValidUntil({ body }: ExternalMessage): number | undefined {
  try {
    const slice = new Slice(body)
    if (slice.uint(32) !== signedExternal) slice.bits(512 - 32)
    slice.uint(32)
    const limit = Number(slice.uint(32))
    return Math.abs(limit - Date.now() / 1000) < maxDistance ? limit : undefined
  } catch {
    return undefined
  }
}
