'use client'
import { useMemo, type ReactElement } from 'react'
import { readMessages, useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow, useTimeZone } from '../../../react/display/useTime.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { stakeMessages } from '../../../text/en/chain/stakes.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { cyclePhases } from '../../../meaning/contracts/staking.ts'
import type { ValidatorCycle } from '../../../service/rows/staking/validator.ts'
import { cycleColumns, type CycleColumnOptions } from './cycleColumns.tsx'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { cycleFacts } from './cycleFacts.tsx'
import { type BarScale, PhaseLegend } from './PhaseBar.tsx'
import { validatorCycleShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link CycleTimeline}; the rest go to its root, which is the element that scrolls. */
export interface CycleTimelineProps extends RowTableProps<ValidatorCycle> {
  /** Rows of `/validators/cycles`, newest first. */
  readonly cycles: readonly ValidatorCycle[]
}

/**
 * Validation cycles on one axis of time: validation, the elections for the next cycle, and the time
 * for which stakes are held. Feed it from {@link useInfiniteValidatorCycles}.
 */
export const CycleTimeline = defineTable<CycleTimelineProps, ValidatorCycle, never, CycleColumnOptions>({
  part: 'cycle-timeline',
  rows: 'cycles',
  shape: validatorCycleShape,
  texts: (display) => {
    const { cycles: label, noCycles: empty, cycle: title } = readMessages(display, 'validator', validatorMessages)
    return { label, empty, details: { title, label: readMessages(display, 'table', tableMessages).details } }
  },
  useColumnOptions: (rows) => ({
    timeZone: useTimeZone(),
    scale: useMemo(() => readScale(rows), [rows]),
    now: useNow(),
  }),
  columns: (display, options) => cycleColumns(options, display),
  notice: <PhaseLegend />,
  rowKey: ({ cycle_start }) => String(cycle_start),
  details: (cycle) => <CycleDetails cycle={cycle} />,
})

function CycleDetails({ cycle }: { readonly cycle: ValidatorCycle }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('validator', validatorMessages)
  const stake = useTexts('stake', stakeMessages)
  return <Facts facts={cycleFacts(cycle, messages, stake, locale)} loading={false} />
}

function readScale(cycles: readonly ValidatorCycle[]): BarScale {
  let [from, to] = [Infinity, -Infinity]
  for (const cycle of cycles) {
    const phases = cyclePhases(cycle)
    if (phases === undefined) continue
    from = Math.min(from, phases.start)
    to = Math.max(to, phases.released)
  }
  return { from, to }
}
