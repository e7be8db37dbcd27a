import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useDisplay } from '../../../display/display.ts'
import { initialNames } from '../../../display/names.ts'
import { addressKey } from '../../../format/address.ts'
import { findLookalikes, type Lookalike, type NamedToken } from '../../../model/lookalike.ts'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'

/**
 * Finds jettons whose names look like another of them, like a trusted jetton, or like the native coin.
 * Updates when the display's name source learns more names.
 * @param masters Addresses of masters. Pass the same array on every render.
 * @param trusted Genuine jettons. Pass the same array on every render.
 * @returns The imitated name, by raw address.
 */
export function useLookalikes(
  masters: readonly unknown[],
  trusted: readonly NamedToken[],
): ReadonlyMap<string, Lookalike> {
  const { names, nativeCoin } = useDisplay()
  const keys = useMemo(
    () => [...new Set(masters.map(addressKey).filter((key) => key !== undefined))],
    [masters],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = keys.map((key) => names.subscribe(key, listener))
      return () => leave.forEach((stop) => stop())
    },
    [names, keys],
  )
  // A string, since an unchanged snapshot must be identical to the last one.
  const read = (source: Pick<typeof names, 'metadata'>) => () => JSON.stringify(keys.map((key) => tokenNames(source.metadata(key))))
  const known = useSyncExternalStore(subscribe, read(names), read(initialNames(names)))
  return useMemo(() => {
    const own = JSON.parse(known) as readonly (readonly string[])[]
    const tokens = keys.map((address, at) => ({ address, names: own[at] ?? [] }))
    return findLookalikes(tokens, [...trusted, { address: null, names: [nativeCoin.symbol] }])
  }, [known, keys, trusted, nativeCoin])
}

function tokenNames(metadata: Parameters<typeof jettonFacts>[0]): readonly string[] {
  const { name, symbol } = jettonFacts(metadata)
  return [name, symbol]
}
