import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Reads a file with one JSON value per line, compressed with Brotli. @throws The file is missing. */
export function readLines(file: URL): readonly unknown[] {
  const lines = brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as unknown)
}
