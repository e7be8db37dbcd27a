import { createContext, Fragment, isValidElement, useContext, type ReactElement, type ReactNode } from 'react'

/**
 * Part of a card that an application can fill. `header`: its first line; `facts`: its labelled values; `raw`: the
 * section with all fields; `footer`: its end, which is empty.
 */
export type CardPart = 'header' | 'facts' | 'raw' | 'footer'

/**
 * Content of a part: a node that replaces it, or a function that returns one. The function gets what the card is about
 * and what the card would show, to be wrapped. It is not called while the card is empty, loading or failed.
 */
export type CardSlot<Entity> = ReactNode | ((entity: Entity, shown: ReactElement) => ReactNode)

/** Content of the application in the parts of a card. */
export type CardSlots<Entity, Part extends CardPart = 'footer'> = {
  readonly [Name in Part | 'footer']?: CardSlot<Entity> | undefined
}

interface Filled {
  readonly slots: unknown
  readonly entity: unknown
}

const nothing: Filled = { slots: undefined, entity: undefined }
const SlotContext = createContext(nothing)

/** Gives the parts inside the application's content; without an entity they show the card's own. */
export function SlotProvider({ slots, entity, children }: Filled & { readonly children: ReactNode }): ReactElement {
  // A card inside this one has parts of its own.
  return (
    <SlotContext.Provider value={slots === undefined || entity === undefined ? nothing : { slots, entity }}>
      {children}
    </SlotContext.Provider>
  )
}

/** One part of a card: the application's content, or else `children`. */
export function Slot({
  name,
  children = <></>,
}: {
  readonly name: CardPart
  readonly children?: ReactElement
}): ReactElement {
  const { slots, entity } = useContext(SlotContext)
  const given =
    typeof slots === 'object' && slots !== null && Object.hasOwn(slots, name)
      ? (slots as Record<CardPart, unknown>)[name]
      : undefined
  if (given === undefined) return children
  return (
    <>
      {readNode(
        typeof given === 'function'
          ? (given as (entity: unknown, shown: ReactElement) => unknown)(entity, children)
          : given,
      )}
    </>
  )
}

/** Returns a value that an application gave as far as React can render it; other values are left out. */
export function readNode(value: unknown): ReactNode {
  if (typeof value === 'string' || typeof value === 'number' || isValidElement(value)) return value
  return Array.isArray(value)
    ? value.map((part: unknown, at) => (
        <Fragment key={isValidElement(part) && part.key !== null ? part.key : at}>{readNode(part)}</Fragment>
      ))
    : null
}
