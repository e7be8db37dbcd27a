import { useMemo } from 'react'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { ImageGate } from '../media/imageGate.ts'
import type { MetadataMap } from '../nft-facts/useMetadata.ts'

/** Settings that all cells of a grid share. */
export interface CellSettings {
  readonly items: readonly NftItem[]
  readonly metadata: MetadataMap
  readonly columns: number
  /** Number of items and placeholders. */
  readonly slots: number
  /** Width of the pictures to request, CSS px. */
  readonly width: number
  /** Height of a row without the gap below it, CSS px; undefined while rows are in the normal flow. */
  readonly height: number | undefined
  readonly gate: ImageGate
  readonly selectable: boolean
  readonly selected: string | undefined
  /** Raw addresses of the flagged items that the reader asked to see. */
  readonly revealed: ReadonlySet<string>
  readonly onRevealedChange: (revealed: boolean, address: string) => void
}

/** Memoizes the settings: returns the same object until one of them changes, so that rows do not rerender. */
export function useCellSettings(settings: CellSettings): CellSettings {
  // The settings always have the same keys in the same order.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => settings, Object.values(settings))
}
