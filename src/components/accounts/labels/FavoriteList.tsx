'use client'
import { forwardRef, type ReactNode, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useFavorites } from '../../../react/display/useLabels.ts'
import { labelMessages } from '../../../text/en/contracts/accounts.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { Address } from '../../values/address/Address.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { LabelFiles } from './LabelFiles.tsx'

/** Favorites that are shown at first. */
const shownFavorites = 50

/** Props of {@link FavoriteList}; the rest go to the `<section>`. */
export interface FavoriteListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Offers to export all labels and favorites as a file, and to import one. @default false */
  readonly files?: boolean | undefined
  /** Draws what follows the address of a favorite, such as its balance. @default nothing */
  readonly renderFacts?: ((address: string) => ReactNode) | undefined
}

/**
 * Accounts that the reader has marked. One that the reader removes stays in the list until the list is shown anew, so
 * that a slip can be taken back. Without `labels` of the display, it is empty.
 */
export const FavoriteList = forwardRef<HTMLElement, FavoriteListProps>(function FavoriteList(
  { files = false, renderFacts, part, ...rest },
  ref,
) {
  const { labels } = useDisplay()
  const messages = useTexts('label', labelMessages)
  const addresses = useListedAddresses()
  return (
    <section
      aria-label={messages.favorites}
      {...rest}
      ref={ref}
      part={partNames('favorite-list card', part)}
      data-state={addresses.length === 0 ? 'empty' : 'shown'}
    >
      <p part="card-heading">{messages.favorites}</p>
      {addresses.length === 0 ? (
        <EmptyState label={messages.noFavorites} />
      ) : (
        <ul part="card-list favorite-list-items">
          <FoldedList items={addresses} first={shownFavorites} frame={listFold}>
            {(address) => (
              <li key={address} part="favorite-list-item">
                <FavoriteButton address={address} />
                <Address value={address} copy />
                {renderFacts?.(address)}
              </li>
            )}
          </FoldedList>
        </ul>
      )}
      {labels?.isPersistent === false && <p part="card-note">{messages.pageOnly}</p>}
      {files && labels !== undefined && <LabelFiles labels={labels} />}
    </section>
  )
})

/** Returns the addresses of the favorites, and of those that were removed since the list is shown. */
function useListedAddresses(): readonly string[] {
  const favorites = useFavorites()
  const [listed, setListed] = useState<ReadonlySet<string>>(noAddresses)
  const added = favorites.filter(({ address }) => !listed.has(address))
  if (added.length > 0) setListed(new Set([...listed, ...added.map(({ address }) => address)]))
  return useMemo(() => [...listed], [listed])
}

const noAddresses: ReadonlySet<string> = new Set()
