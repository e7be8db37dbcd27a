import type { ReactElement, ReactNode } from 'react'
import { groupBy } from '../../../service/rows/readRow.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Lists of what an account holds, by the power of others over it; each entry needs a key. */
export function Powers<Power extends string, Item>({
  items,
  readPower,
  titles,
  children,
}: {
  readonly items: readonly Item[]
  readonly readPower: (item: Item) => Power
  readonly titles: Readonly<Record<Power, string>>
  readonly children: (item: Item, at: number) => ReactNode
}): ReactElement {
  return (
    <>
      {[...groupBy(items, readPower)].map(([power, group]) => (
        <div key={power} part="card-section" data-power={power}>
          <p part="card-heading">{titles[power]}</p>
          <ul part="card-list account-list">
            <FoldedList items={group} first={10} frame={listFold}>
              {children}
            </FoldedList>
          </ul>
        </div>
      ))}
    </>
  )
}
