import { useCallback, useSyncExternalStore } from 'react'
import { useDisplay } from '../../../display/display.ts'
import { addressKey } from '../../../format/address.ts'
import type { AddressMetadata } from '../../../schema/names.ts'
import { own } from '../media/sources.ts'

/** The `metadata` map of an answer; some servers send null. */
export type MetadataMap = Readonly<Record<string, AddressMetadata>> | null | undefined

const nothing = (): undefined => undefined
const noSubscription = (): (() => void) => () => {}

/** Metadata of an address: from the answer it came with, else what the display knows by now. */
export function useMetadata(
  address: string | null | undefined,
  given: MetadataMap,
): AddressMetadata | undefined {
  const { names } = useDisplay()
  const key = addressKey(address) ?? ''
  const found = own(given, key) as AddressMetadata | undefined
  const settled = found !== undefined || key === ''
  const subscribe = useCallback(
    (listener: () => void) => names.subscribe(key, listener),
    [names, key],
  )
  const known = settled ? nothing : () => names.metadata(key)
  const late = useSyncExternalStore(
    settled ? noSubscription : subscribe,
    known,
    names.fixed === true ? known : nothing,
  )
  return found ?? late
}
