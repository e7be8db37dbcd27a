import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { commonMessages } from '../../../text/en/common.ts'

/** Line that says how many rows a list leaves out because they are malformed. */
export function MalformedRows({ count }: { readonly count: number }): ReactElement | null {
  const { locale } = useDisplay()
  const { malformedRows } = useTexts('common', commonMessages)
  return count === 0 ? null : <p part="malformed-rows">{malformedRows(count, locale)}</p>
}
