import { formatNumber, formatRelativeTime, formatTime } from 'tonlens'
import { findIdleTime } from './findIdleTime.ts'

/**
 * Prepares what the browser writes times and numbers with, while the first answers are on their way: each first use
 * takes a phone 20 to 70 ms, which would be part of the task that draws the first rows.
 * @param locale BCP 47 tag.
 */
export async function prepareFormats(locale: string): Promise<void> {
  await findIdleTime()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const formats = [
    () => formatNumber(0, locale),
    () => formatTime(0, { locale, timeZone, fields: 'date' }),
    () => formatTime(0, { locale, timeZone, fields: 'day' }),
    () => formatRelativeTime(0, 1, locale),
  ]
  for (const format of formats) {
    await findIdleTime()
    format()
  }
}
