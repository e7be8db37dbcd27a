import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { type TrackedMessage, TransactionProgress, useTrackedMessage } from 'tonlens'

interface ProgressProps {
  /** Hash of the message that started the trace. */
  readonly message: string
  /** Called when the trace has changed, or has come further. */
  readonly onTold: (tracked: TrackedMessage) => void
}

/** Milliseconds between two requests, where the service has no stream of events. */
const interval = 3000

/** How far a trace has come that was pending when the page was opened, until it is final. A chunk of its own. */
export default function Progress({ message, onTold }: ProgressProps): ReactElement {
  const tracked = useTrackedMessage(message, { interval })
  const { trace, stage } = tracked
  const tell = useEffectEvent(() => onTold(tracked))
  useEffect(() => {
    if (trace !== undefined || stage === 'invalidated') tell()
    // At the last stage the actions are new, and the trace is not.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [trace, stage])
  return <TransactionProgress tracked={tracked} />
}
