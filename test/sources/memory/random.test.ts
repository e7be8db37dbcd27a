// Random questions: through its indexes the memory index finds what the rules find among all rows.
import { describe, expect, onTestFinished, test } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import * as table from '../../../src/service/endpoints/index.ts'
import { findCandidates } from '../../../src/sources/memory/find.ts'
import { Store } from '../../../src/sources/memory/store.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { applyRule } from '../../../src/service/rules/apply.ts'
import { findRule, type RuleName } from '../../../src/service/rules/index.ts'
import { serviceVersions } from '../../../src/service/rows/version.ts'
import { firstDifference } from '../../../src/tools/conformance/firstDifference.ts'
import { questions } from '../../../src/tools/conformance/questions/questions.ts'
import { routesByEndpoint } from '../../../src/tools/conformance/questions/routes.ts'
import { embeddedWorld, recordedWorld } from '../../tools/conformance/worlds.ts'
import { createRandom } from '../../helpers/random.ts'

/** TONLENS_QUESTIONS=100 asks fewer; the questions of a smaller number are the first of a larger. */
const total = Number(process.env['TONLENS_QUESTIONS'] ?? 4_000)
/** Over a socket each question takes longer. */
const overSocket = Math.min(total, 250)

const unfound = { rows: [], found: undefined }

/** All rows that a rule could show, without an index. */
const everyRow: Readonly<Partial<Record<RuleName, (store: Store) => readonly unknown[]>>> = {
  accountStates: ({ tables }) => tables.accountStates.rows.all,
  actions: ({ tables }) => tables.actions.rows.all,
  adjacentTransactions: ({ tables }) => tables.transactions.rows.all,
  dnsActiveAuctions: ({ tables }) => tables.dnsAuctions.rows.all,
  jettonBurns: ({ tables }) => tables.jettonBurns.rows.all,
  jettonMasters: ({ tables }) => tables.jettonMasters.rows.all,
  jettonTransfers: ({ tables }) => tables.jettonTransfers.rows.all,
  jettonWallets: ({ tables }) => tables.jettonWallets.rows.all,
  masterchainBlockShards: ({ tables }) => tables.blocks.rows.all,
  messages: ({ messages }) => messages.all,
  nftItems: ({ tables }) => tables.nftItems.rows.all,
  nftSales: ({ tables }) => tables.nftSales.rows.all,
  nftTransfers: ({ tables }) => tables.nftTransfers.rows.all,
  nominatorPool: ({ tables }) => tables.nominatorPools.rows.all,
  pendingActions: ({ pendingTraces }) => pendingTraces.all,
  pendingTraces: ({ pendingTraces }) => pendingTraces.all,
  pendingTransactions: ({ tables }) => tables.transactions.rows.all,
  traces: ({ traces }) => traces.all,
  transactions: ({ tables }) => tables.transactions.rows.all,
  transactionsByMasterchainBlock: ({ tables }) => tables.transactions.rows.all,
  transactionsByMessage: ({ tables }) => tables.transactions.rows.all,
  walletStates: ({ tables }) => tables.walletStates.rows.all,
}

describe.each([
  ['recorded mainnet answers', recordedWorld()],
  ['the embedded chain', embeddedWorld()],
])('%s', (name, bodies) => {
  if (bodies.length === 0) {
    test.skip(`${name}: not on this machine`, () => undefined)
    return
  }
  const asked = () => questions(bodies, createRandom(20_261_121))

  test.each(serviceVersions)('indexes leave out no row that matches in version %s', { timeout: 300_000 }, (version) => {
    const store = new Store(version)
    store.ingest(bodies)
    let compared = 0
    for (const question of asked()) {
      if (compared++ === total) break
      const endpoint = question.endpoint as RuleName
      const [rule, every] = [findRule(endpoint, version), everyRow[endpoint]]
      if (rule === undefined || every === undefined) continue
      const { rows, found } = findCandidates(store, endpoint, rule, question.query, 0) ?? unfound
      const answerFrom = (candidates: readonly unknown[]) => {
        try {
          rule.refuse?.(question.query)
          return applyRule(rule, question.query, candidates, found).body
        } catch (error) {
          return String(error)
        }
      }
      expect(answerFrom(rows), question.url).toEqual(answerFrom(every(store)))
    }
  })

  test.runIf(name === 'the embedded chain')(
    'every endpoint has something to answer',
    { timeout: 300_000 },
    async () => {
      const index = createMemoryIndex(bodies, { version: '1.3' })
      const filled = new Set<string>()
      let count = 0
      for (const { endpoint, url } of asked()) {
        if (count++ === 4_000) break
        if (filled.has(endpoint)) continue
        const response = await index.fetch(url)
        if (response.status === 200 && holdsRows((await response.json()) as object)) filled.add(endpoint)
      }
      expect(Object.keys(routesByEndpoint).filter((endpoint) => !filled.has(endpoint))).toEqual([])
      const rows = Object.values(table) as unknown as readonly AnyEndpoint[]
      const unasked = rows.filter((row) => row.method === 'GET' && !(row.name in routesByEndpoint))
      expect(unasked.map((row) => row.name)).toEqual([])
    },
  )

  test.runIf(name === 'the embedded chain')('the same comes over a socket', { timeout: 300_000 }, async () => {
    const service = await startService({ port: 0, rate: Infinity })
    onTestFinished(() => service.close())
    const index = createMemoryIndex(bodies, { version: '1.3' })
    let count = 0
    for (const { url } of asked()) {
      if (count++ === overSocket) break
      const [here, there] = await Promise.all([index.fetch(url), fetch(new URL(url, service.url))])
      const bodyHere = { status: here.status, body: (await here.json()) as unknown }
      const bodyThere = { status: there.status, body: (await there.json()) as unknown }
      expect(firstDifference(bodyThere, bodyHere), url).toBeUndefined()
    }
  })
})

function holdsRows(body: object): boolean {
  const [first] = Object.values(body) as readonly unknown[]
  const isList = Array.isArray(first)
  return isList
    ? Object.values(body).some((value) => Array.isArray(value) && value.length > 0)
    : Object.keys(body).length > 0
}
