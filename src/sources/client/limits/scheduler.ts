import type { Token, TokenBucket } from './bucket.ts'
import { HttpError, NetworkError } from '../errors.ts'
import { createListeners } from '../createListeners.ts'
import type { Priority, RequestQueue } from '../transports/transport.ts'
import { createFifo, type Fifo } from './fifo.ts'
import { onAbort, wait } from './onAbort.ts'
import { now, startPause } from './pause.ts'
import { backoffPause, retryPause } from './retryPause.ts'

/** A request that waits to be sent. */
export interface QueuedRequest<Result = unknown> {
  /** Raised by {@link Scheduler.raise}. */
  priority: Priority
  /** Positions on the screen of those who wait for it; see `TransportInit.position`. */
  readonly positions: Set<() => number>
  /** True once the request is sent, until a retry; set by the scheduler. */
  sent: boolean
  /** True if it may be sent again after a failure. */
  readonly repeatable: boolean
  /** Pause before the first retry, in milliseconds; each further pause is twice as long. */
  readonly backoff: number
  /** Aborts the request and its waits. */
  readonly signal: AbortSignal
  /** Sends the request once; calls `onResponse` when the response starts. */
  readonly send: (onResponse: () => void) => Promise<Result>
}

/** Sends requests within the rate limit, and retries temporary failures. */
export interface Scheduler {
  readonly queue: RequestQueue
  /** Queues a request. @throws what `send` throws at the last attempt. */
  readonly schedule: <Result>(request: QueuedRequest<Result>) => Promise<Result>
  /**
   * Waits until something that is no request of the scheduler may be sent once: after what the screen waits for, unless
   * that takes too long. @throws the signal's reason.
   */
  readonly takeTurn: (signal: AbortSignal) => Promise<void>
  /** Gives a request the priority `screen`, also while it waits. */
  readonly raise: (request: QueuedRequest) => void
}

interface Waiter {
  readonly request: QueuedRequest
  readonly isRetry: boolean
  readonly resolve: (token: Token) => void
}

/** Most milliseconds for which {@link Scheduler.takeTurn} lets requests of the screen go first. */
const maxCourtesy = 3000
/** Most retries after server errors and broken connections. */
const maxRetries = 3
/** Most retries after 429: their pauses add up to more than two minutes. */
const maxRateLimited = 8

function rankBySight({ request: { positions } }: Waiter): number | undefined {
  return positions.size === 0 ? undefined : Math.min(...Array.from(positions, (position) => position()))
}

/** Creates a scheduler that takes its tokens from a bucket. */
export function createScheduler(bucket: TokenBucket): Scheduler {
  /** Requests that wait for a token, in the order in which they get one. */
  const lanes = {
    screenRetry: createFifo<Waiter>(),
    screen: createFifo<Waiter>(),
    backgroundRetry: createFifo<Waiter>(),
    background: createFifo<Waiter>(),
  }
  const order = Object.values(lanes)
  const waiting = new Map<QueuedRequest, Waiter>()
  const listeners = createListeners()
  let idle = true
  /** Number of requests in the queue. */
  let length = 0
  let lastPause = 0
  /** Consecutive 429 responses. */
  let refusals = 0
  /** Ends the wait for the next token. */
  let wake = () => {}
  bucket.watch?.(() => wake())

  function changeLength(by: number): void {
    length += by
    listeners.notify()
  }

  function findLane({ request, isRetry }: Waiter): Fifo<Waiter> {
    return lanes[isRetry ? (`${request.priority}Retry` as const) : request.priority]
  }

  function takeToken(request: QueuedRequest, isRetry: boolean): Promise<Token> {
    return new Promise((resolve, reject) => {
      request.signal.throwIfAborted()
      const release = onAbort(request.signal, () => {
        findLane(waiter).remove(waiter)
        waiting.delete(request)
        if (waiting.size === 0) wake()
        reject(request.signal.reason as Error)
      })
      const waiter: Waiter = {
        request,
        isRetry,
        resolve(token) {
          release()
          waiting.delete(request)
          resolve(token)
        },
      }
      findLane(waiter).add(waiter)
      waiting.set(request, waiter)
      if (idle) void serve()
    })
  }

  async function serve(): Promise<void> {
    idle = false
    // Requests of one task can be joined before the first one is sent.
    await sleep(0)
    while (waiting.size > 0) {
      const token = await bucket.take(() => waiting.size > 0)
      if (typeof token === 'number') await sleep(token)
      else
        order
          .find((lane) => lane.size() > 0)
          ?.take(rankBySight)
          ?.resolve(token)
    }
    idle = true
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const pause = startPause(milliseconds, resolve)
      wake = () => {
        pause.cancel()
        resolve()
      }
      if (waiting.size === 0) wake()
    })
  }

  /** Returns the milliseconds until the next attempt; `undefined` if there is none. */
  function retryDelay(error: unknown, request: QueuedRequest, token: Token, retries: number): number | undefined {
    if (error instanceof HttpError && error.kind === 'rateLimited') {
      // Several requests that were sent together may be refused: only the first one pauses the queue.
      if (token.at >= lastPause) {
        lastPause = now()
        bucket.pause(retryPause(error.retryAfter, backoffPause(request.backoff, refusals++)))
      }
      return request.repeatable && retries < maxRateLimited ? 0 : undefined
    }
    if (!request.repeatable || retries >= maxRetries || !isTemporary(error)) return undefined
    const retryAfter = error instanceof HttpError ? error.retryAfter : undefined
    return retryPause(retryAfter, backoffPause(request.backoff, retries))
  }

  async function schedule<Result>(request: QueuedRequest<Result>): Promise<Result> {
    changeLength(1)
    let queued = true
    const count = (waits: boolean) => {
      if (waits !== queued) changeLength(waits ? 1 : -1)
      queued = waits
    }
    try {
      for (let rateLimited = 0, failures = 0; ;) {
        const token = await takeToken(request, rateLimited + failures > 0)
        request.sent = true
        count(false)
        try {
          const answer = await request.send(() => {
            token.onResponse()
            // The next token is available earlier now.
            wake()
          })
          refusals = 0
          return answer
        } catch (error) {
          token.onFailure()
          const isRateLimited = error instanceof HttpError && error.kind === 'rateLimited'
          const delay = retryDelay(error, request, token, isRateLimited ? rateLimited++ : failures++)
          if (delay === undefined || request.signal.aborted) throw error
          request.sent = false
          count(true)
          if (delay > 0) await wait(delay, request.signal)
        }
      }
    } finally {
      count(false)
    }
  }

  function raise(request: QueuedRequest): void {
    if (request.priority === 'screen') return
    const waiter = waiting.get(request)
    if (waiter !== undefined) findLane(waiter).remove(waiter)
    request.priority = 'screen'
    if (waiter !== undefined) findLane(waiter).add(waiter)
  }

  return {
    queue: {
      length: () => length,
      subscribe: listeners.subscribe,
    },
    schedule,
    async takeTurn(signal) {
      const send = async () => {}
      const request: QueuedRequest = {
        priority: 'background',
        positions: new Set(),
        sent: false,
        repeatable: false,
        backoff: 0,
        signal,
        send,
      }
      const pause = startPause(maxCourtesy, () => raise(request))
      await takeToken(request, false).finally(pause.cancel)
    },
    raise,
  }
}

/** 501 is permanent: the service cannot write this answer. */
function isTemporary(error: unknown): boolean {
  if (error instanceof HttpError) return error.kind === 'server' && error.status !== 501
  return error instanceof NetworkError
}
