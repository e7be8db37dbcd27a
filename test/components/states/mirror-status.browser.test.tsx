import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MirrorStatus } from '../../../src/components/states/mirror-status/MirrorStatus.tsx'
import { OriginBadge } from '../../../src/components/states/mirror-status/OriginBadge.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { MirroredScope, MirrorView, SyncView } from '../../../src/text/format/mirror.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const now = 1_795_254_867
const account = `0:${'AB'.repeat(32)}`
const idle: SyncView = { state: 'idle', progress: undefined, error: undefined }
const history: MirroredScope = {
  id: 'history',
  scope: { kind: 'transactions', account },
  state: 'complete',
  rows: 1234,
  bytes: 1_250_000,
  asOf: now - 300.5,
  used: now,
  sync: idle,
}

function mirrorView(scopes: readonly MirroredScope[] | undefined = [history], changes: Partial<MirrorView> = {}) {
  return {
    state: 'ready' as const,
    scopes,
    usage: { bytes: 1_250_000, budget: 2e8, persisted: false, readOnly: undefined as string | undefined },
    problems: [] as unknown[],
    start: vi.fn(),
    pause: vi.fn(),
    clear: vi.fn(),
    persist: vi.fn(),
    ...changes,
  }
}

function show(mirror: MirrorView) {
  render(
    <DisplayProvider now={now} timeZone="UTC">
      <MirrorStatus mirror={mirror} />
    </DisplayProvider>,
  )
  return screen.getByRole('region', { name: 'Local data' })
}

function syncing(progress: Partial<NonNullable<SyncView['progress']>>): MirroredScope {
  const first = { scope: history.scope, state: 'running', rows: 0, share: undefined, rate: 0 } as const
  return {
    ...history,
    state: 'partial',
    sync: { ...idle, state: 'running', progress: { ...first, secondsLeft: undefined, ...progress } },
  }
}

afterEach(cleanup)

describeComponent({
  name: 'MirrorStatus',
  component: MirrorStatus,
  part: 'mirror-status',
  props: { mirror: mirrorView() },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'OriginBadge',
  component: OriginBadge,
  part: 'origin-badge',
  props: { origin: { source: 'mirror', asOf: now - 300.5 } },
})

describe('MirrorStatus', () => {
  test('shows the stored scopes, their age and their size', () => {
    const root = show(mirrorView())
    for (const words of ['Transactions', 'Complete', '1,234 rows', '1.3 MB of 200 MB', '5 minutes ago']) {
      expect(root.textContent).toContain(words)
    }
    expect(screen.getByRole('meter', { name: /Storage/ })).toHaveProperty('value', 1_250_000)
  })

  test('names the progress of a sync by its scope, and never rounds it up to 100 %', () => {
    const root = show(mirrorView([syncing({ rows: 999, share: 0.9999, rate: 12, secondsLeft: 61 })]))
    expect(screen.getByRole('progressbar', { name: /^Transactions/ })).toHaveProperty('value', 0.9999)
    expect(root.textContent).toContain('Syncing · 99% · 12 rows/s · 1 min 1 sec left')
  })

  test('shows no percentage if the end is unknown', () => {
    show(mirrorView([syncing({ rows: 10 })]))
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
  })

  test('shows whether a sync waits for another tab or follows the chain', () => {
    expect(show(mirrorView([syncing({ state: 'waiting' })])).textContent).toContain('Syncing in another tab')
    cleanup()
    expect(show(mirrorView([syncing({ state: 'following' })])).textContent).toContain('Live updates')
  })

  test('pauses a running sync and resumes a paused one', async () => {
    const running = mirrorView([syncing({})])
    show(running)
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(running.pause).toHaveBeenCalledWith(history.scope)
    cleanup()
    const paused = mirrorView([{ ...history, sync: { ...idle, state: 'paused' } }])
    show(paused)
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
    expect(paused.start).toHaveBeenCalledWith(history.scope)
  })

  test('explains why a sync failed, and retries', async () => {
    const error = Object.assign(new Error('Failed to fetch'), { name: 'NetworkError' })
    const mirror = mirrorView([{ ...history, sync: { ...idle, state: 'failed', error } }])
    expect(show(mirror).textContent).toContain('The service is unreachable')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(mirror.start).toHaveBeenCalledWith(history.scope)
  })

  test('clears a scope only after a confirmation, and keeps the focus inside', async () => {
    const mirror = mirrorView()
    show(mirror)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    expect(mirror.clear).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(mirror.clear).toHaveBeenCalledExactlyOnceWith(history.scope)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Local data' }))
  })

  test('clears all scopes', async () => {
    const mirror = mirrorView()
    show(mirror)
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }))
    expect(mirror.clear).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  test('explains why no more rows are stored, and offers no sync then', () => {
    const usage = { bytes: 2e8, budget: 2e8, persisted: true, readOnly: 'QuotaExceededError' }
    const root = show(mirrorView([history], { usage }))
    expect(root.dataset['state']).toBe('read-only')
    expect(screen.getByRole('alert').textContent).toContain('QuotaExceededError')
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
  })

  test.each([
    ['absent', 'does not allow the page to store'],
    ['blocked', 'Another tab'],
    ['timeout', 'took too long'],
    ['never heard of', 'Something went wrong'],
  ])('says in words that there is no mirror: %s', (reason, words) => {
    const problems = [Object.assign(new Error('why'), { reason })]
    const root = show(mirrorView([], { state: 'absent', scopes: undefined, usage: undefined, problems }))
    expect(root.textContent).toContain('Unavailable')
    expect(screen.getByRole('alert').textContent).toContain(words)
  })

  test('distinguishes an empty mirror from one that is opening', () => {
    expect(show(mirrorView([])).textContent).toContain('Nothing stored yet')
    cleanup()
    const opening = show(mirrorView(undefined, { state: 'opening', scopes: undefined, usage: undefined }))
    expect(opening.getAttribute('aria-busy')).toBe('true')
    expect(opening.textContent).not.toContain('Nothing is mirrored')
  })
})

test.each([
  ['mirror', 'Stored in this browser'],
  ['vm', 'Computed in this browser'],
  ['service', 'From the service'],
] as const)('OriginBadge names the source %s', (source, words) => {
  const { container } = render(<OriginBadge origin={{ source, asOf: now - 300.5 }} />)
  expect(container.querySelector('[part~="origin-badge-source"]')?.textContent).toBe(words)
})

test('OriginBadge renders nothing while the origin is unknown', () => {
  const { container } = render(<OriginBadge origin={undefined} />)
  expect(container.childElementCount).toBe(0)
})
