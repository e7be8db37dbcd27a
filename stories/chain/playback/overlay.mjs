// Answers about a trace that is under way, laid over an index whose world ends where it begins.
import { traceBody } from './traceBody.mjs'

/** @import { Frame, Recording } from './frames.mjs' */
/** @import { Transaction } from '../../../src/service/rows/transaction.ts' */

/**
 * @typedef {{ status: number, body: unknown }} Answer
 * @typedef {(url: URL) => Promise<Answer>} Ask The index, with everything in it.
 *
 * @typedef {object} Moment
 * @property {Recording} recording
 * @property {Frame} frame
 * @property {Transaction} first Root of the trace.
 * @property {string} hash Normalised hash of the external message.
 */

/** @type {Readonly<Record<string, (url: URL, ask: Ask, moment: Moment) => Promise<Answer | undefined>>>} */
const ROUTES = {
  '/pendingTraces': async ({ searchParams }, _ask, moment) => {
    if (searchParams.size === 0) return undefined
    const { frame, recording } = moment
    const asked = isAsked(searchParams, 'ext_msg_hash', moment) || touches(frame.rows, searchParams)
    const gone = !asked || frame.rows.length === 0 || frame.stage === 'classified'
    const traces = gone ? null : [traceBody(frame, recording.actions ?? [])]
    return ok({ traces, ...readNames(recording) })
  },
  '/pendingActions': async ({ searchParams }, _ask, moment) => {
    if (searchParams.size === 0) return undefined
    const { frame, recording } = moment
    const asked = isAsked(searchParams, 'ext_msg_hash', moment) || touches(frame.rows, searchParams)
    const runs = asked && frame.whole && frame.stage !== 'classified'
    return ok({ actions: runs ? (recording.actions ?? []) : [], ...readNames(recording) })
  },
  '/pendingTransactions': async ({ searchParams }, _ask, { frame, recording }) => {
    const accounts = searchParams.getAll('account')
    const rows = frame.rows.filter((row) => row.emulated === true && accounts.includes(row.account))
    if (accounts.length === 0) return undefined
    return ok({ transactions: rows.length === 0 ? null : rows, ...readNames(recording) })
  },
  '/traces': async (url, ask, moment) => {
    const { recording, frame, first } = moment
    const named =
      isAsked(url.searchParams, 'msg_hash', moment) ||
      url.searchParams.getAll('trace_id').includes(first.trace_id ?? '') ||
      url.searchParams.getAll('tx_hash').some((hash) => recording.transactions.some((row) => row.hash === hash))
    if (!named) return cutList(url, ask, moment, 'traces', [])
    const indexed = frame.rows.filter((row) => row.finality === 'finalized')
    if (indexed.length === 0) return ok({ traces: [], ...readNames(recording) })
    const wants = /^(true|1)$/i.test(url.searchParams.get('include_actions') ?? '')
    const actions = frame.stage === 'classified' ? (recording.actions ?? []) : []
    const body = traceBody({ ...frame, rows: indexed, whole: false }, wants ? actions : undefined)
    return ok({ traces: [body], ...readNames(recording) })
  },
  '/transactions': (url, ask, moment) => {
    const { searchParams } = url
    const wanted = searchParams.getAll('account')
    const rows = moment.frame.rows.filter(
      ({ finality, account }) => finality === 'finalized' && (wanted.length === 0 || wanted.includes(account)),
    )
    return cutList(url, ask, moment, 'transactions', rows)
  },
  '/actions': (url, ask, moment) => {
    const account = url.searchParams.get('account')
    const done = moment.frame.stage === 'classified' ? (moment.recording.actions ?? []) : []
    const rows = done.filter((row) => account === null || row.accounts?.includes(account) === true)
    return cutList(url, ask, moment, 'actions', rows)
  },
  '/accountStates': async (url, ask, { recording, frame }) => {
    const { status, body } = await ask(url)
    const { accounts, ...rest } = /** @type {{ accounts?: Record<string, unknown>[] }} */ (body)
    const patch = (/** @type {Record<string, unknown>} */ row) => {
      const own = recording.transactions.filter(({ account }) => account === row['address'])
      const known = frame.rows.filter((one) => one.finality === 'finalized' && one.account === row['address'])
      const last = known.at(-1)
      const state = last?.account_state_after ?? own.at(-1)?.account_state_before
      if (state?.balance === undefined || own.length === 0) return row
      return {
        ...row,
        balance: state.balance,
        ...(last !== undefined && { last_transaction_hash: last.hash, last_transaction_lt: last.lt }),
      }
    }
    return accounts === undefined ? { status, body } : { status, body: { ...rest, accounts: accounts.map(patch) } }
  },
  // A chain that is under way has a head that moves with the clock.
  '/masterchainInfo': async (url, ask) => {
    const { status, body } = await ask(url)
    const { last, first } = /** @type {{ last: Record<string, unknown>, first: unknown }} */ (body)
    const now = Math.floor(Date.now() / 1000)
    const seqno = Number(last['seqno']) + Math.floor((now % 10_000_000) / 3)
    return { status, body: { first, last: { ...last, seqno, gen_utime: String(now - 2) } } }
  },
}

/**
 * @param {URL} url Any path that ends in a route.
 * @param {Ask} ask
 * @param {Moment} moment
 * @returns {Promise<Answer | undefined>}
 */
export async function overlay(url, ask, moment) {
  const route = `/${url.pathname.split('/').at(-1)}`
  return Object.hasOwn(ROUTES, route) ? ROUTES[route]?.(url, ask, moment) : undefined
}

/**
 * A listing, newest first, as of now: the rows of the trace, then what the index holds from before.
 * @param {URL} url @param {Ask} ask @param {Moment} moment @param {string} key
 * @param {readonly object[]} rows In the order of the trace.
 * @returns {Promise<Answer>}
 */
async function cutList(url, ask, { first, recording }, key, rows) {
  const inside = new URL(url)
  const { searchParams } = inside
  const limit = Number(searchParams.get('limit') ?? 10)
  const offset = Number(searchParams.get('offset') ?? 0)
  const bound = (/** @type {string} */ name) => BigInt(searchParams.get(name) ?? (name === 'end_lt' ? 2n ** 63n : 0n))
  const [least, most] = [bound('start_lt'), bound('end_lt')]
  const descending = !/^a/i.test(searchParams.get('sort') ?? 'desc')
  const ends = BigInt(first.lt) - 1n
  if (most > ends) searchParams.set('end_lt', String(ends))
  searchParams.set('limit', String(Math.min(1000, limit + offset)))
  searchParams.set('offset', '0')
  const { status, body } = least > ends ? { status: 200, body: { [key]: [] } } : await ask(inside)
  const older = /** @type {Record<string, object[]>} */ (body)[key]
  if (status !== 200 || older === undefined) return { status, body }
  const fresh = rows.filter((row) => {
    const { lt, trace_end_lt } = /** @type {{ lt?: string, trace_end_lt?: string }} */ (row)
    const place = BigInt(lt ?? trace_end_lt ?? 0)
    return place >= least && place <= most
  })
  const all = descending ? [...fresh.toReversed(), ...older] : [...older, ...fresh]
  const names = { .../** @type {object} */ (body), ...readNames(recording) }
  return ok({ ...names, [key]: all.slice(offset, offset + limit) })
}

/** @param {readonly Transaction[]} rows @param {URLSearchParams} params */
function touches(rows, params) {
  const account = params.get('account')
  return rows.some((row) => row.account === account)
}

/** @param {URLSearchParams} params @param {string} name @param {Moment} moment */
function isAsked(params, name, { hash, first }) {
  return params.getAll(name).some((given) => given === hash || given === first.in_msg?.hash)
}

/** @param {Recording} recording */
function readNames({ address_book = {}, metadata = {} }) {
  return { address_book, metadata }
}

/** @param {unknown} body @returns {Answer} */
function ok(body) {
  return { status: 200, body }
}
