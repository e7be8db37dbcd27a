import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import type { Issue } from './errors.ts'
import type { Origin } from './origin.ts'
import { notify as callListener } from './createListeners.ts'
import type { Params, Policy } from './transports/transport.ts'

/** Event of a client; `at` is in Unix milliseconds. */
export type ClientEvent = StartEvent | AnswerEvent | FailureEvent | MismatchEvent | ServiceEvent

/** Event of {@link http}: a request to the service, or its end. */
export type ServiceEvent = RequestEvent | ResponseEvent

/** Fields of all events of one request of a client. The service gets none, one or several HTTP requests for it. */
export interface ObservedRequest {
  /** Number of the request, counted by its client. */
  readonly id: number
  readonly endpoint: AnyEndpoint
  /** Parameters as the caller passed them. */
  readonly params: unknown
  /** Policy of the request; undefined for the default of the transport. */
  readonly policy: Policy | undefined
  /** Time of the request, Unix milliseconds. */
  readonly startedAt: number
}

/** A request of a client starts. */
export interface StartEvent extends ObservedRequest {
  readonly type: 'start'
  readonly at: number
}

/**
 * A request of a client has its answer. A second event follows if an answer of the service replaces an old one of the
 * mirror.
 */
export interface AnswerEvent extends ObservedRequest {
  readonly type: 'answer'
  readonly at: number
  readonly answer: unknown
  readonly origin: Origin
}

/** A request of a client ends without an answer. */
export interface FailureEvent extends ObservedRequest {
  readonly type: 'failure'
  readonly at: number
  readonly error: unknown
}

/** An answer or an event of the stream differs from the documented shape at places that were not reported before. */
export interface MismatchEvent {
  readonly type: 'mismatch'
  readonly at: number
  /** The endpoint, or the event of the stream. */
  readonly endpoint: Pick<AnyEndpoint, 'name' | 'path'>
  readonly issues: readonly Issue[]
}

/** An HTTP request is sent to the service, for one request of a client or for several joined ones. */
export interface RequestEvent extends RequestAttempt {
  readonly type: 'request'
  readonly at: number
  /** Number of the HTTP request, counted by its transport. */
  readonly request: number
  readonly endpoint: AnyEndpoint
  /** Parameters as they are sent, without the API key. */
  readonly params: Params
}

/** Attempt to send an HTTP request. */
export interface RequestAttempt {
  /** Number of callers that share the answer. */
  readonly callers: number
  /** Number of the attempt, from 1; increases after each 429, server error or broken connection. */
  readonly attempt: number
  /** Milliseconds in the queue, since the request of the client or the end of the last attempt. */
  readonly waited: number
}

/** An HTTP request has ended. */
export interface ResponseEvent {
  readonly type: 'response'
  readonly at: number
  readonly request: number
  /** Why there is no answer; absent if there is one. */
  readonly error?: unknown
}

/** A list of observers. */
export interface Observers {
  /** Calls `listener` for each event. @returns A function that stops it. */
  readonly observe: (listener: (event: ClientEvent) => void) => () => void
  /** Calls all listeners. */
  readonly notify: (event: ClientEvent) => void
}

/** Creates a list of observers. They run asynchronously; they cannot delay or break a request. */
export function createObservers(): Observers {
  const listeners = new Set<(event: ClientEvent) => void>()
  return {
    observe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(event) {
      for (const listener of listeners) queueMicrotask(() => callListener(listener, event))
    },
  }
}
