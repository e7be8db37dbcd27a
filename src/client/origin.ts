/** Source of an answer, and the time of its data. */
export interface Origin {
  /** The service itself, or a mirror in this browser. */
  readonly source: 'service' | 'mirror'
  /** Moment of the state that the answer shows, in Unix seconds; the chain may have moved since. */
  readonly asOf: number
  /** Name of the transport that answered. */
  readonly transport: string
}

/** Answer of a transport to one request. */
export interface Answer {
  /** Answer body: JSON in the service's own shape. */
  readonly body: unknown
  readonly origin: Origin
  /**
   * The response that `body` was cut from, when one request served several callers. It is checked,
   * searched for names and mirrored once for all of them. @default `body`
   */
  readonly response?: unknown
}

/**
 * Wraps an answer body that is current, as a transport returns it.
 * @param transport Name of the transport. @default 'http'
 * @example request: async () => currentAnswer(await (await fetch(url)).json(), 'my proxy')
 */
export function currentAnswer(body: unknown, transport = 'http'): Answer {
  return { body, origin: { source: 'service', asOf: Date.now() / 1000, transport } }
}
