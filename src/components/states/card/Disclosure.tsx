import { useState, type ReactElement, type ReactNode } from 'react'

interface DisclosureProps {
  readonly label: string
  /** Renders the contents; called only after the reader opened it, since they may be expensive. */
  readonly children: () => ReactNode
}

/** Contents of a card that a reader can open. */
export function Disclosure({ label, children }: DisclosureProps): ReactElement {
  const [opened, setOpened] = useState(false)
  return (
    <details part="card-disclosure" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary part="card-summary">{label}</summary>
      {opened && children()}
    </details>
  )
}
