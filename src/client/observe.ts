import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import type { Issue } from './errors.ts'
import type { Origin } from './origin.ts'
import type { Params, Policy } from './transports/transport.ts'

/** What happens in a client, as its observers are told; `at` is in Unix milliseconds. */
export type ClientEvent = CallEvent | AnswerEvent | FailureEvent | MismatchEvent | ServiceEvent

/** What happens between {@link http} and the service. */
export type ServiceEvent = RequestEvent | ResponseEvent

/** What every event of one call tells of it. */
export interface ObservedCall {
  /** Number of the call, counted by its client. */
  readonly call: number
  readonly endpoint: AnyEndpoint
  /** As the caller gave them. */
  readonly params: unknown
  readonly policy: Policy | undefined
  /** Unix milliseconds. */
  readonly startedAt: number
}

/** A call begins. */
export interface CallEvent extends ObservedCall {
  readonly type: 'call'
  readonly at: number
}

/** A call has its answer; told a second time when the service replaced an old one of the mirror. */
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

/** An answer differs from the documented shape at places that were not told before. */
export interface MismatchEvent {
  readonly type: 'mismatch'
  readonly at: number
  readonly endpoint: AnyEndpoint
  readonly issues: readonly Issue[]
}

/** A request leaves for the service, for one call or for several that were joined. */
export interface RequestEvent extends Turn {
  readonly type: 'request'
  readonly at: number
  /** Number of the request, counted by its transport. */
  readonly request: number
  readonly endpoint: AnyEndpoint
  /** As they are sent; the key is not among them. */
  readonly params: Params
}

/** What a request went through before it was sent. */
export interface Turn {
  /** Callers that share the answer. */
  readonly callers: number
  /** 1, and one more after each 429, server error or broken connection. */
  readonly attempt: number
  /** Milliseconds in the queue, since it was asked for or since the last attempt ended. */
  readonly waited: number
}

/** A request has ended. */
export interface ResponseEvent {
  readonly type: 'response'
  readonly at: number
  readonly request: number
  /** Why it gave no answer; absent when it did. */
  readonly error?: unknown
}

/** Tells events to whoever listens. */
export interface Observers {
  /** Calls `listener` at each event. @returns The way to stop. */
  readonly observe: (listener: (event: ClientEvent) => void) => () => void
  readonly tell: (event: ClientEvent) => void
}

/** Makes a list of observers. They are told right after the event: none holds up a call, or harms it by a throw. */
export function createObservers(): Observers {
  const listeners = new Set<(event: ClientEvent) => void>()
  return {
    observe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(event) {
      for (const listener of listeners) void Promise.resolve(event).then(listener)
    },
  }
}
