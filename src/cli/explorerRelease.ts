import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../apps/explorer/offline/release.ts'

/** Name of the list of files and their hashes. */
export const FILES = 'files.json'
/** Name of the script that keeps the files, and the start of its first line. */
const SERVICE_WORKER = 'service-worker.js'
const RELEASE = 'self.explorerRelease='

/** Size from which a file is kept only when it is asked for, in bytes: the embedded chain, the disassembler. */
const LARGE = 200_000
/** Files that no page asks for. */
const UNUSED = new Set([SERVICE_WORKER, 'config.schema.json'])

/** Writes the hashes of an explorer's files, and the version that its service worker keeps. @param files Paths in the folder. */
export function writeRelease(folder: string, files: readonly string[]): void {
  const hashes = Object.fromEntries(files.map((file) => [file, hash(readFileSync(join(folder, file)))]))
  writeFileSync(join(folder, FILES), `${JSON.stringify({ files: hashes }, undefined, 2)}\n`)
  const kept = Object.fromEntries(Object.entries(hashes).filter(([file]) => !UNUSED.has(file)))
  const release: Release = {
    version: hash(JSON.stringify(kept)),
    files: kept,
    onDemand: Object.keys(kept).filter((file) => statSync(join(folder, file)).size > LARGE && !isNeeded(file)),
  }
  const path = join(folder, SERVICE_WORKER)
  const script = readFileSync(path, 'utf8')
  writeFileSync(path, `${RELEASE}${JSON.stringify(release)}\n${script.startsWith(RELEASE) ? script.slice(script.indexOf('\n') + 1) : script}`)
}

/** The entry, the chunks of most pages (scripts/explorer/chunks.mjs), and the worker that keeps answers. */
function isNeeded(file: string): boolean {
  return /(?:^|\/)(?:index|shell|account|history|mirror\.worker)\b/.test(file)
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
