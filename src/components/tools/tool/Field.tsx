import { useId, type ChangeEvent, type ReactElement, type ReactNode } from 'react'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** Explains what to write. */
  readonly hint?: ReactNode
  /** What is wrong with it; undefined when nothing is. */
  readonly wrong?: string | undefined
  /** Lines of the field; one is a line that Enter submits. @default 1 */
  readonly lines?: number | undefined
  /** Word that marks a field that may stay empty. */
  readonly optional?: string | undefined
  /** Id of a `<datalist>` with values to choose from. */
  readonly list?: string | undefined
}

/** A labelled place to write or paste into; what it takes is code, so nothing corrects it. */
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
      {lines === 1 ? <input type="text" dir="ltr" list={list} {...input} /> : <textarea rows={lines} dir="ltr" {...input} />}
      {described && (
        <p part="tool-hint" id={help}>
          {wrong ?? hint}
        </p>
      )}
    </div>
  )
}
