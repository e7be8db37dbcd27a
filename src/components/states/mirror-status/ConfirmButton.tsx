import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'

interface ConfirmButtonProps {
  readonly label: string
  readonly question: string
  readonly cancel: string
  /** Id of the element that names the object of the action. */
  readonly describedBy: string
  readonly onConfirm: () => void
}

/** Button that asks for confirmation; the focus moves to "cancel". */
export function ConfirmButton(props: ConfirmButtonProps): ReactElement {
  const { label, question, cancel, describedBy, onConfirm } = props
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  /** Whether the focus returns to the button; after a confirmation its object may be gone. */
  const returns = useRef(false)
  const id = useId()
  useEffect(() => {
    if (asking) keep.current?.focus()
    else if (returns.current) button.current?.focus()
    returns.current = asking
  }, [asking])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAsking(false)
  }
  if (!asking) {
    return (
      <button ref={button} type="button" part="button" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {label}
      </button>
    )
  }
  return (
    <span part="mirror-status-confirm" role="group" aria-labelledby={id}>
      <bdi id={id}>{question}</bdi>
      <button
        type="button"
        part="button mirror-status-danger"
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onClick={() => {
          returns.current = false
          setAsking(false)
          onConfirm()
        }}
      >
        {label}
      </button>
      <button ref={keep} type="button" part="button" onKeyDown={onKeyDown} onClick={() => setAsking(false)}>
        {cancel}
      </button>
    </span>
  )
}
