import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Contents of an explorer's files by their path beside index.html. */
export type ExplorerFiles = ReadonlyMap<string, Uint8Array>

/** The built explorer in the package: one compressed file, without what stands elsewhere in the package. */
interface PackedExplorer {
  /** Text of each file by its path. */
  readonly files: Readonly<Record<string, string>>
  /** Files that the package has anyway: path in the explorer, path in `dist`. */
  readonly shared: Readonly<Record<string, string>>
  /** HTML of the page for agents: beside the explorer, which has most of its code, it takes a third. */
  readonly agentPage: string
}

/** `dist` of the package. The build runs this module where it has no folder. */
const findDist = () => join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Name of the packed explorer in `dist`. */
export const packedFile = 'explorer.json.br'

/**
 * Packs the files of a built explorer. Unpacked, they take a third of the whole package.
 * @param shared Files that the package has anyway: path in the explorer, path in `dist`.
 * @param agentPage HTML of the page that hosts of agents show.
 */
export function packExplorer(files: ExplorerFiles, shared: PackedExplorer['shared'], agentPage: string): Uint8Array {
  const own = [...files]
    .filter(([file]) => !Object.hasOwn(shared, file))
    .map(([file, content]) => [file, Buffer.from(content).toString('utf8')] as const)
  const text = JSON.stringify({ files: Object.fromEntries(own), shared, agentPage } satisfies PackedExplorer)
  // The highest quality: 8 seconds of a build for 2 % of the package.
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

/**
 * Unpacks the explorer that the package contains. Its folder is not found by `new URL`: the bundler would put a file
 * of the sources in its place.
 * @param folder Folder with the packed explorer. @default dist of the package
 * @throws {TonlensError} There is none.
 */
export function readBuiltExplorer(folder = findDist()): ExplorerFiles {
  try {
    const { files, shared } = readPacked(folder)
    const own = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const)
    return new Map([
      ...own,
      ...Object.entries(shared).map(([file, path]) => [file, readFileSync(join(folder, path))] as const),
    ])
  } catch (cause) {
    throw incomplete(folder, cause)
  }
}

/** Reads the page that hosts of agents show beside answers. @throws {TonlensError} There is none. */
export function readAgentPage(): string {
  const folder = findDist()
  try {
    return readPacked(folder).agentPage
  } catch (cause) {
    throw incomplete(folder, cause)
  }
}

function readPacked(folder: string): PackedExplorer {
  return JSON.parse(String(brotliDecompressSync(readFileSync(join(folder, packedFile))))) as PackedExplorer
}

function incomplete(folder: string, cause: unknown): TonlensError {
  return new TonlensError(`${folder} has no explorer. Reinstall tonlens, or run npm run build in its repository.`, {
    cause,
  })
}

/** Reads all files of a folder. */
export function readFolder(folder: string): ExplorerFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return new Map(paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]))
}
