import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { previewMessages } from '../../../text/en/transactions/preview.ts'
import type { Lookalike } from '../../../meaning/tokens/lookalike.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Address } from '../../values/address/Address.tsx'
import { MovedAsset } from './MovedAsset.tsx'
import type { Movement } from './movements.ts'

interface MovementListProps {
  readonly side: 'out' | 'in'
  readonly movements: readonly Movement[]
  /** Tokens that look like another one, by raw address. */
  readonly lookalikes: ReadonlyMap<string, Lookalike>
  readonly loading: boolean
}

/** Lists the assets that an account sends, or those that it receives. */
export function MovementList({ side, movements, lookalikes, loading }: MovementListProps): ReactElement {
  const messages = useTexts('preview', previewMessages)
  return (
    <div part="transaction-preview-side" data-direction={side}>
      <h4 part="transaction-preview-heading">{messages.side[side]}</h4>
      <ul part="transaction-preview-movements">
        {loading && (
          <li part="transaction-preview-movement">
            <Skeleton like="−12.5 GRAM" />
          </li>
        )}
        {!loading && movements.length === 0 && <li part="transaction-preview-nothing">{messages.nothing}</li>}
        <FoldedList items={movements} first={10} step={50} frame={listFold}>
          {(movement) => (
            <li
              key={movement.id}
              part="transaction-preview-movement"
              data-asset={movement.asset.kind}
              data-differs={movement.forecast !== undefined || undefined}
            >
              <MovedAsset asset={movement.asset} amount={movement.amount} lookalikes={lookalikes} />
              <Others side={side} accounts={movement.others} />
              {movement.forecast !== undefined && (
                <span part="transaction-preview-forecast">
                  {messages.forecastWas}{' '}
                  <MovedAsset asset={movement.asset} amount={movement.forecast} lookalikes={lookalikes} />
                </span>
              )}
            </li>
          )}
        </FoldedList>
      </ul>
    </div>
  )
}

function Others({
  side,
  accounts,
}: {
  readonly side: 'out' | 'in'
  readonly accounts: readonly string[]
}): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('preview', previewMessages)
  const [first, ...more] = accounts
  if (first === undefined) return null
  return (
    <span part="transaction-preview-other">
      {messages.other[side]} <Address value={first} />
      {more.length > 0 && ` ${messages.moreAccounts(more.length, locale)}`}
    </span>
  )
}
