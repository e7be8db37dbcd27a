import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { initialNames } from '../../../react/display/names.ts'
import { addressKey } from '../../../text/format/address.ts'
import { findLookalikes, trustTokens, type Lookalike, type NamedToken } from '../../../meaning/tokens/lookalike.ts'
import { tokenNames } from '../../../meaning/tokens/tokenInfo.ts'

/**
 * Finds jettons or NFTs whose names look like another of them, like a trusted token, or like the native coin.
 * Updates when the display's name source learns more names.
 * @param tokens Addresses of masters or items. Pass the same array on every render.
 * @param trusted Genuine tokens. Pass the same array on every render.
 * @returns The imitated name, by raw address.
 */
export function useLookalikes(
  tokens: readonly unknown[],
  trusted: readonly NamedToken[],
): ReadonlyMap<string, Lookalike> {
  const { names, nativeCoin, testOnly } = useDisplay()
  const keys = useMemo(() => [...new Set(tokens.map(addressKey).filter((key) => key !== undefined))], [tokens])
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = keys.map((key) => names.subscribe(key, listener))
      return () => leave.forEach((stop) => stop())
    },
    [names, keys],
  )
  // A string, since an unchanged snapshot must be identical to the last one.
  const read = (source: Pick<typeof names, 'metadata'>) => () =>
    JSON.stringify(keys.map((key) => tokenNames(source.metadata(key))))
  const known = useSyncExternalStore(subscribe, read(names), read(initialNames(names)))
  return useMemo(() => {
    const own = JSON.parse(known) as readonly (readonly string[])[]
    const named = keys.map((address, at) => ({ address, names: own[at] ?? [] }))
    return findLookalikes(named, trustTokens(trusted, testOnly), nativeCoin)
  }, [known, keys, trusted, testOnly, nativeCoin])
}
