// Files that a first visit loads at once. Left alone, the explorer asks for those of a page only when it runs.
import { collectImports } from '../web/options.mjs'

/** @import { Rolldown } from 'vite' */

const trace = ['pages/transactions/TransactionPage.tsx', 'message-chain-graph/graphTools.ts']

/** Modules by the name of a page, or of a network, that links have: what its first content needs. */
const needed = {
  first: ['explorer/index.html'],
  home: ['pages/home/HomePage.tsx'],
  account: ['pages/account/AccountPage.tsx', 'pages/account/History.tsx', 'react/live/engines.ts'],
  transaction: trace,
  trace,
  embedded: ['networks/embedded.ts'],
}

/**
 * Lists the files in `assets` by page: each file once, where the files before it are loaded anyway.
 * @param {Rolldown.OutputBundle} bundle
 * @param {ReadonlyMap<string, string>} shared Names of files beside the chunks.
 * @returns {Record<string, string[]>}
 */
export function listFiles(bundle, shared) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const listNeeded = (/** @type {readonly string[]} */ paths) => {
    const starts = paths.map((path) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${path}`))
      if (chunk === undefined) throw new Error(`The explorer has no chunk of ${path}.`)
      return chunk.fileName
    })
    const reached = [...collectImports(starts, (file) => files.get(file)?.imports ?? [])]
    return [...reached, ...reached.flatMap((file) => [...(files.get(file)?.viteMetadata?.importedCss ?? [])])]
  }
  const first = new Set(listNeeded(needed.first))
  return Object.fromEntries(
    Object.entries(needed).map(([name, paths]) => {
      const own =
        name === 'first'
          ? [...first].filter((file) => file.endsWith('.js'))
          : listNeeded(paths).filter((file) => !first.has(file))
      const beside = name === 'embedded' ? [...shared.keys()].filter((file) => file.startsWith('embedded-')) : []
      return [name, [...new Set(own.map((file) => file.replace('assets/', ''))), ...beside]]
    }),
  )
}
