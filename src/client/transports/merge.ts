import type { AnyEndpoint, PluralRule } from '../../endpoints/endpoint.ts'
import type { Turn } from '../observe.ts'
import type { Answer } from '../origin.ts'
import { type KeyedRequest, keyedRequest, type Keys, paramsOf, pick } from './plural.ts'
import type { Scheduler, Ticket } from '../limits/scheduler.ts'
import type { Params, Priority, TransportInit } from './transport.ts'
import { checkLength, queryOf } from './url.ts'

/** Sends one request to the service. */
export type Send = (
  endpoint: AnyEndpoint,
  params: Params,
  signal: AbortSignal,
  arrived: () => void,
  turn: Turn,
) => Promise<Answer>

/** One request to the service, for any number of callers. */
interface Job {
  readonly ticket: Ticket<Answer>
  /** Callers, each with the keys that it wants. */
  readonly callers: Set<Keys>
  /** Keys of all callers. */
  keys: Map<string, string>
  /** Characters that the keys take in the query. */
  length: number
  readonly stop: AbortController
  readonly answer: Promise<Answer>
}

/**
 * Makes one request of many: equal ones share an answer, and those for entities by key are joined
 * as long as they wait, up to the length of a URL, and split beyond it.
 * @param backoff First pause after a failure, in milliseconds.
 * @param roomFor Characters that the query of an endpoint may take.
 */
export function mergeRequests(
  scheduler: Scheduler,
  send: Send,
  backoff: number,
  roomFor: (endpoint: AnyEndpoint) => number,
): (endpoint: AnyEndpoint, params: Params, init?: TransportInit) => Promise<Answer> {
  /** Jobs that are waiting or in flight, by everything but their keys. */
  const groups = new Map<string, Set<Job>>()

  function openJob(endpoint: AnyEndpoint, paramsFor: (keys: Keys) => Params, group: string): Job {
    const jobs = groups.get(group) ?? new Set<Job>()
    const stop = new AbortController()
    let attempt = 0
    let since = Date.now()
    const close = () => {
      jobs.delete(job)
      if (jobs.size === 0 && groups.get(group) === jobs) groups.delete(group)
    }
    const ticket: Ticket<Answer> = {
      priority: 'background',
      sent: false,
      repeatable: endpoint.kind !== 'mutation',
      backoff,
      signal: stop.signal,
      async send(arrived) {
        attempt += 1
        const turn = { callers: job.callers.size, attempt, waited: Date.now() - since }
        try {
          return await send(endpoint, paramsFor(job.keys), stop.signal, arrived, turn)
        } finally {
          since = Date.now()
        }
      },
    }
    const job: Job = {
      ticket,
      callers: new Set(),
      keys: new Map(),
      length: 0,
      stop,
      // Closed before callers learn of the answer: whoever asks then gets a new one.
      answer: scheduler.schedule(ticket).finally(close),
    }
    stop.signal.addEventListener('abort', close, { once: true })
    groups.set(group, jobs.add(job))
    return job
  }

  /** Divides the wanted keys over the jobs that have or can take them, and over new ones. */
  function place(endpoint: AnyEndpoint, keyed: KeyedRequest, group: string): Map<Job, Keys> {
    const parts = new Map<Job, Map<string, string>>()
    const { rule, rest } = keyed
    const room = roomFor(endpoint) - queryOf({ ...rest, limit: rule.max }).length
    const takes = ({ ticket, keys, length }: Job, more: number) =>
      !ticket.sent && keys.size < rule.max && length + more <= room
    for (const [key, spelling] of keyed.keys) {
      const jobs = [...(groups.get(group) ?? [])]
      const cost = lengthOf(rule, spelling)
      const job =
        jobs.find(({ keys }) => keys.has(key)) ??
        jobs.find((each) => takes(each, cost)) ??
        openJob(endpoint, (keys) => paramsOf(endpoint, keyed, keys), group)
      if (!job.keys.has(key)) {
        job.keys.set(key, spelling)
        job.length += cost
      }
      parts.set(job, (parts.get(job) ?? new Map<string, string>()).set(key, spelling))
    }
    return parts
  }

  return async (endpoint, params, { signal, priority = 'screen' } = {}) => {
    signal?.throwIfAborted()
    const keyed = endpoint.method === 'GET' ? keyedRequest(endpoint, params) : undefined
    if (endpoint.method === 'GET' && keyed === undefined) {
      checkLength(endpoint, params, roomFor(endpoint))
    }
    const { method, path, kind } = endpoint
    const group = JSON.stringify([method, path, keyed === undefined, keyed?.rest ?? params])
    if (keyed !== undefined) {
      const parts = place(endpoint, keyed, group)
      const answers = await answersOf(parts, priority, signal, keyed.rule)
      const asked = new Map([...parts.keys()].flatMap(({ keys }) => [...keys]))
      return pick(keyed, answers, asked)
    }
    // Two equal messages are two messages.
    const shared = kind === 'mutation' ? undefined : groups.get(group)?.values().next().value
    const job = shared ?? openJob(endpoint, () => params, group)
    const [answer] = await answersOf(new Map([[job, new Map()]]), priority, signal)
    return answer as Answer
  }
}

/**
 * Answers of all jobs. When the caller gives up, its keys leave the jobs that still wait, and jobs
 * without any caller end.
 */
function answersOf(
  parts: ReadonlyMap<Job, Keys>,
  priority: Priority,
  signal: AbortSignal | undefined,
  rule?: PluralRule,
): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const leave = (reason: unknown) => {
      signal?.removeEventListener('abort', abort)
      for (const [job, keys] of parts) {
        job.callers.delete(keys)
        if (job.callers.size === 0) job.stop.abort(reason)
        else if (!job.ticket.sent) {
          job.keys = new Map([...job.callers].flatMap((left) => [...left]))
          job.length = [...job.keys.values()].reduce((sum, key) => sum + lengthOf(rule, key), 0)
        }
      }
      reject(reason)
    }
    const abort = () => leave(signal?.reason)
    for (const [job, keys] of parts) {
      job.callers.add(keys)
      // Somebody who looks at the screen waits for it now.
      if (priority === 'screen') job.ticket.priority = priority
    }
    signal?.addEventListener('abort', abort, { once: true })
    Promise.all([...parts.keys()].map(({ answer }) => answer)).then((answers) => {
      signal?.removeEventListener('abort', abort)
      resolve(answers)
    }, leave)
  })
}

function lengthOf(rule: PluralRule | undefined, key: string): number {
  return rule === undefined ? 0 : queryOf({ [rule.param]: key }).length + 1
}
