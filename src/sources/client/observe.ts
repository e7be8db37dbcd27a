import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import type { Issue } from './errors.ts'
import type { Origin } from './origin.ts'
import { notify as callListener } from './createListeners.ts'
import type { Params, Policy } from './transports/transport.ts'

/** Event of a client; `at` is in Unix milliseconds. */
export type ClientEvent = CallEvent | AnswerEvent | FailureEvent | MismatchEvent | ServiceEvent

/** Event of {@link http}: a request to the service, or its end. */
export type ServiceEvent = RequestEvent | ResponseEvent

/** Fields of all events of one call. */
export interface ObservedCall {
  /** Number of the call, counted by its client. */
  readonly call: number
  readonly endpoint: AnyEndpoint
  /** Parameters as the caller passed them. */
  readonly params: unknown
  /** Policy of the call; undefined for the default of the transport. */
  readonly policy: Policy | undefined
  /** Time of the call, Unix milliseconds. */
  readonly startedAt: number
}

/** A call starts. */
export interface CallEvent extends ObservedCall {
  readonly type: 'call'
  readonly at: number
}

/** A call has its answer. A second event follows if an answer of the service replaces an old one of the mirror. */
export interface AnswerEvent extends ObservedCall {
  readonly type: 'answer'
  readonly at: number
  readonly answer: unknown
  readonly origin: Origin
}

/** A call ends without an answer. */
export interface FailureEvent extends ObservedCall {
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

/** A request is sent to the service, for one call or for several joined ones. */
export interface RequestEvent extends Sending {
  readonly type: 'request'
  readonly at: number
  /** Number of the request, counted by its transport. */
  readonly request: number
  readonly endpoint: AnyEndpoint
  /** Parameters as they are sent, without the API key. */
  readonly params: Params
}

/** Circumstances under which a request is sent. */
export interface Sending {
  /** Number of callers that share the answer. */
  readonly callers: number
  /** Number of the attempt, from 1; increases after each 429, server error or broken connection. */
  readonly attempt: number
  /** Milliseconds in the queue, since the call or the end of the last attempt. */
  readonly waited: number
}

/** A request has ended. */
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
