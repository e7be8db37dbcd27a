'use client'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { defaultDisplay, DisplayContext, useDisplay, type Display } from './display.ts'
import { completeCoin, type NativeCoin, type NativeCoinOptions } from '../../ton/facts/nativeCoin.ts'
import { createAnchors } from '../../meaning/names/anchors.ts'
import { isBait } from '../../meaning/names/bait.ts'
import { forgeryCheck } from '../../meaning/tokens/lookalike.ts'
import { addressKey } from '../../text/format/address.ts'
import { compareAccounts } from './ResemblanceProvider.tsx'
import { completeLinks } from './links.ts'
import { readLocale, readTimeZone } from './readLocale.ts'
import { useUnchanged } from './useUnchanged.ts'

type DisplayChanges = { readonly [Key in keyof Display]?: Display[Key] | undefined }

/** Props of {@link DisplayProvider}: the settings to change. Others are inherited. */
export interface DisplayProviderProps extends Omit<
  DisplayChanges,
  'nativeCoin' | 'anchors' | 'findForgery' | 'compareAccounts' | 'isBait'
> {
  /** Native coin of the chain. @default Gram: `{ name: 'Gram', symbol: 'GRAM', decimals: 9 }` */
  readonly nativeCoin?: NativeCoinOptions | undefined
  readonly children?: ReactNode
}

const settings = Object.keys(defaultDisplay) as (keyof Display)[]

/**
 * Sets how components below it show things. Providers can be nested; each changes only the settings it names.
 * @example <DisplayProvider verify time="absolute"><AccountHistory address={account} /></DisplayProvider>
 */
export function DisplayProvider(props: DisplayProviderProps): ReactElement {
  const inherited = useDisplay()
  const links = useMemo(() => props.links && completeLinks(props.links), [props.links])
  const locale = useMemo(() => readLocale(props.locale), [props.locale])
  const timeZone = useMemo(() => readTimeZone(props.timeZone), [props.timeZone])
  const nativeCoin = useNativeCoin(props.nativeCoin)
  const anchors = useMemo(() => {
    const account = addressKey(props.account)
    return account === undefined ? undefined : createAnchors([account])
  }, [props.account])
  const changes = useUnchanged<DisplayChanges>({ ...props, links, locale, timeZone, nativeCoin, anchors }, areEqual)
  const display = useMemo(() => merge(inherited, changes), [inherited, changes])
  return <DisplayContext.Provider value={display}>{props.children}</DisplayContext.Provider>
}

/** Returns the same object while its fields are equal, so that a host can write the coin where it passes it. */
function useNativeCoin(given: NativeCoinOptions | undefined): NativeCoin | undefined {
  const { symbol, name, decimals } = given ?? {}
  return useMemo(
    () => (symbol === undefined ? undefined : completeCoin({ symbol, name, decimals })),
    [symbol, name, decimals],
  )
}

function areEqual(one: DisplayChanges, other: DisplayChanges): boolean {
  return settings.every((setting) => Object.is(one[setting], other[setting]))
}

/** Applies changes; `undefined` means "inherit", so that optional props can be passed through. */
function merge(inherited: Display, changes: DisplayChanges): Display {
  const named = settings.flatMap((setting) =>
    changes[setting] === undefined ? [] : [[setting, changes[setting]] as const],
  )
  const display = { ...inherited, ...Object.fromEntries(named) }
  return { ...display, compareAccounts, isBait, findForgery: forgeryCheck(display.nativeCoin, display.testOnly) }
}
