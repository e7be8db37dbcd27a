'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatNumber } from '../../../format/intl.ts'
import { listMessages } from '../../../locales/en/common.ts'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { hasError } from '../../states/frame/frameState.ts'

/** Props of {@link LoadMore}; the rest go to the `<div>`. */
export interface LoadMoreProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Rows that are there. */
  readonly count: number
  /** More rows follow. @default false */
  readonly hasMore?: boolean | undefined
  /** The next page is on its way. @default false */
  readonly loading?: boolean | undefined
  /** Why the last page did not come. */
  readonly error?: unknown
  /** Asks for the next page. */
  readonly onLoadMore?: (() => void) | undefined
  /** Asks again for the page that failed. @default onLoadMore */
  readonly onRetry?: (() => void) | undefined
}

/** The end of a list: how much is there, whether that is all, and a way to the rest. */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { count, hasMore = false, loading = false, error, onLoadMore, onRetry = onLoadMore, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('list', listMessages)
  const failed = hasError(error) && !loading
  const follows = hasMore || loading || failed
  const shown = formatNumber(count, locale)
  return (
    <div
      {...rest}
      ref={ref}
      part={partNames('load-more', part)}
      data-state={failed ? 'error' : loading ? 'loading' : hasMore ? 'more' : 'all'}
    >
      {failed && <ErrorState error={error} onRetry={onRetry} />}
      {!failed && follows && (
        // Not disabled while it loads: the focus would fall off it.
        <button
          type="button"
          part="button load-more-button"
          aria-disabled={loading}
          onClick={() => {
            if (!loading) onLoadMore?.()
          }}
        >
          {loading ? messages.loadingMore : messages.loadMore}
        </button>
      )}
      <span part="load-more-count" role="status">
        <bdi>{follows ? messages.shownSoFar(count, shown) : messages.all(count, shown)}</bdi>
      </span>
    </div>
  )
})
