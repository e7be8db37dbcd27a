import { afterEach, expect, test, vi } from 'vitest'
import { openVm } from '../../src/vm.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a folder whose server never answers is one that cannot be reached', async () => {
  let limit = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limit = milliseconds
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  vi.stubGlobal('fetch', (_url: URL, init?: RequestInit) => new Promise((_resolve, reject) => init?.signal?.aborted === true && reject(init.signal.reason)))
  await expect(openVm({ url: 'https://site.example/vm/' }).snapshotConfig()).rejects.toMatchObject({ name: 'VmError', reason: 'unreachable' })
  expect(limit).toBe(60_000)
})
