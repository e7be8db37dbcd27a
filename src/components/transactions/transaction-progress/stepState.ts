import type { TrackedStage } from '../../../model/finality.ts'

/** The steps of a message's way, in order. */
export const steps = ['sent', 'pending', 'confirmed', 'finalized', 'classified'] as const

/** One of them. */
export type Step = (typeof steps)[number]

/** Where a step stands. */
export type StepState = 'done' | 'current' | 'next' | 'lost'

/** The step that each stage is at; what is lost stays at the last that was reached for certain. */
const reached: Readonly<Record<TrackedStage, Step>> = {
  searching: 'sent',
  pending: 'pending',
  confirmed: 'confirmed',
  finalized: 'finalized',
  classified: 'classified',
  invalidated: 'sent',
  expired: 'sent',
  notFound: 'sent',
}

/** State of one step at a stage. */
export function stepState(step: Step, stage: TrackedStage, settled: boolean): StepState {
  const at = steps.indexOf(reached[stage])
  const place = steps.indexOf(step)
  const given = stage === 'expired' || stage === 'notFound'
  if (place < at || (place === at && (settled || step === 'finalized'))) return 'done'
  if (given) return 'lost'
  if (place === at + 1 && stage === 'finalized') return settled ? 'lost' : 'current'
  return place === at ? 'current' : 'next'
}
