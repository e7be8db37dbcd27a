// Calls between a page and its worker over one port. Both sides call and answer; a call that is aborted
// here is aborted there, and errors arrive as what they were.
import * as clientErrors from '../client/errors.ts'
import * as mirrorErrors from './errors.ts'

/** Answers calls by name. */
export type Methods = Readonly<Record<string, (args: never, signal: AbortSignal) => Promise<unknown>>>

/** One side of the talk. */
export interface Talk {
  /** Calls the other side. @throws what it throws there, or the signal's reason. */
  readonly call: (name: string, args: readonly unknown[], signal?: AbortSignal) => Promise<unknown>
  /** Fails every call that waits, and all that come. */
  readonly end: (reason: Error) => void
}

type Message =
  | { readonly call: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly abort: number }
  | { readonly result: number; readonly value: unknown }
  | { readonly failure: number; readonly error: PackedError }

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Begins to listen. */
export function openTalk(port: MessagePort, methods: Methods): Talk {
  const waiting = new Map<number, Waiting>()
  const running = new Map<number, AbortController>()
  let last = 0
  let over: Error | undefined
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port takes none
  const post = (message: Message) => port.postMessage(message)

  const answer = async (id: number, name: string, args: readonly unknown[]) => {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined
      if (method === undefined) {
        throw new clientErrors.TonlensError(`There is no ${name}: load page and worker from one version.`)
      }
      post({ result: id, value: await method(args as never, stop.signal) })
    } catch (error) {
      post({ failure: id, error: packError(error) })
    } finally {
      running.delete(id)
    }
  }
  const take = (id: number) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    return caller
  }
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('call' in data) void answer(data.call, data.name, data.args)
    else if ('abort' in data) running.get(data.abort)?.abort()
    else if ('result' in data) take(data.result)?.resolve(data.value)
    else take(data.failure)?.reject(unpackError(data.error))
  })
  port.start()

  return {
    call(name, args, signal) {
      if (over !== undefined) return Promise.reject(over)
      signal?.throwIfAborted()
      last += 1
      const id = last
      const abort = () => post({ abort: id })
      signal?.addEventListener('abort', abort, { once: true })
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post({ call: id, name, args })
      })
        .catch((error: unknown) => {
          throw signal?.aborted === true ? signal.reason : error
        })
        .finally(() => signal?.removeEventListener('abort', abort))
    },
    end(reason) {
      over ??= reason
      for (const { reject } of waiting.values()) reject(over)
      waiting.clear()
      port.close()
    },
  }
}

/** An error as a message carries it. */
interface PackedError {
  readonly name: string
  readonly message: string
  /** What the error's class adds to it. */
  readonly fields: Readonly<Record<string, unknown>>
}

const CLASSES: Readonly<Record<string, unknown>> = { ...clientErrors, ...mirrorErrors }

function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} }
  const fields = Object.entries(error).filter(([, value]) => typeof value !== 'object' && typeof value !== 'function')
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) }
}

function unpackError({ name, message, fields }: PackedError): Error {
  const known = Object.hasOwn(CLASSES, name) ? (CLASSES[name] as { readonly prototype: object }) : undefined
  if (known === undefined) return name === 'AbortError' ? new DOMException(message, name) : new Error(message)
  // Not by its constructor: each class words its message anew.
  return Object.assign(Object.setPrototypeOf(new Error(message), known.prototype) as Error, fields)
}
