import { createContext, type ReactElement } from 'react'

/** Whether short addresses may get less room than they need, so that their starts give way. */
export const TightAddresses = createContext(false)

/** Last characters, which are always visible. */
const end = 6

/** A long address or hash in one line: characters in its middle give way where there is no room for all. */
export function OneLine({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      <span part="line-start">{text.slice(0, -end)}</span>
      {text.slice(-end)}
    </>
  )
}

/** Title of an account in one line: the start of a short address gives way, because its end tells it from others. */
export function LineTitle({ text }: { readonly text: string }): ReactElement | string {
  return /^[\w:-]{6,}…[\w-]{6,}$/.test(text) ? <OneLine text={text} /> : text
}
