import { type FormEvent, type ReactElement, useState } from 'react'
import './lookup.css'

interface LookupProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly action: string
  /** Text of the URL: a later one needs another `key`. */
  readonly defaultText: string
  readonly isValid: (text: string) => boolean
  /** Says why a text is invalid, and what to do. */
  readonly invalid: string
  /** Called with a valid text, without blanks around it. */
  readonly onSubmit: (text: string) => void
}

/** Form of one field: a hash or an address that a reader pastes. */
export function Lookup({ label, hint, action, defaultText, isValid, invalid, onSubmit }: LookupProps): ReactElement {
  const [text, setText] = useState(defaultText)
  const [checked, setChecked] = useState(defaultText !== '')
  const wanted = text.trim()
  const isWrong = checked && wanted !== '' && !isValid(wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isValid(wanted)) onSubmit(wanted)
  }
  return (
    <form className="explorer-lookup" onSubmit={submit} noValidate>
      <label>
        {label}
        <input
          value={text}
          title={hint}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            setText(event.target.value)
            setChecked(false)
          }}
        />
      </label>
      <button type="submit" part="button">
        {action}
      </button>
      <p className="explorer-hint" role={isWrong ? 'alert' : undefined} data-wrong={isWrong || undefined}>
        {isWrong ? invalid : hint}
      </p>
    </form>
  )
}
