import { type ReactElement, useId } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import type { WrittenTransfer, WrongField } from './transfer.ts'

interface TransferFieldsProps {
  readonly transfer: WrittenTransfer
  readonly onChange: (transfer: WrittenTransfer) => void
  readonly wrong: readonly WrongField[]
}

/** Fields of a transfer, each with its own error. */
export function TransferFields({ transfer, onChange, wrong }: TransferFieldsProps): ReactElement {
  const texts = useTexts('tools')
  const { preview: words } = texts
  const field = (name: WrongField, label: string, invalid: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      value={transfer[name]}
      error={wrong.includes(name) ? invalid : undefined}
      onValue={(value) => onChange({ ...transfer, [name]: value })}
    />
  )
  return (
    <>
      {field('from', words.from, texts.invalidAddress, words.fromHint)}
      {field('to', words.to, texts.invalidAddress)}
      {field('amount', words.amount, words.invalidAmount, words.amountHint)}
      {field('comment', words.comment, words.longComment)}
    </>
  )
}

interface FieldProps {
  readonly label: string
  readonly hint: string | undefined
  readonly value: string
  /** Says why the value is invalid, and what to do. */
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

function Field({ label, hint, value, error, onValue }: FieldProps): ReactElement {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="explorer-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="auto"
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onValue(event.target.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className="explorer-hint" role={error === undefined ? undefined : 'alert'} data-wrong={error !== undefined || undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
