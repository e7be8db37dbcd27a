// Commands write whole or not at all: what they write stands complete beside its place before anything there changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Paths that one message lists. */
const maxListed = 5

/** Contents by their path in a folder. */
export type NewFiles = ReadonlyMap<string, string | Uint8Array>

/** Earlier files of a command in the folder to which it writes. */
export interface EarlierFiles {
  /** SHA-256 of each file as it was written, hex, by its path. */
  readonly hashes: Readonly<Record<string, string>>
  /** Files that may be replaced whatever is in them: the command reads them first, or lists the hashes there. */
  readonly own: readonly string[]
}

/**
 * Writes files to a folder and removes those of an earlier run that are no longer among them. A file that somebody else
 * wrote or changed is never replaced nor removed.
 * @throws {TonlensError} A file in the way is somebody else's: nothing is written.
 */
export function writeFiles(
  target: string,
  files: NewFiles,
  { hashes, own }: EarlierFiles = { hashes: {}, own: [] },
): void {
  const isUnchanged = (path: string): boolean =>
    statSync(join(target, path)).isFile() && hashContent(readFileSync(join(target, path))) === hashes[path]
  const inTheWay = [...files].filter(
    ([path, content]) =>
      existsSync(join(target, path)) &&
      !own.includes(path) &&
      !isUnchanged(path) &&
      !isSame(join(target, path), content),
  )
  if (inTheWay.length > 0)
    throw new TonlensError(
      describeConflict(
        target,
        inTheWay.map(([path]) => path),
      ),
    )
  const obsolete = Object.keys(hashes).filter(
    (path) => !files.has(path) && existsSync(join(target, path)) && isUnchanged(path),
  )
  mkdirSync(dirname(target), { recursive: true })
  const isNew = !existsSync(target)
  const staged = mkdtempSync(isNew ? join(dirname(target), `.${basename(target)}-`) : join(target, '.tonlens-'))
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(staged, path)), { recursive: true })
      writeFileSync(join(staged, path), content)
    }
    if (isNew) renameSync(staged, target)
    else for (const path of files.keys()) move(staged, target, path)
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
  for (const path of obsolete) rmSync(join(target, path))
}

/** Writes one file, replacing one that is there. */
export function writeWholeFile(path: string, content: string): void {
  const staged = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(staged, content)
    renameSync(staged, path)
  } finally {
    rmSync(staged, { force: true })
  }
}

/** SHA-256 of a file, hex. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function move(from: string, to: string, path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true })
  renameSync(join(from, path), join(to, path))
}

function isSame(path: string, content: string | Uint8Array): boolean {
  return statSync(path).isFile() && hashContent(readFileSync(path)) === hashContent(content)
}

function describeConflict(target: string, paths: readonly string[]): string {
  const listed = paths.slice(0, maxListed).join(', ')
  const more = paths.length > maxListed ? ` and ${paths.length - maxListed} more` : ''
  return `${target} holds files that this command did not write, or that were changed since: ${listed}${more}. Move them away or pass another folder; nothing was written.`
}
