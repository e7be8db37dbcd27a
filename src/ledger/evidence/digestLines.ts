import { bytesToHex } from '../../ton/cells/bytes.ts'
import { sha256 } from '../../ton/cells/sha256.ts'

const encoder = new TextEncoder()

/** Hash over lines that arrive one by one: the SHA-256 of the SHA-256 of each. */
export interface LineDigest {
  readonly add: (line: string) => void
  /** Lower-case hex. */
  readonly read: () => string
}

/** Creates an empty digest. */
export function createLineDigest(): LineDigest {
  let hashes = new Uint8Array(1024)
  let length = 0
  return {
    add(line) {
      if (length === hashes.length) {
        const larger = new Uint8Array(2 * length)
        larger.set(hashes)
        hashes = larger
      }
      hashes.set(sha256(encoder.encode(line)), length)
      length += 32
    },
    read: () => bytesToHex(sha256(hashes.subarray(0, length))),
  }
}
