// `tonlens/testing` from the packed package: the tests of the guide in an empty project with Vitest and jsdom.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPackages } from '../helpers/sharedWork.ts'
import { readTypeErrors, run, write } from '../helpers/strangers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Components that measure, scroll and draw, where nothing is laid out. */
const parts = `import { cleanup, screen, waitFor } from '@testing-library/react'
import { cardState, MessageChainGraph, NftGrid, TransactionTable, useNftItems, useTrace, useTransactions } from 'tonlens'
import { renderWithChain, showcase } from 'tonlens/testing'
import { afterEach, expect, test } from 'vitest'

function History() {
  const query = useTransactions({ account: [showcase.wallet], limit: 20 })
  return <TransactionTable {...cardState(query)} transactions={query.data?.transactions ?? []} tools exportable />
}
function Nfts() {
  const query = useNftItems({ owner_address: [showcase.wallet] })
  return <NftGrid {...cardState(query)} items={query.data?.nft_items ?? []} />
}
function Graph() {
  const query = useTrace(showcase.swapTrace)
  return <MessageChainGraph {...cardState(query)} trace={query.trace} />
}
afterEach(cleanup)

test('a table shows rows', async () => {
  await renderWithChain(<History />)
  await waitFor(() => expect(document.querySelectorAll('tbody tr:not([aria-hidden])').length).toBeGreaterThan(5))
})
test('a grid shows cards', async () => {
  await renderWithChain(<Nfts />)
  expect(await screen.findByText('alice.ton')).toBeDefined()
})
test('a graph tells its verdict', async () => {
  await renderWithChain(<Graph />)
  await waitFor(() => expect(document.body.textContent).toContain('11 transactions · 11 messages'))
})
`
const app = mkdtempSync(join(tmpdir(), 'tonlens-testing-'))

beforeAll(async () => {
  await installPackages(app)
  for (const file of ['HeldJettons.tsx', 'HeldJettons.test.tsx', 'WithChain.test.tsx'])
    cpSync(join(root, 'stories/guides/testing', file), join(app, file))
  write(app, 'Parts.test.tsx', parts)
  write(
    app,
    'unlike.test.tsx',
    `import { renderWithChain } from 'tonlens/testing'\nexport const wrong = renderWithChain(<p />, { display: { locla: 'de' } })\n`,
  )
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  }
  write(app, 'tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.tsx'] }))
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

test('the tests of the guide pass in jsdom', async () => {
  // Not the settings of this run.
  const unset = {
    VITEST: undefined,
    VITEST_WORKER_ID: undefined,
    VITEST_POOL_ID: undefined,
    VITEST_MODE: undefined,
    NODE_ENV: undefined,
  }
  const args = [
    '--no-install',
    'vitest',
    'run',
    '--environment',
    'jsdom',
    '--reporter',
    'json',
    '--testTimeout',
    '60000',
    'HeldJettons',
    'WithChain',
    'Parts',
  ]
  const printed = await run('npx', args, app, unset)
  const { numPassedTests, numFailedTests } = JSON.parse(printed) as Record<string, number>
  expect([numPassedTests, numFailedTests]).toEqual([8, 0])
})

test('its types fit the tests of the guide, and tell a misspelt option', async () => {
  expect(await readTypeErrors(app)).toEqual([
    expect.stringMatching(/^unlike\.test\.tsx.*'locla' does not exist in type/),
  ])
})

test('the chain is in a file of its own, which is imported on demand and by no other entry point', () => {
  const dist = join(app, 'node_modules/tonlens/dist')
  const importing = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes('embedded-chain.js'),
  )
  expect(importing.map((file) => file.replaceAll('\\', '/'))).toEqual(['tools/testing/loadChain.js'])
  expect(readFileSync(join(dist, 'tools/testing/loadChain.js'), 'utf8')).toMatch(/import\("[^"]*embedded-chain\.js"\)/)
})
