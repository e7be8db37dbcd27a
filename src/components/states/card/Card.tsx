'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { commonMessages } from '../../../locales/en/common.ts'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'

/** What every card of the kit takes besides its entity. */
export interface CardStateProps {
  /** Shows the card's shape while there is no entity. @default false */
  readonly loading?: boolean | undefined
  /** Whatever was thrown; shown when there is no entity. */
  readonly error?: unknown
  /** Adds a button to the error that tries again. */
  readonly onRetry?: (() => void) | undefined
}

/** Props of {@link Card}; the rest go to the `<article>`. */
export interface CardProps extends ComponentPropsWithoutRef<'article'>, CardStateProps {
  /** First name in the root's `part`: `block-card`. */
  readonly kind: string
  /** Name of the card for screen readers. */
  readonly label: string
  /** What the card shows; its children draw it, and its skeleton while it loads. */
  readonly entity: unknown
  /** What to say when there is none. */
  readonly empty: string
}

/** The frame that all cards of one entity share: its states, and the room for its parts. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(props, ref) {
  const { kind, label, entity, empty, loading = false, error, onRetry, part, children, ...rest } = props
  const messages = useMessages('common', commonMessages)
  const given = entity ?? undefined
  const readable = typeof given === 'object'
  const waiting = loading && given === undefined
  const failure = given === undefined ? error : { name: 'ResponseShapeError' }
  const failed = failure !== undefined && failure !== null
  const state = readable ? 'shown' : waiting ? 'loading' : failed ? 'error' : 'empty'
  return (
    <article
      aria-label={label}
      {...rest}
      ref={ref}
      part={partNames(kind, 'card', part)}
      data-state={state}
      aria-busy={state === 'loading'}
    >
      {state === 'loading' && <span part="visually-hidden">{messages.loading}</span>}
      {(readable || waiting) && children}
      {state === 'error' && <ErrorState error={failure} onRetry={onRetry} />}
      {state === 'empty' && <EmptyState label={empty} />}
    </article>
  )
})
