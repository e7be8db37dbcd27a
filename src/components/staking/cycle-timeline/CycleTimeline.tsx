'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useNow, useTimeZone } from '../../../react/display/useTime.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { stakeMessages } from '../../../text/en/chain/stakes.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { cyclePhases } from '../../../meaning/contracts/staking.ts'
import type { ValidatorCycle } from '../../../service/rows/staking/validator.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { cycleColumns } from './cycleColumns.tsx'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { cycleFacts } from './cycleFacts.tsx'
import type { BarScale } from './PhaseBar.tsx'
import { useRows } from '../../../react/display/useRows.ts'
import { validatorCycleShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link CycleTimeline}; the rest go to its root, which is the element that scrolls. */
export interface CycleTimelineProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<ValidatorCycle> {
  /** Rows of `/validators/cycles`, newest first. */
  readonly cycles: readonly ValidatorCycle[]
}

/**
 * Validation cycles on one axis of time: validation, the elections for the next cycle, and the time
 * for which stakes are held. Feed it from {@link useInfiniteValidatorCycles}.
 */
export const CycleTimeline = forwardRef<HTMLDivElement, CycleTimelineProps>(function CycleTimeline(
  { cycles: given, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('validator', validatorMessages)
  const now = useNow()
  const { rows: cycles, malformed } = useRows(validatorCycleShape, given)
  const scale = useMemo(() => readScale(cycles), [cycles])
  const stake = useTexts('stake', stakeMessages)
  const { details } = useTexts('table', tableMessages)
  const { locale } = display
  const defaults = useMemo(
    () => [
      ...cycleColumns({ timeZone, scale, now }, display),
      detailsColumn<ValidatorCycle>(messages.cycle, details, (cycle) => () => (
        <Facts facts={cycleFacts(cycle, messages, stake, locale)} loading={false} />
      )),
    ],
    [timeZone, scale, now, display, messages, stake, details, locale],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('cycle-timeline', part)}
      label={label ?? messages.cycles}
      rows={cycles}
      malformed={malformed}
      columns={columns}
      rowKey={cycleKey}
      emptyText={messages.noCycles}
    />
  )
})

function cycleKey({ cycle_start }: ValidatorCycle): string {
  return String(cycle_start)
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
