import type { PreviewState } from '../../../text/en/transactions/preview.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'

interface Known {
  /** Exit code of a refusal. */
  readonly exitCode: number | undefined
  readonly forecast: TraceModel | undefined
  readonly actual: TraceModel | undefined
  readonly stage: TrackedStage | undefined
  readonly differs: boolean
}

/** Decides what a preview is about; `undefined` if nothing is known yet. */
export function previewState({ exitCode, forecast, actual, stage, differs }: Known): PreviewState | undefined {
  if (actual === undefined && stage === undefined) {
    if (exitCode !== undefined) return 'refused'
    return forecast === undefined ? undefined : 'forecast'
  }
  if (stage === 'expired' || stage === 'notFound') return 'lost'
  if (actual === undefined || actual.transactions.length === 0 || actual.state === 'pending') return 'sent'
  if (forecast === undefined) return 'happened'
  return differs ? 'differs' : 'asForecast'
}
