import { joinBytes } from '../../ton/cells/bytes.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { readParts } from './readParts.ts'
import { send, unlessAborted } from './send.ts'

/** Options of {@link load}. */
export interface LoadOptions {
  /** Most bytes of the file, after decompression. */
  readonly maxBytes: number
  /** Milliseconds for the complete file. */
  readonly timeout: number
  /** Refuses a file that a redirect takes from another origin. @default false */
  readonly sameOrigin?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly init?: Omit<RequestInit, 'signal' | 'redirect'> | undefined
}

/** A file, or what was answered in its place. */
export interface LoadedFile {
  readonly status: number
  readonly ok: boolean
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A file did not arrive. */
export class FileLoadError extends TonlensError {
  override readonly name = 'FileLoadError'
  /** `moved`: a redirect leads to another origin. */
  readonly reason: 'unreachable' | 'late' | 'large' | 'moved'

  constructor(reason: FileLoadError['reason'], url: string | URL, detail: string, options?: ErrorOptions) {
    super(`${String(url)} ${detail}`, options)
    this.reason = reason
  }
}

/**
 * Loads a file of a host that needs no API key. The request is aborted as soon as a limit is exceeded.
 * @throws {FileLoadError} The file is larger or later than allowed, or the connection failed.
 * @throws The reason of `signal`, once it is aborted.
 */
export async function load(url: string | URL, options: LoadOptions): Promise<LoadedFile> {
  const { timeout, signal } = options
  signal?.throwIfAborted()
  const stop = new AbortController()
  const abort = () => stop.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const late = () => stop.abort(new FileLoadError('late', url, `did not arrive within ${timeout} ms. Try again later.`))
  const timer = setTimeout(late, timeout)
  try {
    // A function that ignores the signal does not delay the error.
    return await unlessAborted(loadBytes(url, options, stop.signal), stop.signal)
  } catch (cause) {
    stop.signal.throwIfAborted()
    stop.abort()
    if (cause instanceof FileLoadError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new FileLoadError(
      'unreachable',
      url,
      `cannot be loaded: ${reason}. Check the connection, and that connect-src allows the address.`,
      { cause },
    )
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function loadBytes(
  url: string | URL,
  { maxBytes, sameOrigin, fetch, init }: LoadOptions,
  signal: AbortSignal,
): Promise<LoadedFile> {
  const response = await send(url, { ...init, fetch, signal, hasKey: false })
  if (sameOrigin === true && response.redirected && new URL(response.url).origin !== new URL(url).origin) {
    throw new FileLoadError(
      'moved',
      url,
      `is redirected to another origin, from which no file is taken. Serve it at its own address.`,
    )
  }
  const parts: Uint8Array[] = []
  await readParts(
    response,
    maxBytes,
    () => new FileLoadError('large', url, `is larger than ${maxBytes} bytes.`),
    (part) => parts.push(part),
  )
  return { status: response.status, ok: response.ok, bytes: joinBytes(parts) }
}
