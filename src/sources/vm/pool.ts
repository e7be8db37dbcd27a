import { onAbort } from '../client/limits/onAbort.ts'
import { now } from '../client/limits/pause.ts'
import { VmError } from './errors.ts'
import {
  type FromWorker,
  type Jobs,
  type NeedReaders,
  workerProtocol,
  type ToWorker,
  type VmManifest,
  type WireFailure,
} from './protocol.ts'

/** A worker, as far as the pool needs it. */
export interface VmWorker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: { readonly data: FromWorker }) => void) | null
  onerror: ((event: { readonly message?: string }) => void) | null
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call; a worker that is busy with it is ended. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds of computing after which the call fails; waiting for states does not count. @default 10000 */
  readonly timeLimit?: number | undefined
}

/** Options of {@link createPool}. */
export interface PoolOptions {
  /** Loads the manifest and starts a worker. @throws {VmError} */
  readonly start: () => Promise<{
    readonly worker: VmWorker
    readonly manifest: VmManifest
    readonly wasm?: ArrayBuffer | WebAssembly.Module | undefined
  }>
  readonly size: number
  /** Milliseconds without a call after which a worker is ended. */
  readonly idle: number
  readonly timeLimit: number
  /** Reads library cells. @default none is known */
  readonly library?: NeedReaders['library'] | undefined
}

interface Call {
  readonly job: keyof Jobs
  readonly input: unknown
  readonly account: NeedReaders['account'] | undefined
  readonly timeLimit: number
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  isOver: boolean
}

interface Slot {
  worker: VmWorker | undefined
  call: Call | undefined
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Workers that are started when there are calls, each of which runs one call at a time. */
export interface Pool {
  run<Name extends keyof Jobs>(
    job: Name,
    input: Jobs[Name][0],
    options: CallOptions,
    account?: NeedReaders['account'],
  ): Promise<Jobs[Name][1]>
  /** Ends all workers and calls. */
  close(): void
}

/** Creates a pool without starting a worker. */
export function createPool({ start, size, idle, timeLimit: defaultLimit, library }: PoolOptions): Pool {
  const slots: Slot[] = Array.from({ length: size }, () => ({ worker: undefined, call: undefined, timer: undefined }))
  const queue: Call[] = []
  let isClosed = false

  function end(slot: Slot): void {
    clearTimeout(slot.timer)
    slot.worker?.terminate()
    slot.worker = undefined
  }

  /** Finishes the call of a slot. A worker without a next call is ended after a while. */
  function finish(slot: Slot, settle: (call: Call) => void): void {
    const { call } = slot
    clearTimeout(slot.timer)
    slot.call = undefined
    if (call !== undefined && !call.isOver) {
      call.isOver = true
      settle(call)
    }
    if (slot.worker !== undefined && queue.length === 0) slot.timer = setTimeout(() => end(slot), idle)
    next()
  }

  function fail(slot: Slot, error: unknown): void {
    end(slot)
    finish(slot, ({ reject }) => reject(error))
  }

  function next(): void {
    // A worker that runs already is preferred: starting one costs a compilation.
    const free = slots
      .filter(({ call }) => call === undefined)
      .sort((a, b) => Number(b.worker !== undefined) - Number(a.worker !== undefined))
    for (const slot of free) {
      const call = queue.shift()
      if (call === undefined) return
      slot.call = call
      void begin(slot, call)
    }
  }

  async function begin(slot: Slot, call: Call): Promise<void> {
    clearTimeout(slot.timer)
    try {
      slot.worker ??= await startWorker(slot, call)
    } catch (error) {
      if (slot.call === call) fail(slot, error)
      return
    }
    if (slot.call !== call) return
    let left = call.timeLimit
    let since = now()
    /** States and libraries that the worker waits for. */
    let open = 0
    const watch = () => {
      since = now()
      slot.timer = setTimeout(
        () => fail(slot, new VmError('timeout', `The call took longer than ${call.timeLimit} ms and was stopped.`)),
        left,
      )
    }
    slot.worker.onmessage = ({ data }) => {
      if (slot.call !== call) return
      if (data.type === 'done') finish(slot, ({ resolve }) => resolve(data.result))
      else if (data.type === 'failed' && data.failure.isFatal) fail(slot, readFailure(data.failure))
      else if (data.type === 'failed') finish(slot, ({ reject }) => reject(readFailure(data.failure)))
      else if (data.type === 'needs') {
        if (open++ === 0) {
          clearTimeout(slot.timer)
          left -= now() - since
        }
        void supply(slot, call, data, () => {
          if (--open === 0) watch()
        })
      }
    }
    slot.worker.onerror = ({ message }) =>
      fail(slot, new VmError('no-worker', `The worker stopped: ${message ?? 'no reason given'}.`))
    watch()
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      slot.worker.postMessage({ type: 'run', job: call.job, input: call.input })
    } catch (cause) {
      // Such as a function among the values.
      finish(slot, ({ reject }) =>
        reject(new VmError('failed', 'The input cannot be passed to the worker: pass plain values.', { cause })),
      )
    }
  }

  /** Reads what a worker needs; an error of the reader is the error of the call. */
  async function supply(
    slot: Slot,
    call: Call,
    { need, key }: Extract<FromWorker, { type: 'needs' }>,
    resume: () => void,
  ): Promise<void> {
    try {
      const value = (await (need === 'account' ? call.account : library)?.(key)) ?? null
      if (slot.call !== call) return
      resume()
      slot.worker?.postMessage({ type: 'supply', need, key, value })
    } catch (error) {
      if (slot.call === call) fail(slot, error)
    }
  }

  async function startWorker(slot: Slot, call: Call): Promise<VmWorker> {
    const { worker, manifest, wasm } = await start()
    if (slot.call !== call) {
      worker.terminate()
      throw new VmError('closed', 'The call was ended.')
    }
    return new Promise<VmWorker>((resolve, reject) => {
      const stop = (error: VmError) => {
        worker.terminate()
        reject(error)
      }
      slot.timer = setTimeout(
        () => stop(new VmError('timeout', 'The emulator was not loaded within a minute.')),
        60_000,
      )
      // The call may end while the emulator loads; then this worker is of no use to it.
      slot.worker = worker
      worker.onmessage = ({ data }) => {
        clearTimeout(slot.timer)
        if (data.type === 'failed') stop(readFailure(data.failure))
        else if (data.type === 'ready' && data.protocol !== workerProtocol) {
          stop(
            new VmError(
              'wrong-file',
              'worker.js belongs to another version of tonlens. Run npx tonlens vm on the folder again.',
            ),
          )
        } else resolve(worker)
      }
      worker.onerror = ({ message }) => {
        clearTimeout(slot.timer)
        stop(
          new VmError(
            'no-worker',
            `The worker did not start${message ? `: ${message}` : ''}. Check that worker-src allows its address.`,
          ),
        )
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage({ type: 'load', manifest, wasm })
    })
  }

  return {
    run: (job, input, { signal, timeLimit = defaultLimit }, account) => {
      let release = () => {}
      const result = new Promise<Jobs[typeof job][1]>((resolve, reject) => {
        signal?.throwIfAborted()
        if (isClosed) throw new VmError('closed', 'The local VM was closed: open it again.')
        const call: Call = {
          job,
          input,
          account,
          timeLimit,
          isOver: false,
          resolve: resolve as (result: unknown) => void,
          reject,
        }
        const abort = () => {
          const at = queue.indexOf(call)
          if (at >= 0) {
            queue.splice(at, 1)
            reject(signal?.reason as Error)
          }
          const slot = slots.find((each) => each.call === call)
          if (slot !== undefined) fail(slot, signal?.reason)
        }
        if (signal !== undefined) release = onAbort(signal, abort)
        queue.push(call)
        next()
      })
      return result.finally(() => release())
    },
    close() {
      isClosed = true
      const closed = new VmError('closed', 'The local VM was closed.')
      for (const call of queue.splice(0)) call.reject(closed)
      for (const slot of slots) fail(slot, closed)
      for (const slot of slots) end(slot)
    },
  }
}

function readFailure({ reason, message, exitCode }: WireFailure): VmError {
  return new VmError(reason, message, { exitCode })
}
