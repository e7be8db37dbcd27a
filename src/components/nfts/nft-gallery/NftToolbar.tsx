'use client'
import { forwardRef, useId, useMemo, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatNumber } from '../../../format/intl.ts'
import { nftGalleryMessages } from '../../../locales/en/nfts.ts'
import type { NftItem } from '../../../schema/nft.ts'
import type { MetadataMap } from '../nft-grid/useMetadata.ts'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { AttributeSelect } from './AttributeSelect.tsx'
import { collectionChoices, traitChoices } from './choices.ts'
import { isFiltering, type FoundNfts, type NftView } from './findNfts.ts'
import { useMetadataOf } from './useMetadataOf.ts'

/** Props of {@link NftToolbar}; the rest go to the `<div>`. */
export interface NftToolbarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** All items that are loaded. */
  readonly items: readonly NftItem[]
  /** `metadata` of the answers that hold the items. @default what the display knows */
  readonly metadata?: MetadataMap
  /** What is shown, and how. */
  readonly view: NftView
  /** The reader chose what is shown, or how. */
  readonly onViewChange: (view: NftView) => void
  /** What `findNfts` made of them. */
  readonly found: FoundNfts
  /** More items follow than are loaded. @default false */
  readonly hasMore?: boolean | undefined
  /** The first items are on their way: holds the places of what they will bring. @default false */
  readonly loading?: boolean | undefined
}

/**
 * Search, filters, order and layout of a gallery; says how much of it is shown, and what is not.
 * Feed it from {@link useNftGallery}.
 */
export const NftToolbar = forwardRef<HTMLDivElement, NftToolbarProps>(function NftToolbar(
  { items, metadata, view, onViewChange, found, hasMore = false, loading = false, part, ...rest },
  ref,
) {
  const { locale, testOnly } = useDisplay()
  const messages = useMessages('nftGallery', nftGalleryMessages)
  const metadataOf = useMetadataOf(metadata)
  const { collection, scams } = view
  const collections = useMemo(
    () => collectionChoices(items, metadataOf, { scams, testOnly }),
    [items, metadataOf, scams, testOnly],
  )
  const traits = useMemo(
    () => traitChoices(items, metadataOf, { collection, scams }),
    [items, metadataOf, collection, scams],
  )
  const change = (changes: Partial<NftView>) => onViewChange({ ...view, ...changes })
  const number = (count: number) => formatNumber(count, locale)
  const filtering = isFiltering(view)
  const waiting = loading && items.length === 0
  const [shown, total] = [number(found.items.length), number(found.total)]
  const partly = filtering || found.items.length < found.total
  const status = partly
    ? (hasMore ? messages.foundSoFar : messages.found)(shown, total)
    : hasMore
      ? messages.soFar(total)
      : messages.all(found.total, total)
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
      <div part="nft-toolbar-row">
        <Labelled label={messages.search} part="nft-toolbar-search">
          {(id) => (
            <input
              id={id}
              type="search"
              part="nft-toolbar-control"
              placeholder={messages.searchHint}
              value={view.text ?? ''}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ text: event.target.value || undefined })}
            />
          )}
        </Labelled>
        {waiting && (
          <span part="nft-toolbar-field" aria-hidden="true">
            <span part="nft-toolbar-label">
              <Skeleton like={messages.collection} />
            </span>
            <span part="skeleton nft-toolbar-control" />
          </span>
        )}
        {(collections.length > 1 || collection !== undefined) && (
          <Labelled label={messages.collection}>
            {(id) => (
              <select
                id={id}
                part="nft-toolbar-control"
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
          </Labelled>
        )}
        {(traits.length > 0 || view.attribute !== undefined) && (
          <Labelled label={messages.attribute}>
            {(id) => (
              <AttributeSelect
                id={id}
                traits={traits}
                value={view.attribute}
                onChange={(attribute) => change({ attribute })}
              />
            )}
          </Labelled>
        )}
        <Labelled label={messages.order}>
          {(id) => (
            <select
              id={id}
              part="nft-toolbar-control"
              value={view.sort ?? ''}
              onChange={({ target: { value } }) =>
                change({ sort: value === 'index' || value === 'activity' ? value : undefined })
              }
            >
              <option value="">{messages.orders.given}</option>
              <option value="index">{messages.orders.index}</option>
              <option value="activity">{messages.orders.activity}</option>
            </select>
          )}
        </Labelled>
        <button
          type="button"
          part="button nft-toolbar-toggle"
          aria-pressed={view.onSale === true}
          onClick={() => change({ onSale: view.onSale === true ? undefined : true })}
        >
          {messages.onSale}
        </button>
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
      <div part="nft-toolbar-row nft-toolbar-facts">
        <span role="status" part="nft-toolbar-status">
          {waiting ? <Skeleton like={messages.all(36, number(36))} /> : <bdi>{status}</bdi>}
        </span>
        {filtering && (
          <button
            type="button"
            part="nft-toolbar-link"
            onClick={() => change({ text: undefined, collection: undefined, onSale: undefined, attribute: undefined })}
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
    </div>
  )
})

/** A control under its name. */
function Labelled(props: { label: string; part?: string; children: (id: string) => ReactNode }): ReactElement {
  const id = useId()
  return (
    <span part={partNames('nft-toolbar-field', props.part)}>
      <label htmlFor={id} part="nft-toolbar-label">
        {props.label}
      </label>
      {props.children(id)}
    </span>
  )
}
