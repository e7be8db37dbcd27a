import type { Box } from './camera.ts'
import { countIn, type GraphPlane } from './plane.ts'

/** Level of detail: whole cards, cards with their titles alone, or an overview painted on a canvas. */
export type Detail = 'full' | 'brief' | 'overview'

/** The first view of a large graph has at least this zoom level: its smallest text is then 10 px high. */
export const readableScale = 0.85
/** A graph that fits at this zoom level is shown whole at first. */
export const fittedScale = 0.68
/** Smallest zoom level of each level of detail. */
export const minScale = { full: 0.62, brief: 0.34 } as const
/** Most cards that are rendered at once. */
const maxCards = { full: 72, brief: 200 } as const

/** The most detailed level that is readable at a zoom level. */
export function readableDetail(scale: number): Detail {
  return scale >= minScale.full ? 'full' : scale >= minScale.brief ? 'brief' : 'overview'
}

/**
 * Chooses the level of detail for everything that touches `box`.
 * @param last Level of the previous frame, which is kept near a limit.
 */
export function chooseDetail(plane: GraphPlane, box: Box, scale: number, last: Detail | undefined): Detail {
  const readable = readableDetail(scale)
  if (readable === 'overview') return 'overview'
  const room = (detail: 'full' | 'brief'): number => maxCards[detail] * (detail === last ? 1 : 0.85)
  const count = countIn(plane, box, maxCards.brief)
  if (readable === 'full' && count <= room('full')) return 'full'
  return count <= room('brief') ? 'brief' : 'overview'
}
