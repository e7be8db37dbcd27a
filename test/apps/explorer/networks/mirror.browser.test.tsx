// The mirror of a network does not open once, or not soon.
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { findHeading, openApp, patience } from '../../../helpers/openExplorer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the explorer works without a mirror that did not open, and opens it when the reader tries again', async () => {
  const RealWorker = globalThis.Worker
  const workers = vi.fn(function startWorker(...args: ConstructorParameters<typeof Worker>) {
    return new RealWorker(...args)
  })
  workers.mockImplementationOnce(() => {
    throw new DOMException('Workers are not allowed.', 'SecurityError')
  })
  vi.stubGlobal('Worker', workers)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 500 }))
  await openApp('#/settings', { networks: [{ name: 'mirrored', baseUrl: 'https://index.example/api/v3' }] })
  await findHeading('Settings')
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' }, patience)
  expect(document.querySelector('[part~="mirror-status"][data-state="absent"]')).not.toBeNull()
  // The page stays while the network opens.
  await act(() => userEvent.click(retry!))
  await waitFor(
    () => expect(document.querySelectorAll('[part~="mirror-status"][data-state="ready"]')).not.toHaveLength(0),
    patience,
  )
  expect(document.querySelector('[part~="mirror-status"][data-state="absent"]')).toBeNull()
  expect(workers).toHaveBeenCalledTimes(2)
})

test('the first request does not wait for a mirror that is new', async () => {
  const silent = { postMessage() {}, addEventListener() {}, terminate() {} }
  vi.stubGlobal('Worker', function startWorker() {
    return silent
  })
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 500 }))
  await openApp('#/', { networks: [{ name: 'new', baseUrl: 'https://new.example/api/v3' }] })
  await waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 })
})
