'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { useNow, useTimeZone } from '../../../display/useTime.ts'
import { formatCount } from '../../../format/count.ts'
import { unknownText } from '../../../format/intl.ts'
import type { ValidatorMessages } from '../../../format/messages/staking.ts'
import { formatTime } from '../../../format/time.ts'
import { tableMessages } from '../../../locales/en/common.ts'
import { stakeMessages } from '../../../locales/en/stakes.ts'
import { validatorMessages } from '../../../locales/en/staking.ts'
import { cyclePhases, cycleState } from '../../../model/staking.ts'
import { joinKey, readRows } from '../../../model/rows.ts'
import type { ValidatorCycle } from '../../../schema/staking/validator.ts'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { cycleFacts } from './cycleFacts.tsx'
import { type BarScale, PhaseBar } from './PhaseBar.tsx'

/** Props of {@link CycleTimeline}; the rest go to its root, which is the element that scrolls. */
export interface CycleTimelineProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<ValidatorCycle> {
  /** Rows of `/validators/cycles`, newest first. */
  readonly cycles: readonly ValidatorCycle[]
}

const badges = { upcoming: 'skipped', current: 'pending', past: 'success' } as const

/**
 * Validation cycles on one axis of time: validation, the elections for the next cycle, and the time
 * for which stakes are held. Feed it from {@link useInfiniteValidatorCycles}.
 */
export const CycleTimeline = forwardRef<HTMLDivElement, CycleTimelineProps>(function CycleTimeline(
  { cycles, columns: choice, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useMessages('validator', validatorMessages)
  const now = useNow()
  const scale = useMemo(() => readScale(cycles), [cycles])
  const stake = useMessages('stake', stakeMessages)
  const { details } = useMessages('table', tableMessages)
  const defaults = useMemo(
    () => [
      ...cycleColumns(messages, { locale, timeZone, scale, now }),
      detailsColumn<ValidatorCycle>(messages.cycle, details, (cycle) => () => <Facts facts={cycleFacts(cycle, messages, stake, locale)} loading={false} />),
    ],
    [messages, stake, details, locale, timeZone, scale, now],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('cycle-timeline', part)}
      label={label ?? messages.cycles}
      rows={cycles}
      columns={columns}
      rowKey={cycleKey}
      empty={messages.noCycles}
    />
  )
})

function cycleKey({ cycle_start }: ValidatorCycle): string {
  return joinKey(cycle_start)
}

function readScale(cycles: readonly ValidatorCycle[]): BarScale {
  let [from, to] = [Infinity, -Infinity]
  for (const cycle of readRows(cycles)) {
    const phases = cyclePhases(cycle)
    if (phases === undefined) continue
    from = Math.min(from, phases.start)
    to = Math.max(to, phases.released)
  }
  return { from, to }
}

interface CycleContext {
  readonly locale: string
  readonly timeZone: string | undefined
  readonly scale: BarScale
  readonly now: number | undefined
}

function cycleColumns(messages: ValidatorMessages, { locale, timeZone, scale, now }: CycleContext): readonly TableColumn<ValidatorCycle>[] {
  const moment = (time: number): string => formatTime(time, { locale, timeZone })
  return [
    {
      id: 'start',
      label: messages.start,
      like: 'Oct 9, 2025, 11:51:33 AM UTC',
      cell: ({ cycle_start }) => <Timestamp value={cycle_start} show="absolute" />,
      compare: (a, b) => compareAmounts(a.cycle_start, b.cycle_start),
    },
    {
      id: 'status',
      label: messages.status,
      width: 'time',
      like: '✓ Current',
      cell: (cycle) => {
        const state = now === undefined || cyclePhases(cycle) === undefined ? undefined : cycleState(cycle, now)
        return <StatusBadge status={state === undefined ? 'unknown' : badges[state]} label={state === undefined ? messages.unknownState : messages.cycleStates[state]} />
      },
    },
    {
      id: 'phases',
      label: messages.phases,
      cell: (cycle) => {
        const phases = cyclePhases(cycle)
        if (phases === undefined) return unknownText
        const words = messages.phaseWords(moment(phases.electionsOpen), moment(phases.electionsClose), moment(phases.released))
        return <PhaseBar phases={phases} scale={scale} now={now} words={words} />
      },
    },
    {
      id: 'elections',
      label: messages.electionsClose,
      width: 'time',
      cell: (cycle) => <Timestamp value={cyclePhases(cycle)?.electionsClose} show="relative" />,
    },
    {
      id: 'released',
      label: messages.stakeReleased,
      width: 'time',
      cell: (cycle) => <Timestamp value={cyclePhases(cycle)?.released} show="relative" />,
    },
    {
      id: 'validators',
      label: messages.validators,
      width: 'text',
      align: 'end',
      like: '345 (100 masterchain)',
      cell: ({ total, main }) => <bdi>{messages.setSize(formatCount(total, locale), formatCount(main, locale))}</bdi>,
      compare: (a, b) => compareAmounts(a.total, b.total),
    },
    {
      id: 'stake',
      label: messages.totalStake,
      width: 'amount',
      align: 'end',
      like: '3,455,220.2 TON',
      cell: ({ total_stake }) => <CoinAmount amount={total_stake} maximumFractionDigits={2} />,
      compare: (a, b) => compareAmounts(a.total_stake, b.total_stake),
    },
  ]
}
