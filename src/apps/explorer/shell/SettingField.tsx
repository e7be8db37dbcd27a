import { type ReactElement, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  /** Says why the value is invalid, and what to do. */
  readonly error?: string | undefined
  /** @default 'text' */
  readonly type?: 'text' | 'url' | 'password' | undefined
  readonly maxLength?: number | undefined
  readonly inputMode?: 'decimal' | undefined
  readonly onValue: (value: string) => void
}

/** Field of a form with its own hint or error; it looks as the fields of the tools of the components do. */
export function SettingField({
  label,
  hint,
  value,
  error,
  type = 'text',
  maxLength,
  inputMode,
  onValue,
}: FieldProps): ReactElement {
  const id = useId()
  const note = error ?? hint
  return (
    <div part="tool-field" data-state={error === undefined ? 'fine' : 'wrong'}>
      <label part="card-term" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        part="tool-input"
        type={type}
        dir="auto"
        value={value}
        maxLength={maxLength}
        inputMode={inputMode}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onValue(event.target.value)}
      />
      {note !== undefined && (
        <p part="tool-hint" id={`${id}-note`} role={error === undefined ? undefined : 'alert'}>
          {note}
        </p>
      )}
    </div>
  )
}
