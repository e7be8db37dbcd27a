import type { ShownOrigin } from '../../../format/mirror.ts'

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
   * failed refresh, and if the content came from this browser and is older than a minute.
   */
  readonly origin?: ShownOrigin | undefined
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
  }: { readonly loading?: boolean | undefined; readonly error?: unknown; readonly offline?: boolean | undefined },
): FrameState {
  if (hasContent) return 'shown'
  if (hasError(error)) return 'error'
  if (!loading) return 'empty'
  return offline ? 'offline' : 'loading'
}
