'use client'
import { useMemo } from 'react'
import type { KnownContract } from '../../ton/abi/decoders.ts'
import { useName } from './useName.ts'

/** Returns what the names of the display tell about a contract; undefined without an address. */
export function useKnownContract(address: string | null | undefined): KnownContract | undefined {
  const interfaces = useName(address).row?.interfaces
  return useMemo(
    () =>
      address === null || address === undefined
        ? undefined
        : { address, interfaces: Array.isArray(interfaces) ? interfaces : undefined },
    [address, interfaces],
  )
}
