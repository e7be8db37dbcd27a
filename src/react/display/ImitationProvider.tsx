'use client'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { findImitators, type Dealing } from '../../meaning/names/dealings.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import { DisplayProvider } from './DisplayProvider.tsx'
import { useDisplay } from './display.ts'
import { useLabels } from './useLabels.ts'
import { useUnchanged } from './useUnchanged.ts'

interface ImitationProviderProps {
  /** Account whose transfers these are, in any form; undefined for none: nothing is compared. */
  readonly account: string | undefined
  /** Transfers of the account. Pass the same array on every render. */
  readonly dealings: readonly Dealing[]
  readonly children: ReactNode
}

/** Marks addresses below it that imitate accounts which the account has paid, or which the reader has labeled. */
export function ImitationProvider({ account, dealings, children }: ImitationProviderProps): ReactElement {
  const { imitations: inherited } = useDisplay()
  const { byAddress } = useLabels()
  const found = useMemo(() => {
    if (account === undefined || dealings.length === 0) return inherited
    const own = [...byAddress.values()].flatMap(({ address, imported }) => (imported ? [] : [address]))
    const imitators = findImitators(dealings, [account, ...own])
    return imitators.size === 0 ? inherited : new Map([...inherited, ...imitators])
  }, [account, dealings, byAddress, inherited])
  // New rows do not draw all others again.
  return <DisplayProvider imitations={useUnchanged(found, areEqual)}>{children}</DisplayProvider>
}

function areEqual(one: ReadonlyMap<string, Imitation>, other: ReadonlyMap<string, Imitation>): boolean {
  return (
    one.size === other.size &&
    [...one].every(([address, { anchor, tier }]) => {
      const same = other.get(address)
      return same?.anchor === anchor && same.tier === tier
    })
  )
}
