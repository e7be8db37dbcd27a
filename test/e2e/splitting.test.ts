// What a plain Vite build, without the plugin for React, loads and prints. Bytes are counted, not timed.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { measureVite } from '../../scripts/size/bundlers.mjs'

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
