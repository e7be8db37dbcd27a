import { useRef, type ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { useRovingFocus } from '../../../parts/roving-focus/useRovingFocus.ts'
import { Drawing } from '../../../values/icon/Icon.tsx'

/** A button of {@link GraphToolbar}. */
export interface Tool {
  readonly icon: keyof typeof icons
  readonly name: string
  readonly act: () => void
  /** Whether it is on; undefined for a button that is not a switch. */
  readonly on?: boolean
  /** Whether its menu is open; undefined for a button without a menu. */
  readonly menu?: boolean
  /** Space before the button. @default false */
  readonly apart?: boolean
}

const icons = {
  failure: 'M8 2 14.5 13.5h-13ZM8 6.5v3M8 11.4v.2',
  out: 'M3.5 8h9',
  in: 'M3.5 8h9M8 3.5v9',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6 14 14',
  messages: 'M2 3.5h3v3H2ZM11 3.5h3v3h-3ZM11 10.5h3v3h-3ZM5 5h6M8 5v7h3',
  actions: 'M8.8 1.8 3.5 9h4l-.5 5.2L12.5 7h-4Z',
  accounts:
    'M5.5 3.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM14.5 5.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM9 13a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM5.5 4l5 1M11.2 7 8.2 11.4M4 5.4 6.3 11.3',
  outline: 'M2 3.5h7M4.5 8H14M7 12.5h7',
  follow: 'M8 2v8.5M4.5 7.5 8 11l3.5-3.5M3 14h10',
  save: 'M8 2v8M5 7l3 3 3-3M2.5 10.5v3h11v-3',
} as const

/** The toolbar of the graph: one Tab stop, arrow keys move within it. */
export function GraphToolbar({ tools }: { readonly tools: readonly Tool[] }): ReactElement {
  const messages = useTexts('graphTools', graphToolsMessages)
  const bar = useRef<HTMLDivElement>(null)
  const focus = useRovingFocus({
    container: bar,
    items: tools,
    itemKey: ({ icon }) => icon,
    orientation: 'horizontal',
    wraps: true,
  })
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages.toolbar}
      part="message-chain-graph-toolbar"
      tabIndex={-1}
      {...focus.handlers}
    >
      {tools.map(({ name, icon, act, on, menu, apart }, place) => (
        <button
          key={icon}
          data-id={icon}
          type="button"
          part="message-chain-graph-button"
          aria-label={name}
          aria-pressed={menu === undefined ? on : undefined}
          aria-haspopup={menu === undefined ? undefined : 'menu'}
          aria-expanded={menu}
          title={name}
          data-apart={apart || undefined}
          tabIndex={place === (focus.active ?? 0) ? 0 : -1}
          onClick={act}
        >
          <Drawing path={icons[icon]} />
        </button>
      ))}
    </div>
  )
}
