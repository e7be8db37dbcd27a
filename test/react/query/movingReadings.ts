// Readings that take several requests, taken apart: each part of an answer is of one moment.
import { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../../src/sources/client/client.ts'
import * as endpoints from '../../../src/service/endpoints/index.ts'
import { accountAt, accountLedger, evidenceFile } from '../../../src/entries/ledger.ts'
import { portfolioParts } from '../../../src/ledger/portfolio/parts.ts'
import { readPortfolioPart } from '../../../src/ledger/portfolio/readPart.ts'
import { endpointQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { traceQueryOptions } from '../../../src/react/query/traceQueryOptions.ts'
import { findNeighbors } from '../../../src/meaning/trace/neighbors.ts'
import { testAccount } from '../../fixtures/testRows.ts'
import { movingAccounts } from '../../helpers/moving/movingChain.ts'
import type { Moment } from '../../helpers/moving/movingWorld.ts'
import type { Random } from '../../helpers/random.ts'

/** An answer by part. Parts are of the same moment or of different ones. */
export type Parts = Readonly<Record<string, unknown>>

/** An answer, and the moment that it claims to show, in Unix seconds; undefined if it claims none. */
interface Found {
  readonly parts: Parts
  readonly asOf?: number | undefined
}

/** Reads something by several requests. */
export interface Reading {
  readonly name: string
  readonly read: (client: Client) => Promise<Found>
}

/**
 * Draws a reading about the rows of a moment.
 * @param isByRow Whether the rows and names of a list may be of different moments, as a mirror renews them.
 */
export function drawReading(random: Random, { rows }: Moment, isByRow: boolean): Reading {
  const person = testAccount(random.pick(movingAccounts.people))
  const account = random.chance(0.2)
    ? testAccount(random.pick([movingAccounts.phoenix, ...movingAccounts.wallets]))
    : person
  const { hash, in_msg, lt, now } = random.pick(rows.transactions)
  const moment = random.chance() ? { lt } : { time: now }
  const range = random.pick([{}, {}, { end_lt: lt }, { start_lt: lt }, { end_utime: now }, { start_utime: now }])
  const limit = random.pick([3, 7, 20, 500])
  const flag = random.chance()
  return random.pick<() => Reading>([
    () => readTrace(random.chance() ? hash : (in_msg?.hash ?? hash), flag, isByRow),
    () => readPart(random.pick(portfolioParts), person, isByRow),
    () => readNeighbors(hash),
    () => readLedger(account, { ...range, limit, actions: flag }),
    () => readLedger(person, { ...range, limit, actions: flag }),
    () => readPast(account, moment),
    () => readPast(person, moment),
    () => readEvidence(account, { ...range, limit, jettons: flag }),
  ])()
}

function readTrace(id: string, include_actions: boolean, isByRow: boolean): Reading {
  return {
    name: `trace ${id}`,
    async read(client) {
      const { queryFn } = traceQueryOptions(client, id, { include_actions })
      if (typeof queryFn !== 'function') return { parts: {} }
      const { trace, ...names } = await queryFn({ signal: new AbortController().signal })
      return { parts: isByRow ? { trace, ...splitNames(names) } : { trace: { trace, ...names } } }
    },
  }
}

function readPart(part: (typeof portfolioParts)[number], owner: string, isByRow: boolean): Reading {
  return {
    name: `${part} of the portfolio of ${owner}`,
    async read(client) {
      const { origin, ...found } = await readPortfolioPart(client, part, [owner], {})
      const asOf = origin?.asOf
      if (!isByRow) return { parts: { [part]: found }, asOf }
      const { rows, hasMore, ...names } = found
      const keys = rows.map((row) => ('address' in row ? row.address : JSON.stringify(row)))
      return {
        parts: {
          rows: keys,
          hasMore,
          ...splitNames(names),
          ...Object.fromEntries(rows.map((row, at) => [`row ${keys[at]}`, row])),
        },
        asOf,
      }
    },
  }
}

/** Each name is of a moment of its own. */
function splitNames(names: { readonly address_book: object; readonly metadata: object }): Parts {
  const split = (kind: 'address_book' | 'metadata') =>
    Object.entries(names[kind]).map(([address, name]) => [`${kind} ${address}`, name] as const)
  return Object.fromEntries([...split('address_book'), ...split('metadata')])
}

/** As `useNeighbors` does. */
function readNeighbors(hash: string): Reading {
  return {
    name: `neighbors of ${hash}`,
    async read(client) {
      const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      const [found, adjacent] = (await Promise.all([
        cache.fetchQuery(endpointQueryOptions(client, endpoints.transactions, { hash: [hash], limit: 1 }) as never),
        cache.fetchQuery(endpointQueryOptions(client, endpoints.adjacentTransactions, { hash }) as never),
      ])) as [Pages, Pages]
      const [transaction] = found.transactions
      if (transaction === undefined) return { parts: { transaction: null } }
      const { parent, children, unmatched } = findNeighbors(transaction, adjacent.transactions)
      // A transaction never changes, so a neighbor that is shown is one at every later moment. That there is none is
      // said only of a message from outside, and of messages that nobody receives.
      const hasSender = transaction.in_msg?.source != null
      return {
        parts: {
          transaction,
          ...(parent === undefined ? !hasSender && { parent: 'none' } : { parent }),
          ...Object.fromEntries(children.map((child) => [`child ${child.hash}`, child])),
          ...(unmatched.length === 0 && { children: children.map(({ hash }) => hash) }),
        },
      }
    },
  }
}

type Pages = Awaited<ReturnType<typeof requestTransactions>>
const requestTransactions = (client: Client) => client.request(endpoints.transactions, {})

function readLedger(account: string, options: NonNullable<Parameters<typeof accountLedger>[2]>): Reading {
  return {
    name: `ledger of ${account} ${JSON.stringify(options)}`,
    async read(client) {
      const parts: Record<string, string> = {}
      let asOf: number | undefined
      for await (const { lines, origin } of accountLedger(client, account, options)) {
        asOf = origin?.asOf
        for (const { asset, lt, kind, amount, balance, counterparty } of lines) {
          // Whatever happens in this world, the standards explain it.
          if (kind === 'unexplained')
            throw new Error(`the ledger of ${account} cannot explain ${asset.kind} at lt ${lt}`)
          const key = asset.kind === 'jetton' ? asset.wallet : asset.kind === 'nft' ? asset.item : asset.kind
          parts[key] = `${parts[key] ?? ''}${lt} ${amount} ${balance} ${counterparty}\n`
          // The actions of a trace are found later than its transactions.
          parts[`kind ${key} ${lt} ${amount}`] = kind
        }
      }
      return { parts, asOf }
    },
  }
}

function readPast(account: string, moment: Parameters<typeof accountAt>[2]): Reading {
  return {
    name: `${account} at ${JSON.stringify(moment)}`,
    async read(client) {
      const { jettons, nfts, origin, ...own } = await accountAt(client, account, moment)
      const parts = {
        own,
        ...Object.fromEntries(jettons.map(({ wallet, balance }) => [wallet, balance])),
        ...Object.fromEntries(nfts.map(({ item }) => [item, true])),
      }
      return { parts, asOf: origin?.asOf }
    },
  }
}

function readEvidence(account: string, options: NonNullable<Parameters<typeof evidenceFile>[2]>): Reading {
  return {
    name: `evidence of ${account} ${JSON.stringify(options)}`,
    async read(client) {
      let text = ''
      for await (const part of evidenceFile(client, account, options)) text += part
      if (options.jettons !== true) return { parts: { text } }
      // The history of each jetton wallet is of a moment of its own.
      const parts: Record<string, string> = {}
      for (const line of text.split('\n').filter((each) => each.startsWith('{"account":"'))) {
        const key = (JSON.parse(line) as { readonly account: string }).account
        parts[key] = `${parts[key] ?? ''}${line}\n`
      }
      return { parts }
    },
  }
}
