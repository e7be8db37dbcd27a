import { useId, type ChangeEvent, type ReactElement, type ReactNode } from 'react'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** Explanation below the field. */
  readonly hint?: ReactNode
  /** Error text; undefined if the value is valid. */
  readonly wrong?: string | undefined
  /** Number of lines; in a field of one line, Enter submits. @default 1 */
  readonly lines?: number | undefined
  /** Word that marks a field that may stay empty. */
  readonly optional?: string | undefined
  /** Id of a `<datalist>` with values to choose from. */
  readonly list?: string | undefined
}

/** Labelled text field for code: without spelling, capitalization and completion. */
export function Field({ label, value, onValue, hint, wrong, lines = 1, optional, list }: FieldProps): ReactElement {
  const id = useId()
  const help = `${id}-help`
  const described = (hint !== undefined && hint !== null) || wrong !== undefined
  const input = {
    id,
    part: 'tool-input',
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValue(event.target.value),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': described ? help : undefined,
  }
  return (
    <div part="tool-field" data-state={wrong === undefined ? 'fine' : 'wrong'}>
      <label part="card-term" htmlFor={id}>
        {label}
        {optional !== undefined && ` (${optional})`}
      </label>
      {lines === 1 ? (
        <input type="text" dir="ltr" list={list} {...input} />
      ) : (
        <textarea rows={lines} dir="ltr" {...input} />
      )}
      {described && (
        <p part="tool-hint" id={help}>
          {wrong ?? hint}
        </p>
      )}
    </div>
  )
}
