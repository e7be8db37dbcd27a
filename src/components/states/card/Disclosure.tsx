import { useState, type ReactElement, type ReactNode } from 'react'

interface DisclosureProps {
  readonly label: string
  /** Called once the reader opens it: what costs time is not drawn before. */
  readonly children: () => ReactNode
}

/** Something long behind its name. */
export function Disclosure({ label, children }: DisclosureProps): ReactElement {
  const [opened, setOpened] = useState(false)
  return (
    <details part="card-disclosure" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary part="card-summary">{label}</summary>
      {opened && children()}
    </details>
  )
}
