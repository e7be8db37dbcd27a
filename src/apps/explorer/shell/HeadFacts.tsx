import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from 'tonlens'

/** Values in the head of a page by their term: undefined while one loads, null for none. */
export type HeadFactList = Readonly<Record<string, ReactNode>>

/** Facts in the head of a page, each after its term. */
export function HeadFacts({ facts }: { readonly facts: HeadFactList }): ReactElement {
  return (
    <dl className="explorer-head-facts">
      {Object.entries(facts).map(
        ([term, value]) =>
          value !== null && (
            <div key={term}>
              <dt>{term}</dt> <dd>{value ?? <Skeleton like="EQABCD…uvwxyz" />}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
