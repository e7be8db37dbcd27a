'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { initialNames } from '../../../react/display/names.ts'
import { useShownNames } from '../../../react/display/useNaming.ts'
import { addressKey } from '../../../text/format/address.ts'
import type { AddressMetadata } from '../../../service/rows/names.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import { noSubscription } from '../../../react/display/createStore.ts'

/** Looks up metadata in the map of a response, then in the display's name source. */
export function useMetadataLookup(metadata: MetadataMap): MetadataLookup {
  const names = useShownNames()
  return useMemo(() => {
    const lookUp = lookUpIn(metadata)
    return (address) => lookUp(address) ?? names.metadata(address)
  }, [metadata, names])
}

const nothing = (): undefined => undefined

/**
 * Metadata of one address, from the map of a response or else from the display's name source.
 * Rerenders when the name source learns it.
 */
export function useMetadata(address: string | null | undefined, metadata: MetadataMap): AddressMetadata | undefined {
  const { names } = useDisplay()
  const key = addressKey(address) ?? ''
  const found = lookUpIn(metadata)(key)
  const isSettled = found !== undefined || key === ''
  const subscribe = useCallback((listener: () => void) => names.subscribe(key, listener), [names, key])
  const known = isSettled ? nothing : () => names.metadata(key)
  const fromNames = useSyncExternalStore(
    isSettled ? noSubscription : subscribe,
    known,
    isSettled ? nothing : () => initialNames(names).metadata(key),
  )
  return found ?? fromNames
}

/** The `metadata` map of a response; some servers send null. */
export type MetadataMap = Readonly<Record<string, AddressMetadata>> | null | undefined

/** Returns the metadata of a raw address, if it is loaded. */
export type MetadataLookup = (address: string) => AddressMetadata | undefined

/** Looks up metadata in the map of one response. */
export function lookUpIn(metadata: MetadataMap): MetadataLookup {
  return (address) => ownField(metadata, address) as AddressMetadata | undefined
}
