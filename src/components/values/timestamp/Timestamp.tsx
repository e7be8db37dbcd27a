'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useRelativeTime, useShortTime, useTimeZone } from '../../../react/display/useTime.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { formatTime, isoTime } from '../../../text/format/time.ts'

/** Props of {@link Timestamp}; the rest go to the `<time>`, or to a `<span>` while the time is unknown. */
export interface TimestampProps extends Omit<ComponentPropsWithoutRef<'time'>, 'children' | 'dateTime'> {
  /** Unix time in seconds, as a number or, as in some fields of the service, a string. */
  readonly value: number | string | null | undefined
  /**
   * `relative`: the age; `absolute`: date and time; `both`: date and time, then the age; `short`: the age or the date,
   * as the display's `time` says. @default 'both'
   */
  readonly show?: 'relative' | 'absolute' | 'both' | 'short' | undefined
  /** Logical time, shown after the time. @default none */
  readonly lt?: string | null | undefined
}

/**
 * Date and time with an age that stays up to date, and optionally the logical time. Server output
 * has the date and time only, because it cannot know when it is read.
 * @example <Timestamp value={transaction.now} />
 */
export const Timestamp = forwardRef<HTMLTimeElement, TimestampProps>(function Timestamp(
  { value, show = 'both', lt, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('common', commonMessages)
  const relative = useRelativeTime(value)
  const short = useShortTime(value)
  const age = show === 'short' ? short : relative
  const moment = formatTime(value, { locale, timeZone })
  const iso = isoTime(value)
  const withAge = iso !== undefined && show !== 'absolute' && age !== undefined
  // Without a date, a <time> may hold nothing but a date's own text.
  const Root = iso === undefined ? 'span' : 'time'
  const logical = plainText(lt, { maximum: 24 })
  const withMoment = (show !== 'relative' && show !== 'short') || !withAge
  return (
    <Root
      {...rest}
      ref={ref}
      part={partNames('timestamp', part)}
      dateTime={iso}
      title={show === 'both' || iso === undefined ? rest.title : moment}
    >
      {withMoment && <bdi part="timestamp-moment">{moment}</bdi>}
      {withMoment && withAge && <span part="timestamp-separator"> · </span>}
      {withAge && <bdi part="timestamp-age">{age}</bdi>}
      {logical !== '' && <span part="timestamp-separator"> · </span>}
      {logical !== '' && <bdi part="timestamp-lt">{messages.lt(logical)}</bdi>}
    </Root>
  )
})
