import type { ReactElement } from 'react'

/**
 * Bar that shows a share of a whole. A number beside it must say the same.
 * @param share 0 to 1.
 */
export function ShareBar({ share }: { readonly share: number }): ReactElement {
  // A share above zero is visible, however small it is.
  const width = share > 0 ? `${Math.max(0.5, Math.round(Math.min(1, share) * 1000) / 10)}%` : '0%'
  return (
    <svg part="bar" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect part="bar-track" width="100%" height="8" rx="4" />
      <rect part="bar-value" width={width} height="8" rx="4" />
    </svg>
  )
}

/** Divides `part` by `whole`; from 0 to 1, exact to four decimal places. */
export function divideShare(part: bigint | undefined, whole: bigint | undefined): number {
  if (part === undefined || whole === undefined || whole <= 0n || part <= 0n) return 0
  return Number((part * 10_000n) / whole) / 10_000
}
