import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useMessages } from '../../display/display.ts'
import { graphMessages } from '../../format/messages/graph.ts'

/** Props of {@link GraphToolbar}. */
export interface GraphToolbarProps {
  readonly onZoom: (by: 'in' | 'out' | 'fit') => void
  /** Left out when nothing failed. */
  readonly onNextFailure: (() => void) | undefined
}

const icons = {
  failure: 'M8 2 14.5 13.5h-13ZM8 6.5v3M8 11.4v.2',
  out: 'M3.5 8h9',
  in: 'M3.5 8h9M8 3.5v9',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
} as const

/** Buttons for what can also be done by gesture or key; one Tab stop, arrows move within. */
export function GraphToolbar({ onZoom, onNextFailure }: GraphToolbarProps): ReactElement {
  const messages = useMessages('graph', graphMessages)
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const buttons = [
    ...(onNextFailure === undefined
      ? []
      : [{ name: messages.nextFailure, icon: 'failure', act: onNextFailure } as const]),
    { name: messages.zoomOut, icon: 'out', act: () => onZoom('out') } as const,
    { name: messages.zoomIn, icon: 'in', act: () => onZoom('in') } as const,
    { name: messages.fit, icon: 'fit', act: () => onZoom('fit') } as const,
  ]
  const at = Math.min(stop, buttons.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + (mirrored ? -step : step) + buttons.length) % buttons.length
    setStop(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages.toolbar}
      part="message-chain-graph-toolbar"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {buttons.map(({ name, icon, act }, place) => (
        <button
          key={icon}
          type="button"
          part="message-chain-graph-button"
          aria-label={name}
          title={name}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setStop(place)}
          onClick={act}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      ))}
    </div>
  )
}
