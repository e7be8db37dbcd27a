import type { ReactElement } from 'react'
import type { JettonControl } from '../../../meaning/contracts/jettonControl.ts'
import { groupBy } from '../../../service/rows/readRow.ts'
import type { Texts } from '../../../text/en/index.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Address } from '../../values/address/Address.tsx'

/** Jettons of an account by what others can do with them, each with its admin. */
export function JettonPowers({
  jettons,
  messages,
}: {
  readonly jettons: readonly JettonControl[]
  readonly messages: Texts['control']
}): ReactElement {
  return (
    <>
      {[...groupBy(jettons, ({ power }) => power)].map(([power, group]) => (
        <div key={power} part="card-section" data-power={power}>
          <p part="card-heading">{messages.jettons[power]}</p>
          <ul part="card-list account-list">
            <FoldedList items={group} first={10} frame={listFold}>
              {({ jetton, admin }) => (
                <li key={jetton}>
                  <Address value={jetton} of="jetton" copy />
                  {admin !== null && (
                    <span part="card-note">
                      {messages.admin} <Address value={admin} />
                    </span>
                  )}
                </li>
              )}
            </FoldedList>
          </ul>
        </div>
      ))}
    </>
  )
}
