import type { ReactElement, ReactNode } from 'react'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Names a change of power, its time and its transaction. */
export function ChangeTime({
  children,
  utime,
  transaction,
}: {
  readonly children: ReactNode
  readonly utime: number
  readonly transaction: string
}): ReactElement {
  return (
    <span part="card-note wallet-control-change">
      {children} <Timestamp value={utime} show="both" /> <Hash value={transaction} of="transaction" />
    </span>
  )
}
