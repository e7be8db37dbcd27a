import { type ChangeEvent, type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { Earlier } from './Earlier.tsx'

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
  /** More fields. */
  readonly children?: ReactNode
  /** Called with a valid text, without blanks around it. */
  readonly onSubmit: (text: string) => void
}

/** Form for a hash or an address that a reader pastes. */
export function Lookup({
  label,
  hint,
  action,
  lines = 1,
  defaultText,
  isValid,
  invalid,
  children,
  onSubmit,
}: LookupProps): ReactElement {
  const id = useId()
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
    id,
    part: 'tool-input',
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
    <form part="card tool-form" onSubmit={submit} noValidate>
      <div part="tool-field" data-state={isWrong ? 'wrong' : 'fine'}>
        <label part="card-term" htmlFor={id}>
          {label}
        </label>
        {lines === 1 ? <input {...field} /> : <textarea {...field} rows={lines} />}
        <p part="tool-hint" role={isWrong ? 'alert' : undefined}>
          {isWrong ? invalid : hint}
        </p>
      </div>
      {children}
      <div part="tool-actions">
        <button type="submit" part="button tool-ask">
          {action}
        </button>
      </div>
      <Earlier asked={[defaultText]} written={[text]} />
    </form>
  )
}
