import type { ReactElement } from 'react'
import type { JettonPowerChange } from '../../../meaning/contracts/jettonChanges.ts'
import type { JettonControl } from '../../../meaning/contracts/jettonControl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { Address } from '../../values/address/Address.tsx'
import { ChangeTime } from './ChangeTime.tsx'
import { Powers } from './Powers.tsx'

/** Changes of one jetton that are shown: the newest ones. */
const maxChanges = 3

/** Jettons of an account by what others can do with them, each with its admin and who got power over it. */
export function JettonPowers({
  jettons,
  changes,
  messages,
}: {
  readonly jettons: readonly JettonControl[]
  /** Newest first. */
  readonly changes: readonly JettonPowerChange[]
  readonly messages: Texts['control']
}): ReactElement {
  return (
    <Powers items={jettons} readPower={({ power }) => power} titles={messages.jettons}>
      {({ jetton, admin }) => (
        <li key={jetton}>
          <Address value={jetton} of="jetton" copy />
          {admin !== null && (
            <span part="card-note">
              {messages.admin} <Address value={admin} />
            </span>
          )}
          {changes
            .filter((change) => change.jetton === jetton)
            .slice(0, maxChanges)
            .map(({ kind, account, utime, transaction }) => (
              <ChangeTime key={transaction} utime={utime} transaction={transaction}>
                {messages.jettonChanged[kind]} {kind === 'offered' && <Address value={account} />}
              </ChangeTime>
            ))}
        </li>
      )}
    </Powers>
  )
}
