import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { bodyMessages } from '../../../text/en/transactions/messages.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { useStorage } from './useStorage.ts'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'
import { useCell } from '../../values/useCell.ts'

/** Data of a contract, field by field, if the display's contracts have its ABI. */
export function StoredFields({
  account,
}: {
  readonly account: Pick<AccountStateFull, 'address' | 'code_hash' | 'interfaces' | 'data_boc'>
}): ReactElement | null {
  const { contracts } = useDisplay()
  const messages = useTexts('body', bodyMessages)
  const data = useCell(contracts === undefined ? undefined : account.data_boc)
  const storage = useStorage(account, data)
  if (storage === undefined) return null
  return (
    <div part="decoded-body" data-source="here">
      <p part="decoded-body-note">{`${messages.readHere} · ${storage.source}`}</p>
      <FieldList fields={storage.fields} />
    </div>
  )
}
