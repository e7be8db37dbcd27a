import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { multisigMessages } from '../../../text/en/contracts/contracts.ts'
import { Address } from '../../values/address/Address.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Accounts that are shown at first. */
const shownAccounts = 50

/** Section of a card that lists accounts, with the approval of each if that is known. */
export function AccountList({
  title,
  accounts,
  note,
  approvals,
  renderNote,
  loadingRows,
}: {
  readonly title: string
  /** Addresses; null or undefined if they are not known. */
  readonly accounts: readonly string[] | null | undefined
  /** Text above the list. @default says that the list is empty or unknown */
  readonly note?: string | undefined
  /** Whether each account approved, in the order of `accounts`. @default not shown */
  readonly approvals?: readonly boolean[] | undefined
  /** Draws what stands after an account. @default nothing */
  readonly renderNote?: ((address: string) => ReactNode) | undefined
  /** Number of placeholder rows while loading; undefined once loaded. */
  readonly loadingRows?: number | undefined
}): ReactElement {
  const messages = useTexts('multisig', multisigMessages)
  const list = accounts ?? undefined
  const isLoading = loadingRows !== undefined
  const absence = list === undefined ? messages.notKnown : list.length === 0 ? messages.nobody : undefined
  const text = note ?? (isLoading ? undefined : absence)
  return (
    <div part="card-section">
      <p part="card-heading">{title}</p>
      {text !== undefined && <p part="card-note">{text}</p>}
      <ul part="card-list account-list">
        {Array.from({ length: loadingRows ?? 0 }, (_, at) => (
          <li key={at}>
            <Skeleton like={copiedAddressLike} />
          </li>
        ))}
        <FoldedList items={list ?? []} first={shownAccounts} frame={listFold}>
          {(address, at) => {
            const approved = approvals?.[at]
            return (
              <li key={`${at} ${address}`} data-approved={approved === undefined ? undefined : approved ? 'yes' : 'no'}>
                {approved !== undefined && (
                  <span part="multisig-mark">
                    <Icon name={approved ? 'check' : 'dash'} />
                  </span>
                )}
                <Address value={address} copy />
                {renderNote?.(address)}
                {approved !== undefined && (
                  <span part="card-note">{approved ? messages.approved : messages.notApproved}</span>
                )}
              </li>
            )
          }}
        </FoldedList>
      </ul>
    </div>
  )
}
