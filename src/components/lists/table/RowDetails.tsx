import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useDialog } from '../../parts/useDialog.ts'
import { tableMessages } from '../../../text/en/lists.ts'

interface RowDetailsProps {
  /** Title of the dialog: what the row is. */
  readonly title: string
  /** Renders the contents; called only while the dialog is open. */
  readonly children: () => ReactNode
}

/** Button in a row that opens the fields for which the table has no column, in a dialog. */
export function RowDetails({ title, children }: RowDetailsProps): ReactElement {
  const messages = useTexts('table', tableMessages)
  const dialog = useDialog()
  return (
    <div part="row-details">
      <button type="button" part="button row-details-open" aria-haspopup="dialog" onClick={dialog.open}>
        {messages.details}
      </button>
      {dialog.isOpen && (
        <dialog {...dialog.props} part="row-details-dialog" aria-label={title}>
          <div part="row-details-bar">
            <p part="row-details-title">{title}</p>
            <button type="button" part="button" onClick={dialog.close}>
              {messages.close}
            </button>
          </div>
          {children()}
        </dialog>
      )}
    </div>
  )
}
