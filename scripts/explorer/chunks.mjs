// Chunks of the explorer. Left alone, the bundler cuts one for every set of pages that share a module: an account
// would load 140 files, each too small to compress well.
import { collectImports } from '../web/options.mjs'
import { laterSheet } from './styles.mjs'

/** @import { Rolldown } from 'vite' */

/** Chunks by name, with the module whose static imports they hold. Earlier ones keep what later ones need, too. */
const loadedTogether = {
  shell: 'index.html',
  account: 'pages/account/AccountPage.tsx',
  history: 'pages/account/History.tsx',
  home: 'pages/home/HomePage.tsx',
  trace: 'pages/transactions/TransactionPage.tsx',
}

/**
 * Groups the modules that are always loaded together.
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
  const groups = Object.entries(loadedTogether).map(([name, path]) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/explorer/${path}`))
    if (entry === undefined) throw new Error(`The explorer has no chunk of ${path}.`)
    const reached = collectImports([entry.fileName], (file) => files.get(file)?.imports ?? [])
    const members = new Set([...reached].flatMap((file) => Object.keys(files.get(file)?.modules ?? {})))
    return { debugName: name, name: (/** @type {string} */ id) => (members.has(id) && !starts.has(id) ? name : null) }
  })
  // Otherwise the styles would be in the first group that has one of their components.
  return { codeSplitting: { groups: [{ name: 'styles', test: (id) => id === laterSheet }, ...groups] } }
}
