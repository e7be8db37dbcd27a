import { ownField } from '../../../meaning/tokens/tokenInfo.ts'
import type { AddressMetadata } from '../../../service/rows/names.ts'

/** The `metadata` map of a response; some servers send null. */
export type MetadataMap = Readonly<Record<string, AddressMetadata>> | null | undefined

/** Returns the metadata of a raw address, if it is loaded. */
export type MetadataLookup = (address: string) => AddressMetadata | undefined

/** Looks up metadata in the map of one response. */
export function lookUpIn(metadata: MetadataMap): MetadataLookup {
  return (address) => ownField(metadata, address) as AddressMetadata | undefined
}
