import { useEffect, useRef, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphToolsMessages } from '../../../locales/en/graph.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { paperOf } from './paper.ts'

/**
 * The whole trace for paper; empty on screen. It is made in the moment in which a page is printed,
 * and stands in place of the part that the window showed.
 */
export function GraphPaper({ trace }: { readonly trace: TraceModel }): ReactElement {
  const display = useDisplay()
  const messages = useMessages('graphTools', graphToolsMessages)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = paper.current
    const window = element?.parentElement
    if (element === null || window === null || window === undefined) return
    const print = matchMedia('print')
    // Without React, whose next picture would come after the page is on paper.
    const show = (): void => {
      element.replaceChildren()
      delete window.dataset['paper']
      if (!print.matches) return
      const whole = paperOf(trace, display)
      if (whole !== undefined) element.append(...whole)
      else element.textContent = messages.paperTooLarge(formatNumber(trace.transactions.length, display.locale))
      window.dataset['paper'] = whole === undefined ? 'words' : 'whole'
    }
    show()
    print.addEventListener('change', show)
    return () => {
      print.removeEventListener('change', show)
      delete window.dataset['paper']
    }
  }, [trace, display, messages])
  return <div part="message-chain-graph-paper" ref={paper} />
}
