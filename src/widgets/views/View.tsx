'use client'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { isLoading, type ShownQuery } from '../../components/lists/queryState.ts'

/** Report of a view: data that was loaded or has changed, or why a request failed. */
export type ViewResult<Data> = { readonly data: Data } | { readonly error: Error }

/** Props of every view, besides those of the component that it shows. */
export interface ViewProps<Data> {
  /** Called with the data when it was loaded or has changed, and with the error when a request failed. */
  readonly onResult?: ((result: ViewResult<Data>) => void) | undefined
  /**
   * Renders the view while it has neither data nor an error, around the skeleton or in place of it.
   * @default the skeleton
   */
  readonly renderLoading?: ((skeleton: ReactElement) => ReactNode) | undefined
}

/** Props that a view sets from its query. */
export type QueryProps =
  | 'loading'
  | 'offline'
  | 'error'
  | 'onRetry'
  | 'origin'
  | 'hasMore'
  | 'loadingMore'
  | 'onLoadMore'

interface ViewFrameProps<Data> extends ViewProps<Data> {
  readonly query: Pick<ShownQuery, 'isPending' | 'isFetching' | 'error'>
  /** Undefined until it is loaded. */
  readonly data: Data | undefined
  readonly children: ReactElement
}

/** Reports the result of a query, and shows the component that it feeds. */
export function View<Data>({ query, data, onResult, renderLoading, children }: ViewFrameProps<Data>): ReactNode {
  useReport({ data, error: query.error }, onResult)
  return renderLoading !== undefined && data === undefined && isLoading(query) ? renderLoading(children) : children
}

interface Reported<Data> {
  /** Undefined until data is loaded. */
  readonly data: Data | undefined
  /** Null or undefined if there is no error. */
  readonly error: unknown
}

/** Calls `onResult` when the data changes and when the error changes. */
export function useReport<Data>({ data, error }: Reported<Data>, onResult: ViewProps<Data>['onResult']): void {
  const report = useRef(onResult)
  useEffect(() => {
    report.current = onResult
  })
  useEffect(() => {
    if (data !== undefined) report.current?.({ data })
  }, [data])
  useEffect(() => {
    if (error === null || error === undefined) return
    const reason = error instanceof Error ? error : new Error('The data could not be loaded.', { cause: error })
    report.current?.({ error: reason })
  }, [error])
}
