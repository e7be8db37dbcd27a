// A list that grows at its head while somebody reads it. Final rows form one run without gaps, loaded
// by cursor. Rows that are not final stand above it; they come and go with the trace they belong to.
import type { Client } from '../../../sources/client/client.ts'
import { InvalidParamsError } from '../../../sources/client/errors.ts'
import { onAbort, wait } from '../../../sources/client/limits/onAbort.ts'
import { now, throttle } from '../../../sources/client/limits/pause.ts'
import type { StreamEvent } from '../../../sources/client/stream/events.ts'
import type { Priority } from '../../../sources/client/transports/transport.ts'
import { createEngine, type Engine } from '../createEngine.ts'
import type { FeedSource } from './feedSource.ts'
import { emptyFeed, type Feed, type FeedOptions, type FeedState } from './feedState.ts'

/** A row that is not final. */
interface Tentative<Row> {
  readonly row: Row
  /** Trace key as events name it; undefined for a row that a request returned. */
  readonly trace: string | undefined
  /** Time at which it was told, in milliseconds of `now`. */
  readonly at: number
}

/** Most new rows that are kept; `showNew` restarts the list when there were more. */
const maxNewRows = 500
/** Most rows of a list with `follow`; the oldest ones are dropped and can be loaded again. */
const maxFollowedRows = 1000
/** Milliseconds after which a row that became invalid while the stream was closed would have become final. */
const maxUnsettled = 30_000
/** Milliseconds for which events are collected before the list changes. */
const frame = 16
/** Most milliseconds for which the first page waits for the rows that are not final, which stand above it. */
const maxWait = 300
/**
 * Most milliseconds for which the first request for these rows lets others of the screen go first: without a key, the
 * service answers one in a second, and a reader misses the state of an account sooner than a row that is not final.
 */
const maxCourtesy = 3000

/** Why the last request of each kind failed; null when it did not. The first of them is shown. */
interface Errors {
  readonly newest: unknown
  readonly pending: unknown
  readonly older: unknown
}
const noErrors: Errors = { newest: null, pending: null, older: null }

/** Creates a feed; it starts with its first subscriber. */
export function createFeed<Row>(
  client: Client,
  source: FeedSource<Row>,
  { interval, streamingInterval, follow }: FeedOptions,
): Feed<Row> {
  let errors = noErrors
  /** Requests in progress; their answers are about the list as it was when they began. */
  let running: AbortController | undefined
  let olderPage: AbortController | undefined
  /** Final rows, newest first, without a gap; undefined before the first page. */
  let run: readonly Row[] | undefined
  /** Rows that are not final, by id. */
  let tentative = new Map<string, Tentative<Row>>()
  /** Number of events that told of rows. */
  let told = 0
  /** Subjects of the rows that are shown. */
  let shown = new Set<string>()
  /** Number of new rows beyond `maxNewRows`, which were dropped. */
  let dropped = 0
  /** New rows were dropped: the list can only show them by starting again with the newest page. */
  let mustRestart = false
  /** The next answer is the newest page, which replaces the list. */
  let isRestarting = false
  /** There is more than one catch-up loads: only a restart can tell what it is. */
  let isBeyond = false
  /** The last final row that did not follow the newest one. */
  let awaited: Row | undefined
  /** Time at which the stream closed, in milliseconds of `now`. */
  let closedAt = -Infinity

  /** Returns all known rows, newest first, without a gap between final ones. */
  function all(): readonly Row[] {
    const final = run ?? []
    const settled = new Set(final.map(source.subject))
    const open = Array.from(tentative.values(), ({ row }) => row).filter(
      (row) => !settled.has(source.subject(row)) && !isPast(row),
    )
    return [...open.sort(source.compare), ...final]
  }

  /** Tells whether a final row is no newer than the newest of the list: it is in it, or before its end. */
  function isPast(row: Row): boolean {
    return source.isFinal(row) && findRelation(row) === 'known'
  }

  function findRelation(row: Row): ReturnType<FeedSource<Row>['relate']> {
    const [newest] = run ?? []
    return newest === undefined ? 'unclear' : source.relate(row, newest)
  }

  function publish(changes: Partial<FeedState<Row>> = {}): void {
    const known = all()
    const subjects = new Set(known.map(source.subject))
    if (follow) for (const subject of subjects) shown.add(subject)
    if (shown.size > known.length * 2 + maxNewRows) shown = new Set([...shown].filter((each) => subjects.has(each)))
    const rows = known.filter((row) => shown.has(source.subject(row)))
    const unseen = known.filter((row) => !shown.has(source.subject(row)))
    const hidden = new Set(unseen.map(source.subject)).size
    const isAwaited = isRestarting && (changes.isPending ?? engine.current().isPending)
    engine.set({ rows, newRows: isAwaited ? 0 : hidden + dropped, unseen: isAwaited ? [] : unseen, ...changes })
  }

  /**
   * Records how requests went: one that succeeds says nothing about those of another kind.
   * @returns What changes in the state.
   */
  function noteErrors(changes: Partial<Errors>): Pick<FeedState<Row>, 'error'> {
    errors = { ...errors, ...changes }
    return { error: errors.newest ?? errors.pending ?? errors.older }
  }

  /** Adds final rows, and removes the tentative rows of the same subjects. */
  function addFinal(rows: readonly Row[]): void {
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
    if (follow) {
      if (run.length <= maxFollowedRows) return
      for (const row of run.slice(maxFollowedRows)) shown.delete(source.subject(row))
      run = run.slice(0, maxFollowedRows)
      leaveOlderPage()
      engine.set({ hasMore: true })
      return
    }
    const hidden = run.filter((row) => !shown.has(source.subject(row)))
    if (hidden.length <= maxNewRows) return
    // The newest row stays: further requests continue after it.
    const [newest] = run
    run = run.filter((row) => row === newest || shown.has(source.subject(row)))
    dropped += hidden.length - 1
    mustRestart = true
  }

  /** Ends the request for an older page: the list no longer ends where that page begins. */
  function leaveOlderPage(): void {
    olderPage?.abort()
    olderPage = undefined
    engine.set({ isLoadingMore: false })
  }

  async function loadFirst(signal: AbortSignal): Promise<void> {
    const page = await source.first(signal)
    if (signal.aborted) return
    leaveOlderPage()
    const [top] = page
    // Events may be ahead of the index, which must not take back what they told.
    const ahead = (run ?? []).filter((row) => top === undefined || source.compare(row, top) < 0)
    const wasShown = shown
    run = page
    shown = new Set(page.map(source.subject))
    dropped = 0
    mustRestart = isRestarting = isBeyond = false
    engine.set({ hasMore: page.length >= source.pageSize })
    for (const row of ahead.toReversed()) {
      if (wasShown.has(source.subject(row))) shown.add(source.subject(row))
      tentative.set(source.id(row), { row, trace: undefined, at: now() })
      addFinalFromEvent(row)
    }
    for (const { row } of tentative.values()) if (wasShown.has(source.subject(row))) shown.add(source.subject(row))
  }

  async function catchUp(known: readonly Row[], signal: AbortSignal): Promise<void> {
    const newer = await source.newer(known, signal)
    if (signal.aborted) return
    if (newer !== undefined) addFinal(newer)
    else if (follow) await loadFirst(signal)
    else {
      mustRestart = isBeyond = true
      dropped = Math.max(dropped, maxNewRows)
    }
  }

  async function poll(stopped: AbortSignal): Promise<void> {
    const request = new AbortController()
    const { signal } = request
    const release = onAbort(stopped, () => request.abort())
    const isFirst = run === undefined
    let kind: keyof Errors = 'newest'
    running = request
    try {
      const first = run === undefined || isRestarting ? loadFirst(signal) : undefined
      const early = isFirst ? askPending(signal, 'background') : undefined
      // When the first page fails, nobody waits for it.
      early?.catch(() => {})
      if (first !== undefined) await first
      // The page itself is of no use before the reader asks for it: this tells whether the service answers.
      else if (isBeyond) await source.first(signal)
      else await catchUp(run ?? [], signal)
      // Rows that come later count as new, so that none moves what is read already.
      const settleEarly =
        client.queue.length() > 0 ? undefined : await within(maxWait, early, signal).catch(() => undefined)
      if (signal.aborted) return
      if (settleEarly?.() === true) showTentative()
      // The service answers again: a table that waits after a failed page requests it anew.
      publish({
        isPending: false,
        isFetching: false,
        origin: source.origin(),
        ...noteErrors({ newest: null, older: null }),
      })
      kind = 'pending'
      if (settleEarly === undefined) {
        // An equal request that still waits is raised, not repeated.
        const settleLate = (await within(maxCourtesy, early, signal)) ?? (await askPending(signal))
        if (signal.aborted) return
        if (settleLate() && isFirst && run?.length === 0) showTentative()
      }
      publish(noteErrors({ pending: null }))
    } catch (error) {
      if (!signal.aborted) publish({ isPending: false, isFetching: false, ...noteErrors({ [kind]: error }) })
    } finally {
      release()
      // Nobody waits for what is left of it.
      request.abort()
    }
  }

  function showTentative(): void {
    for (const { row } of tentative.values()) shown.add(source.subject(row))
  }

  /** Asks for the rows that are not final. @returns A function that lists them, unless events told newer ones. */
  async function askPending(signal: AbortSignal, priority: Priority = 'screen'): Promise<() => boolean> {
    const before = told
    const pending = await source.pending(signal, priority)
    return () => {
      if (before !== told) return false
      settle(pending)
      return true
    }
  }

  /** Returns what arrives within some milliseconds; undefined for what does not. */
  async function within<T>(
    milliseconds: number,
    asked: Promise<T> | undefined,
    signal: AbortSignal,
  ): Promise<T | undefined> {
    return asked && Promise.race([asked, wait(milliseconds, signal).then(() => undefined)])
  }

  /** Removes the tentative rows that the service no longer lists; final ones wait for the index. */
  function settle(pending: readonly Row[] | undefined): void {
    const isLost = ({ at }: Tentative<Row>) => at < closedAt && now() - closedAt > maxUnsettled
    const isKept = (each: Tentative<Row>) =>
      source.isFinal(each.row) ? !isPast(each.row) : pending === undefined && !isLost(each)
    const kept = Array.from(tentative).filter(([, each]) => isKept(each))
    const keptSubjects = new Set(kept.map(([, { row }]) => source.subject(row)))
    const listed = (pending ?? []).filter((row) => !keptSubjects.has(source.subject(row)))
    tentative = new Map([
      ...kept,
      ...listed.map((row) => [source.id(row), { row, trace: undefined, at: now() }] as const),
    ])
  }

  /** Removes the tentative rows of a trace and of some subjects. */
  function removeTentative(trace: string, subjects: ReadonlySet<string>): void {
    told += 1
    for (const [id, each] of tentative)
      if (each.trace === trace || subjects.has(source.subject(each.row))) tentative.delete(id)
  }

  function handleEvent(event: StreamEvent): void {
    if (event.type === 'trace_invalidated') {
      // Rows that a request returned do not name their trace as events do: only a request can tell.
      if (Array.from(tentative.values()).some(({ trace }) => trace === undefined)) engine.wake()
      removeTentative(event.trace_external_hash_norm, new Set())
      return schedulePublish()
    }
    const rows = source.readEvent(event)
    if (rows === undefined || !('trace_external_hash_norm' in event)) return
    const trace = event.trace_external_hash_norm
    removeTentative(trace, new Set(rows.map(source.subject)))
    for (const row of rows) tentative.set(source.id(row), { row, trace, at: now() })
    // Oldest first, so that each row can follow the previous one.
    for (const row of rows.filter(source.isFinal).toSorted((a, b) => source.compare(b, a))) addFinalFromEvent(row)
    schedulePublish()
  }

  function addFinalFromEvent(row: Row): void {
    const relation = findRelation(row)
    if (relation === 'gap' && !shown.has(source.subject(row))) {
      // Only the rows before it make it a part of the list.
      tentative.delete(source.id(row))
      awaited = row
    }
    if (relation === 'unclear' || relation === 'gap') return engine.wake()
    tentative.delete(source.id(row))
    if (relation === 'known') return
    run = [row, ...(run ?? [])]
    trim()
  }

  /** Collects the many events of a busy account into one change of the list. */
  const schedulePublish = throttle(0, () => publish(), frame)

  const engine: Engine<FeedState<Row>> = createEngine<FeedState<Row>>(client, {
    initial: emptyFeed,
    subscription: source.subscription,
    poll,
    nextPause() {
      const { error, live } = engine.current()
      if (error instanceof InvalidParamsError) return Infinity
      const open = Array.from(tentative.values(), ({ row }) => row)
      const awaitsIndex = [...open, ...(awaited === undefined ? [] : [awaited])].some(
        (row) => source.isFinal(row) && !isPast(row),
      )
      return live && !awaitsIndex ? streamingInterval : interval
    },
    interval,
    onLive(live) {
      if (!live) closedAt = now()
    },
    onEvent: handleEvent,
    onStop() {
      leaveOlderPage()
      schedulePublish.cancel()
    },
  })

  async function loadOlder(signal: AbortSignal): Promise<void> {
    engine.set({ isLoadingMore: true })
    try {
      const older = await source.older(run ?? [], signal)
      if (signal.aborted) return
      const known = new Set((run ?? []).map(source.id))
      const fresh = older.filter((row) => !known.has(source.id(row)))
      for (const row of fresh) shown.add(source.subject(row))
      run = [...(run ?? []), ...fresh].sort(source.compare)
      publish({ isLoadingMore: false, hasMore: older.length >= source.pageSize, ...noteErrors({ older: null }) })
    } catch (error) {
      if (!signal.aborted) engine.set({ isLoadingMore: false, ...noteErrors({ older: error }) })
    } finally {
      if (olderPage?.signal === signal) olderPage = undefined
    }
  }

  return {
    current: engine.current,
    subscribe: engine.subscribe,
    showNew() {
      if (mustRestart) {
        isRestarting = true
        running?.abort()
        leaveOlderPage()
        engine.set({ isPending: true, isFetching: true, newRows: 0, unseen: [], ...noteErrors(noErrors) })
        return engine.wake()
      }
      for (const row of all()) shown.add(source.subject(row))
      publish()
    },
    loadMore() {
      if (run === undefined || olderPage !== undefined || !engine.current().hasMore) return
      olderPage = new AbortController()
      void loadOlder(olderPage.signal)
    },
    retry() {
      engine.set({ ...noteErrors(noErrors), isPending: run === undefined || isRestarting, isFetching: true })
      engine.wake()
    },
  }
}
