'use client'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { DisplayContext, useDisplay, type Display } from './display.ts'
import { completeLinks } from './links.ts'

type DisplayChanges = { readonly [Key in keyof Display]?: Display[Key] | undefined }

/** Props of {@link DisplayProvider}: the settings to change. Others are inherited. */
export interface DisplayProviderProps extends DisplayChanges {
  readonly children?: ReactNode
}

/** Sets how components below it show things. Providers can be nested; each changes only the settings it names. */
export function DisplayProvider(props: DisplayProviderProps): ReactElement {
  const inherited = useDisplay()
  const { locale, timeZone, messages, nativeCoin, testOnly, names, contracts, opcodes, decoders, accountNames, labels, media, fiat, verify, now } = props
  const { links: rules, linkComponent, onNavigate } = props
  const links = useMemo(() => rules && completeLinks(rules), [rules])
  // Unchanged values keep the same object, so that a parent's render does not rerender all consumers.
  const display = useMemo(
    () =>
      merge(inherited, { locale, timeZone, messages, nativeCoin, testOnly, names, contracts, opcodes, decoders, accountNames, labels, links, linkComponent, onNavigate, media, fiat, verify, now }),
    [inherited, locale, timeZone, messages, nativeCoin, testOnly, names, contracts, opcodes, decoders, accountNames, labels, links, linkComponent, onNavigate, media, fiat, verify, now],
  )
  return <DisplayContext.Provider value={display}>{props.children}</DisplayContext.Provider>
}

/** Applies changes; `undefined` means "inherit", so that optional props can be passed through. */
function merge(inherited: Display, changes: DisplayChanges): Display {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...inherited, ...Object.fromEntries(named) }
}
