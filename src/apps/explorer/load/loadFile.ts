// The files of the explorer itself and prices are loaded here. Requests to the index are sent by tonlens, and the
// service worker passes requests of pages on.

/** Options of {@link loadFile}. */
export interface LoadOptions {
  /** Most bytes, after decompression. */
  readonly maxBytes: number
  /** Milliseconds for the complete file. */
  readonly timeout: number
  /** `own`: a redirect may lead to another address of the same origin; `none`: no redirect is followed. */
  readonly redirects: 'own' | 'none'
  readonly init?: Pick<RequestInit, 'cache' | 'priority' | 'credentials' | 'referrerPolicy'>
}

/** A file, or what was answered in its place. */
export interface LoadedFile {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Loads a file.
 * @throws {Error} It does not arrive within the limits, or is redirected where it may not be.
 */
export async function loadFile(url: string, { maxBytes, timeout, redirects, init }: LoadOptions): Promise<LoadedFile> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`${url} did not arrive within ${timeout} ms`)), timeout)
  const stopped = new Promise<never>((_resolve, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error)),
  )
  const request = async () => {
    const response = await fetch(url, {
      ...init,
      signal: stop.signal,
      redirect: redirects === 'none' ? 'error' : 'follow',
    })
    if (response.redirected && new URL(response.url).origin !== new URL(url, globalThis.location?.href).origin)
      throw new Error(`${url} is redirected to another origin`)
    return {
      status: response.status,
      ok: response.ok,
      headers: response.headers,
      bytes: await readBytes(url, response, maxBytes),
    }
  }
  try {
    return await Promise.race([request(), stopped])
  } catch (error) {
    stop.abort()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function readBytes(url: string, response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) throw new Error(`${url} is larger than ${maxBytes} bytes`)
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
