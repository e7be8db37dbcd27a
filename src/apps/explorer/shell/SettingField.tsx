import { type ReactElement, useId } from 'react'
import './field.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  /** Says why the value is invalid, and what to do. */
  readonly error?: string | undefined
  /** @default 'text' */
  readonly type?: 'text' | 'url' | 'password' | undefined
  readonly maxLength?: number | undefined
  readonly onValue: (value: string) => void
}

/** Field of a form with its own hint or error. */
export function SettingField({
  label,
  hint,
  value,
  error,
  type = 'text',
  maxLength,
  onValue,
}: FieldProps): ReactElement {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="explorer-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        dir="auto"
        value={value}
        maxLength={maxLength}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onValue(event.target.value)}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className="explorer-hint"
          role={error === undefined ? undefined : 'alert'}
          data-wrong={error !== undefined || undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}
