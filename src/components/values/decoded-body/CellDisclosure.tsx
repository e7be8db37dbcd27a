import { useState, type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { bodyMessages } from '../../../text/en/transactions/messages.ts'
import { RawData } from '../raw-data/RawData.tsx'

/** Disclosure of a cell, which is parsed only when the reader opens it. */
export function CellDisclosure({
  cell,
  label,
}: {
  readonly cell: unknown
  /** Name of the cell's contents. @default the catalogue's "Cell" */
  readonly label?: string | undefined
}): ReactElement {
  const messages = useTexts('body', bodyMessages)
  const [open, setOpen] = useState(false)
  return (
    <details part="decoded-body-cell" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary part="decoded-body-summary">{label ?? messages.cell}</summary>
      {open && <RawData value={cell} label={label ?? messages.cell} />}
    </details>
  )
}
