import type { ReactElement, SVGAttributes } from 'react'
import { partNames } from '../../../display/partNames.ts'
import { addressKey } from '../../../format/address.ts'

/** Props of {@link Identicon}; the rest go to the `<svg>`. */
export interface IdenticonProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'part'> {
  /** An address in any form; equal accounts have equal pictures. */
  readonly value: string | null | undefined
  /** Joined to the component's own; React 18's types know it for HTML alone. */
  readonly part?: string | undefined
}

const side = 5

/**
 * A picture made from an address: tells accounts apart at a glance, and proves nothing, since a
 * likeness can be searched for. Give it to {@link Address} as its `icon`.
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

/** Squares of a picture that is the same from both sides, one digit for each. */
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
