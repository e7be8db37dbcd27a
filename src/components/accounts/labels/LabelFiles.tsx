import { useId, useRef, useState, type ChangeEvent, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import type { LabelImport, LabelStore } from '../../../react/display/labelStore.ts'
import { labelMessages } from '../../../text/en/contracts/accounts.ts'
import { downloadFile } from '../../values/downloadFile.ts'
import { describeLabelError } from './FavoriteButton.tsx'

/** Bytes of a file at most; a larger one is not opened. */
const maxBytes = 4_000_000

/** Buttons that export all labels and favorites as a file, and import one. */
export function LabelFiles({ labels }: { readonly labels: LabelStore }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('label', labelMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(false)
  const [outcome, setOutcome] = useState({ text: '', failed: false })
  const describeImport = ({ added, same, kept }: LabelImport): string =>
    messages.imported({
      added: formatNumber(added, locale),
      same: formatNumber(same, locale),
      kept: formatNumber(kept, locale),
    })
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const field = event.currentTarget
    const [file] = field.files ?? []
    if (file === undefined) return
    try {
      const text = file.size > maxBytes ? undefined : await file.text()
      setOutcome(
        text === undefined
          ? { text: messages.notImported.tooLarge, failed: true }
          : { text: describeImport(labels.import(text, { own })), failed: false },
      )
    } catch (error) {
      setOutcome({ text: describeLabelError(error, messages), failed: true })
    }
    // The same file can be chosen again.
    field.value = ''
  }
  return (
    <div part="label-files">
      <div part="label-files-line">
        <button
          type="button"
          part="button"
          onClick={() => downloadFile(new Blob([labels.export()], { type: 'application/json' }), 'labels.json')}
        >
          {messages.export}
        </button>
        <button type="button" part="button" aria-describedby={`${id}-own`} onClick={() => input.current?.click()}>
          {messages.import}
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={messages.import}
          onChange={(event) => void read(event)}
        />
        <label part="label-files-own" id={`${id}-own`}>
          <input type="checkbox" checked={own} onChange={(event) => setOwn(event.target.checked)} /> {messages.ownFile}
        </label>
      </div>
      <p part="card-note" role="status" data-state={outcome.failed ? 'failed' : undefined}>
        {outcome.text}
      </p>
    </div>
  )
}
