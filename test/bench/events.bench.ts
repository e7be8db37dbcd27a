import { createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import styles from '../../src/components/styles/index.css?inline' with { type: 'text' }
import { MessageChainGraph } from '../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { TransactionProgress } from '../../src/components/transactions/transaction-progress/TransactionProgress.tsx'
import { useTrackedMessage } from '../../src/react/hooks/live/useTrackedMessage.ts'
import { TonlensProvider } from '../../src/react/provider/TonlensProvider.tsx'
import type { Action } from '../../src/service/rows/action.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { createClient } from '../../src/sources/client/client.ts'
import { withStream } from '../../src/sources/client/stream/withStream.ts'
import { AccountActions } from '../../src/widgets/views/AccountActions.tsx'
import { AccountHistory } from '../../src/widgets/views/AccountHistory.tsx'
import { atMost, createStolenTime, median, type BenchRow } from './bench.ts'
import { createIndex, createSocketWorld, type PlannedEvent } from './events/liveWorld.ts'

/** Events in a second, and how many there are. */
const courses = [
  [1, 8],
  [50, 250],
  [500, 1500],
] as const
/** Milliseconds from the message event to the commit of the row, as the median and at most. */
const limits = { median: 50, worst: 150 }
/** Longest task at the highest rate, milliseconds. */
const maxTask = 100
/** Rows that the index knows before the first event. */
const known = 60
/** Transactions of the trace: each event holds all that there are so far. */
const ofTrace = 24
/** Milliseconds in which the last rows and what the index says about them appear. */
const settling = 1500

interface Measured {
  /** Milliseconds from event to row. */
  readonly latencies: readonly number[]
  readonly longestTask: number
}

/** One page: what it shows, what is sent to it, and the newest row that it shows. */
interface Course {
  readonly element: ReactElement
  readonly events: readonly PlannedEvent[]
  readonly newest: (host: HTMLElement) => number
}

const pages = { 'account, actions': actionCourse, 'account, transactions': transactionCourse, trace: traceCourse }
type PageName = keyof typeof pages

/**
 * Time from the message event of the stream to the commit of its row, as the page shows it: with the provider, views
 * and hooks of the explorer's pages, the connection that tabs share, and an index that follows two seconds later. What
 * other processes took from the page does not count; timers that it waits for do.
 */
globalThis.parts = Object.fromEntries(
  (Object.keys(pages) as PageName[]).flatMap((page) =>
    courses.map(([rate, count]) => [`${page} ${rate}`, () => measure(page, rate, count)]),
  ),
)

globalThis.bench = async (_url, measured) =>
  (Object.keys(pages) as PageName[]).flatMap((page) =>
    courses.flatMap(([rate]): BenchRow[] => {
      const { latencies, longestTask } = measured[`${page} ${rate}`] as Measured
      const what = `${page}, ${rate} events a second`
      const middle = atMost(`${what}: event to row, median`, median(latencies), limits.median, 1)
      return [
        rate === 500 ? { ...middle, target: '' } : middle,
        ...(rate === 50 ? [atMost(`${what}: event to row, worst`, Math.max(...latencies), limits.worst, 1)] : []),
        ...(rate === 500 ? [atMost(`${what}: longest task`, longestTask, maxTask, 1)] : []),
      ]
    }),
  )

async function measure(page: PageName, rate: number, count: number): Promise<Measured> {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
  const world = createSocketWorld()
  const rows = await createRows(count, rate)
  const index = createIndex({ ...rows, pace: 1000 / rate, known })
  const client = withStream(
    createClient({ network: { name: 'bench', baseUrl: 'http://localhost/api/v3' }, transport: index.transport }),
  )
  const { element, events, newest } = pages[page](rows)
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(
    createElement(TonlensProvider, { client, links: { transaction: (hash) => `#${hash}` } }, element),
  )
  const play = world.load(events, rate)
  await until(() => client.stream.status() === 'open' && (page === 'trace' || newest(host) >= 0))
  await pause(settling)

  /** Times of commits, and the newest row of each. */
  const commits: { readonly at: number; readonly row: number }[] = []
  new MutationObserver(() => {
    const row = newest(host)
    if (row > (commits.at(-1)?.row ?? known - 1)) commits.push({ at: performance.now(), row })
  }).observe(host, { subtree: true, childList: true, characterData: true, attributes: true })

  await recordTasks()
  index.begin()
  const sent = await play()
  await pause(settling)
  const tasks = await recordedTasks()
  const stolen = createStolenTime(tasks)
  const time = (moment: number) => moment - stolen(moment)
  const latencies = events.flatMap(({ row }, at) => {
    if (row === undefined) return []
    const commit = commits.find((each) => each.row >= row)
    if (commit === undefined) throw new Error(`${page}: row ${row} of ${events.length} events was never shown.`)
    return [time(commit.at) - time(sent[at] ?? 0)]
  })
  return { latencies, longestTask: Math.max(...tasks.map(({ used }) => used)) }
}

interface Rows {
  readonly transactions: readonly Transaction[]
  readonly actions: readonly Action[]
  readonly account: string
}

/** Rows of one account like one of the embedded chain, oldest first, numbered by hash and comment. */
async function createRows(count: number, rate: number): Promise<Rows> {
  const chain = async (file: string) => (await (await fetch(`/chain/${file}.json`)).json()) as never
  const { actions: someActions } = (await chain('actions')) as { readonly actions: readonly Action[] }
  const { transactions: some } = (await chain('transactions')) as { readonly transactions: readonly Transaction[] }
  const action = someActions.find(({ type }) => type === 'ton_transfer')
  const transaction = some.find(({ in_msg, out_msgs }) => typeof in_msg?.source === 'string' && out_msgs.length === 0)
  if (action === undefined || transaction === undefined) throw new Error('The embedded chain has no transfers.')
  const { account, in_msg } = transaction
  const start = Math.floor(Date.now() / 1000) - known
  const time = (at: number) => start + Math.min(at, known) + Math.floor(Math.max(0, at - known) / rate)
  const all = Array.from({ length: known + count }, (_, at) => at)
  const lt = (at: number) => String(70_000_000_000_000 + at * 1000)
  return {
    account,
    transactions: all.map((at) => ({
      ...transaction,
      hash: numberedHash(at),
      lt: lt(at),
      now: time(at),
      prev_trans_lt: lt(at - 1),
      prev_trans_hash: numberedHash(at - 1),
      trace_id: numberedHash(at),
      in_msg: in_msg && { ...in_msg, hash: numberedHash(at, 1), source: numberedAddress(at) },
    })),
    actions: all.map((at) => ({
      ...action,
      action_id: numberedHash(at, 2),
      trace_id: numberedHash(at),
      trace_external_hash_norm: numberedHash(at, 3),
      trace_external_hash: numberedHash(at, 3),
      start_lt: lt(at),
      end_lt: lt(at),
      trace_end_lt: lt(at),
      start_utime: time(at),
      end_utime: time(at),
      trace_end_utime: time(at),
      transactions: [numberedHash(at)],
      accounts: [numberedAddress(at), account],
      details: { ...action.details, source: numberedAddress(at), destination: account, comment: `event ${at}` },
    })),
  }
}

function actionCourse({ account, actions }: Rows): Course {
  return {
    element: createElement(AccountActions, { address: account, limit: 50, follow: true }),
    events: plan(actions, (row, trace) => ({ type: 'actions', finality: 'finalized', actions: [row], ...trace })),
    newest: (host) => Number(/event (\d+)/.exec(host.querySelector('ol li')?.textContent ?? '')?.[1] ?? -1),
  }
}

function transactionCourse({ account, transactions }: Rows): Course {
  return {
    element: createElement(AccountHistory, { address: account, limit: 50, follow: true }),
    events: plan(transactions, (row, trace) => ({
      type: 'transactions',
      finality: 'finalized',
      transactions: [row],
      ...trace,
    })),
    newest(host) {
      const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].slice(0, 4)
      return Math.max(-1, ...links.map(({ hash }) => readNumber(decodeURIComponent(hash.slice(1)))))
    },
  }
}

/** A trace that grows by one transaction in every state, and then becomes final from its root on. */
function traceCourse({ transactions, account }: Rows): Course {
  const events = transactions.slice(known)
  const rows = transactions.slice(0, ofTrace)
  const out_msgs = rows.slice(1).flatMap(({ in_msg }) => in_msg ?? [])
  const hash = numberedHash(0, 4)
  const states = Array.from({ length: 2 * ofTrace - 1 }, (_, state) =>
    rows.slice(0, state + 1).map((row, at) => ({
      ...row,
      out_msgs: at === 0 ? out_msgs : [],
      finality: state - ofTrace >= at ? 'finalized' : 'pending',
      emulated: state - ofTrace < at,
    })),
  )
  let last = -1
  return {
    element: createElement(TracePage, { message: hash }),
    events: events.map((_, at) => {
      const state = Math.floor((at * states.length) / events.length)
      const found = states[state] ?? []
      const text = JSON.stringify({
        type: 'trace',
        finality: 'pending',
        trace_external_hash_norm: hash,
        trace: { tx_hash: found[0]?.hash, in_msg_hash: found[0]?.in_msg?.hash, children: [] },
        transactions: Object.fromEntries(found.map((row) => [row.hash, { ...row, account }])),
      })
      const isNew = state !== last
      last = state
      return { text, row: isNew ? known + state : undefined }
    }),
    newest: (host) => known + Number(host.querySelector('output')?.value ?? -known - 1),
  }
}

/** Text of a page of a trace while it is in flight, and how far it has come: one more in each state. */
function TracePage({ message }: { readonly message: string }): ReactElement {
  const tracked = useTrackedMessage(message)
  const rows = tracked.trace?.transactions ?? []
  const final = rows.filter(({ finality }) => finality === 'finalized').length
  return createElement(
    'div',
    null,
    createElement(TransactionProgress, { tracked }),
    createElement(MessageChainGraph, { trace: tracked.trace }),
    createElement('output', null, rows.length + final - 1),
  )
}

/** One event for each row after those that are known. */
function plan<Row>(
  rows: readonly Row[],
  event: (row: Row, trace: { readonly trace_external_hash_norm: string }) => object,
): PlannedEvent[] {
  return rows.slice(known).map((row, at) => ({
    text: JSON.stringify(event(row, { trace_external_hash_norm: numberedHash(known + at, 3) })),
    row: known + at,
  }))
}

/** Hash that holds a number, base64. @param kind Distinguishes hashes of one number. */
function numberedHash(at: number, kind = 0): string {
  const bytes = new Uint8Array(32).fill(7)
  new DataView(bytes.buffer).setInt32(0, at)
  bytes[4] = kind
  return btoa(String.fromCharCode(...bytes))
}

function readNumber(hash: string): number {
  const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0))
  return bytes[4] === 0 ? new DataView(bytes.buffer).getInt32(0) : -1
}

const numberedAddress = (at: number) => `0:${at.toString(16).toUpperCase().padStart(64, '5')}`

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20)
}
