'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { nftGalleryMessages } from '../../../text/en/assets/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { type MetadataMap, useMetadataLookup } from '../nft-facts/useMetadata.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { AttributeSelect } from './AttributeSelect.tsx'
import { collectionChoices, traitChoices } from './filterChoices.ts'
import { isNftFilterSet, type FoundNfts, type NftView } from './findNfts.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NftToolbar}; the rest go to the `<div>`. */
export interface NftToolbarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** All loaded items, before filtering. */
  readonly items: readonly NftItem[]
  /** `metadata` of the responses with the items. @default the display's name source */
  readonly metadata?: MetadataMap
  /** Current filter, order and layout. */
  readonly view: NftView
  /** The reader changed the filter, the order or the layout. */
  readonly onViewChange: (view: NftView) => void
  /** Result of `findNfts` for the items and the view. */
  readonly found: FoundNfts
  /** Whether there are more items to load. @default false */
  readonly hasMore?: boolean | undefined
  /** Whether the first page is loading; reserves space for its controls. @default false */
  readonly loading?: boolean | undefined
}

/**
 * Search, filters, order and layout of a gallery; says how many items are shown and hidden.
 * Feed it from {@link useNftGallery}.
 */
export const NftToolbar = forwardRef<HTMLDivElement, NftToolbarProps>(function NftToolbar(
  { items: given, metadata, view, onViewChange, found, hasMore = false, loading = false, part, ...rest },
  ref,
) {
  const { locale, testOnly, findForgery } = useDisplay()
  const messages = useTexts('nftGallery', nftGalleryMessages)
  const lookUp = useMetadataLookup(metadata)
  const { rows: items } = useRows(nftItemShape, given)
  const listed = found.items.length
  const whole = found.total
  const { scams } = view
  const { collection } = view
  const collections = useMemo(
    () => collectionChoices(items, lookUp, { scams, testOnly, findForgery }),
    [items, lookUp, scams, testOnly, findForgery],
  )
  const traits = useMemo(() => traitChoices(items, lookUp, { collection, scams }), [items, lookUp, collection, scams])
  const change = (changes: Partial<NftView>) => onViewChange({ ...view, ...changes })
  const number = (count: number) => formatNumber(count, locale)
  const filtering = isNftFilterSet(view)
  const [isOpen, setOpen] = useState(false)
  const waiting = loading && items.length === 0
  const [shown, total] = [number(listed), number(whole)]
  const partly = filtering || listed < whole
  const status = partly
    ? (hasMore ? messages.foundSoFar : messages.found)(shown, total)
    : hasMore
      ? messages.soFar(total)
      : messages.all(whole, locale)
  return (
    <div
      role="group"
      aria-label={messages.toolbar}
      {...rest}
      ref={ref}
      part={partNames('nft-toolbar', part)}
      data-state={filtering ? 'filtered' : 'all'}
      aria-busy={waiting || undefined}
    >
      <div part="nft-toolbar-row" data-state={isOpen ? 'open' : 'folded'}>
        <input
          type="search"
          part="nft-toolbar-control nft-toolbar-search"
          aria-label={messages.search}
          placeholder={messages.searchHint}
          value={view.text ?? ''}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ text: event.target.value || undefined })}
        />
        <button
          type="button"
          part="button nft-toolbar-toggle nft-toolbar-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.toolbar}
        </button>
        {waiting && <span part="skeleton nft-toolbar-control" aria-hidden="true" />}
        {(collections.length > 1 || collection !== undefined) && (
          <select
            part="nft-toolbar-control"
            aria-label={messages.collection}
            value={collection === undefined ? '' : `at ${collection}`}
            onChange={({ target }) =>
              change({ collection: target.value === '' ? undefined : target.value.slice(3), attribute: undefined })
            }
          >
            <option value="">{messages.allCollections}</option>
            {collections.map(({ address, name, count }) => (
              <option key={address} value={`at ${address}`}>
                {messages.choice(address === '' ? messages.noCollection : name, number(count))}
              </option>
            ))}
          </select>
        )}
        {(traits.length > 0 || view.attribute !== undefined) && (
          <AttributeSelect traits={traits} value={view.attribute} onChange={(attribute) => change({ attribute })} />
        )}
        <select
          part="nft-toolbar-control"
          aria-label={messages.order}
          value={view.sort ?? ''}
          onChange={({ target: { value } }) =>
            change({ sort: value === 'index' || value === 'activity' ? value : undefined })
          }
        >
          <option value="">{messages.orders.given}</option>
          <option value="index">{messages.orders.index}</option>
          <option value="activity">{messages.orders.activity}</option>
        </select>
        <button
          type="button"
          part="button nft-toolbar-toggle nft-toolbar-sale"
          aria-pressed={view.onSale === true}
          onClick={() => change({ onSale: view.onSale === true ? undefined : true })}
        >
          {messages.onSale}
        </button>
        <div part="nft-toolbar-facts">
          <span role="status" part="nft-toolbar-status">
            {waiting ? <Skeleton like={messages.all(36, locale)} /> : <bdi>{status}</bdi>}
          </span>
          {filtering && (
            <button
              type="button"
              part="nft-toolbar-link"
              onClick={() =>
                change({ text: undefined, collection: undefined, onSale: undefined, attribute: undefined })
              }
            >
              {messages.clear}
            </button>
          )}
          {found.scams > 0 && (
            <span part="nft-toolbar-scams">
              <bdi>{(scams === true ? messages.scamsShown : messages.scamsHidden)(number(found.scams))}</bdi>
              <button
                type="button"
                part="nft-toolbar-link"
                onClick={() => change({ scams: scams === true ? undefined : true })}
              >
                {scams === true ? messages.hide : messages.show}
              </button>
            </span>
          )}
        </div>
        <div role="group" aria-label={messages.layout} part="nft-toolbar-layout">
          {(['grid', 'list'] as const).map((layout) => (
            <button
              key={layout}
              type="button"
              part="button nft-toolbar-toggle"
              aria-pressed={(view.layout ?? 'grid') === layout}
              onClick={() => change({ layout })}
            >
              {messages.layouts[layout]}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
})
