import type { ReactElement, ReactNode } from 'react'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Row of a {@link HoldingList}. */
export interface Holding {
  readonly id: string
  readonly name: ReactNode
  /** Stands at the end of the line. */
  readonly amount: ReactNode
  /** Stands below the name. */
  readonly note?: ReactNode
}

interface HoldingListProps {
  readonly holdings: readonly Holding[]
  /** Heading of the section. @default none */
  readonly heading?: string | undefined
  /** Says what the section leaves out of the total. */
  readonly note?: string | undefined
}

/** Section of a portfolio: names, and what is held of each; null without any. */
export function HoldingList({ holdings, heading, note }: HoldingListProps): ReactElement | null {
  if (holdings.length === 0) return null
  return (
    <section part={heading === undefined ? 'portfolio-list' : 'portfolio-list card-section'}>
      {heading !== undefined && <h3 part="card-heading">{heading}</h3>}
      {note !== undefined && <p part="card-note">{note}</p>}
      <ul part="portfolio-holdings">
        <FoldedList items={holdings} first={8} step={50} frame={listFold}>
          {({ id, name, amount, note: detail }) => (
            <li key={id} part="portfolio-holding">
              <span part="portfolio-name">{name}</span>
              <span part="portfolio-held">{amount}</span>
              {detail !== undefined && <span part="portfolio-note card-note">{detail}</span>}
            </li>
          )}
        </FoldedList>
      </ul>
    </section>
  )
}
