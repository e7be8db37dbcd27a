import type { ReactElement, ReactNode } from 'react'
import { Slot } from './slots.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { unknownText } from '../../../text/format/intl.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Hash } from '../../values/hash/Hash.tsx'
import type { Fact } from './Facts.tsx'

/** First line of a card. */
export function CardHeader({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Slot name="header">
      <header part="card-header">{children}</header>
    </Slot>
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
  return { id, term, value: hash == null ? unknownText : <Hash value={hash} copy />, like: '012345…abcdef ⧉' }
}
