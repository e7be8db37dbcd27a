'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { ShownNames } from '../../sources/client/names.ts'
import { addressKey, type AddressFormat } from '../../text/format/address.ts'
import { useDisplay } from './display.ts'
import { describeName, type KnownName } from '../../text/naming/names.ts'
import { initialNames } from './names.ts'
import { useLabels } from './useLabels.ts'
import { accountLabel, type AccountLabel } from '../../text/naming/accountLabel.ts'

/**
 * Returns the name of an address. Rerenders when a source of names, or the reader's labels, change.
 * @param address Address in any form; null or undefined for none.
 * @example const known = useName(address)
 */
export function useName(address: string | null | undefined): KnownName {
  const display = useDisplay()
  const { names } = display
  const labels = useLabels()
  const key = addressKey(address) ?? ''
  const subscribe = useCallback(
    (listener: () => void) => (key === '' ? () => {} : names.subscribe(key, listener)),
    [names, key],
  )
  const row = (source: ShownNames) => () => (key === '' ? undefined : source.addressBookRow(key))
  const metadata = (source: ShownNames) => () => (key === '' ? undefined : source.metadata(key))
  const initial = initialNames(names)
  return describeName(
    key,
    {
      row: useSyncExternalStore(subscribe, row(names), row(initial)),
      metadata: useSyncExternalStore(subscribe, metadata(names), metadata(initial)),
      labels,
    },
    display,
  )
}

/**
 * Label and names of an account, updated when the name source learns more.
 * @param value Address in any form.
 * @param form Form in which the address is written. @default the address book's, else `bounceable`
 */
export function useAccountLabel(
  value: string | null | undefined,
  form?: AddressFormat['form'],
): AccountLabel & { readonly known: KnownName } {
  const { testOnly } = useDisplay()
  const known = useName(value)
  return { ...accountLabel(value, known, { form, testOnly }), known }
}
