import type { TrackedStage } from '../../../service/rows/finality.ts'

/** Steps of a message from sending to classification, in order. */
export const steps = ['sent', 'pending', 'confirmed', 'finalized', 'classified'] as const

/** One step. */
export type ProgressStep = (typeof steps)[number]

/** State of a step; `lost` will not be reached. */
export type StepState = 'done' | 'current' | 'next' | 'lost'

/** Last step that is certain to be reached at each stage. */
const reached: Readonly<Record<TrackedStage, ProgressStep>> = {
  searching: 'sent',
  pending: 'pending',
  confirmed: 'confirmed',
  finalized: 'finalized',
  classified: 'classified',
  invalidated: 'sent',
  expired: 'sent',
  notFound: 'sent',
}

/** Derives the state of one step from the current stage. */
export function stepState(step: ProgressStep, stage: TrackedStage, settled: boolean): StepState {
  const at = steps.indexOf(reached[stage])
  const place = steps.indexOf(step)
  const given = stage === 'expired' || stage === 'notFound'
  if (place < at || (place === at && (settled || step === 'finalized'))) return 'done'
  if (given) return 'lost'
  if (place === at + 1 && stage === 'finalized') return settled ? 'lost' : 'current'
  return place === at ? 'current' : 'next'
}
