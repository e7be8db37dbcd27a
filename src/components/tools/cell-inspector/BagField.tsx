import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { inspectorMessages } from '../../../text/en/tools/inspector.ts'
import { Field } from '../tool/Field.tsx'
import { maxBagLength, maxBagCells } from './useBag.ts'

interface BagFieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  /** Called with a text that is complete: pasted, or read from a file. */
  readonly onComplete: (value: string) => void
  readonly wrong: string | undefined
}

/** Longest text in the field. Browsers lay out a text of megabytes for seconds. */
const maxTextLength = 20_000

/** Field for a bag of cells, which may come from the clipboard or from a file. */
export function BagField({ value, onValue, onComplete, wrong }: BagFieldProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  const input = useRef<HTMLInputElement>(null)
  const [unread, setUnread] = useState<string>()
  const readFile = (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined) return
    setUnread(file.size > maxBagLength ? messages.bagFaults.count(formatNumber(maxBagCells, locale)) : undefined)
    if (file.size <= maxBagLength) readBag(file).then(onComplete, () => setUnread(messages.unreadFile))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (text.length <= maxTextLength) return
    event.preventDefault()
    onComplete(text)
  }
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    readFile(event.dataTransfer.files)
  }
  return (
    <div part="cell-inspector-source" onPaste={onPaste} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      {value.length > maxTextLength ? (
        <div part="tool-field" data-state={wrong === undefined ? 'fine' : 'wrong'}>
          <span part="card-term">{messages.boc}</span>
          <p part="cell-inspector-large">
            <bdi>{value.slice(0, 16)}…</bdi> {messages.characters(value.length, locale)}{' '}
            <button type="button" part="button" onClick={() => onComplete('')}>
              {messages.clear}
            </button>
          </p>
          {wrong !== undefined && <p part="tool-hint">{wrong}</p>}
        </div>
      ) : (
        <Field label={messages.boc} value={value} onValue={onValue} lines={3} hint={messages.bocHint} wrong={wrong} />
      )}
      <div part="tool-field">
        {/* A file field itself speaks the language of the browser. */}
        <div>
          <button type="button" part="button" onClick={() => input.current?.click()}>
            {messages.file}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={messages.file}
            onChange={(event) => readFile(event.currentTarget.files)}
          />
        </div>
        <p part="tool-hint" role="status">
          {unread}
        </p>
      </div>
    </div>
  )
}

/** First bytes of the three serializations of a bag. */
const bagStart = /^(?:b5ee9c72|68ff65f3|acc3a728)$/

/** Reads a file that has a bag of cells as bytes or as text. @returns Base64, or the file's text. */
async function readBag(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isBinary = bagStart.test(Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join(''))
  return isBinary ? readBase64(file) : file.text()
}

/** The browser writes base64 much faster than a script. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^.*?,/, '')))
    reader.addEventListener('error', () => reject(new Error('The file could not be read.', { cause: reader.error })))
    reader.readAsDataURL(file)
  })
}
