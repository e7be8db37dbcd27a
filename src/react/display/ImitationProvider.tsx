'use client'
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react'
import { examineDealings, type Dealing } from '../../meaning/names/dealings.ts'
import type { Imitation } from '../../meaning/names/imitations.ts'
import { addressKey } from '../../text/format/address.ts'
import { rememberPaid } from '../../text/naming/seenPayments.ts'
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
  const { imitations: inherited, account, anchors, names } = useDisplay()
  const { byAddress } = useLabels()
  const owners = accounts.join(' ')
  const { paid, found } = useMemo(() => {
    if (dealings.length === 0) return { found: inherited }
    const own = [...byAddress.values()].flatMap(({ address, imported }) => (imported ? [] : [address]))
    const { paid, imitators } = examineDealings(dealings, [...owners.split(' '), ...own, ...(anchors?.list() ?? [])])
    return { paid, found: imitators.size === 0 ? inherited : new Map([...inherited, ...imitators]) }
  }, [owners, dealings, byAddress, inherited, anchors])
  useEffect(() => {
    if (paid !== undefined) rememberPaid(names, owners, paid)
    // What others have paid says nothing about whom the owner of this account knows.
    if (paid !== undefined && addressKey(owners) === addressKey(account)) anchors?.add(paid)
  }, [paid, account, owners, anchors, names])
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
    [...one].every(
      ([address, { anchor, tier }]) => other.get(address)?.anchor === anchor && other.get(address)?.tier === tier,
    )
  )
}
