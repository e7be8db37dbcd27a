import type { ReactElement } from 'react'

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
