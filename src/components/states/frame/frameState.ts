import { isValidElement, type ReactElement } from 'react'
import type { ShownOrigin } from '../../../text/format/mirror.ts'

/**
 * State of a card, a list or a view, also its `data-state`. `shown`: there is content, even if more
 * of it is still loading or the last request failed. `offline`: it loads once the browser is online.
 */
export type FrameState = 'shown' | 'error' | 'loading' | 'offline' | 'empty'

/** Props that tell how current the content is; `cardState` and `listState` read them from a query. */
export interface FreshnessProps {
  /** Whether the request waits for the network: says so in place of a skeleton. @default false */
  readonly offline?: boolean | undefined
  /**
   * The `origin` of a hook's result. The age of the content is shown while the browser is offline, after a
   * failed refresh, while the service cannot be reached, and if the content came from this browser and is older than
   * a minute.
   */
  readonly origin?: ShownOrigin | undefined
}

/** Words or an element that an application shows in a state. */
export type StateContent = string | ReactElement

/** Props for the states of a card, a list or a view. */
export interface StateProps extends FreshnessProps {
  /** Whether the content is loading, or what to show in place of the skeleton. @default false */
  readonly loading?: boolean | StateContent | undefined
  /** Any thrown value, or what to show instead of its explanation. Null and undefined mean no error. */
  readonly error?: unknown
  /** Shown if there is no content. @default words that name what is missing */
  readonly empty?: StateContent | undefined
}

/** Tells whether a value is words or an element to show. */
export function isContent(value: unknown): value is StateContent {
  return (typeof value === 'string' && value !== '') || isValidElement(value)
}

/** Tells whether a `loading` prop says that content is loading. */
export function isLoadingContent(loading: unknown): boolean {
  return loading === true || isContent(loading)
}

/** Tells whether an `error` prop holds an error; null and undefined stand for none. */
export function hasError(error: unknown): boolean {
  return error !== undefined && error !== null
}

/**
 * Decides what a card, a list or a view shows. Without content, an error comes before the skeleton:
 * a feed that keeps trying is still loading, and its reader has to learn why nothing appears.
 * @param hasContent Whether there is an entity or at least one row.
 */
export function frameState(
  hasContent: boolean,
  {
    loading = false,
    error,
    offline = false,
  }: { readonly loading?: unknown; readonly error?: unknown; readonly offline?: boolean | undefined },
): FrameState {
  if (hasContent) return 'shown'
  if (hasError(error)) return 'error'
  if (!isLoadingContent(loading)) return 'empty'
  return offline ? 'offline' : 'loading'
}
