import { useState, type ReactElement, type ReactNode } from 'react'
import { Skeleton } from './skeleton/Skeleton.tsx'

interface DisclosureProps {
  readonly label: string
  /** Draws a skeleton as high as the closed disclosure. @default false */
  readonly loading?: boolean
  /** Renders the contents; called only after the reader opened it, since they may be expensive. */
  readonly children: () => ReactNode
}

/** Contents of a card that a reader can open. */
export function Disclosure({ label, loading = false, children }: DisclosureProps): ReactElement {
  const [opened, setOpened] = useState(false)
  if (loading) {
    return (
      <div part="card-disclosure">
        <div part="card-summary" aria-hidden="true">
          <Skeleton like={label} />
        </div>
      </div>
    )
  }
  return (
    <details part="card-disclosure" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary part="card-summary">
        <bdi>{label}</bdi>
      </summary>
      {opened && children()}
    </details>
  )
}
