// The script of the worker, with a folder whose server fails.
import { afterEach, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from '../../../src/sources/vm/protocol.ts'
import { type Answer, startFaultServer, text } from '../../helpers/servers/faultServer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

/** Starts the worker in this thread, and returns its answer to `load`. */
async function startWorker(answer: Answer, isReached: () => Promise<unknown> = async () => {}): Promise<FromWorker> {
  const server = await startFaultServer(answer)
  let listen: (event: { data: ToWorker }) => void = () => {}
  const answered = new Promise<FromWorker>((resolve) => {
    vi.stubGlobal('postMessage', resolve)
    vi.stubGlobal('location', new URL(`${server.baseUrl}/vm/worker.js`))
    vi.stubGlobal('addEventListener', (_type: string, listener: typeof listen) => (listen = listener))
  })
  try {
    await import('../../../src/sources/vm/engine/worker.ts')
    listen({ data: { type: 'load', manifest: { protocol: 1, source: '', stackSetter: '', files: {} } } })
    await vi.waitUntil(() => server.requests.length > 0)
    await isReached()
    return await answered
  } finally {
    await server.close()
  }
}

const endless: Answer = async (request, response) => {
  response.writeHead(200)
  while (!request.aborted) {
    if (!response.write(Buffer.alloc(1 << 20, 32))) await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test.each<[string, Answer, string, string]>([
  ['does not exist', text('', 404), 'missing-file', 'does not exist (404)'],
  ['never ends', endless, 'wrong-file', 'larger than 67108864 bytes'],
  [
    'breaks off',
    (_request, response) => void response.writeHead(200).write('x', () => response.destroy()),
    'unreachable',
    'cannot be loaded',
  ],
])('a file that %s is an error that names it', async (_, answer, reason, message) => {
  const failed = await startWorker(answer)
  expect(failed).toMatchObject({ type: 'failed', failure: { reason, message: expect.stringContaining(message) } })
  expect(JSON.stringify(failed)).toContain('/vm/emulator.')
})

test('a file that never arrives is an error after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = await startWorker(
    (_request, response) => void response.writeHead(200).write('x'),
    () => vi.advanceTimersByTimeAsync(60_000),
  )
  expect(failed).toMatchObject({ type: 'failed', failure: { reason: 'unreachable' } })
})
