'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { addressKey } from '../format/address.ts'
import { useDisplay } from './display.ts'
import { describeName, type KnownName } from '../format/names.ts'

const nothing = (): undefined => undefined

/** Returns the name of an address, in any form. Rerenders when the display's name source learns more. */
export function useName(address: string | null | undefined): KnownName {
  const { names } = useDisplay()
  const key = addressKey(address) ?? ''
  const subscribe = useCallback(
    (listener: () => void) => (key === '' ? () => {} : names.subscribe(key, listener)),
    [names, key],
  )
  const row = () => (key === '' ? undefined : names.addressBookRow(key))
  const metadata = () => (key === '' ? undefined : names.metadata(key))
  const fixed = names.fixed === true
  return describeName(
    useSyncExternalStore(subscribe, row, fixed ? row : nothing),
    useSyncExternalStore(subscribe, metadata, fixed ? metadata : nothing),
  )
}
