import type { ReactElement } from 'react'

/**
 * Mark that stands for the explorer until it is loaded; index.html begins with the same. It has no words, since the
 * language is not known yet.
 */
export function Boot(): ReactElement {
  return (
    <p className="explorer-boot">
      <img src="./icon.svg" alt="" width="40" height="40" />
    </p>
  )
}
