'use client'
import { useMemo } from 'react'
import type { NamingSources } from '../../text/naming/namingSources.ts'
import { useDisplay } from './display.ts'
import { useLabels } from './useLabels.ts'
import { useName } from './useName.ts'
import { useShownNames } from './useShownNames.ts'

/**
 * Returns the settings by which contracts, operations and accounts are named; during hydration, with the names that the
 * server had. Rerenders when the reader's labels change, and when the name source learns more about one of the addresses.
 */
export function useNaming(address?: string | null, other?: string | null): NamingSources {
  const display = useDisplay()
  const names = useShownNames()
  const labels = useLabels()
  useName(address)
  useName(other)
  return useMemo(() => ({ ...display, names, labels: { current: () => labels } }), [display, names, labels])
}
