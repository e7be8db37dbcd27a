import type { ReactElement } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { hashText } from '../../../text/format/hash.ts'
import { Link } from '../../values/link/Link.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Time of a transaction, as a link to it if the display has a rule for transactions. */
export function TransactionTime({ utime, hash }: { readonly utime: number; readonly hash: string }): ReactElement {
  const { links } = useDisplay()
  const key = hashText(hash, { form: 'base64' })
  const href = key.length < 43 ? undefined : links.transaction?.(key)
  return (
    <Link part="card-link" href={href}>
      <Timestamp value={utime} show="short" />
    </Link>
  )
}
