// A small implementation is enough: common packages are larger than this whole folder, and all input
// is public, so that timing cannot leak a secret.

/** Computes the first 32 bits of the fraction of a root of `prime`, bit by bit, without rounding. */
function rootFraction(prime: number, degree: bigint): number {
  const target = BigInt(prime) << (32n * degree)
  let root = 0n
  for (let bit = 1n << 37n; bit > 0n; bit >>= 1n) {
    if ((root | bit) ** degree <= target) root |= bit
  }
  return Number(BigInt.asUintN(32, root))
}

let constants: { start: number[]; rounds: number[] } | undefined

/** Computes the constants of FIPS 180-4 from the first 8 and 64 primes. */
function makeConstants() {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number)
  }
  return {
    start: primes.slice(0, 8).map((prime) => rootFraction(prime, 2n)),
    rounds: primes.map((prime) => rootFraction(prime, 3n)),
  }
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

// Reused, because typed arrays of more than 64 bytes are expensive to allocate and to collect.
const words = new Int32Array(64)
const reused = new ArrayBuffer(512)

/**
 * Computes SHA-256, 32 bytes.
 * @see FIPS 180-4
 */
export function sha256(message: Uint8Array): Uint8Array {
  const { start, rounds } = (constants ??= makeConstants())
  const length = ((message.length + 72) >> 6) << 6
  const buffer = length > reused.byteLength ? new ArrayBuffer(length) : reused
  const padded = new Uint8Array(buffer, 0, length)
  padded.set(message)
  padded[message.length] = 128
  padded.fill(0, message.length + 1)
  const input = new DataView(buffer)
  input.setUint32(padded.length - 8, message.length / 2 ** 29)
  input.setUint32(padded.length - 4, message.length << 3)

  const state = Int32Array.from(start)
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = input.getInt32(block + 4 * i)
      else {
        const w15 = words[i - 15] as number
        const w2 = words[i - 2] as number
        const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
        const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
        words[i] = (words[i - 16] as number) + s0 + (words[i - 7] as number) + s1
      }
      const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const choice = (e & f) ^ (~e & g)
      const t1 = (h + sum1 + choice + (rounds[i] as number) + (words[i] as number)) | 0
      const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + sum0 + majority) | 0
    }
    const working = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (working[i] as number)
  }
  const digest = new Uint8Array(32)
  const output = new DataView(digest.buffer)
  state.forEach((word, i) => output.setInt32(4 * i, word))
  return digest
}
