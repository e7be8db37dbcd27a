import { useId, type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { inspectorMessages } from '../../../text/en/tools/inspector.ts'

interface BagProgressProps {
  /** Share of the cells that are read, 0 to 1. */
  readonly share: number
  readonly isStopped: boolean
  readonly onStoppedChange: (isStopped: boolean) => void
}

/** Progress of a large bag of cells that is read, with a button that stops and restarts it. */
export function BagProgress({ share, isStopped, onStoppedChange }: BagProgressProps): ReactElement {
  const messages = useTexts('inspector', inspectorMessages)
  const id = useId()
  return (
    <div part="cell-inspector-progress">
      <span part="card-note" role="status" id={id}>
        {isStopped ? messages.stopped : messages.reading}
      </span>
      {!isStopped && <progress max={1} value={share} aria-labelledby={id} />}
      <button type="button" part="button" onClick={() => onStoppedChange(!isStopped)}>
        {isStopped ? messages.readAgain : messages.stop}
      </button>
    </div>
  )
}
