import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../display/display.ts'
import { describeAbiFields } from '../../../format/bodies/abiFields.ts'
import { bodyMessages } from '../../../locales/en/transactions/messages.ts'
import { plainText } from '../../../model/text.ts'
import type { AccountStateFull } from '../../../schema/account.ts'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'
import { useCell } from '../../values/useCell.ts'

/** Data of a contract, field by field, if the display's contracts have its ABI. */
export function StoredFields({ account }: { readonly account: Pick<AccountStateFull, 'address' | 'code_hash' | 'interfaces' | 'data_boc'> }): ReactElement | null {
  const { contracts } = useDisplay()
  const messages = useTexts('body', bodyMessages)
  const { address, code_hash, interfaces, data_boc } = account
  const data = useCell(contracts === undefined ? undefined : data_boc)
  const reading = useMemo(() => {
    if (data.status !== 'read') return undefined
    return contracts?.readStorage({ address, codeHash: code_hash, interfaces: Array.isArray(interfaces) ? interfaces : undefined }, data.cell)
  }, [contracts, data, address, code_hash, interfaces])
  const fields = useMemo(() => (reading === undefined ? undefined : describeAbiFields(reading.value).fields), [reading])
  if (reading === undefined || fields === undefined) return null
  return (
    <div part="decoded-body" data-source="here">
      <p part="decoded-body-note">{`${messages.readHere} · ${plainText(reading.source.name, { maximum: 60 })}`}</p>
      <FieldList fields={fields} />
    </div>
  )
}
