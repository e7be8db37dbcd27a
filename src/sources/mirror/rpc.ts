// Remote procedure calls between a page and its worker over one port, in both directions. Aborting a call
// aborts it on the other side, too, and errors keep their class.
import * as clientErrors from '../client/errors.ts'
import { onAbort } from '../client/limits/onAbort.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import * as mirrorErrors from './errors.ts'

/** Methods that the other side may call, by name. */
export type Methods = Readonly<Record<string, (args: never, signal: AbortSignal) => Promise<unknown>>>

/** One side of the connection. */
export interface Rpc {
  /** Calls a method of the other side. @throws What the method throws, or the signal's reason. */
  readonly call: (name: string, args: readonly unknown[], signal?: AbortSignal) => Promise<unknown>
  /** Rejects all pending and future calls. */
  readonly end: (reason: Error) => void
  /**
   * From now on, ends when the other side, while calls are pending, leaves {@link maxMissed} pings without an answer.
   */
  readonly endOnSilence: (reason: Error) => void
}

/** Milliseconds between two pings while calls are pending. */
const pingEvery = 10_000
/** Unanswered pings are counted, not timed: a page that was frozen or suspended has missed none meanwhile. */
const maxMissed = 3

type Message =
  | { readonly call: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly abort: number }
  | { readonly result: number; readonly value: unknown }
  | { readonly failure: number; readonly error: PackedError }

interface PendingCall {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Starts listening on a port. */
export function openRpc(port: MessagePort, methods: Methods): Rpc {
  const pending = new Map<number, PendingCall>()
  const running = new Map<number, AbortController>()
  let last = 0
  let ended: Error | undefined
  let silenceReason: Error | undefined
  /** Pings since the last message of the other side. */
  let missed = 0
  let pinging: ReturnType<typeof setInterval> | undefined
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- MessagePort has no target origin
  const post = (message: Message) => port.postMessage(message)

  const answer = async (id: number, name: string, args: readonly unknown[]) => {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined
      if (method === undefined) {
        throw new TonlensError(
          `The mirror's worker has no method ${name}. Load the page and the worker from the same version.`,
        )
      }
      post({ result: id, value: await method(args as never, stop.signal) })
    } catch (error) {
      post({ failure: id, error: packError(error) })
    } finally {
      running.delete(id)
    }
  }
  const takeCall = (id: number) => {
    const call = pending.get(id)
    pending.delete(id)
    return call
  }
  const end = (reason: Error) => {
    ended ??= reason
    stopPinging()
    for (const { reject } of pending.values()) reject(ended)
    pending.clear()
    port.close()
  }
  const stopPinging = () => {
    clearInterval(pinging)
    pinging = undefined
  }
  const ping = () => {
    if (pending.size === 0) return stopPinging()
    if (missed === maxMissed && silenceReason !== undefined) return end(silenceReason)
    missed += 1
    // Any answer is a sign of life, also that of an older version, which has no such method.
    post({ call: 0, name: 'ping', args: [] })
  }
  const startPinging = () => {
    if (silenceReason === undefined || pinging !== undefined) return
    missed = 0
    pinging = setInterval(ping, pingEvery)
    // A pending timer must not keep a Node process alive.
    ;(pinging as { unref?: () => void }).unref?.()
  }
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    missed = 0
    if ('call' in data) void answer(data.call, data.name, data.args)
    else if ('abort' in data) running.get(data.abort)?.abort()
    else if ('result' in data) takeCall(data.result)?.resolve(data.value)
    else takeCall(data.failure)?.reject(unpackError(data.error))
  })
  port.start()

  return {
    call(name, args, signal) {
      if (ended !== undefined) return Promise.reject(ended)
      signal?.throwIfAborted()
      last += 1
      const id = last
      const release = signal && onAbort(signal, () => post({ abort: id }))
      return new Promise((resolve, reject) => {
        // Throws if no message can carry the arguments: nothing is pending then.
        post({ call: id, name, args })
        pending.set(id, { resolve, reject })
        startPinging()
      })
        .catch((error: unknown) => {
          throw signal?.aborted === true ? signal.reason : error
        })
        .finally(() => release?.())
    },
    end,
    endOnSilence(reason) {
      silenceReason = reason
    },
  }
}

/** An error in a form that messages can carry. */
interface PackedError {
  readonly name: string
  readonly message: string
  /** Fields that the error's class adds. */
  readonly fields: Readonly<Record<string, unknown>>
}

const errorClasses: Readonly<Record<string, unknown>> = { TonlensError, ...clientErrors, ...mirrorErrors }

function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} }
  const fields = Object.entries(error).filter(
    ([name, value]) => name === 'origin' || (typeof value !== 'object' && typeof value !== 'function'),
  )
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) }
}

function unpackError({ name, message, fields }: PackedError): Error {
  const known = Object.hasOwn(errorClasses, name) ? (errorClasses[name] as { readonly prototype: object }) : undefined
  if (known === undefined) return name === 'AbortError' ? new DOMException(message, name) : new Error(message)
  // The constructors compose messages from other arguments, so they are not used.
  return Object.assign(Object.setPrototypeOf(new Error(message), known.prototype) as Error, fields)
}
