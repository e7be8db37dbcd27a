import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { multisigMessages } from '../../../locales/en/contracts.ts'
import { Address } from '../../values/address/Address.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { addressList } from './orderState.ts'

/** Accounts one below the other, with what each has done where that is known. */
export function Signers({
  title,
  accounts,
  approvals,
  loadingRows,
}: {
  readonly title: string
  readonly accounts: unknown
  /** Who approved, in the order of `accounts`. */
  readonly approvals?: readonly boolean[] | undefined
  /** Rows of the skeleton; without it there is none. */
  readonly loadingRows?: number | undefined
}): ReactElement {
  const messages = useMessages('multisig', multisigMessages)
  const list = addressList(accounts)
  return (
    <div part="card-section">
      <p part="card-heading">{title}</p>
      {loadingRows === undefined && (list === undefined || list.length === 0) && (
        <p part="card-note">{list === undefined ? messages.notKnown : messages.nobody}</p>
      )}
      <ul part="card-list multisig-signers">
        {Array.from({ length: loadingRows ?? 0 }, (_, at) => (
          <li key={at}>
            <Skeleton like="EQAB…wxyz ⧉" />
          </li>
        ))}
        {list?.map((address, at) => {
          const approved = approvals?.[at]
          return (
            <li key={`${at} ${address}`} data-approved={approved === undefined ? undefined : approved ? 'yes' : 'no'}>
              {approved !== undefined && (
                <span part="multisig-mark">
                  <Icon name={approved ? 'check' : 'dash'} />
                </span>
              )}
              <Address value={address} copy />
              {approved !== undefined && (
                <span part="card-note">{approved ? messages.approved : messages.notApproved}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
