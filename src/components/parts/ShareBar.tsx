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

/**
 * Bar of a share with its number.
 * @param share 0 to 1.
 */
export function NumberedBar({ share, text }: { readonly share: number; readonly text: string }): ReactElement {
  return (
    <span part="numbered-bar">
      <ShareBar share={share} />
      <bdi>{text}</bdi>
    </span>
  )
}

/** Factors of ten that a {@link DecadeBar} is long. */
const decades = 4

/**
 * Bar on a logarithmic scale: full for the whole, and a quarter shorter for each time that the share is ten times
 * smaller, with lines at the quarters. A share of less than a ten-thousandth is as short as can be seen.
 * @param share 0 to 1.
 */
export function DecadeBar({ share }: { readonly share: number }): ReactElement {
  return (
    <svg part="bar" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect part="bar-track" width="100%" height="8" rx="4" />
      <rect part="bar-value" width={`${decadeLength(share)}%`} height="8" rx="4" />
      {[25, 50, 75].map((place) => (
        <line key={place} part="bar-decade" x1={`${place}%`} x2={`${place}%`} y1="0" y2="8" />
      ))}
    </svg>
  )
}

/** Length of a share on a logarithmic scale, in percent. */
function decadeLength(share: number): number {
  if (!(share > 0)) return 0
  return Math.max(0.5, Math.round((1 + Math.log10(Math.min(1, share)) / decades) * 1000) / 10)
}

/** Divides `part` by `whole`; from 0 to 1, exact to eight decimal places. */
export function divideShare(part: bigint | undefined, whole: bigint | undefined): number {
  if (part === undefined || whole === undefined || whole <= 0n || part <= 0n) return 0
  return Number((part * 100_000_000n) / whole) / 100_000_000
}
