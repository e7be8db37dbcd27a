/**
 * State of a card, a list or a view, also its `data-state`. `shown`: there is content, even if more
 * of it is still loading or the last request failed.
 */
export type FrameState = 'shown' | 'error' | 'loading' | 'empty'

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
  { loading = false, error }: { readonly loading?: boolean | undefined; readonly error?: unknown },
): FrameState {
  if (hasContent) return 'shown'
  if (hasError(error)) return 'error'
  return loading ? 'loading' : 'empty'
}
