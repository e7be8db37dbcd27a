import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import { progressMessages } from '../../../text/en/transactions/progress.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { steps, stepState } from './stepState.ts'

const icons = { done: 'check', current: 'clock', lost: 'cross' } as const

/** The five steps of a message, with the current one marked. */
export function ProgressSteps({
  stage,
  settled,
}: {
  readonly stage: TrackedStage
  readonly settled: boolean
}): ReactElement {
  const messages = useTexts('progress', progressMessages)
  return (
    <ol part="transaction-progress-steps">
      {steps.map((step) => {
        const state = stepState(step, stage, settled)
        return (
          <li
            key={step}
            part="transaction-progress-step"
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span part="transaction-progress-marker">{state !== 'next' && <Icon name={icons[state]} />}</span>
            <span part="transaction-progress-label">
              {messages.step[step]}
              <span part="visually-hidden">, {messages.stepState[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
