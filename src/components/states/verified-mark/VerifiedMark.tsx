'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { verificationMessages } from '../../../text/en/transactions/verification.ts'
import type { HistoryLink } from '../../../meaning/verify/history.ts'
import type { VerifyResult } from '../../../meaning/verify/result.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { uncoveredFields } from '../../../meaning/verify/uncovered.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { readHistoryLink, readResult } from './readCheck.ts'

/** Props of {@link VerifiedMark}; the rest go to the `<div>`. */
export interface VerifiedMarkProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Result of the check; undefined while it is running. */
  readonly result?: VerifyResult | undefined
  /** Link from the next newer row of a history. @default none */
  readonly link?: HistoryLink | undefined
  /** Kind of row, for the list of fields that no hash covers. @default 'transaction' */
  readonly kind?: keyof typeof uncoveredFields | undefined
  /** Shows only an icon for a row that fits or cannot be checked. A mismatch keeps its words. @default false */
  readonly compact?: boolean | undefined
}

const icons = { fits: 'check', repaired: 'check', unverifiable: 'dash', mismatch: 'warning' } as const

/**
 * Whether a row fits its hash, with the details on request: what fits, what follows from the next
 * row, and what no hash covers. Feed it from {@link useVerification}.
 */
export const VerifiedMark = forwardRef<HTMLDivElement, VerifiedMarkProps>(function VerifiedMark(
  { result: givenResult, link: givenLink, kind = 'transaction', compact = false, part, ...rest },
  ref,
) {
  const words = useTexts('verification', verificationMessages)
  const result = readResult(givenResult, words)
  const link = readHistoryLink(givenLink, words)
  // A row that fits is still wrong if the next newer transaction names another one.
  const isBroken = link?.status === 'mismatch'
  const status = isBroken ? 'mismatch' : result?.status
  const own = result === undefined ? words.pending : words.status[result.status]
  const text =
    isBroken && result?.status !== 'mismatch'
      ? words.link.mismatch
      : compact && link
        ? `${own}. ${words.link[link.status]}`
        : own
  const isQuiet = compact && status !== 'mismatch'
  const label = (
    <>
      <Icon name={status === undefined ? 'clock' : icons[status]} />
      <span part={isQuiet ? 'visually-hidden' : 'verified-mark-label'}>{text}</span>
    </>
  )
  return (
    <div
      title={compact ? text : undefined}
      {...rest}
      ref={ref}
      part={partNames('verified-mark', part)}
      data-status={status ?? 'pending'}
      data-density={compact ? 'compact' : 'full'}
    >
      {compact || result === undefined ? (
        <span part="verified-mark-summary">{label}</span>
      ) : (
        <details part="verified-mark-details" open={status === 'mismatch' || undefined}>
          <summary part="verified-mark-summary">{label}</summary>
          <p part="verified-mark-text">{words.meaning[result.status]}</p>
          {result.reason !== undefined && (
            <p part="verified-mark-text">
              {words.reason[result.reason]}
              {result.field !== undefined && <FieldList label={words.field} fields={[result.field]} />}
            </p>
          )}
          {link !== undefined && (
            <p part="verified-mark-text">
              {words.link[link.status]}
              {link.field !== undefined && <FieldList label={words.field} fields={[link.field]} />}
            </p>
          )}
          <FieldList label={words.repaired} fields={result.repaired} />
          <FieldList label={words.unchecked} fields={result.unchecked} />
          {status !== 'mismatch' && (
            <FieldList
              label={words.uncovered}
              fields={Object.hasOwn(uncoveredFields, kind) ? uncoveredFields[kind] : []}
            />
          )}
        </details>
      )}
    </div>
  )
})

/** Fields that are listed at most: a row can name as many logs as it has messages. */
const maxFields = 30

function FieldList({
  label,
  fields,
}: {
  readonly label: string
  readonly fields: readonly string[]
}): ReactElement | null {
  if (fields.length === 0) return null
  return (
    <span part="verified-mark-text verified-mark-fields">
      {`${label}: `}
      {fields.slice(0, maxFields).map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <code part="verified-mark-field">{plainText(field, { maximum: 120 })}</code>
        </span>
      ))}
      {fields.length > maxFields && ' …'}
    </span>
  )
}
