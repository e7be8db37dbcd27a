import { expect, test } from 'vitest'
import { lazyStore } from '../../../src/react/live/lazyStore.ts'

/** An engine that counts what it is asked. */
function createEngine(counts: { retries: number }) {
  return {
    current: () => 'running',
    subscribe: () => () => {},
    retry: () => {
      counts.retries += 1
    },
  }
}

/** A store whose engine cannot be loaded the first `failures` times. */
function unreliable(failures: number) {
  const counts = { loads: 0, retries: 0 }
  const store = lazyStore<string, ReturnType<typeof createEngine>>(
    'loading',
    async () => {
      counts.loads += 1
      await Promise.resolve()
      if (counts.loads <= failures) throw new Error('the chunk is gone')
      return createEngine(counts)
    },
    (error) => `failed: ${String(error)}`,
  )
  return { store, counts }
}

/** The states that a listener sees, in order. */
function watch({ current, subscribe }: { current: () => string; subscribe: (listener: () => void) => () => void }) {
  const seen = [current()]
  subscribe(() => seen.push(current()))
  return seen
}

test('after a chunk that could not be loaded, retry loads it again', async () => {
  const { store, counts } = unreliable(1)
  const seen = watch(store)
  await expect.poll(() => store.current()).toBe('failed: Error: the chunk is gone')
  store.retry()
  await expect.poll(() => store.current()).toBe('running')
  expect(counts).toEqual({ loads: 2, retries: 0 })
  expect(seen).toEqual(['loading', 'failed: Error: the chunk is gone', 'loading', 'running'])
})

test('retries while the engine is being loaded do not load it twice', async () => {
  const { store, counts } = unreliable(0)
  watch(store)
  store.retry()
  store.retry()
  await expect.poll(() => store.current()).toBe('running')
  expect(counts).toEqual({ loads: 1, retries: 0 })
})

test('once the engine is there, retry is its own', async () => {
  const { store, counts } = unreliable(0)
  watch(store)
  await expect.poll(() => store.current()).toBe('running')
  store.retry()
  expect(counts).toEqual({ loads: 1, retries: 1 })
})
