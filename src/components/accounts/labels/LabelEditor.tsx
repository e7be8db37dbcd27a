'use client'
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useLabel } from '../../../react/display/useLabels.ts'
import { addressKey } from '../../../text/format/address.ts'
import { maxLabel } from '../../../meaning/names/labels.ts'
import { labelMessages } from '../../../text/en/contracts/accounts.ts'
import { describeLabelError } from './FavoriteButton.tsx'

/** Props of {@link LabelEditor}; the rest go to the `<form>`. */
export interface LabelEditorProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'> {
  /** Address of the account, in any form. */
  readonly address: string | null | undefined
  /** Called after the label was saved or removed. */
  readonly onDone?: (() => void) | undefined
}

/**
 * Form in which the reader gives an account a label, which is kept in this browser. Renders nothing if the display has
 * no `labels`, or without an address.
 */
export const LabelEditor = forwardRef<HTMLFormElement, LabelEditorProps>(function LabelEditor(
  { address, onDone, part, ...rest },
  ref,
) {
  const { labels } = useDisplay()
  const messages = useTexts('label', labelMessages)
  const entry = useLabel(address)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const saved = entry?.label ?? ''
  const [text, setText] = useState<string>()
  const [outcome, setOutcome] = useState({ text: '', failed: false })
  const key = addressKey(address)
  if (labels === undefined || key === undefined) return null
  const value = text ?? saved
  const { isPersistent } = labels
  const save = (label: string): void => {
    try {
      labels.setLabel(key, label)
      setText(undefined)
      setOutcome({
        text: label === '' ? messages.removed : isPersistent ? messages.saved : messages.pageOnly,
        failed: false,
      })
      // The button that was pressed is gone or disabled without a label.
      if (label === '') input.current?.focus()
      onDone?.()
    } catch (error) {
      setOutcome({ text: describeLabelError(error, messages), failed: true })
    }
  }
  const isForeign = entry?.label !== undefined && entry.imported
  return (
    <form
      {...rest}
      ref={ref}
      part={partNames('label-editor', part)}
      data-state={outcome.failed ? 'error' : saved === '' ? 'plain' : isForeign ? 'imported' : 'labelled'}
      onSubmit={(event) => {
        event.preventDefault()
        save(value.trim())
      }}
    >
      <label part="card-term" htmlFor={id}>
        {messages.label}
      </label>
      <div part="label-editor-line">
        <input
          id={id}
          ref={input}
          part="tool-input"
          type="text"
          dir={value === '' ? undefined : 'auto'}
          maxLength={maxLabel}
          autoComplete="off"
          value={value}
          placeholder={messages.placeholder}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value)
            setOutcome({ text: '', failed: false })
          }}
        />
        <button type="submit" part="button" disabled={value.trim() === saved && !isForeign}>
          {isForeign && value.trim() === saved ? messages.confirm : messages.save}
        </button>
        {saved !== '' && (
          <button type="button" part="button" onClick={() => save('')}>
            {messages.remove}
          </button>
        )}
      </div>
      <p part="card-note" id={`${id}-note`} role="status" data-state={outcome.failed ? 'failed' : undefined}>
        {outcome.text || (isForeign ? messages.importedNote : isPersistent ? messages.note : messages.pageOnly)}
      </p>
    </form>
  )
})
