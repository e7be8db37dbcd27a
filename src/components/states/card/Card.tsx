'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { FrameMessages } from '../frame/FrameMessages.tsx'
import { frameState, isContent, type StateProps } from '../frame/frameState.ts'
import { Slot, SlotProvider, type CardPart, type CardSlots } from './slots.tsx'

/** Props that every card takes besides its entity. */
export interface CardStateProps extends StateProps {
  /** Adds a button to the error that tries again. */
  readonly onRetry?: (() => void) | undefined
}

/** Props that a card takes besides its entity: its states, and content of the application in its parts. */
export interface CardPartProps<Entity, Part extends CardPart = 'footer'> extends CardStateProps {
  /**
   * Content of the application by part: a node, or a function of the entity and of what the card shows there.
   * @example <TransactionCard transaction={transaction} slots={{ footer: ({ hash }) => <Hash value={hash} /> }} />
   */
  readonly slots?: CardSlots<Entity, Part> | undefined
}

/** Props of {@link Card}; the rest go to the `<article>`. */
export interface CardProps extends ComponentPropsWithoutRef<'article'>, CardPartProps<never, CardPart> {
  /** First name in the root's `part`: `block-card`. */
  readonly kind: string
  /** Name of the card for screen readers. */
  readonly label: string
  /** Entity that the children draw; without one, they draw the skeleton. */
  readonly entity: unknown
  /** First argument of functions in `slots`. @default the entity */
  readonly slotEntity?: unknown
  /**
   * The entity as the application gave it: malformed if there is one and `entity` is undefined.
   * @default the entity
   */
  readonly given?: unknown
  /** Rows whose addresses are compared with each other; the same value on every render. @default `given` */
  readonly among?: unknown
  /** Number of rows that were left out because they are malformed, in a card about several. @default 0 */
  readonly malformed?: number | undefined
  /** Text that says that there is none. */
  readonly emptyText: string
}

/** Frame of a card about one entity: its states, and the box around its contents. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(props, ref) {
  const { kind, label, entity, empty, emptyText, loading, error, onRetry, offline, origin, part, children, ...others } =
    props
  const { given = entity, among = given, malformed, slots, slotEntity = entity, ...rest } = others
  const { compareAccounts } = useDisplay()
  const messages = useTexts('common', commonMessages)
  const hasEntity = entity !== null && entity !== undefined
  // The client reports malformed rows and passes them on.
  const failure = !hasEntity && given !== null && given !== undefined ? messages.malformed : error
  const state = frameState(hasEntity, { loading, error: failure, offline })
  return (
    <article
      aria-label={label}
      {...rest}
      ref={ref}
      part={partNames(kind, 'card', part)}
      data-state={state}
      aria-busy={state === 'loading'}
    >
      {(state === 'shown' || (state === 'loading' && !isContent(loading))) &&
        compareAccounts(
          among,
          <SlotProvider slots={slots} entity={state === 'shown' ? slotEntity : undefined}>
            {children}
            <Slot name="footer" />
          </SlotProvider>,
        )}
      <FrameMessages
        state={state}
        loading={loading}
        error={failure}
        onRetry={onRetry}
        malformed={malformed}
        empty={empty ?? emptyText}
        offline={offline}
        origin={origin}
      />
    </article>
  )
})
