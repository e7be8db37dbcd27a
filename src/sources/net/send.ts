/** Options of {@link send}. */
export interface SendOptions extends Omit<RequestInit, 'redirect'> {
  /** Function that sends the request. @default the global `fetch` */
  readonly fetch?: typeof fetch | undefined
  /** Whether the URL or a header contains an API key. */
  readonly hasKey: boolean
}

/**
 * Sends a request. This is the only function of the library that calls the global `fetch`. A request with a key follows
 * no redirect, because browsers send the header of the key to any host that the redirect names.
 */
export function send(url: string | URL, { fetch: given, hasKey, ...init }: SendOptions): Promise<Response> {
  const request: RequestInit = hasKey ? { ...init, redirect: 'manual' } : init
  // Read for each request, so that a later replacement of the global function is used.
  return given === undefined ? fetch(url, request) : given(url, request)
}

/** Waits for a promise. @throws the signal's reason, as soon as it is aborted. */
export function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}
