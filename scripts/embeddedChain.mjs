// The embedded chain as a module of its own, compressed: `tonlens/testing` loads it on demand.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { digest } from '../stories/chain/random.mjs'
import { shareFile } from './explorer/shareFile.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'stories', 'chain')
const MODULE = 'virtual:embedded-chain'
const SHOWCASE = 'virtual:embedded-showcase'
const PICTURES = 'virtual:embedded-pictures'
/** Shorter texts are as short as their place in the table. */
const SHORTEST = 16
/** Shorter objects, in characters of JSON, are as short as their place in the table. */
const SMALLEST = 40

/** @param {string} file @returns {any} */
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/**
 * Replaces objects that occur again by their place in a table, which has a list for all with the same keys.
 * @param {readonly unknown[]} answers
 */
export function shareObjects(answers) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  const count = (/** @type {unknown} */ value) => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    if (before === 0) Object.values(value).forEach(count)
  }
  answers.forEach(count)
  /** @type {Map<string, string[]>} */
  const lists = new Map()
  for (const [text, times] of counts) {
    if (times === 1 || text.length < SMALLEST || text.startsWith('[')) continue
    const keys = Object.keys(JSON.parse(text)).join()
    const list = lists.get(keys)
    if (list === undefined) lists.set(keys, [text])
    else list.push(text)
  }
  const places = new Map([...lists.values()].flat().map((text, at) => [text, `\u0002${at.toString(36)}`]))
  /** @type {(value: unknown) => unknown} */
  const share = (value) => places.get(JSON.stringify(value)) ?? shareFields(value)
  /** @type {(value: any) => unknown} */
  const shareFields = (value) => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(share)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, share(entry)]))
  }
  const objects = [...lists.values()].map((list) => list.map((text) => shareFields(JSON.parse(text))))
  return { objects, answers: answers.map(share) }
}

/**
 * Replaces texts that occur again by their place in a table: gzip finds repetitions only within 32 KB.
 * @param {unknown} answers
 */
export function shareTexts(answers) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  JSON.stringify(answers, (_, value) => {
    if (isShared(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return value
  })
  // Texts of one length are of one kind, and alike.
  const texts = [...counts]
    .filter(([, count]) => count > 1)
    .map(([text]) => text)
    .toSorted((a, b) => a.length - b.length)
  const places = new Map(texts.map((text, at) => [text, `\u0001${at.toString(36)}`]))
  return {
    texts,
    answers: JSON.parse(
      JSON.stringify(answers, (_, value) => (isShared(value) ? (places.get(value) ?? value) : value)),
    ),
  }
}

/**
 * Replaces lists of objects with the same keys by one list for each key, under the key `\u0001`: neighbors that are
 * alike stand close enough for gzip.
 * @param {unknown} value @returns {any}
 */
export function toColumns(value) {
  if (Array.isArray(value)) {
    const keys = sharedKeys(value)
    if (keys === undefined) return value.map(toColumns)
    return { '\u0001': keys, columns: keys.map((key) => toColumns(value.map((row) => row[key]))) }
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toColumns(entry)]))
}

/** Keys that all objects of a list have, in the same order. @param {readonly any[]} list */
function sharedKeys(list) {
  const all = list.map((row) =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? Object.keys(row) : [],
  )
  const [keys = []] = all
  const isSame = (/** @type {string[]} */ other) =>
    other.length === keys.length && other.every((key, at) => key === keys[at])
  return list.length > 1 && keys.length > 0 && all.every(isSame) ? keys : undefined
}

/** @param {unknown} value */
function isShared(value) {
  return typeof value === 'string' && value.length >= SHORTEST
}

/** Hashes that are made up from the name of a block, and what they are made up with. `loadChain` fills them in. */
const blockHashes = { root_hash: 'root', file_hash: 'file', rand_seed: 'seed' }

/** Leaves the made-up hashes of blocks out: nothing compresses them. @param {any} answer */
function withoutBlockHashes(answer) {
  if (!Array.isArray(answer.blocks)) return answer
  for (const block of answer.blocks) {
    const { workchain, shard, seqno } = block
    for (const [field, kind] of Object.entries(blockHashes))
      if (block[field] === digest(kind, `${workchain}:${shard}:${seqno}`).toString('base64')) block[field] = ''
  }
  return answer
}

/** Most rows of a list in one line: a phone reads as many without a pause. */
const maxRows = 200

/** Lines of an answer: those after the first have the further rows of its long lists. @param {any} answer */
function writeLines(answer) {
  const lists = Object.entries(answer).filter(([, value]) => Array.isArray(value))
  const count = Math.max(1, ...lists.map(([, rows]) => Math.ceil(rows.length / maxRows)))
  if (count === 1) return JSON.stringify({ answer: toColumns(answer) })
  return Array.from({ length: count }, (_, at) => {
    const rows = Object.fromEntries(lists.map(([key, all]) => [key, all.slice(at * maxRows, (at + 1) * maxRows)]))
    return JSON.stringify(at === 0 ? { answer: toColumns({ ...answer, ...rows }) } : { more: toColumns(rows) })
  })
}

/**
 * Answers of the embedded chain, gzipped, in base64: the texts that they share, a line for each list of objects that
 * they share, then one line or more for each answer.
 */
function packChain() {
  const answers = read('index.json').files.map((/** @type {{ name: string }} */ { name }) =>
    withoutBlockHashes(read(name)),
  )
  const { texts, answers: shared } = shareTexts(shareObjects(answers))
  const lists = shared.objects.map((/** @type {unknown[]} */ list) => JSON.stringify(toColumns(list)))
  const lines = [JSON.stringify({ texts, lists: lists.length }), ...lists, ...shared.answers.flatMap(writeLines)]
  return gzipSync(lines.join('\n'), { level: 9 }).toString('base64')
}

/**
 * Pictures by the URL in the metadata, gzipped, in base64. URLs of the preview host contain the URL in the metadata.
 */
function packPictures() {
  const pictures = Object.entries(read('media/index.json'))
    .filter(([url]) => !url.startsWith('https://imgproxy.example/'))
    .map(([url, file]) => [url, readFileSync(join(folder, 'media', file), 'utf8')])
  return gzipSync(JSON.stringify(Object.fromEntries(pictures)), { level: 9 }).toString('base64')
}

/** Entities that tests point at, and the time at which the chain ends. */
function readShowcase() {
  const { last } = read('masterchain-info.json')
  const {
    traces: _traces,
    transactions: _transactions,
    people: _people,
    hostileItems: _items,
    ...showcase
  } = read('index.json').showcase
  return { showcase, time: Number(last.gen_utime) }
}

/** Compressed modules, and where the built package has them. */
const PACKED = {
  [MODULE]: { pack: packChain, file: '_virtual/_virtual_embedded-chain.js' },
  [PICTURES]: { pack: packPictures, file: '_virtual/_virtual_embedded-pictures.js' },
}

/**
 * Vite plugin: the modules that `src/tools/testing` imports.
 * @param {{ readonly external?: Map<string, string> }} [options] `external` leaves the compressed modules out of the
 * bundle, which the package has anyway, and collects their file beside the chunks, and in `dist`.
 * @returns {import('vite').Plugin}
 */
export function embeddedChain({ external } = {}) {
  return {
    name: 'embedded-chain',
    resolveId(id) {
      const packed = Object.hasOwn(PACKED, id) ? PACKED[/** @type {keyof typeof PACKED} */ (id)] : undefined
      if (packed !== undefined && external !== undefined)
        return shareFile(external, id.replace('virtual:', ''), packed.file, packed.pack())
      return packed !== undefined || id === SHOWCASE ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${MODULE}`) return { code: `export default '${packChain()}'`, map: { mappings: '' } }
      if (id === `\0${PICTURES}`) return { code: `export default '${packPictures()}'`, map: { mappings: '' } }
      if (id !== `\0${SHOWCASE}`) return undefined
      const { showcase, time } = readShowcase()
      return `export const showcase = ${JSON.stringify(showcase)}\nexport const time = ${time}`
    },
  }
}
