import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { cachedFormat } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { mirrorMessages } from '../../../text/en/tools/mirror.ts'
import type { SyncView } from '../../../text/format/mirror.ts'
import { formatDuration } from '../../../text/format/time.ts'

interface SyncProgressBarProps {
  readonly sync: SyncView
  /** Id of the element that names the bar. */
  readonly labelledBy: string
}

/** Progress of a sync as a bar and as text. Renders nothing if no sync runs or is paused. */
export function SyncProgressBar({ sync, labelledBy }: SyncProgressBarProps): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('mirror', mirrorMessages)
  const { state, progress } = sync
  if (state !== 'running' && state !== 'paused') return null
  const share = progress?.share
  const isMoving = state === 'running' && (progress === undefined || progress.state === 'running')
  const facts = [
    stateText(sync, messages),
    share !== undefined && percent(share, locale),
    isMoving &&
      progress !== undefined &&
      progress.rate > 0 &&
      messages.rate(formatCount(Math.round(progress.rate), locale)),
    isMoving && progress?.secondsLeft !== undefined && messages.left(formatDuration(progress.secondsLeft, locale)),
  ].filter((fact) => fact !== false)
  // Without a known end, an indeterminate bar shows that the sync is running.
  const value = share ?? (isMoving ? undefined : progress?.state === 'following' ? 1 : 0)
  return (
    <div part="mirror-status-sync">
      <progress
        part="mirror-status-progress"
        max={1}
        value={value}
        aria-labelledby={labelledBy}
        data-state={state === 'paused' ? state : (progress?.state ?? 'running')}
      />
      <bdi part="mirror-status-sync-facts">{facts.join(' · ')}</bdi>
    </div>
  )
}

function stateText({ state, progress }: SyncView, messages: Texts['mirror']): string {
  if (state === 'paused') return messages.paused
  if (progress?.state === 'waiting') return messages.waiting
  return progress?.state === 'following' ? messages.following : messages.syncing
}

/** Percentage, rounded down so that 100 % means complete. */
function percent(share: number, locale: string): string {
  return cachedFormat(
    `progress ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  ).format(Math.floor(share * 100) / 100)
}
