import type { ReactElement, ReactNode } from 'react'
import { partNames } from '../../../display/partNames.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** One thing known of an entity. */
export interface Fact {
  /** Tells it from the others; also `data-fact`. */
  readonly id: string
  readonly term: string
  /** Undefined leaves the fact out. */
  readonly value: ReactNode
  /** A text as long as the value, or its shape, for the skeleton; without it the skeleton leaves the fact out. */
  readonly like?: string | ReactElement | undefined
  /** Takes a line of its own. @default false */
  readonly wide?: boolean | undefined
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** Draws the shapes of the values. */
  readonly loading: boolean
  readonly part?: string | undefined
}

/** Terms and values, in as many columns as fit. */
export function Facts({ facts, loading, part }: FactsProps): ReactElement | null {
  const shown = facts.filter(({ value, like }) => (loading ? like : value) !== undefined)
  if (shown.length === 0) return null
  return (
    <dl part={partNames('card-facts', part)}>
      {shown.map(({ id, term, value, like = '', wide = false }) => (
        <div key={id} part="card-fact" data-fact={id} data-span={wide ? 'line' : 'column'}>
          <dt part="card-term">{term}</dt>
          <dd part="card-value">{!loading ? value : typeof like === 'string' ? <Skeleton like={like} /> : like}</dd>
        </div>
      ))}
    </dl>
  )
}
