import type { Release } from '../../apps/explorer/offline/version.ts'
import type { ExplorerFiles } from './builtExplorer.ts'
import { hashContent } from './writeFiles.ts'

/** Name of the list of files and their hashes. */
export const filesFile = 'files.json'
/** List of the files that a command of this package wrote. */
export const generatorName = 'tonlens explorer'
/** Name of the script that keeps the files, and the start of its first line. */
const serviceWorker = 'service-worker.js'
const releaseStart = 'self.explorerRelease='

/** Size from which a file is kept only when it is asked for, in bytes: the embedded chain, the disassembler. */
const largeFile = 200_000
/** Smaller files that are kept only when they are asked for: names of a public list, which a reader chooses to load. */
const seldomNeeded = /\/ton-labels-/
/** Files that no page asks for. */
const unusedFiles = new Set([filesFile, serviceWorker, 'config.schema.json'])

/** Adds the list of hashes to the files of an explorer, and the version that its service worker keeps. */
export function withRelease(files: ExplorerFiles): ExplorerFiles {
  const kept = Object.fromEntries(
    [...files].filter(([file]) => !unusedFiles.has(file)).map(([file, content]) => [file, hashContent(content)]),
  )
  const release: Release = {
    version: hashContent(JSON.stringify(kept)),
    files: kept,
    onDemand: Object.keys(kept).filter(
      (file) => seldomNeeded.test(file) || ((files.get(file)?.length ?? 0) > largeFile && !isNeeded(file)),
    ),
  }
  const script = String(files.get(serviceWorker))
  const program = script.startsWith(releaseStart) ? script.slice(script.indexOf('\n') + 1) : script
  const complete = new Map(files).set(
    serviceWorker,
    Buffer.from(`${releaseStart}${JSON.stringify(release)}\n${program}`),
  )
  complete.delete(filesFile)
  const hashes = Object.fromEntries([...complete].map(([file, content]) => [file, hashContent(content)]))
  return complete.set(
    filesFile,
    Buffer.from(`${JSON.stringify({ generator: generatorName, files: hashes }, undefined, 2)}\n`),
  )
}

/** The entry, the chunks of most pages (scripts/explorer/chunks.mjs), and the worker that keeps answers. */
function isNeeded(file: string): boolean {
  return /(?:^|\/)(?:index|shell|account|history|mirror\.worker)\b/.test(file)
}
