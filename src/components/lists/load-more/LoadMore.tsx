'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { listMessages } from '../../../text/en/lists.ts'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { hasError } from '../../states/frame/frameState.ts'

/** Props of {@link LoadMore}; the rest go to the `<div>`. */
export interface LoadMoreProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Number of loaded rows. */
  readonly count: number
  /** Whether more rows can be loaded. @default false */
  readonly hasMore?: boolean | undefined
  /** Whether the next page is loading. @default false */
  readonly loading?: boolean | undefined
  /** Error of the last page; null and undefined mean none. */
  readonly error?: unknown
  /** Loads the next page. */
  readonly onLoadMore?: (() => void) | undefined
  /** Loads the page that failed again. @default onLoadMore */
  readonly onRetry?: (() => void) | undefined
}

/** End of a list: the number of loaded rows, whether that is all, and a button for the next page. */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { count, hasMore = false, loading = false, error, onLoadMore, onRetry = onLoadMore, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('list', listMessages)
  const failed = hasError(error) && !loading
  const follows = hasMore || loading || failed
  return (
    <div
      {...rest}
      ref={ref}
      part={partNames('load-more', part)}
      data-state={failed ? 'error' : loading ? 'loading' : hasMore ? 'more' : 'all'}
    >
      {failed && <ErrorState error={error} onRetry={onRetry} />}
      {!failed && follows && (
        // Not `disabled` while it loads, because a disabled button loses the focus.
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
        <bdi>{follows ? messages.shownSoFar(count, locale) : messages.all(count, locale)}</bdi>
      </span>
    </div>
  )
})
