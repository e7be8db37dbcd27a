'use client'
import { useMemo } from 'react'
import { addressKey } from '../../text/format/address.ts'
import { noLabels, type AccountLabelEntry, type Labels } from '../../meaning/names/labels.ts'
import { useDisplay } from './display.ts'
import { useStore } from './useStore.ts'

/**
 * Returns the reader's labels and favorites of the display. Rerenders when they change, in this tab or another.
 * @example const labels = useLabels()
 */
export function useLabels(): Labels {
  return useStore(useDisplay().labels, noLabels)
}

/**
 * Returns the reader's label and mark of one account; undefined if it has neither.
 * @param address Address in any form; null or undefined for none.
 * @example const entry = useLabel(address)
 */
export function useLabel(address: string | null | undefined): AccountLabelEntry | undefined {
  return useLabels().byAddress.get(addressKey(address) ?? '')
}

/**
 * Returns the accounts that the reader has marked, in the order in which they were added.
 * @example const favorites = useFavorites()
 */
export function useFavorites(): readonly AccountLabelEntry[] {
  const labels = useLabels()
  return useMemo(() => [...labels.byAddress.values()].filter(({ favorite }) => favorite), [labels])
}
