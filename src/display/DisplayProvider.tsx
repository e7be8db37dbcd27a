'use client'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { DisplayContext, useDisplay, type Display } from './display.ts'

type DisplayChanges = { readonly [Key in keyof Display]?: Display[Key] | undefined }

/** What changes below a {@link DisplayProvider}; the rest stays as it is around it. */
export interface DisplayProviderProps extends DisplayChanges {
  readonly children?: ReactNode
}

/** Sets how things are shown below it. Providers nest; each changes only what it names. */
export function DisplayProvider(props: DisplayProviderProps): ReactElement {
  const around = useDisplay()
  const { locale, timeZone, messages, nativeCoin, testOnly, names, links, media, fiat, now } = props
  // Equal values keep the display the same object, so that a parent's render stops here.
  const display = useMemo(
    () =>
      merge(around, { locale, timeZone, messages, nativeCoin, testOnly, names, links, media, fiat, now }),
    [around, locale, timeZone, messages, nativeCoin, testOnly, names, links, media, fiat, now],
  )
  return <DisplayContext.Provider value={display}>{props.children}</DisplayContext.Provider>
}

/** `undefined` means "as around here", so that optional props can be passed on. */
function merge(around: Display, changes: DisplayChanges): Display {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...around, ...Object.fromEntries(named) }
}
