import { skipToken } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import { TonlensProvider, useMirror, useSync } from '../../../src/react/hooks/index.ts'
import type { Scope } from '../../../src/sources/mirror/coverage/scope.ts'
import { formatAddress } from '../../../src/ton/cells/address.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { fakeMirror } from './fakeMirror.ts'

const ACCOUNT = `0:${'AB'.repeat(32)}`
const history: Scope = { kind: 'transactions', account: ACCOUNT }
const nfts: Scope = { kind: 'nftItems', owner_address: ACCOUNT }
const client = createClient({
  network: { name: 'test', baseUrl: 'http://127.0.0.1:1/api/v3' },
  transport: scriptedTransport(() => ({})),
})

const wrapper = ({ children }: { children?: ReactNode }) => (
  <StrictMode>
    <TonlensProvider client={client}>{children}</TonlensProvider>
  </StrictMode>
)
/** Longer than what waits for strict mode to mount again. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

afterEach(cleanup)

describe('useMirror', () => {
  test('reads what is there, and reads again when it changes here or in another tab', async () => {
    const { mirror, put } = fakeMirror()
    put(history, { rows: 5 })
    const { result } = renderHook(() => useMirror(mirror), { wrapper })
    expect(result.current).toMatchObject({ state: 'opening', scopes: undefined })
    await waitFor(() => expect(result.current.scopes).toMatchObject([{ rows: 5, sync: { state: 'idle' } }]))
    expect(result.current).toMatchObject({ state: 'ready', usage: { bytes: 1000 }, problems: [] })
    act(() => put(history, { rows: 9 }))
    await waitFor(() => expect(result.current.scopes?.[0]?.rows).toBe(9))
  })

  test('waits for a mirror that opens, and says why one does not', async () => {
    const { mirror } = fakeMirror()
    const opening = new Promise<typeof mirror>((resolve) => setTimeout(() => resolve(mirror), 20))
    const opened = renderHook(() => useMirror(opening), { wrapper })
    expect(opened.result.current.state).toBe('opening')
    await waitFor(() => expect(opened.result.current.state).toBe('ready'))

    const problem = new Error('There is no IndexedDB here.')
    const rejected = Promise.reject(problem)
    rejected.catch(() => {})
    const absent = renderHook(() => useMirror(rejected), { wrapper })
    await waitFor(() => expect(absent.result.current.state).toBe('absent'))
    expect(absent.result.current.problems).toEqual([problem])
  })

  test('a mirror that did not open is opened again when the host can do that', async () => {
    const { mirror } = fakeMirror()
    const rejected = Promise.reject(new Error('There is no IndexedDB here.'))
    rejected.catch(() => {})
    const { result } = renderHook(
      () => {
        const [opening, setOpening] = useState<Promise<typeof mirror>>(rejected)
        const [onRetry] = useState(() => () => setOpening(Promise.resolve(mirror)))
        return useMirror(opening, { onRetry })
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.state).toBe('absent'))
    act(() => result.current.retry?.())
    await waitFor(() => expect(result.current.state).toBe('ready'))
    expect(result.current).toMatchObject({ problems: [] })
    expect(result.current.retry).toBeUndefined()
  })

  test('does what is asked while the mirror opens as soon as it is open', async () => {
    const { mirror, syncs } = fakeMirror()
    let open = (_mirror: typeof mirror) => {}
    const opening = new Promise<typeof mirror>((resolve) => (open = resolve))
    const { result } = renderHook(() => ({ whole: useMirror(opening), one: useSync(opening, nfts) }), { wrapper })
    act(() => {
      result.current.whole.start(history)
      result.current.one.start()
      result.current.one.pause()
    })
    await act(async () => open(mirror))
    await waitFor(() =>
      expect(result.current.whole.scopes).toMatchObject([
        { scope: history, sync: { state: 'running' } },
        { scope: nfts, sync: { state: 'paused' } },
      ]),
    )
    await aWhile()
    expect(syncs.map(({ signal }) => signal?.aborted)).toEqual([false, true])
  })

  test('hears what is asked before its effects have run, of the first mirror and of the next', async () => {
    const [first, second] = [fakeMirror(), fakeMirror()]
    const useAtOnce = (mirror: Promise<typeof first.mirror>) => {
      const view = useMirror(mirror)
      // As a reader who presses between the first picture and the effects that follow it.
      // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once for each mirror
      useLayoutEffect(() => view.start(history), [mirror])
      return view
    }
    const [one, two] = [Promise.resolve(first.mirror), Promise.resolve(second.mirror)]
    const { rerender } = renderHook(({ at }) => useAtOnce(at), { wrapper, initialProps: { at: one } })
    await waitFor(() => expect(first.syncs).toHaveLength(1))
    rerender({ at: two })
    await waitFor(() => expect(second.syncs).toHaveLength(1))
    expect(first.syncs).toHaveLength(1)
  })

  test('forgets what was asked of another mirror', async () => {
    const { mirror, syncs } = fakeMirror()
    const never = new Promise<typeof mirror>(() => {})
    const { result, rerender } = renderHook(({ at }) => useMirror(at), {
      wrapper,
      initialProps: { at: never as Promise<typeof mirror> | typeof mirror },
    })
    act(() => result.current.start(history))
    rerender({ at: mirror })
    await waitFor(() => expect(result.current.state).toBe('ready'))
    expect(syncs).toEqual([])
  })

  test('tells what cannot be read or done', async () => {
    const { mirror, put } = fakeMirror()
    const broken = { ...mirror, clear: () => Promise.reject(new Error('disk')) }
    put(history)
    const { result } = renderHook(() => useMirror(broken), { wrapper })
    await waitFor(() => expect(result.current.scopes).toHaveLength(1))
    act(() => result.current.clear())
    await waitFor(() => expect(result.current.problems).toMatchObject([{ message: 'disk' }]))
  })

  test('starts, pauses and goes on with a sync by the service of the client', async () => {
    const { mirror, syncs, put } = fakeMirror()
    const { result } = renderHook(() => useMirror(mirror, { follow: true }), { wrapper })
    await waitFor(() => expect(result.current.scopes).toEqual([]))
    act(() => result.current.start(history))
    expect(result.current.scopes).toMatchObject([{ scope: history, rows: 0, sync: { state: 'running' } }])
    expect(syncs[0]).toMatchObject({ service: client.service, follow: true })
    act(() => syncs[0]?.progress({ rows: 40, share: 0.5 }))
    await waitFor(() => expect(result.current.scopes?.[0]?.sync.progress?.share).toBe(0.5))
    put(history, { rows: 40 })
    act(() => result.current.pause(history))
    expect(syncs[0]?.signal?.aborted).toBe(true)
    await aWhile()
    expect(result.current.scopes?.[0]?.sync).toMatchObject({ state: 'paused', error: null })
    act(() => result.current.start(history))
    act(() => syncs[1]?.finish())
    await waitFor(() => expect(result.current.scopes).toMatchObject([{ state: 'complete', sync: { state: 'done' } }]))
  })

  test('forgets one scope or all, and the syncs with them', async () => {
    const { mirror, syncs, put } = fakeMirror()
    put(history)
    put(nfts)
    const { result } = renderHook(() => useMirror(mirror), { wrapper })
    await waitFor(() => expect(result.current.scopes).toHaveLength(2))
    act(() => result.current.start(history))
    act(() => result.current.clear(history))
    expect(syncs[0]?.signal?.aborted).toBe(true)
    await waitFor(() => expect(result.current.scopes?.map(({ scope }) => scope)).toEqual([nfts]))
    act(() => result.current.clear())
    await waitFor(() => expect(result.current.scopes).toEqual([]))
  })

  test('asks the browser to keep the mirror', async () => {
    const { mirror } = fakeMirror()
    const { result } = renderHook(() => useMirror(mirror), { wrapper })
    await waitFor(() => expect(result.current.usage?.persisted).toBe(false))
    act(() => result.current.persist())
    await waitFor(() => expect(result.current.usage?.persisted).toBe(true), { timeout: 30_000 })
  })

  test('listens to the mirror only while it is mounted', async () => {
    const { mirror, listeners } = fakeMirror()
    const { unmount } = renderHook(() => useMirror(mirror), { wrapper })
    await waitFor(() => expect(listeners.size).toBe(1))
    unmount()
    expect(listeners.size).toBe(0)
  })
})

describe('useSync', () => {
  test('goes from start to done, with progress', async () => {
    const { mirror, syncs } = fakeMirror()
    const { result } = renderHook(() => useSync(mirror, history), { wrapper })
    await aWhile()
    expect(result.current.state).toBe('idle')
    act(() => result.current.start())
    expect(result.current.state).toBe('running')
    act(() => syncs[0]?.progress({ rows: 10 }))
    await waitFor(() => expect(result.current.progress?.rows).toBe(10))
    act(() => syncs[0]?.finish())
    await waitFor(() => expect(result.current.state).toBe('done'))
    expect(syncs).toHaveLength(1)
  })

  test('starts by itself on request, once', async () => {
    const { mirror, syncs } = fakeMirror()
    const { result } = renderHook(() => useSync(mirror, history, { auto: true }), { wrapper })
    await waitFor(() => expect(result.current.state).toBe('running'))
    await aWhile()
    expect(syncs).toHaveLength(1)
    expect(syncs[0]?.signal?.aborted).toBe(false)
  })

  test('resumes only what was paused', async () => {
    const { mirror, syncs } = fakeMirror()
    const { result } = renderHook(() => useSync(mirror, history), { wrapper })
    await aWhile()
    act(() => result.current.resume())
    expect(syncs).toHaveLength(0)
    act(() => result.current.start())
    act(() => result.current.pause())
    expect(result.current.state).toBe('paused')
    act(() => result.current.resume())
    expect(result.current.state).toBe('running')
    expect(syncs).toHaveLength(2)
  })

  test('tells why it failed, and may be started again', async () => {
    const { mirror, syncs } = fakeMirror()
    const { result } = renderHook(() => useSync(mirror, history), { wrapper })
    await aWhile()
    act(() => result.current.start())
    act(() => syncs[0]?.fail(new Error('offline')))
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { message: 'offline' } }))
    act(() => result.current.start())
    expect(result.current).toMatchObject({ state: 'running', error: null })
  })

  test('is one sync for two components, whatever form the address has', async () => {
    const { mirror, syncs } = fakeMirror()
    const one = renderHook(() => useSync(mirror, history), { wrapper })
    const opening = Promise.resolve(mirror)
    const two = renderHook(() => useSync(opening, skipToken), { wrapper })
    const three = renderHook(() => useSync(mirror, { kind: 'transactions', account: formatAddress(ACCOUNT) }), {
      wrapper,
    })
    await aWhile()
    act(() => one.result.current.start())
    act(() => three.result.current.start())
    expect(syncs).toHaveLength(1)
    expect(three.result.current.state).toBe('running')
    expect(two.result.current.state).toBe('idle')
  })

  test('ends with the last component that names the scope', async () => {
    const { mirror, syncs } = fakeMirror()
    const one = renderHook(() => useSync(mirror, history), { wrapper })
    const two = renderHook(() => useSync(mirror, history), { wrapper })
    await aWhile()
    act(() => one.result.current.start())
    one.unmount()
    await aWhile()
    expect(syncs[0]?.signal?.aborted).toBe(false)
    two.unmount()
    await aWhile()
    expect(syncs[0]?.signal?.aborted).toBe(true)
  })

  test('goes on while the mirror itself is shown', async () => {
    const { mirror, syncs } = fakeMirror()
    const status = renderHook(() => useMirror(mirror), { wrapper })
    const sync = renderHook(() => useSync(mirror, history, { auto: true }), { wrapper })
    await waitFor(() => expect(syncs).toHaveLength(1))
    sync.unmount()
    await aWhile()
    expect(syncs[0]?.signal?.aborted).toBe(false)
    status.unmount()
    await aWhile()
    expect(syncs[0]?.signal?.aborted).toBe(true)
  })

  test('leaves one scope for another', async () => {
    const { mirror, syncs } = fakeMirror()
    const { rerender, result } = renderHook(({ scope }: { scope: Scope }) => useSync(mirror, scope, { auto: true }), {
      wrapper,
      initialProps: { scope: history as Scope },
    })
    await waitFor(() => expect(syncs).toHaveLength(1))
    rerender({ scope: nfts })
    await waitFor(() => expect(syncs).toHaveLength(2))
    await aWhile()
    expect(syncs.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    expect(result.current.state).toBe('running')
  })

  test('fails with the reason where there is no mirror', async () => {
    const problem = new Error('blocked')
    const rejected = Promise.reject(problem)
    rejected.catch(() => {})
    const { result } = renderHook(() => useSync(rejected, history), { wrapper })
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: problem }))
  })

  test('says what is wrong with a scope', () => {
    const { mirror } = fakeMirror()
    const invalid: Scope = { kind: 'blocks', from: 9, to: 3 }
    expect(() => renderHook(() => useSync(mirror, invalid), { wrapper })).toThrow('lower one first')
  })
})
