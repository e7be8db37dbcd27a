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
