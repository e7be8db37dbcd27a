import type { ReactElement } from 'react'

/** A sentence of a docblock: what stands between backticks is code. */
export function Inline({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split('`').map((piece, at) => {
        const key = `${at} ${piece}`
        return at % 2 === 1 ? <code key={key}>{piece}</code> : piece
      })}
    </>
  )
}
