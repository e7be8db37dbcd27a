import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { formatCoins } from '../../../text/format/coins.ts'
import { vestingMessages } from '../../../text/en/contracts/contracts.ts'
import { formatTime, isoTime } from '../../../text/format/time.ts'
import { vestingEnd, type VestingTerms } from '../../../meaning/contracts/vesting.ts'
import { drawVesting, plotSize } from './vestingPath.ts'

/** Chart of a vesting schedule: unlocked amount over time, with a mark at the current time. */
export function VestingPlot({
  terms,
  now,
}: {
  readonly terms: VestingTerms
  readonly now: number | undefined
}): ReactElement {
  const { locale, nativeCoin } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('vesting', vestingMessages)
  const { width, height } = plotSize
  const plot = drawVesting(terms, now)
  const end = vestingEnd(terms)
  const date = (time: number) => formatTime(time, { locale, timeZone, fields: 'date' })
  const total = `${formatCoins(terms.total.toString(), { decimals: nativeCoin.decimals, locale })} ${nativeCoin.symbol}`
  return (
    <figure part="vesting-plot">
      <svg
        part="vesting-plot-drawing"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages.plotWords(total, date(terms.start), date(end))}
      >
        <path part="vesting-plot-all" d={plot.all} />
        {plot.past !== '' && <path part="vesting-plot-past" d={plot.past} />}
        {plot.now !== undefined && <path part="vesting-plot-now" d={`M${plot.now} 0V${height}`} />}
      </svg>
      <div part="vesting-plot-axis">
        {[terms.start, end].map((time, at) => (
          <time key={at} dateTime={isoTime(time)}>
            {date(time)}
          </time>
        ))}
      </div>
      <figcaption part="vesting-plot-legend">
        {(['past', 'all', 'now'] as const).map((swatch) => (
          <span key={swatch}>
            <span part="vesting-swatch" data-swatch={swatch} />{' '}
            {{ past: messages.soFar, all: messages.stillLocked, now: messages.now }[swatch]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
