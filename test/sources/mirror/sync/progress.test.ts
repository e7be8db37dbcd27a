// Rates are measured on a clock that nobody can set.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SyncProgress } from '../../../../src/entries/mirror.ts'
import { createProgressReporter } from '../../../../src/sources/mirror/sync/progress.ts'
import { testAccount } from '../../../fixtures/testRows.ts'

test.each([3_600_000, -3_600_000])(
  'a clock that is set by %i ms while a sync runs changes neither its rate nor the time left',
  (change) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const seen: SyncProgress[] = []
    const report = createProgressReporter({ kind: 'transactions', account: testAccount(1) }, (progress) =>
      seen.push(progress),
    )
    report('running', 0, 0)
    vi.advanceTimersByTime(10_000)
    vi.setSystemTime(Date.now() + change)
    report('running', 500, 0.25)
    expect(seen.at(-1)).toMatchObject({ rate: 50, secondsLeft: 30 })
  },
)
