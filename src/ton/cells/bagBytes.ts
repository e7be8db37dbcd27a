import { base64ToBytes, hexToBytes } from './bytes.ts'
import { BocFormatError } from './errors.ts'
import type { Steps } from './steps.ts'

/** Characters that are decoded in one step: whole bytes in hex and in base64. */
const stepLength = 1 << 15

/**
 * Reads the bytes of a bag of cells from hex, base64 or base64url text, in steps between which the caller can
 * pause. The cells are not parsed.
 * @throws {BocFormatError} A character is neither hex nor base64, or the text is truncated.
 */
export function* bagToBytesInSteps(text: string): Steps<Uint8Array> {
  // The base64 text of a bag never starts with a magic number in hex.
  const isHex = /^(b5ee9c72|68ff65f3|acc3a728)/i.test(text)
  const decode = isHex ? hexToBytes : base64ToBytes
  const bytes = new Uint8Array(Math.ceil(text.length * (isHex ? 1 / 2 : 3 / 4)))
  let end = 0
  for (let start = 0; start < text.length || start === 0; start += stepLength) {
    if (start > 0) yield 0
    const isLast = start + stepLength >= text.length
    const part = text.slice(start, start + stepLength)
    try {
      // Only the end of the whole text may be padded.
      if (!isLast && part.endsWith('=')) throw new BocFormatError('character', part.indexOf('='))
      const decoded = decode(part, BocFormatError)
      bytes.set(decoded, end)
      end += decoded.length
    } catch (error) {
      if (!(error instanceof BocFormatError)) throw error
      const { reason, position, length } = error
      throw new BocFormatError(reason, start + (position ?? length ?? 0))
    }
  }
  return bytes.subarray(0, end)
}
