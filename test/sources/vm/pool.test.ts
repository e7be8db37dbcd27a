import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { encode, type Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { serveVm } from '../../../src/sources/vm/engine/serve.ts'
import { VmError } from '../../../src/sources/vm/errors.ts'
import { createPool, type Pool, type VmWorker } from '../../../src/sources/vm/pool.ts'
import type { FromWorker, ToWorker } from '../../../src/sources/vm/protocol.ts'

const input = {
  address: `0:${'1'.repeat(64)}`,
  method: 'seqno',
  code: 'te6cckEBAQEAAgAAAEysuc0=',
  data: 'te6cckEBAQEAAgAAAEysuc0=',
  balance: '0',
  config: 'x',
}
const answer = {
  success: true,
  stack: encode(new Builder().uint(0, 24).cell()),
  gas_used: '1',
  vm_exit_code: 0,
  vm_log: '',
  missing_library: null,
}
let started: FakeWorker[] = []
let pool: Pool

/** A worker in this thread whose emulator is a function; `hangs` never answers. */
class FakeWorker implements VmWorker {
  onmessage: VmWorker['onmessage'] = null
  onerror: VmWorker['onerror'] = null
  isEnded = false
  received: ToWorker[] = []
  readonly #listeners: ((message: ToWorker) => void)[] = []
  readonly #hangs: () => boolean

  constructor(emulator: () => Partial<Emulator>, hangs: () => boolean) {
    this.#hangs = hangs
    serveVm(
      {
        post: (data: FromWorker) => queueMicrotask(() => !this.isEnded && this.onmessage?.({ data })),
        listen: (listener) => this.#listeners.push(listener),
      },
      async () => emulator() as Emulator,
    )
  }

  postMessage(message: ToWorker): void {
    this.received.push(message)
    if (message.type === 'run' && this.#hangs()) return
    for (const listener of this.#listeners) queueMicrotask(() => !this.isEnded && listener(message))
  }

  terminate(): void {
    this.isEnded = true
  }
}

function open(
  emulator: () => Partial<Emulator> = () => ({ runGetMethod: () => answer }),
  { hangs = () => false, size = 2 }: { hangs?: () => boolean; size?: number } = {},
): Pool {
  pool = createPool({
    start: () => {
      const worker = new FakeWorker(emulator, hangs)
      started.push(worker)
      return Promise.resolve({ worker, manifest: { protocol: 1, source: 'test', stackSetter: 'set', files: {} } })
    },
    size,
    idle: 5000,
    timeLimit: 10_000,
  })
  return pool
}

const alive = () => started.filter(({ isEnded }) => !isEnded).length

beforeEach(() => {
  started = []
  vi.useFakeTimers()
})
afterEach(() => {
  pool.close()
  vi.useRealTimers()
})

describe('workers', () => {
  test('start with the first call and never exceed the size of the pool', async () => {
    open()
    expect(started).toHaveLength(0)
    const calls = Array.from({ length: 10 }, () => pool.run('runGetMethod', input, {}))
    expect((await Promise.all(calls)).every(({ exit_code }) => exit_code === 0)).toBe(true)
    expect(started).toHaveLength(2)
  })

  test('are ended after the last call, and start again for the next', async () => {
    open()
    await pool.run('runGetMethod', input, {})
    expect(alive()).toBe(1)
    await vi.advanceTimersByTimeAsync(4999)
    expect(alive()).toBe(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(alive()).toBe(0)
    await expect(pool.run('runGetMethod', input, {})).resolves.toMatchObject({ exit_code: 0 })
    expect(started).toHaveLength(2)
  })

  test('that stop fail their call, and the next call gets another one', async () => {
    open(undefined, { hangs: () => started.length === 1, size: 1 })
    const call = pool.run('runGetMethod', input, {})
    const failed = expect(call).rejects.toMatchObject({ name: 'VmError', reason: 'no-worker' })
    await vi.advanceTimersByTimeAsync(0)
    started[0]?.onerror?.({ message: 'out of memory' })
    await failed
    await expect(pool.run('runGetMethod', input, {})).resolves.toBeDefined()
  })

  test('that do not start fail their call, and the next call starts another one', async () => {
    let starts = 0
    open()
    pool.close()
    pool = createPool({
      size: 1,
      idle: 5000,
      timeLimit: 10_000,
      start: async () => {
        starts += 1
        if (starts === 1) throw new VmError('no-worker', 'The worker may not be started.')
        const worker = new FakeWorker(
          () => ({ runGetMethod: () => answer }),
          () => false,
        )
        // The script of the second one does not load, and the third one never answers.
        if (starts <= 3)
          worker.postMessage = () =>
            void (starts === 2 && queueMicrotask(() => worker.onerror?.({ message: 'did not load' })))
        started.push(worker)
        return { worker, manifest: { protocol: 1, source: 'test', stackSetter: 'set', files: {} } }
      },
    })
    await expect(pool.run('runGetMethod', input, {})).rejects.toMatchObject({ reason: 'no-worker' })
    await expect(pool.run('runGetMethod', input, {})).rejects.toThrow('did not load')
    const silent = expect(pool.run('runGetMethod', input, {})).rejects.toMatchObject({ reason: 'timeout' })
    await vi.advanceTimersByTimeAsync(60_001)
    await silent
    expect(alive()).toBe(0)
    await expect(pool.run('runGetMethod', input, {})).resolves.toMatchObject({ exit_code: 0 })
  })

  test('survive an input that no message can carry, which is an error at once', async () => {
    open(undefined, { size: 1 })
    await pool.run('runGetMethod', input, {})
    const worker = started[0]
    const send = worker?.postMessage.bind(worker)
    if (worker !== undefined) worker.postMessage = (message) => send?.(structuredClone(message))
    await expect(pool.run('runGetMethod', { ...input, stack: [() => {}] as never }, {})).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('cannot be passed'),
    })
    await expect(pool.run('runGetMethod', input, {})).resolves.toMatchObject({ exit_code: 0 })
    expect(started).toHaveLength(1)
  })

  test('whose emulator trapped are replaced, because their memory is in no known state', async () => {
    open(() => ({ runGetMethod: () => (started.length === 1 ? trap() : answer) }), { size: 1 })
    await expect(pool.run('runGetMethod', input, {})).rejects.toMatchObject({ reason: 'failed' })
    expect(alive()).toBe(0)
    await expect(pool.run('runGetMethod', input, {})).resolves.toBeDefined()
  })

  test('survive an input that they refuse', async () => {
    open(undefined, { size: 1 })
    await expect(
      pool.run('runGetMethod', { ...input, stack: [{ type: 'builder', value: '' }] }, {}),
    ).rejects.toMatchObject({ reason: 'failed' })
    await pool.run('runGetMethod', input, {})
    expect(started).toHaveLength(1)
  })
})

describe('a call', () => {
  test('that takes too long is stopped with its worker', async () => {
    open(undefined, { hangs: () => true, size: 1 })
    const failed = expect(pool.run('runGetMethod', input, {})).rejects.toMatchObject({ reason: 'timeout' })
    await vi.advanceTimersByTimeAsync(10_001)
    await failed
    expect(alive()).toBe(0)
  })

  test('that is aborted while it runs ends its worker, and the queue goes on', async () => {
    open(undefined, { hangs: () => started.length === 1, size: 1 })
    const controller = new AbortController()
    const running = expect(pool.run('runGetMethod', input, { signal: controller.signal })).rejects.toThrow(
      'left the page',
    )
    const waiting = pool.run('runGetMethod', input, {})
    await vi.advanceTimersByTimeAsync(0)
    controller.abort(new Error('left the page'))
    await running
    await expect(waiting).resolves.toMatchObject({ exit_code: 0 })
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false])
  })

  test('that is aborted while it waits never reaches a worker', async () => {
    open(undefined, { hangs: () => true, size: 1 })
    const first = pool.run('runGetMethod', input, {})
    first.catch(() => {})
    const controller = new AbortController()
    const second = expect(pool.run('runGetMethod', input, { signal: controller.signal })).rejects.toThrow(
      'left the page',
    )
    await vi.advanceTimersByTimeAsync(0)
    controller.abort(new Error('left the page'))
    await second
    expect(started[0]?.received.filter(({ type }) => type === 'run')).toHaveLength(1)
    expect(alive()).toBe(1)
  })

  test('with a signal that was aborted before starts nothing', async () => {
    open()
    await expect(pool.run('runGetMethod', input, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    )
    expect(started).toHaveLength(0)
  })

  test('keeps no listener on its signal once it has ended', async () => {
    open()
    const { signal } = new AbortController()
    for (let left = 12; left > 0; left -= 1) {
      const result = pool.run('runGetMethod', input, { signal })
      await vi.advanceTimersByTimeAsync(0)
      await result
    }
    expect(getEventListeners(signal, 'abort').length).toBeLessThan(2)
  })

  test('fails with the error of the reader of states', async () => {
    open(() => ({}))
    const message = new Builder()
      .digits('1000')
      .address({ workchain: 0, hash: new Uint8Array(32) })
      .coins(0n)
      .digits('00')
      .cell()
    const asked: string[] = []
    const load = (account: string) => {
      asked.push(account)
      return Promise.reject(new Error('offline'))
    }
    await expect(pool.run('emulateTrace', { message: encode(message), config: 'x', now: 1 }, {}, load)).rejects.toThrow(
      'offline',
    )
    expect(asked).toEqual([`0:${'0'.repeat(64)}`])
  })

  test('after the pool was closed is refused, and those before fail', async () => {
    open(undefined, { hangs: () => true })
    const failed = expect(pool.run('runGetMethod', input, {})).rejects.toMatchObject({ reason: 'closed' })
    await vi.advanceTimersByTimeAsync(0)
    pool.close()
    await failed
    await expect(pool.run('runGetMethod', input, {})).rejects.toBeInstanceOf(VmError)
    expect(alive()).toBe(0)
  })
})

function trap(): never {
  throw new WebAssembly.RuntimeError('memory access out of bounds')
}
