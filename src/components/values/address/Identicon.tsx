import type { ReactElement, SVGAttributes } from 'react'
import { partNames } from '../../../react/display/partNames.ts'
import { addressKey } from '../../../text/format/address.ts'

/** Props of {@link Identicon}; the rest go to the `<svg>`. */
export interface IdenticonProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'part'> {
  /** Address in any form; equal accounts have equal pictures. */
  readonly value: string | null | undefined
  /** Added to the component's own parts. Declared here because React 18 types it for HTML only. */
  readonly part?: string | undefined
}

const side = 5

/**
 * Picture computed from an address. It tells accounts apart at a glance but proves nothing, because
 * an attacker can search for an address with a similar picture. Pass it to {@link Address} as `icon`.
 */
export function Identicon({ value, part, ...rest }: IdenticonProps): ReactElement | null {
  const digits = addressKey(value)?.split(':')[1]
  if (digits === undefined) return null
  const hue = Math.round((Number.parseInt(digits.slice(0, 4), 16) / 0xffff) * 360)
  return (
    <svg
      {...rest}
      part={partNames('identicon', part)}
      viewBox={`0 0 ${side} ${side}`}
      width="1.25em"
      height="1.25em"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={mosaic(digits.slice(4))} fill={`hsl(${hue} 60% 50%)`} />
    </svg>
  )
}

/** Path of the filled squares of a picture with left-right symmetry; each digit decides one square. */
function mosaic(digits: string): string {
  const half = Math.ceil(side / 2)
  let path = ''
  for (let cell = 0; cell < half * side; cell += 1) {
    if (Number.parseInt(digits.charAt(cell), 16) < 8) continue
    const [column, row] = [cell % half, Math.floor(cell / half)]
    for (const at of new Set([column, side - 1 - column])) path += `M${at} ${row}h1v1h-1z`
  }
  return path
}
