import type { AnyEndpoint, PluralRule } from '../../../service/endpoints/endpoint.ts'
import type { RequestAttempt } from '../observe.ts'
import type { Answer } from '../origin.ts'
import { type KeyedRequest, keyedRequest, type Keys, buildParams, pickAnswer } from './plural.ts'
import { onAbort } from '../limits/onAbort.ts'
import { now } from '../limits/pause.ts'
import type { QueuedRequest, Scheduler } from '../limits/scheduler.ts'
import type { Params, TransportInit } from './transport.ts'
import { checkLength, formatQuery } from './url.ts'

/** Sends one request to the service. */
export type Send = (
  endpoint: AnyEndpoint,
  params: Params,
  signal: AbortSignal,
  onResponse: () => void,
  attempted: RequestAttempt,
) => Promise<Answer>

/** A request to the service, for any number of callers. */
interface Job {
  readonly request: QueuedRequest<Answer>
  /** Callers, each with the keys that it requested. */
  readonly callers: Set<Keys>
  /** Keys of all callers. */
  readonly keys: Map<string, string>
  /** Number of callers that requested each key. */
  readonly uses: Map<string, number>
  /** Length of the keys in the query, in characters. */
  length: number
  readonly controller: AbortController
  readonly answer: Promise<Answer>
}

/**
 * Joins requests: equal ones share an answer, and requests for entities by key become one while they
 * wait for the rate limit. Requests whose URL would be too long are split.
 * @param backoff Pause before the first retry, in milliseconds.
 * @param maxLength Returns the most characters that the query of an endpoint may have.
 */
export function mergeRequests(
  scheduler: Scheduler,
  send: Send,
  backoff: number,
  maxLength: (endpoint: AnyEndpoint) => number,
): (endpoint: AnyEndpoint, params: Params, init?: TransportInit) => Promise<Answer> {
  /** Jobs that wait or are in flight, by all of their parameters but the keys. */
  const groups = new Map<string, Set<Job>>()

  function openJob(endpoint: AnyEndpoint, paramsFor: (keys: Keys) => Params, group: string): Job {
    const jobs = groups.get(group) ?? new Set<Job>()
    const controller = new AbortController()
    let attempt = 0
    let since = now()
    const close = () => {
      jobs.delete(job)
      if (jobs.size === 0 && groups.get(group) === jobs) groups.delete(group)
    }
    const request: QueuedRequest<Answer> = {
      priority: 'background',
      positions: new Set(),
      sent: false,
      repeatable: endpoint.kind !== 'mutation',
      backoff,
      signal: controller.signal,
      async send(onResponse) {
        attempt += 1
        const attempted = { callers: job.callers.size, attempt, waited: now() - since }
        try {
          return await send(endpoint, paramsFor(job.keys), controller.signal, onResponse, attempted)
        } finally {
          since = now()
        }
      },
    }
    const job: Job = {
      request,
      callers: new Set(),
      keys: new Map(),
      uses: new Map(),
      length: 0,
      controller,
      // Closed before the callers get the answer: later requests need a new job.
      answer: scheduler.schedule(request).finally(close),
    }
    controller.signal.addEventListener('abort', close, { once: true })
    groups.set(group, jobs.add(job))
    return job
  }

  /** Distributes the keys of a request over jobs that contain or accept them, and over new jobs. */
  function distribute(endpoint: AnyEndpoint, keyed: KeyedRequest, group: string): Map<Job, Keys> {
    const parts = new Map<Job, Map<string, string>>()
    const { rule, rest } = keyed
    const available = maxLength(endpoint) - formatQuery({ ...rest, limit: rule.max }).length
    const accepts = ({ request, keys, length }: Job, more: number) =>
      !request.sent && keys.size < rule.max && length + more <= available
    for (const [key, spelling] of keyed.keys) {
      const jobs = [...(groups.get(group) ?? [])]
      const cost = queryLength(rule, spelling)
      const job =
        jobs.find(({ keys }) => keys.has(key)) ??
        jobs.find((each) => accepts(each, cost)) ??
        openJob(endpoint, (keys) => buildParams(endpoint, keyed, keys), group)
      if (!job.keys.has(key)) {
        job.keys.set(key, spelling)
        job.length += cost
      }
      job.uses.set(key, (job.uses.get(key) ?? 0) + 1)
      parts.set(job, (parts.get(job) ?? new Map<string, string>()).set(key, spelling))
    }
    return parts
  }

  return async (endpoint, params, { signal, priority = 'screen', position } = {}) => {
    signal?.throwIfAborted()
    const keyed = endpoint.method === 'GET' ? keyedRequest(endpoint, params) : undefined
    if (endpoint.method === 'GET' && keyed === undefined) {
      checkLength(endpoint, params, maxLength(endpoint))
    }
    const { method, path, kind, service } = endpoint
    const group = JSON.stringify([service, method, path, keyed === undefined, keyed?.rest ?? params])
    if (keyed !== undefined) {
      const parts = distribute(endpoint, keyed, group)
      const answers = await collectAnswers(parts, { priority, position, signal }, scheduler.raise, keyed.rule)
      const requested = new Map([...parts.keys()].flatMap(({ keys }) => [...keys]))
      const answered = [...parts.values()].map((keys, at) => ({ answer: answers[at] as Answer, keys }))
      return pickAnswer(endpoint, keyed, answered, requested)
    }
    // Equal mutations are separate: a message may be sent twice on purpose.
    const shared = kind === 'mutation' ? undefined : groups.get(group)?.values().next().value
    const job = shared ?? openJob(endpoint, () => params, group)
    const [answer] = await collectAnswers(new Map([[job, new Map()]]), { priority, position, signal }, scheduler.raise)
    return answer as Answer
  }
}

/**
 * Waits for the answers of all jobs. When the caller aborts, its keys are removed from jobs that are
 * not sent yet, and jobs without callers are aborted.
 */
function collectAnswers(
  parts: ReadonlyMap<Job, Keys>,
  { priority, position, signal }: Pick<TransportInit, 'priority' | 'position' | 'signal'>,
  raise: Scheduler['raise'],
  rule?: PluralRule,
): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const cancel = (reason: unknown) => {
      release?.()
      for (const [job, keys] of parts) {
        // Aborting one of several jobs ends the wait for all of them a second time.
        if (!job.callers.delete(keys)) continue
        if (position) job.request.positions.delete(position)
        if (job.callers.size === 0) job.controller.abort(reason)
        else if (!job.request.sent) removeKeys(job, keys, rule)
      }
      reject(reason)
    }
    for (const [job, keys] of parts) {
      job.callers.add(keys)
      // A caller on screen raises the priority of the whole job.
      if (priority === 'screen') raise(job.request)
      if (position) job.request.positions.add(position)
    }
    const release = signal && onAbort(signal, () => cancel(signal.reason))
    Promise.all([...parts.keys()].map(({ answer }) => answer)).then((answers) => {
      release?.()
      resolve(answers)
    }, cancel)
  })
}

/** Removes the keys that only this caller of a job requested. */
function removeKeys(job: Job, keys: Keys, rule: PluralRule | undefined): void {
  for (const key of keys.keys()) {
    const uses = (job.uses.get(key) ?? 0) - 1
    job.uses.set(key, uses)
    if (uses > 0) continue
    job.length -= queryLength(rule, job.keys.get(key) ?? '')
    job.keys.delete(key)
    job.uses.delete(key)
  }
}

function queryLength(rule: PluralRule | undefined, key: string): number {
  return rule === undefined ? 0 : formatQuery({ [rule.param]: key }).length + 1
}
