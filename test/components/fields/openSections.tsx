// Sections and dialogs that a reader opens, already open: their fields have a place on the screen. The raw data has
// every field, so it stays closed and proves nothing.
import type { ReactElement, ReactNode } from 'react'

interface SectionProps {
  readonly label: string
  readonly children: () => ReactNode
}

/** In place of the module of the same name. */
export function Disclosure({ label, children }: SectionProps): ReactElement {
  return (
    <section>
      {label}
      {children()}
    </section>
  )
}

/** In place of the module of the same name. */
export function RawSection(): ReactElement {
  return <section>Raw data</section>
}

/** In place of the module of the same name. */
export function RowDetails({
  title,
  children,
}: {
  readonly title: string
  readonly children: () => ReactNode
}): ReactElement {
  return <Disclosure label={title}>{children}</Disclosure>
}
