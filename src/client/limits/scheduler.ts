import type { Bucket, Turn } from './bucket.ts'
import { HttpError, NetworkError } from '../errors.ts'
import type { Priority, Queue } from '../transports/transport.ts'
import { wait } from './wait.ts'

/** One request on its way to be sent. */
export interface Ticket<Result = unknown> {
  /** May rise while the request waits. */
  priority: Priority
  /** With the service now, or through with it; set by the scheduler. */
  sent: boolean
  /** Whether it may be sent again after a failure. */
  readonly repeatable: boolean
  /** First pause after a failure, in milliseconds; each further one is twice as long. */
  readonly backoff: number
  /** Ends every wait at once. */
  readonly signal: AbortSignal
  /** One exchange with the service; calls `arrived` when the answer begins. */
  readonly send: (arrived: () => void) => Promise<Result>
}

/** Sends requests in their turn and again where that may help. */
export interface Scheduler {
  readonly queue: Queue
  /** @throws what `send` throws, after the last try. */
  schedule<Result>(ticket: Ticket<Result>): Promise<Result>
}

interface Waiter {
  readonly ticket: Ticket
  readonly order: number
  readonly resolve: (turn: Turn) => void
}

const longestPause = 30_000
/** A service that names a time is obeyed up to this one, in milliseconds. */
const longestObeyed = 300_000
/** Repeats after server errors and broken connections. */
const mostRepeats = 3
/** Repeats after 429: together more than two minutes, then the caller learns of it. */
const mostPauses = 8

/** Makes a scheduler over one bucket. */
export function createScheduler(bucket: Bucket): Scheduler {
  const waiting: Waiter[] = []
  const listeners = new Set<() => void>()
  let idle = true
  let order = 0
  /** Requests that were accepted and are not with the service now. */
  let length = 0
  let lastPause = 0
  let strikes = 0
  /** Ends the pause between two turns before its time. */
  let wake = () => {}

  function changeLength(by: number): void {
    length += by
    for (const listener of Array.from(listeners)) listener()
  }

  function turnOf(ticket: Ticket, position: number): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(waiter), 1)
        if (waiting.length === 0) wake()
        reject(ticket.signal.reason as Error)
      }
      const waiter: Waiter = {
        ticket,
        order: position,
        resolve(turn) {
          ticket.signal.removeEventListener('abort', leave)
          resolve(turn)
        },
      }
      ticket.signal.throwIfAborted()
      ticket.signal.addEventListener('abort', leave, { once: true })
      waiting.push(waiter)
      if (idle) void serve()
    })
  }

  async function serve(): Promise<void> {
    idle = false
    // Requests that are made together shall be able to become one.
    await new Promise((resolve) => setTimeout(resolve))
    while (waiting.length > 0) {
      const turn = await bucket.take(() => waiting.length > 0)
      if (typeof turn === 'number') await nap(turn)
      else next()?.resolve(turn)
    }
    idle = true
  }

  function next(): Waiter | undefined {
    const first = waiting.reduce<Waiter | undefined>(
      (best, waiter) => (best === undefined || before(waiter, best) ? waiter : best),
      undefined,
    )
    if (first !== undefined) waiting.splice(waiting.indexOf(first), 1)
    return first
  }

  function nap(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (waiting.length === 0) wake()
    })
  }

  /** Milliseconds until the request may be tried again; `undefined` when it may not. */
  function delayAfter(
    error: unknown,
    ticket: Ticket,
    turn: Turn,
    tries: number,
  ): number | undefined {
    if (error instanceof HttpError && error.kind === 'rateLimited') {
      // Of requests that were sent together only the first refusal counts.
      if (turn.at >= lastPause) {
        lastPause = Date.now()
        bucket.pause(pauseLength(error.retryAfter, ticket.backoff, strikes++))
      }
      return ticket.repeatable && tries < mostPauses ? 0 : undefined
    }
    if (!ticket.repeatable || tries >= mostRepeats || !mayPass(error)) return undefined
    const asked = error instanceof HttpError ? error.retryAfter : undefined
    return pauseLength(asked, ticket.backoff, tries)
  }

  async function schedule<Result>(ticket: Ticket<Result>): Promise<Result> {
    const position = order++
    changeLength(1)
    let queued = true
    const count = (waits: boolean) => {
      if (waits !== queued) changeLength(waits ? 1 : -1)
      queued = waits
    }
    try {
      for (let refusals = 0, faults = 0; ; ) {
        const turn = await turnOf(ticket, position)
        ticket.sent = true
        count(false)
        try {
          const answer = await ticket.send(() => {
            turn.arrived()
            // It is sooner now that the next turn is free.
            wake()
          })
          strikes = 0
          return answer
        } catch (error) {
          const refused = error instanceof HttpError && error.kind === 'rateLimited'
          const delay = delayAfter(error, ticket, turn, refused ? refusals++ : faults++)
          if (delay === undefined || ticket.signal.aborted) throw error
          ticket.sent = false
          count(true)
          if (delay > 0) await wait(delay, ticket.signal)
        }
      }
    } finally {
      count(false)
    }
  }

  return {
    queue: {
      length: () => length,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    schedule,
  }
}

function pauseLength(asked: number | undefined, backoff: number, step: number): number {
  if (asked !== undefined) return Math.min(asked, longestObeyed)
  // The jitter keeps clients that failed together from coming back together.
  return Math.min(longestPause, backoff * 2 ** step * (1 + Math.random() / 4))
}

function before(a: Waiter, b: Waiter): boolean {
  if (a.ticket.priority !== b.ticket.priority) return a.ticket.priority === 'screen'
  return a.order < b.order
}

/** 501 says that the answer cannot be written, however often it is asked. */
function mayPass(error: unknown): boolean {
  if (error instanceof HttpError) return error.kind === 'server' && error.status !== 501
  return error instanceof NetworkError
}
