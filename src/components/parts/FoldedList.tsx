'use client'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useDisplay, useTexts } from '../../react/display/display.ts'
import { formatNumber } from '../../text/format/intl.ts'
import { listMessages } from '../../text/en/lists.ts'

/** Entries that one press of the button adds, if the list does not say. */
export const foldStep = 100

interface FoldedListProps<Item> {
  readonly items: readonly Item[]
  /** Number of entries that are shown at first. */
  readonly first: number
  /** Entries that one press of the button adds: fewer where each takes long to render. @default 100 */
  readonly step?: number | undefined
  /** Renders an entry; it needs a key. */
  readonly children: (item: Item, at: number) => ReactNode
  /** Puts the button into an entry of its own, such as an `<li>` or a `<tr>`. @default the button stands alone */
  readonly frame?: ((button: ReactElement) => ReactElement) | undefined
}

interface Shown<Item> {
  /** Number of entries. */
  readonly limit: number
  /** Entries as they were rendered before the last press. */
  readonly before?: {
    readonly items: readonly Item[]
    readonly children: FoldedListProps<Item>['children']
    readonly elements: readonly ReactNode[]
  }
}

/**
 * First entries of a list, and a button that shows more. It renders no element around them. Nobody
 * knows how long a list of the service is, so every list of a component goes through this, or
 * through a window of rows.
 */
export function FoldedList<Item>({ items, first, step, children, frame }: FoldedListProps<Item>): ReactElement {
  const [{ limit, before }, setShown] = useState<Shown<Item>>({ limit: first })
  // React does not render an element again that it has: a press costs as much as the entries that it adds.
  const kept = before?.items === items && before.children === children ? before.elements : []
  const added = items.slice(kept.length, limit).map((item, at) => children(item, kept.length + at))
  const elements = [...kept, ...added]
  return (
    <>
      {elements}
      <FoldButton
        total={items.length}
        shown={limit}
        step={step}
        onMore={(next) => setShown({ limit: next, before: { items, children, elements } })}
        frame={frame}
      />
    </>
  )
}

interface FoldButtonProps {
  readonly total: number
  readonly shown: number
  /** @default 100 */
  readonly step?: number | undefined
  /** Called with the number of entries to show from now on. */
  readonly onMore: (shown: number) => void
  readonly frame?: ((button: ReactElement) => ReactElement) | undefined
}

/** Button that shows more of a list, for lists that choose their entries themselves; null if none is hidden. */
export function FoldButton({ total, shown, step = foldStep, onMore, frame }: FoldButtonProps): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('list', listMessages)
  const last = useRef<Element | null>(null)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses === 0) return
    const next = last.current?.nextElementSibling
    last.current = null
    // The button that had the focus may be gone: the first new entry takes it.
    if (!(next instanceof HTMLElement)) return
    const focused = (next.getRootNode() as Document | ShadowRoot).activeElement
    if (focused !== null && focused !== document.body) return
    const control = next.querySelector<HTMLElement>('a[href], button')
    if (control === null) next.tabIndex = -1
    ;(control ?? next).focus({ preventScroll: true })
  }, [presses])
  const left = total - shown
  if (left <= 0) return null
  const next = Math.min(step, left)
  const button = (
    <button
      type="button"
      part="button fold-button"
      onClick={({ currentTarget }) => {
        last.current = (currentTarget.closest('[part~="fold"]') ?? currentTarget).previousElementSibling
        onMore(shown + next)
        setPresses(presses + 1)
      }}
    >
      {messages.showMore(formatNumber(next, locale), next === left ? undefined : formatNumber(left, locale))}
    </button>
  )
  return frame?.(button) ?? button
}

/** {@link FoldedListProps.frame} for entries that are `<li>`. */
export function listFold(button: ReactElement): ReactElement {
  return <li part="fold">{button}</li>
}
