/** Where an answer came from, and the moment that it speaks of. */
export interface Origin {
  /** The service itself, or a mirror in this browser. */
  readonly source: 'service' | 'mirror'
  /** The answer holds as of this moment, in seconds since 1970; the chain may have moved since. */
  readonly asOf: number
}

/** Answers are wire JSON, so their origin stands beside them, not in them. */
const origins = new WeakMap<object, Origin>()

/** Notes where an answer came from, in place of what was noted before. @returns The answer. */
export function markOrigin<Answer>(answer: Answer, origin: Origin): Answer {
  if (typeof answer === 'object' && answer !== null) origins.set(answer, origin)
  return answer
}

/**
 * Where an answer came from.
 * @returns `undefined` for what is no answer of a client in this page, such as one that the server
 * rendered.
 */
export function originOf(answer: unknown): Origin | undefined {
  return typeof answer === 'object' && answer !== null ? origins.get(answer) : undefined
}

/** The origin of an answer that the service gives now. */
export function fromService(): Origin {
  return { source: 'service', asOf: Date.now() / 1000 }
}
