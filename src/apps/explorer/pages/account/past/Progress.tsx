import type { ReactElement } from 'react'
import { formatNumber, formatTime, useDisplay } from 'tonlens'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { CoinHistory } from './useCoinHistory.ts'

/** How far back a history is read, and a button that reads the rest or stops. */
export function Progress({ history }: { readonly history: CoinHistory }): ReactElement | null {
  const texts = useExplorerTexts('account').past
  const { locale, timeZone } = useDisplay()
  const { points, hasMore, isReading, error } = history
  const oldest = points[0]
  if (oldest === undefined) return null
  const count = formatNumber(points.length, locale)
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const isPartial = hasMore || error !== null
  return (
    <div className="explorer-progress">
      <span role="status">
        {isPartial
          ? texts.readTo(count, formatTime(oldest.time, { locale, timeZone: zone, fields: 'date' }))
          : texts.readAll(count)}
      </span>
      {hasMore && (
        <button type="button" part="button" onClick={isReading ? history.stop : history.readAll}>
          {isReading ? texts.stop : texts.readRest}
        </button>
      )}
    </div>
  )
}
