// The bytes that a splitting bundler loads at once for one import from the root. Bytes are counted, not timed.
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entry = 'virtual:entry'

/** Bytes of the chunks that the code loads statically. */
async function countBytes(code: string): Promise<number> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) }],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [/^react/, /^@tanstack\/react-query/], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) if (chunks.has(imported)) loaded.add(imported)
  return [...loaded].reduce((sum, name) => sum + (chunks.get(name)?.code.length ?? 0), 0)
}

test.each([
  ['formatCoins', 'format/coins'],
  ['Address', 'components/values/address/Address'],
  ['TransactionCard', 'components/transactions/transaction-card/TransactionCard'],
  ['MessageChainGraph', 'components/traces/message-chain-graph/MessageChainGraph'],
  ['useTransactions', 'hooks/endpoints/transactions'],
  ['createClient', 'client/client'],
])('%s from the root loads no more than from its own file', async (name, file) => {
  const fromRoot = await countBytes(`export { ${name} } from 'tonlens'`)
  const alone = await countBytes(`export { ${name} } from '${root}/dist/${file}.js'`)
  expect(fromRoot).toBeLessThan(alone * 1.03 + 1000)
})
