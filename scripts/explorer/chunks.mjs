// Chunks of the explorer. Left alone, the bundler cuts one for every set of pages that share a module: an account
// would load 140 files, each too small to compress well.
import { collectImports } from '../web/options.mjs'
import { laterSheet } from './styles.mjs'

/** @import { Rolldown } from 'vite' */

/** Module that the page itself starts with. */
const shell = 'explorer/index.html'
/** Modules that are loaded on demand, each with its static imports, by the name of their chunk. */
const onDemand = {
  account: 'pages/account/AccountPage.tsx',
  history: 'pages/account/History.tsx',
  live: 'react/live/engines.ts',
  home: 'pages/home/HomePage.tsx',
  trace: 'pages/transactions/TransactionPage.tsx',
  stream: 'networks/openNetworkStream.ts',
  embedded: 'networks/embedded.ts',
}

/** Characters of the smallest group, before they are minified: those of a smaller one are in a group that more load. */
const smallest = 26_000
/** The same where no group is loaded by more: those of a smaller one are in the shell. */
const smallestAlone = 6_000

/** Names of the parts that need a module. @param {readonly string[]} names */
function chooseParts(names) {
  const pages = names.filter((name) => name !== 'live')
  if (pages.length === 0) return names
  // An account loads the engines of live lists with its history, so that what both need is counted as that of the page.
  const isShared = names.includes('live') && !pages.includes('account') && !pages.includes('history')
  return isShared ? ['live', ...pages] : pages
}

/**
 * Groups the modules that are loaded together: those of the shell, and those that the same modules on demand need.
 * @param {readonly Rolldown.OutputChunk[]} chunks Chunks of a build without groups. They tell which modules a page
 * needs; import lines do not, as they lead through the doors of the package to all of it.
 * @returns {Rolldown.OutputOptions}
 */
export function groupChunks(chunks) {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // Modules that start a chunk stay in it.
  const starts = new Set(
    chunks.flatMap(({ facadeModuleId, moduleIds }) => [
      facadeModuleId,
      ...moduleIds.filter((id) => id.endsWith('/explorer/main.tsx')),
    ]),
  )
  const listModules = (/** @type {string} */ path) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${path}`))
    if (entry === undefined) throw new Error(`The explorer has no chunk of ${path}.`)
    const reached = collectImports([entry.fileName], (file) => files.get(file)?.imports ?? [])
    return new Set([...reached].flatMap((file) => Object.keys(files.get(file)?.modules ?? {})))
  }
  const first = listModules(shell)
  const sizes = new Map(
    chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { code }]) => [id, code?.length ?? 0])),
  )
  const parts = Object.entries(onDemand).map(([name, path]) => ({ name, modules: listModules(path) }))
  /** Modules by the names of the parts that need them. @type {Map<string, Set<string>>} */
  const sets = new Map()
  for (const id of new Set(parts.flatMap(({ modules }) => [...modules]))) {
    if (first.has(id) || starts.has(id)) continue
    const names = chooseParts(parts.filter(({ modules }) => modules.has(id)).map(({ name }) => name))
    const set = sets.get(names.join()) ?? new Set()
    sets.set(names.join(), set.add(id))
  }
  const includes = (/** @type {string} */ outer, /** @type {string} */ inner) =>
    inner.split(',').every((name) => outer.split(',').includes(name))
  // A group takes what its modules import, so that those which more parts need come first.
  const rank = (/** @type {string} */ key) => {
    const names = key.split(',')
    return names.length - (names.includes('live') ? 0.5 : 0)
  }
  const keys = [...sets.keys()].toSorted((one, other) => rank(other) - rank(one))
  for (const key of keys.toReversed()) {
    const own = sets.get(key) ?? new Set()
    const larger = keys.findLast((other) => other !== key && includes(other, key) && sets.has(other))
    const size = [...own].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
    if (size > (larger === undefined ? smallestAlone : smallest)) continue
    const target = larger === undefined ? first : sets.get(larger)
    for (const id of own) target?.add(id)
    sets.delete(key)
  }
  const groups = keys
    .filter((key) => sets.has(key))
    .map((key) => ({
      debugName: key,
      name: (/** @type {string} */ id) => (sets.get(key)?.has(id) === true ? key.replaceAll(',', '_') : null),
    }))
  const shared = {
    debugName: 'shell',
    name: (/** @type {string} */ id) => (first.has(id) && !starts.has(id) ? 'shell' : null),
  }
  // Otherwise the styles would be in the first group that has one of their components.
  return { codeSplitting: { groups: [{ name: 'styles', test: (id) => id === laterSheet }, shared, ...groups] } }
}
