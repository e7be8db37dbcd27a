import type { ReactElement } from 'react'

/**
 * How much of a whole something is, drawn; always beside the number that says the same.
 * @param share 0 to 1.
 */
export function ShareBar({ share }: { readonly share: number }): ReactElement {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
  return (
    <svg part="bar" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect part="bar-track" width="100%" height="8" rx="4" />
      <rect part="bar-value" width={width} height="8" rx="4" />
    </svg>
  )
}

/** `part` in `whole` as a number from 0 to 1, good enough to draw. */
export function divideShare(part: bigint | undefined, whole: bigint | undefined): number {
  if (part === undefined || whole === undefined || whole <= 0n || part <= 0n) return 0
  return Number((part * 10_000n) / whole) / 10_000
}
