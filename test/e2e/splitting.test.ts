// What a plain Vite build, without the plugin for React, loads and prints. Bytes are counted, not timed.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listModules, measureVite } from '../../scripts/size/bundlers.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each([
  ['formatCoins', 'text/format/coins'],
  ['Address', 'components/values/address/Address'],
  ['TransactionCard', 'components/transactions/transaction-card/TransactionCard'],
  ['MessageChainGraph', 'components/traces/message-chain-graph/MessageChainGraph'],
  ['useTransactions', 'react/hooks/endpoints/transactions'],
  ['createClient', 'sources/client/client'],
])('%s from the root loads no more than from its own file', async (name, file) => {
  const fromRoot = await measureVite(`export { ${name} } from 'tonlens'`)
  const alone = await measureVite(`export { ${name} } from '${root}/dist/${file}.js'`)
  expect(fromRoot.initial).toBeLessThan(alone.initial * 1.03 + 400)
})

test('an application with components and elements builds without a warning', async () => {
  const warnings: string[] = []
  const { initial } = await measureVite(`export * from 'tonlens'; import 'tonlens/widgets'`, ({ message }) =>
    warnings.push(message),
  )
  expect(warnings).toEqual([])
  expect(initial).toBeGreaterThan(100_000)
})

test.each([
  ['a hook', `export { useTransactions } from 'tonlens'`, ['components', 'text', 'meaning', 'ledger', 'service/rules']],
  [
    'a card',
    `export { TransactionCard } from 'tonlens'`,
    ['sources/client/transports', 'react/query', 'graph', 'service/endpoints'],
  ],
  [
    'a grid',
    `export { NftGrid } from 'tonlens'`,
    ['sources/client/transports', 'react/query', 'graph', 'meaning/trace'],
  ],
  [
    'a graph',
    `export { MessageChainGraph } from 'tonlens'`,
    ['sources/client/transports', 'react/query', 'react/live', 'ledger', 'graph/picture', 'graph/export'],
  ],
  [
    'a menu that shares',
    `export { ShareMenu } from 'tonlens'`,
    ['sources', 'react/query', 'meaning', 'ledger', 'ton/cells', 'text/naming', 'text/bodies', 'graph/picture'],
  ],
  ['the client', `export { createClient } from 'tonlens/client'`, ['react', 'text', 'service/endpoints', 'ledger']],
])('%s brings nothing of other rooms', async (_, code, rooms) => {
  const files = [...(await listModules(code)).keys()]
  expect(files.length).toBeGreaterThan(10)
  // The envelope of every answer of API v2 is no endpoint.
  const others = files.filter((file) => file !== 'dist/service/endpoints/v2/envelope.js')
  expect(others.filter((file) => rooms.some((room) => file.startsWith(`dist/${room}/`)))).toEqual([])
  expect(files.filter((file) => /staking|text\/(?:ru|zh)\//.test(file))).toEqual([])
})

test('a mirror brings neither its syncs nor the table of all endpoints', async () => {
  const files = [...(await listModules(`export { openMirror } from 'tonlens/mirror'`)).keys()]
  expect(files).toContain('dist/sources/mirror/mirror.js')
  expect(
    files.filter((file) => /mirror\/(?:sync\/|fetch)|endpoints\/index|^dist\/(?:react|text)\//.test(file)),
  ).toEqual([])
})

test('an endpoint does not bring its neighbors of the same file', async () => {
  const modules = await listModules(`export { transactions } from 'tonlens/endpoints'`)
  const file = modules.get('dist/service/endpoints/transactions.js')
  expect(file).toContain('"/transactions"')
  expect(file).not.toContain('"/pendingTransactions"')
})
