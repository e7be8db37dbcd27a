import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { Texts } from '../../../text/en/index.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { inspectorMessages } from '../../../text/en/tools/inspector.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { maxTlbLength } from '../../../ton/tlb/errors.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import type { OwnAbi } from './useOwnAbi.ts'

/** Types that are listed at first. */
const shownTypes = 5

/** TL-B types that an ABI cannot express, with their places. */
export function RefusedTypes({ refused }: { readonly refused: readonly unknown[] }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  return (
    <div part="cell-inspector-refused" role="status">
      <p part="tool-hint">{messages.refusedTypes(refused.length, locale)}</p>
      <ul part="tool-stack">
        <FoldedList items={refused} first={shownTypes} frame={listFold}>
          {(error, at) => (
            <li key={at} part="tool-hint">
              <bdi>{describeTlbError(error, messages, locale)}</bdi>
            </li>
          )}
        </FoldedList>
      </ul>
    </div>
  )
}

/** Says why the reader's text is no ABI; undefined if it is one, or is empty. */
export function describeOwnAbi({ fault }: OwnAbi, messages: Texts['inspector'], locale: string): string | undefined {
  if (fault === undefined) return undefined
  if (fault === 'json') return messages.invalidAbi
  if (fault === 'long') return messages.longTlb(formatNumber(maxTlbLength, locale))
  return describeTlbError(fault.error, messages, locale)
}

/** Tells the place and the reason of an error of the compiler, which may be any. */
function describeTlbError(error: unknown, messages: Texts['inspector'], locale: string): string {
  const { line, column, reason, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly [name in 'line' | 'column' | 'reason' | 'message']?: unknown
  }
  const isPlaced = typeof reason === 'string'
  const words = plainText(isPlaced ? reason : message, { maximum: 300 })
  // In WebKit, every error has the line and the column of the script that made it.
  if (!isPlaced || typeof line !== 'number' || typeof column !== 'number') return messages.failedTlb(words)
  return messages.tlbAt(formatNumber(line, locale), formatNumber(column, locale), words)
}
