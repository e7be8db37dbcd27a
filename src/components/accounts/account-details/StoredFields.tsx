import type { ReactElement } from 'react'
import { useDisplay } from '../../../display/display.ts'
import { describeAbiFields } from '../../../format/abiFields.ts'
import type { AccountStateFull } from '../../../schema/account.ts'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'

/** Data of a contract, field by field, if the display's contracts have its ABI. */
export function StoredFields({ account }: { readonly account: Pick<AccountStateFull, 'address' | 'code_hash' | 'interfaces' | 'data_boc'> }): ReactElement | null {
  const { contracts } = useDisplay()
  const { address, code_hash, interfaces, data_boc } = account
  if (contracts === undefined || typeof data_boc !== 'string') return null
  const reading = contracts.readStorage(
    { address, codeHash: code_hash, interfaces: Array.isArray(interfaces) ? interfaces : undefined },
    data_boc,
  )
  if (reading === undefined) return null
  return (
    <div part="decoded-body" data-source="here">
      <FieldList fields={describeAbiFields(reading.value).fields} />
    </div>
  )
}
