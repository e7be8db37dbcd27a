'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { ShownNames } from '../client/names.ts'
import { addressKey } from '../format/address.ts'
import { useDisplay } from './display.ts'
import { describeName, type KnownName } from '../format/names.ts'
import { initialNames } from './names.ts'

/** Returns the name of an address, in any form. Rerenders when the display's name source learns more. */
export function useName(address: string | null | undefined): KnownName {
  const { names } = useDisplay()
  const key = addressKey(address) ?? ''
  const subscribe = useCallback(
    (listener: () => void) => (key === '' ? () => {} : names.subscribe(key, listener)),
    [names, key],
  )
  const row = (source: ShownNames) => () => (key === '' ? undefined : source.addressBookRow(key))
  const metadata = (source: ShownNames) => () => (key === '' ? undefined : source.metadata(key))
  const initial = initialNames(names)
  return describeName(
    useSyncExternalStore(subscribe, row(names), row(initial)),
    useSyncExternalStore(subscribe, metadata(names), metadata(initial)),
  )
}
