'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { NamingSources } from '../../text/naming/namingSources.ts'
import { useDisplay } from './display.ts'
import { useLabels } from './useLabels.ts'
import { useName } from './useName.ts'
import type { ShownNames } from '../../sources/client/names.ts'
import { initialNames } from './names.ts'
import type { KnownContract } from '../../ton/abi/decoders.ts'
import { explainFailure } from '../../text/naming/explainFailure.ts'
import type { Failure } from '../../meaning/outcome/failure.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import type { Verdict } from '../../meaning/trace/verdict.ts'
import { noSubscription } from './createStore.ts'

/**
 * Returns the settings by which contracts, operations and accounts are named; during hydration, with the names that the
 * server had. Rerenders when the reader's labels change, and when the name source learns more about one of the
 * addresses.
 */
export function useNaming(address?: string | null, other?: string | null): NamingSources {
  const display = useDisplay()
  const names = useShownNames()
  const labels = useLabels()
  useName(address)
  useName(other)
  return useMemo(() => ({ ...display, names, labels: { current: () => labels } }), [display, names, labels])
}

/**
 * Returns the display's names: on a server and in the render that hydrates its output only those that both know. Does
 * not rerender when the name source learns more.
 */
export function useShownNames(): ShownNames {
  const { names } = useDisplay()
  return useSyncExternalStore<ShownNames>(
    noSubscription,
    () => names,
    () => initialNames(names),
  )
}

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

/**
 * Returns the first failure of a trace, in the words of the failed contract's ABI where it has any; undefined if
 * nothing failed.
 */
export function useFirstFailure(trace: TraceModel | undefined, verdict: Verdict | undefined): Failure | undefined {
  const first = verdict?.first
  const failed = trace?.transactions[first?.index ?? -1]
  const sources = useNaming(failed?.account)
  return failed === undefined ? first?.failure : explainFailure(first?.failure, failed, sources)
}
