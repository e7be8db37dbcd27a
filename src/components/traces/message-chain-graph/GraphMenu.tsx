import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphToolsMessages } from '../../../locales/en/graph.ts'
import { useRovingFocus } from '../../lists/roving-focus/useRovingFocus.ts'
import type { Drawing } from './drawing.ts'
import { saveGraph } from './export.ts'

/** Forms in which a graph can be saved. */
const forms = ['svg', 'png', 'mermaid', 'json'] as const

/** The menu of the button that saves the graph. Escape closes it, and so does a press elsewhere. */
export function GraphMenu({
  drawing,
  onClose,
}: {
  readonly drawing: Drawing
  readonly onClose: () => void
}): ReactElement {
  const display = useDisplay()
  const messages = useMessages('graphTools', graphToolsMessages)
  const menu = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const { handlers } = useRovingFocus({
    container: menu,
    items: forms,
    itemKey: (form) => form,
    orientation: 'vertical',
    wraps: true,
    autoFocus: forms[0],
  })

  const save = async (form: (typeof forms)[number]): Promise<void> => {
    const number = (value: number): string => formatNumber(value, display.locale)
    try {
      const result = await saveGraph(form, drawing, { element: menu.current, display })
      if (result.done && result.scale === undefined) return onClose()
      const percent = new Intl.NumberFormat(display.locale, { style: 'percent' })
      setTold(
        result.done ? messages.exportSmaller(percent.format(result.scale ?? 1)) : messages.exportTooLarge(number(result.most)),
      )
    } catch {
      setTold(messages.exportFailed)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    handlers.onKeyDown(event)
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    onClose()
  }
  return (
    <div
      part="message-chain-graph-panel message-chain-graph-menu"
      onBlur={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to)) && to !== null) onClose()
      }}
    >
      <div role="menu" aria-label={messages.export} ref={menu} tabIndex={-1} {...handlers} onKeyDown={onKeyDown}>
        {forms.map((form) => (
          <button
            key={form}
            data-id={form}
            type="button"
            role="menuitem"
            part="message-chain-graph-choice"
            tabIndex={-1}
            onClick={() => void save(form)}
          >
            {messages.exportAs[form]}
          </button>
        ))}
      </div>
      <p part="message-chain-graph-told" role="status">
        {told}
      </p>
    </div>
  )
}
