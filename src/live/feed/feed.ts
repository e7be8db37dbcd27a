// A list that grows at its head while somebody reads it. Rows that are final form one run without
// gaps, kept by cursor; rows that are not lie above it and come and go by the trace they belong to.
import type { Client } from '../../client/client.ts'
import { InvalidParamsError } from '../../client/errors.ts'
import { streamOf } from '../../client/stream/stream.ts'
import type { StreamEvent, StreamSubscription } from '../../client/stream/events.ts'
import { learn } from './learnNames.ts'
import { emptyFeed, type Feed, type FeedOptions, type FeedState } from './state.ts'
import { type Pulse, startPulse } from './pulse.ts'

/** Where the rows of a list come from, and how they compare. */
export interface FeedSource<Row> {
  /** Identifies a row among the final ones. */
  readonly id: (row: Row) => string
  /** Identifies what a row is about from its emulation on: what was seen is not new again. */
  readonly subject: (row: Row) => string
  /** Negative when `a` is newer. */
  readonly compare: (a: Row, b: Row) => number
  /** The newest page, newest first. */
  readonly first: (signal: AbortSignal) => Promise<readonly Row[]>
  /** Everything since the newest of these, in any order; may overlap. Undefined when it is too much. */
  readonly newer: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly Row[] | undefined>
  /** The page after these; may overlap. A page that is not full is the last one. */
  readonly older: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly Row[]>
  /** Rows of a full page. */
  readonly pageSize: number
  /** Everything that is not final yet; undefined where the service does not say. */
  readonly pending: (signal: AbortSignal) => Promise<readonly Row[] | undefined>
  readonly subscription: StreamSubscription
  /** Rows of one event; undefined when it is not about this list. */
  readonly rowsOf: (event: StreamEvent) => readonly Row[] | undefined
  readonly isFinal: (row: Row) => boolean
  /** Where a final row of an event stands to the newest that is known; `ask` when that is not sure. */
  readonly place: (row: Row, newest: Row) => 'next' | 'known' | 'ask'
}

interface Tentative<Row> {
  readonly row: Row
  /** As events name it; undefined for what was asked for. */
  readonly trace: string | undefined
}

/** Rows that wait to be shown; beyond, showing them begins the list anew. */
const mostWaiting = 500
/** Rows of a list that follows by itself; the oldest ones go and can be loaded again. */
const mostFollowed = 1000

/** Milliseconds for which events are gathered before they are shown. */
const frame = 16

/** Makes a feed; it begins with its first subscriber. */
export function createFeed<Row>(
  client: Client,
  source: FeedSource<Row>,
  { interval, slow, follow }: FeedOptions,
): Feed<Row> {
  const listeners = new Set<() => void>()
  let state: FeedState<Row> = emptyFeed
  let pulse: Pulse | undefined
  let unlisten = () => {}
  let more: AbortController | undefined
  /** Final rows, newest first, without a gap; undefined before the first page. */
  let run: readonly Row[] | undefined
  /** Rows that are not final, by id. */
  let tentative = new Map<string, Tentative<Row>>()
  let shown = new Set<string>()
  /** New rows that were let go because nobody looked at them. */
  let dropped = 0
  let beginAnew = false
  let flush: ReturnType<typeof setTimeout> | undefined

  function set(changes: Partial<FeedState<Row>>): void {
    state = { ...state, ...changes }
    for (const listener of Array.from(listeners)) listener()
  }

  /** Everything known, newest first. */
  function all(): readonly Row[] {
    const final = run ?? []
    const settled = new Set(final.map(source.subject))
    const open = Array.from(tentative.values(), ({ row }) => row)
    return [...open.filter((row) => !settled.has(source.subject(row))).sort(source.compare), ...final]
  }

  function publish(changes: Partial<FeedState<Row>> = {}): void {
    const known = all()
    const subjects = new Set(known.map(source.subject))
    if (follow) for (const subject of subjects) shown.add(subject)
    if (shown.size > known.length * 2 + mostWaiting) shown = new Set([...shown].filter((each) => subjects.has(each)))
    const rows = known.filter((row) => shown.has(source.subject(row)))
    const waiting = Array.from(subjects).filter((subject) => !shown.has(subject)).length
    set({ rows, newRows: waiting + dropped, ...changes })
  }

  /** Adds final rows; what was told before of the same subject goes. */
  function commit(rows: readonly Row[]): void {
    const known = new Set((run ?? []).map(source.id))
    const fresh = rows.filter((row) => !known.has(source.id(row)) && known.add(source.id(row)))
    const subjects = new Set(rows.map(source.subject))
    for (const [id, { row }] of tentative) if (subjects.has(source.subject(row))) tentative.delete(id)
    if (fresh.length === 0) return
    run = [...fresh, ...(run ?? [])].sort(source.compare)
    trim()
  }

  function trim(): void {
    if (run === undefined) return
    if (follow && run.length > mostFollowed) {
      for (const row of run.slice(mostFollowed)) shown.delete(source.subject(row))
      run = run.slice(0, mostFollowed)
      state = { ...state, hasMore: true }
    }
    const waiting = run.filter((row) => !shown.has(source.subject(row)))
    if (follow || waiting.length <= mostWaiting) return
    // The newest one stays as the mark from which the service is asked on.
    const [newest] = run
    run = run.filter((row) => row === newest || shown.has(source.subject(row)))
    dropped += waiting.length - 1
    beginAnew = true
  }

  async function begin(signal: AbortSignal): Promise<void> {
    const page = await source.first(signal)
    if (signal.aborted) return
    run = page
    shown = new Set(page.map(source.subject))
    dropped = 0
    beginAnew = false
    state = { ...state, hasMore: page.length >= source.pageSize }
  }

  async function catchUp(known: readonly Row[], signal: AbortSignal): Promise<void> {
    const newer = await source.newer(known, signal)
    if (signal.aborted) return
    if (newer !== undefined) commit(newer)
    else if (follow) await begin(signal)
    else {
      beginAnew = true
      dropped = Math.max(dropped, mostWaiting)
    }
  }

  async function round(signal: AbortSignal): Promise<void> {
    const isFirst = run === undefined
    try {
      await (run === undefined ? begin(signal) : catchUp(run, signal))
      if (signal.aborted) return
      publish({ loading: false, error: undefined })
      const told = tentative
      const pending = await source.pending(signal)
      // What events said meanwhile is newer.
      if (signal.aborted || pending === undefined || told !== tentative) return
      tentative = new Map(pending.map((row) => [source.id(row), { row, trace: undefined }]))
      if (isFirst) for (const row of pending) shown.add(source.subject(row))
      publish()
    } catch (error) {
      if (signal.aborted) return
      set({ error, loading: run === undefined && !(error instanceof InvalidParamsError) })
    }
  }

  function forget(trace: string, subjects: ReadonlySet<string>): void {
    tentative = new Map(
      Array.from(tentative).filter(
        ([, told]) => told.trace !== trace && !subjects.has(source.subject(told.row)),
      ),
    )
  }

  function heard(event: StreamEvent): void {
    if (event.type === 'trace_invalidated') {
      // What was asked for does not say in the same words which trace it belongs to.
      if (Array.from(tentative.values()).some(({ trace }) => trace === undefined)) pulse?.wake()
      forget(event.trace_external_hash_norm, new Set())
      return plan()
    }
    const rows = source.rowsOf(event)
    if (rows === undefined || !('trace_external_hash_norm' in event)) return
    const trace = event.trace_external_hash_norm
    learn(client, event)
    forget(trace, new Set(rows.map(source.subject)))
    for (const row of rows) tentative.set(source.id(row), { row, trace })
    // Oldest first, so that each may follow the one before.
    for (const row of rows.filter(source.isFinal).toSorted((a, b) => source.compare(b, a))) place(row)
    plan()
  }

  function place(row: Row): void {
    const [newest] = run ?? []
    const where = newest === undefined ? 'ask' : source.place(row, newest)
    if (where === 'ask') return pulse?.wake()
    tentative.delete(source.id(row))
    if (where === 'known') return
    run = [row, ...(run ?? [])]
    trim()
  }

  /** A busy account has many events in a moment; the page is drawn once for all of them. */
  function plan(): void {
    flush ??= setTimeout(() => {
      flush = undefined
      publish()
    }, frame)
  }

  function start(): void {
    const stop = streamOf(client)?.listen(source.subscription, {
      opened() {
        set({ live: true })
        pulse?.wake()
      },
      closed() {
        set({ live: false })
        pulse?.wake()
      },
      event: heard,
    })
    unlisten = () => stop?.()
    const pause = () => {
      if (state.error instanceof InvalidParamsError) return undefined
      const awaited = Array.from(tentative.values()).some(({ row }) => source.isFinal(row))
      return state.live && !awaited ? slow : interval
    }
    pulse = startPulse(round, pause, Math.min(1000, interval))
  }

  function end(): void {
    pulse?.stop()
    pulse = undefined
    unlisten()
    more?.abort()
    more = undefined
    clearTimeout(flush)
    flush = undefined
    state = { ...state, live: false, loadingMore: false }
  }

  async function load(signal: AbortSignal): Promise<void> {
    set({ loadingMore: true })
    try {
      const older = await source.older(run ?? [], signal)
      if (signal.aborted) return
      const known = new Set((run ?? []).map(source.id))
      const fresh = older.filter((row) => !known.has(source.id(row)))
      for (const row of fresh) shown.add(source.subject(row))
      run = [...(run ?? []), ...fresh].sort(source.compare)
      publish({ loadingMore: false, hasMore: older.length >= source.pageSize, error: undefined })
    } catch (error) {
      if (!signal.aborted) set({ loadingMore: false, error })
    } finally {
      if (more?.signal === signal) more = undefined
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (pulse === undefined) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
    showNew() {
      if (beginAnew) {
        run = undefined
        set({ loading: true, newRows: 0 })
        return pulse?.wake()
      }
      for (const row of all()) shown.add(source.subject(row))
      publish()
    },
    loadMore() {
      if (run === undefined || more !== undefined || !state.hasMore) return
      more = new AbortController()
      void load(more.signal)
    },
    retry() {
      set({ error: undefined, loading: run === undefined })
      pulse?.wake()
    },
  }
}
