// Type check of an application that uses every hook, against the types in dist/.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { atMost } from './rows.mjs'

/** @import { BenchRow } from './bench.ts' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** Milliseconds on two cores. */
const limit = 3000

/** @returns {Promise<BenchRow>} */
export async function measureTypes() {
  if (!existsSync(join(root, 'dist/entries/index.d.ts'))) throw new Error('Run `npm run build` first.')
  const doors = /** @type {Record<string, unknown>} */ (
    await import(pathToFileURL(join(root, 'dist/entries/index.js')).href)
  )
  const hooks = Object.keys(doors).filter((name) => /^use[A-Z]/.test(name))
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-types-'))
  try {
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
    mkdirSync(join(folder, 'node_modules/@tanstack'))
    symlinkSync(root, join(folder, 'node_modules/tonlens'))
    for (const name of ['react', '@types/react', '@tanstack/react-query', 'zod']) {
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    }
    writeFileSync(join(folder, 'app.tsx'), application(hooks))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const times = [0, 1, 2, 3].map(() => {
      const start = performance.now()
      execFileSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' })
      return performance.now() - start
    })
    const ours = times.slice(1).sort((a, b) => a - b)[1] ?? Number.NaN
    const what = `type check of an app with all ${hooks.length} hooks, against 3 s`
    return atMost(what, ours, limit, 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const config = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
  },
  files: ['app.tsx'],
}

/** @param {string[]} hooks */
function application(hooks) {
  const used = hooks.map((name, index) => {
    const call = `const value${index} = ${name}`
    return `${call}\nexport type Result${index} = ReturnType<typeof value${index}>`
  })
  return `import { ${hooks.join(', ')}, skipToken } from 'tonlens'
export function Page() {
  const history = useTransactions({ account: ['0:1'], limit: 20, sort: 'desc' })
  const items = useInfiniteNftItems(skipToken)
  const head = useMasterchainInfo()
  return <p>{history.data?.transactions.length} {items.data?.pages[0]?.nft_items[0]?.owner_address} {head.data?.last.seqno}</p>
}
${used.join('\n')}
`
}
