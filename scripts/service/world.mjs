// The index that the service speaks for: an index in memory, filled from files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** @import { MemoryIndex } from '../../src/entries/memory.ts' */
/** @import { ServiceVersion } from '../../src/service/rows/version.ts' */
/** @import { Recording } from '../../stories/chain/playback/frames.mjs' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The chain that comes with the sources. */
export const EMBEDDED_CHAIN = join(root, 'stories', 'chain')

/**
 * @typedef {'text' | 'bytes'} HashOrder
 *
 * @param {readonly string[]} paths Files and folders with answers of the service.
 * @param {{ testOnly?: boolean | undefined, hashes?: HashOrder | undefined, version?: ServiceVersion | undefined }} [options]
 * @returns {Promise<MemoryIndex>}
 */
export async function openWorld(paths, { testOnly, hashes, version = '1.3' } = {}) {
  const files = paths.flatMap(listFiles)
  const { createMemoryIndex, hashBytesOrder, hashTextOrder } = await loadMemory()
  const compareHashes = hashes === 'bytes' ? hashBytesOrder : hashTextOrder
  const index = createMemoryIndex([], { testOnly, compareHashes, version })
  for (const file of files) {
    try {
      index.ingest(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${file} cannot be served: ${reason}`, { cause: error })
    }
  }
  return index
}

/**
 * The library as one module: Node reads no TypeScript.
 * @returns {Promise<typeof import('../../src/entries/memory.ts')>}
 */
function loadMemory() {
  return loadDoor('memory.ts')
}

/**
 * The module that reads messages.
 * @returns {Promise<typeof import('../../src/entries/ton.ts')>}
 */
export function loadTon() {
  return loadDoor('ton.ts')
}

/**
 * A trace of the world as it was, with the names in it.
 * @param {MemoryIndex} index
 * @param {string} trace
 * @returns {Promise<Recording>}
 */
export async function readRecording(index, trace) {
  const query = new URLSearchParams({ trace_id: trace, include_actions: 'true' })
  const answer = await index.fetch(`/api/v3/traces?${query}`)
  const { traces, address_book, metadata } = await answer.json()
  const [found] = traces ?? []
  if (found === undefined) throw new Error(`--replay: no trace of the data has the id ${trace}`)
  const withAccounts = new URLSearchParams({ trace_id: trace, include_accounts: 'true', limit: '1000' })
  const { actions } = await (await index.fetch(`/api/v3/actions?${withAccounts}`)).json()
  return { transactions: Object.values(found.transactions), actions, address_book, metadata }
}

/** @type {Map<string, Promise<any>>} */
const doors = new Map()

/** @param {string} file */
function loadDoor(file) {
  const door = doors.get(file) ?? buildDoor(file)
  doors.set(file, door)
  return door
}

/** @param {string} file */
async function buildDoor(file) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/entries', file)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    write: false,
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

/**
 * Files in the order of the folder's index, else of their names.
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) throw new Error(`--data: ${path} does not exist`)
  if (statSync(path).isFile()) return [path]
  const index = join(path, 'index.json')
  if (existsSync(index)) {
    const { files } = JSON.parse(readFileSync(index, 'utf8'))
    if (Array.isArray(files)) {
      return files.map((entry) => join(path, typeof entry === 'string' ? entry : entry.name))
    }
  }
  const names = readdirSync(path).filter((name) => name.endsWith('.json') && name !== 'index.json')
  if (names.length === 0) throw new Error(`--data: ${path} holds no .json file`)
  return names.sort().map((name) => join(path, name))
}
