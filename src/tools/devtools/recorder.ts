import type { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { createListeners } from '../../sources/client/createListeners.ts'
import { HttpError, type Issue } from '../../sources/client/errors.ts'
import type { ClientEvent, ObservedRequest } from '../../sources/client/observe.ts'
import type { Origin } from '../../sources/client/origin.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { addCounts, checkHashes, type HashCounts } from './checkHashes.ts'
import { isClientQuery } from '../../react/query/endpointQueryOptions.ts'
import { countRows } from './findCauses.ts'

/** One call of a client, from start to end. Times are Unix milliseconds. */
export interface RecordedCall extends ObservedRequest {
  readonly endedAt?: number
  /** Number of rows of the result; absent if it is not a list. */
  readonly rows?: number | undefined
  readonly origin?: Origin
  readonly error?: unknown
}

/** One HTTP request to the service. Times are Unix milliseconds. */
export interface RecordedRequest {
  readonly request: number
  readonly endpoint: AnyEndpoint
  readonly params: unknown
  /** Number of calls that share the response. */
  readonly callers: number
  readonly attempt: number
  /** Time in the queue, milliseconds. */
  readonly waited: number
  readonly sentAt: number
  readonly endedAt?: number
  readonly error?: unknown
}

/** Differences of a response from the documented shape. */
export interface RecordedMismatch {
  readonly at: number
  /** The endpoint, or the event of the stream. */
  readonly endpoint: Pick<AnyEndpoint, 'name' | 'path'>
  readonly issues: readonly Issue[]
}

/** Everything recorded of a client. A new object after each change. */
export interface Activity {
  /** The last calls, newest first. */
  readonly calls: readonly RecordedCall[]
  /** The last requests, newest first. */
  readonly requests: readonly RecordedRequest[]
  readonly mismatches: readonly RecordedMismatch[]
  /** Transactions in results by whether they fit their hashes, by the name of the endpoint. */
  readonly hashes: Readonly<Record<string, HashCounts>>
  readonly totals: {
    readonly calls: number
    readonly requests: number
    /** Number of responses with status 429. */
    readonly refused: number
    /** Number of results from a mirror. */
    readonly fromMirror: number
    /** Number of components that found their data in the query cache. */
    readonly fromCache: number
  }
}

/** Records the {@link Activity} of a client, in the form that `useSyncExternalStore` reads. */
export interface Recorder {
  readonly activity: () => Activity
  readonly subscribe: (listener: () => void) => () => void
  /** Counts the components that find their data in this query cache. */
  readonly watch: (cache: QueryClient, key: string) => void
  readonly clear: () => void
}

const empty: Activity = {
  calls: [],
  requests: [],
  mismatches: [],
  hashes: {},
  totals: { calls: 0, requests: 0, refused: 0, fromMirror: 0, fromCache: 0 },
}
/** Maximum number of entries of each list. */
const maxEntries = 200

const recorders = new WeakMap<object, Recorder>()

/** Returns the recorder of a client and of its variants by policy. Recording starts with the first call. */
export function getRecorder({ observe }: Client): Recorder {
  const recorder = recorders.get(observe) ?? createRecorder(observe)
  recorders.set(observe, recorder)
  return recorder
}

function createRecorder(observe: Client['observe']): Recorder {
  let activity = empty
  const listeners = createListeners()
  const watched = new WeakSet<QueryCache>()
  let isNotified = true

  function change(next: Partial<Activity>, totals: Partial<Activity['totals']> = {}): void {
    activity = { ...activity, ...next, totals: { ...activity.totals, ...totals } }
    if (!isNotified) return
    isNotified = false
    // A suspense query starts during render, when listeners must not be called.
    queueMicrotask(() => {
      isNotified = true
      listeners.notify()
    })
  }

  /** Records the end of a call, also of one whose start was not recorded. */
  function endCall(ended: RecordedCall, totals: Partial<Activity['totals']> = {}): void {
    const at = activity.calls.findIndex(({ id }) => id === ended.id)
    const calls = at < 0 ? [ended, ...activity.calls].slice(0, maxEntries) : activity.calls.with(at, ended)
    change({ calls }, at < 0 ? { calls: activity.totals.calls + 1, ...totals } : totals)
  }

  let checking = Promise.resolve()
  let clears = 0
  /** Checks the transactions of a result after those of the results before. */
  function countHashes(endpoint: string, answer: unknown): void {
    const before = clears
    const check = async () => {
      const found = await checkHashes(answer)
      if (found === undefined || before !== clears) return
      change({ hashes: { ...activity.hashes, [endpoint]: addCounts(activity.hashes[endpoint], found) } })
    }
    // Without the code of the check, nothing is counted.
    checking = checking.then(check).catch(() => undefined)
  }

  observe((event: ClientEvent) => {
    const { calls, requests, mismatches, totals } = activity
    switch (event.type) {
      case 'start': {
        const { type: _type, at: _at, ...call } = event
        change({ calls: [call, ...calls].slice(0, maxEntries) }, { calls: totals.calls + 1 })
        break
      }
      case 'answer': {
        const { type: _, at, answer, ...call } = event
        const fromMirror = totals.fromMirror + (call.origin.source === 'mirror' ? 1 : 0)
        endCall({ ...call, endedAt: at, rows: countRows(call.endpoint, answer) }, { fromMirror })
        countHashes(call.endpoint.name, answer)
        break
      }
      case 'failure': {
        const { type: _, at, ...call } = event
        endCall({ ...call, endedAt: at })
        break
      }
      case 'request': {
        const { type: _, at, ...request } = event
        const sent = { ...request, sentAt: at }
        change({ requests: [sent, ...requests].slice(0, maxEntries) }, { requests: totals.requests + 1 })
        break
      }
      case 'response': {
        const { request, at, error } = event
        const refused = totals.refused + (isRefusal(error) ? 1 : 0)
        const end = { endedAt: at, ...(error === undefined ? {} : { error }) }
        const ended = (each: RecordedRequest) => (each.request === request ? { ...each, ...end } : each)
        change({ requests: requests.map(ended) }, { refused })
        break
      }
      case 'mismatch': {
        const { type: _, ...mismatch } = event
        change({ mismatches: [mismatch, ...mismatches].slice(0, maxEntries) })
      }
    }
  })

  return {
    activity: () => activity,
    subscribe: listeners.subscribe,
    watch(cache, key) {
      const queries = cache.getQueryCache()
      if (watched.has(queries)) return
      watched.add(queries)
      queries.subscribe(({ type, query }) => {
        if (type !== 'observerAdded' || query.state.data === undefined) return
        if (isClientQuery({ key }, query)) change({}, { fromCache: activity.totals.fromCache + 1 })
      })
    },
    clear() {
      clears++
      change(empty, empty.totals)
    },
  }
}

/** Tells whether the service rejected a request because of the rate limit. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'rateLimited'
}
