import { useMemo } from 'react'
import type { NftItem } from '../../../schema/nft.ts'
import type { ImageGate } from '../media/imageGate.ts'
import type { MetadataMap } from './useMetadata.ts'

/** What all cells of a grid have in common. */
export interface CellSettings {
  readonly items: readonly NftItem[]
  readonly metadata: MetadataMap
  readonly columns: number
  /** Items and placeholders together. */
  readonly slots: number
  /** CSS px. */
  readonly width: number
  /** Of a row without the gap below it, px; undefined while rows follow the page's own layout. */
  readonly height: number | undefined
  readonly gate: ImageGate
  readonly selectable: boolean
  readonly selected: string | undefined
  /** Addresses of flagged items that the reader asked to see. */
  readonly revealed: ReadonlySet<string>
  readonly onRevealedChange: (revealed: boolean, address: string) => void
}

/** The settings as one value that changes only when one of them does, so that rows need not render. */
export function useCellSettings(settings: CellSettings): CellSettings {
  // All of them, always in the same order.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => settings, Object.values(settings))
}
