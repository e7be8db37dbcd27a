import { useMemo } from 'react'
import { useDisplay } from '../../../display/display.ts'
import type { AddressMetadata } from '../../../schema/names.ts'
import { own } from '../media/sources.ts'
import type { MetadataMap } from '../nft-grid/useMetadata.ts'
import type { MetadataOf } from './findNfts.ts'

/** Looks up metadata in an answer, then in what the display knows. */
export function useMetadataOf(metadata: MetadataMap): MetadataOf {
  const { names } = useDisplay()
  return useMemo(
    () => (address) => (own(metadata, address) as AddressMetadata | undefined) ?? names.metadata(address),
    [metadata, names],
  )
}
