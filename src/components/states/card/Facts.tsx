import type { ReactElement, ReactNode } from 'react'
import { partNames } from '../../../react/display/partNames.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Slot } from './slots.tsx'

/** One labelled value of an entity. */
export interface Fact {
  /** Unique id; also its `data-fact`. */
  readonly id: string
  /** Label. */
  readonly term: string
  /** Value; undefined leaves the fact out. */
  readonly value: ReactNode
  /** Text of typical length, or an element, for the skeleton. @default the skeleton leaves the fact out */
  readonly like?: string | ReactElement | undefined
  /** Gives the fact a line of its own. @default false */
  readonly wide?: boolean | undefined
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** Draws skeletons instead of the values. */
  readonly loading: boolean
  readonly part?: string | undefined
  /** Whether these are the facts that an application can replace or wrap. @default false */
  readonly slotted?: boolean | undefined
}

/** List of labelled values, in as many columns as fit. */
export function Facts({ facts, loading, part, slotted = false }: FactsProps): ReactElement | null {
  const shown = facts.filter(({ value, like }) => (loading ? like : value) !== undefined)
  if (shown.length === 0) return null
  const list = (
    <dl part={partNames('card-facts', part)}>
      {shown.map(({ id, term, value, like = '', wide = false }) => (
        <div key={id} part="card-fact" data-fact={id} data-span={wide ? 'line' : 'column'}>
          <dt part="card-term">{term}</dt>
          <dd part="card-value">{!loading ? value : typeof like === 'string' ? <Skeleton like={like} /> : like}</dd>
        </div>
      ))}
    </dl>
  )
  return slotted ? <Slot name="facts">{list}</Slot> : list
}
