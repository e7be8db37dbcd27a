import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { formatTime } from '../../../text/format/time.ts'
import { validatorMessages } from '../../../text/en/chain/staking.ts'
import { cyclePhases, cycleState } from '../../../meaning/contracts/staking.ts'
import type { ValidatorCycle } from '../../../service/rows/staking/validator.ts'
import { coinsColumn, timeColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { type BarScale, PhaseBar } from './PhaseBar.tsx'
import { amountPrecision } from '../../../text/format/precision.ts'

const badges = { upcoming: 'skipped', current: 'pending', past: 'success' } as const

/** Options of {@link cycleColumns}. */
export interface CycleColumnOptions {
  /** IANA time zone. @default 'UTC' */
  readonly timeZone?: string | undefined
  /** Range of time of the bars. @default no column of bars */
  readonly scale?: BarScale | undefined
  /** Unix seconds; tells past cycles from future ones. @default unknown */
  readonly now?: number | undefined
}

/**
 * Creates the columns of a `CycleTimeline`: start, status, phases, end of the elections, release of stakes, number of
 * validators and total stake.
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function cycleColumns(
  { timeZone, scale, now }: CycleColumnOptions = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<ValidatorCycle>[] {
  const messages = readMessages(display, 'validator', validatorMessages)
  const { locale } = display
  const moment = (time: number): string => formatTime(time, { locale, timeZone })
  return [
    timeColumn('start', messages.start, ({ cycle_start }) => cycle_start, { stacked: 'title' }),
    {
      id: 'status',
      label: messages.status,
      width: 'time',
      like: '✓ Current',
      cell: (cycle) => {
        const state = now === undefined || cyclePhases(cycle) === undefined ? undefined : cycleState(cycle, now)
        return (
          <StatusBadge
            status={state === undefined ? 'unknown' : badges[state]}
            label={state === undefined ? messages.unknownState : messages.cycleStates[state]}
          />
        )
      },
      value: (cycle) => (now === undefined || cyclePhases(cycle) === undefined ? '' : cycleState(cycle, now)),
      stacked: 'note',
    },
    {
      id: 'phases',
      label: messages.phases,
      cell: (cycle) => {
        const phases = cyclePhases(cycle)
        if (phases === undefined || scale === undefined) return unknownText
        const words = messages.phaseWords(
          moment(phases.electionsOpen),
          moment(phases.electionsClose),
          moment(phases.released),
        )
        return <PhaseBar phases={phases} scale={scale} now={now} words={words} />
      },
      stacked: 'aside',
    },
    timeColumn('elections', messages.electionsClose, (cycle) => cyclePhases(cycle)?.electionsClose, { hideOrder: 1 }),
    timeColumn('released', messages.stakeReleased, (cycle) => cyclePhases(cycle)?.released, { hideOrder: 2 }),
    {
      id: 'validators',
      label: messages.validators,
      width: 'text',
      align: 'end',
      like: '345 (100 masterchain)',
      cell: ({ total, main }) => <bdi>{messages.setSize(formatCount(total, locale), formatCount(main, locale))}</bdi>,
      value: ({ total }) => total,
      compare: (a, b) => compareAmounts(a.total, b.total),
      hideOrder: 3,
    },
    coinsColumn('stake', messages.totalStake, ({ total_stake }) => total_stake, {
      ...amountPrecision('list'),
      like: '3,455,220.2 GRAM',
      stacked: 'value',
    }),
  ]
}
