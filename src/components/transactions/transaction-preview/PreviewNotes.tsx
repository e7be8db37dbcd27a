import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useIsOlder } from '../../../react/display/useTime.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { formatDuration } from '../../../text/format/time.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { previewMessages } from '../../../text/en/transactions/preview.ts'
import { readFailure } from '../../../meaning/outcome/failure.ts'
import type { TraceCaution } from '../../../service/rows/emulation.ts'
import type { TraceDifference } from '../../../meaning/trace/compare/compareTraces.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Icon } from '../../values/icon/Icon.tsx'

interface CautionsProps {
  readonly cautions: readonly TraceCaution[]
  readonly origin: ShownOrigin | undefined
  /** Seconds after which a state is old. */
  readonly maxAge: number
}

/** Reasons why a forecast may be wrong. */
export function Cautions({ cautions, origin, maxAge }: CautionsProps): ReactElement {
  const messages = useTexts('preview', previewMessages)
  return (
    <ul part="transaction-preview-cautions">
      {origin !== undefined && <OldState asOf={origin.asOf} maxAge={maxAge} />}
      <FoldedList items={cautions} first={5} frame={listFold}>
        {({ kind, account, library }, at) => (
          <li key={at} part="transaction-preview-caution" data-kind={kind}>
            <Icon name="warning" /> <bdi>{messages.caution[kind]}</bdi> <Address value={account} />
            {typeof library === 'string' && (
              <>
                {' '}
                <Hash value={library} />
              </>
            )}
          </li>
        )}
      </FoldedList>
    </ul>
  )
}

function OldState({ asOf, maxAge }: { readonly asOf: number; readonly maxAge: number }): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('preview', previewMessages)
  if (!useIsOlder(asOf, maxAge)) return null
  return (
    <li part="transaction-preview-caution" data-kind="old">
      <Icon name="warning" /> <bdi>{messages.old(formatDuration(maxAge, locale))}</bdi>
    </li>
  )
}

interface DifferencesProps {
  readonly differences: readonly TraceDifference[]
  readonly forecast: TraceModel
  readonly actual: TraceModel
}

/** Transactions that differ from the forecast; amounts stand beside what was sent and received. */
export function Differences({ differences, forecast, actual }: DifferencesProps): ReactElement | null {
  const messages = useTexts('preview', previewMessages)
  const status = useTexts('status', statusMessages)
  const shown = differences.flatMap((difference) => {
    if (difference.kind === 'amount' || difference.kind === 'fees') return []
    const row =
      difference.kind === 'missing'
        ? forecast.transactions[difference.index]
        : actual.transactions[difference.kind === 'extra' ? difference.index : difference.actual]
    return row === undefined ? [] : [{ kind: difference.kind, row }]
  })
  if (shown.length === 0) return null
  return (
    <div part="transaction-preview-differences">
      <h4 part="transaction-preview-heading">{messages.differences}</h4>
      <ul part="transaction-preview-list">
        <FoldedList items={shown} first={10} step={50} frame={listFold}>
          {({ kind, row }) => {
            const failure = kind === 'missing' ? undefined : readFailure(row)
            return (
              <li key={`${kind} ${row.hash}`} part="transaction-preview-difference" data-kind={kind}>
                <Address value={row.account} /> <bdi>{messages.difference[kind]}</bdi>
                {kind === 'outcome' && (
                  <>
                    {': '}
                    <bdi>{failure === undefined ? status.success : status.failure(failure)}</bdi>
                  </>
                )}
              </li>
            )
          }}
        </FoldedList>
      </ul>
    </div>
  )
}
