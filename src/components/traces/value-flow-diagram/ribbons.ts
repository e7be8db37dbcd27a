import { area, curveBumpX } from 'd3-shape'
import type { FlowDiagram, FlowParty } from '../value-flow/flowSides.ts'

/** Height of the line of a party, px. */
export const lineHeight = 44
/** Width of a flow that is everything, px. */
const full = 32
/** Narrowest flow, px. */
const narrowest = 1.5
/** Units from the left edge to the right. */
export const breadth = 100

/** Drawn flow between a party and the middle. */
interface Ribbon {
  readonly id: string
  /** Path in a box that is {@link breadth} wide. */
  readonly path: string
  /** Bar at the party, px. */
  readonly y: number
  readonly height: number
  readonly side: 'payer' | 'recipient'
  readonly party: FlowParty
}

/** Flows of one diagram, and the bar in the middle where they meet. */
export interface FlowPicture {
  readonly ribbons: readonly Ribbon[]
  readonly height: number
  readonly middle: { readonly y: number; readonly height: number }
}

/**
 * Places the parties of each side on lines of equal height, in the middle of the picture, so that their words never
 * collide, and joins them in the middle: a trace tells who paid and who gained, not who paid whom.
 */
export function drawFlow({ payers, recipients, total }: FlowDiagram): FlowPicture {
  const height = Math.max(payers.length, recipients.length, 1) * lineHeight
  const middle = { y: (height - full) / 2, height: full }
  const side = (parties: readonly FlowParty[], which: Ribbon['side']): Ribbon[] => {
    const start = (height - parties.length * lineHeight) / 2
    let joint = middle.y
    return parties.map((party, at) => {
      const share = Number((party.amount * 1_000_000n) / total) / 1_000_000
      const width = Math.max(narrowest, share * full)
      const y = start + (at + 0.5) * lineHeight - width / 2
      const [from, to] = [joint, joint + share * full]
      joint = to
      const ends =
        which === 'payer'
          ? [[0, y, y + width] as const, [breadth / 2, from, to] as const]
          : [[breadth / 2, from, to] as const, [breadth, y, y + width] as const]
      return { id: `${which} ${party.id}`, path: ribbon(ends), y: round(y), height: round(width), side: which, party }
    })
  }
  return { ribbons: [...side(payers, 'payer'), ...side(recipients, 'recipient')], height, middle }
}

function ribbon(ends: readonly (readonly [x: number, top: number, bottom: number])[]): string {
  const path = area<readonly [number, number, number]>()
    .x(([x]) => x)
    .y0(([, top]) => round(top))
    .y1(([, , bottom]) => round(bottom))
    .curve(curveBumpX)
  return path([...ends]) ?? ''
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
