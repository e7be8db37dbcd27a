import type { ReactElement, ReactNode } from 'react'
import { Slot } from './slots.tsx'
import { copiedHashLike } from '../../../text/format/hash.ts'
import { Loadable, Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { unknownText } from '../../../text/format/intl.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import type { Fact } from './Facts.tsx'

interface CardHeaderProps {
  /** Name of the subject; undefined while it loads. */
  readonly title?: ReactNode
  /**
   * Text of typical length for the skeleton of the title, or that skeleton. @default the header has no title of this
   * kind
   */
  readonly like?: string | ReactElement
  /** State of the subject; undefined while it loads, null if there is none. @default null */
  readonly badge?: ReactNode
  /** Typical label of the badge, for its skeleton. @default the header has no badge */
  readonly badgeLike?: string
  readonly children?: ReactNode
}

/** First line of a card: title, state, and what else the card adds. */
export function CardHeader({ title, like, badge, badgeLike, children }: CardHeaderProps): ReactElement {
  return (
    <Slot name="header">
      <header part="card-header">
        {like !== undefined && (
          <span part="card-title">
            <Loadable like={like}>{title}</Loadable>
          </span>
        )}
        {badge === undefined && badgeLike !== undefined ? <LoadingBadge like={badgeLike} /> : badge}
        {children}
      </header>
    </Slot>
  )
}

/** Skeleton of a `StatusBadge` with a label like this. */
export function LoadingBadge({ like }: { readonly like: string }): ReactElement {
  return (
    <span part="status-badge">
      <Skeleton like={`✓ ${like}`} />
    </span>
  )
}

/** Time at the end of a card's first line. @param value Unix seconds; undefined while it loads, null if it has none. */
export function CardTime({ value }: { readonly value: string | number | null | undefined }): ReactElement {
  return (
    <span part="card-aside">
      {value === undefined ? <LoadingTime /> : value !== null && <Timestamp value={value} />}
    </span>
  )
}

/** Skeleton of a `Timestamp` with date, time and age. */
export function LoadingTime(): ReactElement {
  return (
    <span part="timestamp">
      <Skeleton part="timestamp-moment" like="Nov 21, 2026, 09:41:53 AM UTC" />
      <span part="timestamp-separator" aria-hidden="true">
        {' · '}
      </span>
      <Skeleton part="timestamp-age" like="12 minutes ago" />
    </span>
  )
}

/**
 * A logical time, such as `last_transaction_lt`; a dash if it is unknown.
 * @param lt Decimal string.
 */
export function logicalTimeFact(id: string, term: string, lt: unknown): Fact {
  const value = <bdi>{plainText(lt, { maximum: 24 }) || unknownText}</bdi>
  return { id, term, value, like: '62034785000000' }
}

/** A hash with a button that copies it; a dash if it is unknown. */
export function hashFact(id: string, term: string, hash: string | null | undefined): Fact {
  return { id, term, value: hash == null ? unknownText : <Hash value={hash} copy />, like: copiedHashLike }
}

/**
 * A hash with a button that copies it; left out if the row has none.
 * @param like {@link copiedHashLike}, for a skeleton.
 */
export function optionalHashFact(id: string, term: string, hash: string | null | undefined, like?: string): Fact {
  return { id, term, value: hash == null || hash === '' ? undefined : <Hash value={hash} copy />, like }
}
