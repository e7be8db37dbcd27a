import { expect, test } from 'vitest'
import { serveVerification, verifyInWorker } from '../../../src/entries/verify.ts'

test('a worker that does not load, or stops, is an error; the next worker answers', async () => {
  const failing = new EventTarget()
  const worker = Object.assign(failing, { postMessage: () => {} })
  const waiting = verifyInWorker(worker, [])
  failing.dispatchEvent(new Event('error'))
  await expect(waiting).rejects.toThrow('The verification worker failed: it did not load')
  const stopped = verifyInWorker(worker, [])
  failing.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  await expect(stopped).rejects.toThrow('out of memory')
  const target = new EventTarget()
  serveVerification({ addEventListener: (type, listener) => target.addEventListener(type, listener as EventListener) })
  expect(
    await verifyInWorker(
      { postMessage: (data) => void target.dispatchEvent(Object.assign(new Event('message'), { data })) },
      [],
    ),
  ).toEqual([])
})
