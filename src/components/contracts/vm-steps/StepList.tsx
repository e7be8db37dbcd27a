import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { vmMessages } from '../../../text/en/contracts/vm.ts'
import type { VmRun } from '../../../meaning/contracts/vmSteps.ts'
import { focusTarget } from '../../parts/roving-focus/focusTarget.ts'
import { useRowWindow } from '../../parts/window/useRowWindow.ts'
import { useLineMetrics } from '../../values/raw-data/useLineMetrics.ts'

interface StepListProps {
  readonly run: VmRun
  readonly current: number
  readonly failing: number | undefined
  readonly onChoose: (step: number) => void
}

/** Lines in the server's output, which cannot measure. */
const serverLines = 30

/** All steps as a list to choose from; only those in view are rendered. */
export function StepList({ run, current, failing, onChoose }: StepListProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('vm', vmMessages)
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const metrics = useLineMetrics(scroller, probe)
  const { rowHeight = 0, viewHeight = 0 } = metrics ?? {}
  const total = run.steps.length
  const view = useRowWindow({ scrollerRef: scroller, rowCount: total, rowHeight, viewHeight, perRow: 1, overscan: 4 })
  const { scrollToRow } = view
  const isMeasured = metrics !== undefined
  useEffect(() => {
    if (isMeasured) scrollToRow(current)
  }, [isMeasured, current, scrollToRow])
  const [first, end] = isMeasured ? [view.firstRow, view.endRow] : [0, Math.min(serverLines, total)]
  const onKeyDown = (event: KeyboardEvent) => {
    const pageRows = Math.max(1, Math.floor(viewHeight / Math.max(1, rowHeight)) - 1)
    const target = focusTarget(event, current, { count: total, orientation: 'vertical', pageRows })
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
  }
  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-index]')
    if (line !== null) onChoose(Number(line.dataset['index']))
  }
  return (
    <div part="vm-steps-list">
      <div ref={scroller} part="vm-steps-scroller">
        <div
          role="listbox"
          tabIndex={0}
          part="vm-steps-lines"
          aria-label={messages.list}
          aria-activedescendant={current >= first && current < end ? `${id}${current}` : undefined}
          style={isMeasured ? { height: view.height } : undefined}
          {...{ onKeyDown, onClick }}
        >
          {run.steps.slice(first, end).map(({ instruction, gas }, at) => {
            const index = first + at
            return (
              <div
                key={index}
                id={`${id}${index}`}
                role="option"
                part="vm-steps-line"
                aria-selected={index === current}
                aria-posinset={index + 1}
                aria-setsize={total}
                data-index={index}
                data-state={index === failing ? 'failed' : undefined}
                style={isMeasured ? { transform: `translateY(${view.rowTop(index)}px)` } : undefined}
              >
                <span part="vm-steps-number">{formatCount(index + 1, locale)}</span>
                <bdi
                  part="vm-steps-instruction"
                  dir="ltr"
                  title={instruction === '' ? messages.notExecuted : instruction}
                >
                  {instruction === '' ? messages.notExecuted : instruction}
                </bdi>
                <span part="vm-steps-gas">{gas === undefined ? '' : messages.gas(formatCount(gas, locale))}</span>
              </div>
            )
          })}
        </div>
      </div>
      <div ref={probe} part="vm-steps-line vm-steps-probe" aria-hidden="true">
        0
      </div>
    </div>
  )
}
