'use client'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { findImitators, type Dealing } from '../../meaning/names/dealings.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import { DisplayProvider } from './DisplayProvider.tsx'
import { useDisplay } from './display.ts'
import { useLabels } from './useLabels.ts'
import { useUnchanged } from './useUnchanged.ts'

interface ImitationProviderProps {
  /** Accounts whose transfers these are, in any form. */
  readonly accounts: readonly string[]
  /** Transfers of the accounts; without any, nothing is compared. Pass the same array on every render. */
  readonly dealings: readonly Dealing[]
  /** Rows, addresses or a trace, in which accounts that resemble each other are marked, too. @default none */
  readonly among?: unknown
  readonly children: ReactNode
}

/** Marks addresses below it that imitate accounts which these accounts have paid, or which the reader has labeled. */
export function ImitationProvider({ accounts, dealings, among, children }: ImitationProviderProps): ReactElement {
  const { imitations: inherited } = useDisplay()
  const { byAddress } = useLabels()
  const owners = accounts.join(' ')
  const found = useMemo(() => {
    if (dealings.length === 0) return inherited
    const own = [...byAddress.values()].flatMap(({ address, imported }) => (imported ? [] : [address]))
    const imitators = findImitators(dealings, [...owners.split(' '), ...own])
    return imitators.size === 0 ? inherited : new Map([...inherited, ...imitators])
  }, [owners, dealings, byAddress, inherited])
  // New rows do not draw all others again.
  return (
    <DisplayProvider imitations={useUnchanged(found, areEqual)}>
      <Compared among={among}>{children}</Compared>
    </DisplayProvider>
  )
}

function Compared({ among, children }: Pick<ImitationProviderProps, 'among' | 'children'>): ReactNode {
  return useDisplay().compareAccounts(among, children)
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
