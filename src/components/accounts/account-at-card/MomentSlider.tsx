'use client'
import { forwardRef, useId, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { formatTime } from '../../../text/format/time.ts'
import { momentMessages } from '../../../text/en/contracts/moment.ts'
import type { Moment } from '../../../ledger/past/moment.ts'
import { parseAmount, parseTime } from '../../../service/rows/amount.ts'
import { useControlled } from '../../parts/useControlled.ts'

/** Transaction at which a moment can be chosen. */
export interface SliderMoment {
  /** Unix seconds. */
  readonly time: number
  /** Logical time, decimal string. */
  readonly lt: string
  /** Masterchain block that committed it; needed where the slider is given a block. @default unknown */
  readonly seqno?: number | undefined
}

/** Props of {@link MomentSlider}; the rest go to the `<div>`. */
export interface MomentSliderProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Transactions of an account in any order: rows of a ledger or a history, by way of `ledgerPoints`. */
  readonly moments: readonly SliderMoment[]
  /** Logical time, or any moment, that is chosen; the nearest at or before it is shown. @default the slider keeps it */
  readonly value?: string | Moment | undefined
  /** @default the newest moment */
  readonly defaultValue?: string | Moment | undefined
  /** Called with the logical time that the reader chooses. */
  readonly onValueChange?: ((lt: string) => void) | undefined
  /** Name of the slider. @default 'Moment' */
  readonly label?: string | undefined
}

/**
 * Chooses a moment between the first and the last transaction of an account, one transaction a step. Give its value to
 * `useAccountAt`.
 */
export const MomentSlider = forwardRef<HTMLDivElement, MomentSliderProps>(function MomentSlider(
  { moments, value, defaultValue, onValueChange, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const texts = useTexts('moment', momentMessages)
  const id = useId()
  const steps = useMemo(() => readMoments(moments), [moments])
  const [chosen, choose] = useControlled<string | Moment>(value, defaultValue ?? '', (next) => {
    if (typeof next === 'string') onValueChange?.(next)
  })
  const at = findStep(steps, chosen)
  const step = steps[Math.max(0, at)]
  const words =
    step === undefined
      ? texts.noMoments
      : at < 0
        ? texts.beforeFirst
        : `${formatTime(step.time, { locale, timeZone })} · LT ${step.lt}`
  return (
    <div {...rest} ref={ref} part={partNames('moment-slider', part)}>
      <label part="moment-label" htmlFor={id}>
        {label ?? texts.moment}
      </label>
      <input
        id={id}
        type="range"
        part="moment-range"
        min={0}
        max={Math.max(0, steps.length - 1)}
        step={1}
        value={Math.max(0, at)}
        disabled={steps.length < 2}
        aria-valuetext={words}
        onChange={({ currentTarget }) => {
          const next = steps[Number(currentTarget.value)]
          if (next !== undefined) choose(next.lt)
        }}
      />
      <output part="moment-words" htmlFor={id}>
        <bdi>{words}</bdi>
      </output>
    </div>
  )
})

/** Readable moments, oldest first, each logical time once. */
function readMoments(moments: readonly SliderMoment[]): readonly SliderMoment[] {
  const byLt = new Map<string, SliderMoment>()
  for (const { time, lt, seqno } of moments) {
    const [seconds, order] = [parseTime(time), parseAmount(lt)]
    if (seconds !== undefined && order !== undefined)
      byLt.set(String(order), { time: seconds, lt: String(order), seqno })
  }
  return [...byLt.values()].toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
}

/** Index of the newest step at or before a moment, -1 before the first; the newest of all without a moment. */
function findStep(steps: readonly SliderMoment[], moment: string | Moment): number {
  if (typeof moment !== 'string' && 'time' in moment) return steps.findLastIndex(({ time }) => time <= moment.time)
  if (typeof moment !== 'string' && 'seqno' in moment)
    return steps.findLastIndex(({ seqno }) => seqno !== undefined && seqno <= moment.seqno)
  const wanted = parseAmount(typeof moment === 'string' ? moment : moment.lt)
  if (wanted === undefined) return Math.max(0, steps.length - 1)
  return steps.findLastIndex((step) => BigInt(step.lt) <= wanted)
}
