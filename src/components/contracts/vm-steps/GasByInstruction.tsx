import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { vmMessages } from '../../../text/en/contracts/vm.ts'
import { sumGas, type VmRun } from '../../../meaning/contracts/vmSteps.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Instructions that are shown at first. */
const shownInstructions = 8

/** Gas of each instruction as a bar with its figures. */
export function GasByInstruction({ run }: { readonly run: VmRun }): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('vm', vmMessages)
  const sums = useMemo(() => sumGas(run), [run])
  const most = sums[0]?.gas ?? 0
  if (sums.length === 0) return null
  return (
    <>
      <p part="card-heading">{messages.gasByInstruction}</p>
      <ol part="vm-steps-sums" aria-label={messages.gasByInstruction}>
        <FoldedList items={sums} first={shownInstructions} frame={listFold}>
          {({ name, gas, count }) => (
            <li key={name} part="vm-steps-sum">
              <bdi dir="ltr">{name === '' ? messages.notExecuted : name}</bdi>
              <svg part="vm-steps-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect part="vm-steps-share" width={most > 0 ? (100 * Math.max(0, gas)) / most : 0} height="8" rx="1" />
              </svg>
              <span part="vm-steps-gas">
                {messages.gas(formatCount(gas, locale))}, {messages.times(count, locale)}
              </span>
            </li>
          )}
        </FoldedList>
      </ol>
    </>
  )
}
