import { type ChangeEvent, type FormEvent, type ReactElement, useState } from 'react'
import { Earlier } from './Earlier.tsx'
import './lookup.css'

interface LookupProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly action: string
  /** Lines of the field. @default 1 */
  readonly lines?: number | undefined
  /** Text of the URL: a later one needs another `key`. */
  readonly defaultText: string
  readonly isValid: (text: string) => boolean
  /** Says why a text is invalid, and what to do. */
  readonly invalid: string
  /** Called with a valid text, without blanks around it. */
  readonly onSubmit: (text: string) => void
}

/** Form of one field: a hash or an address that a reader pastes. */
export function Lookup({
  label,
  hint,
  action,
  lines = 1,
  defaultText,
  isValid,
  invalid,
  onSubmit,
}: LookupProps): ReactElement {
  const [text, setText] = useState(defaultText)
  const [checked, setChecked] = useState(defaultText !== '')
  const wanted = text.trim()
  const isWrong = checked && wanted !== '' && !isValid(wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isValid(wanted)) onSubmit(wanted)
  }
  const field = {
    value: text,
    title: hint,
    spellCheck: false,
    autoComplete: 'off',
    // Addresses and hashes keep their direction on a page that runs from right to left.
    dir: 'auto',
    'aria-invalid': isWrong || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(event.target.value)
      setChecked(false)
    },
  }
  return (
    <form className="explorer-lookup" onSubmit={submit} noValidate>
      <label>
        {label}
        {lines === 1 ? <input {...field} /> : <textarea {...field} rows={lines} />}
      </label>
      <button type="submit" part="button">
        {action}
      </button>
      <p className="explorer-hint" role={isWrong ? 'alert' : undefined} data-wrong={isWrong || undefined}>
        {isWrong ? invalid : hint}
      </p>
      <Earlier asked={[defaultText]} written={[text]} />
    </form>
  )
}
