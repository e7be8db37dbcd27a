import { useMemo } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { describeAbiFields } from '../../../text/bodies/abiFields.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { CellState } from '../../values/useCell.ts'

/** Fields of a contract's data, and the name of the ABI that reads them. */
export interface Storage {
  readonly source: string
  readonly fields: ReturnType<typeof describeAbiFields>['fields']
}

/** Reads the data of a contract by the display's contracts; undefined if none of their ABIs fits. */
export function useStorage(
  account: Pick<AccountStateFull, 'address' | 'code_hash' | 'interfaces'>,
  data: CellState,
): Storage | undefined {
  const { contracts } = useDisplay()
  const { address, code_hash: codeHash, interfaces } = account
  return useMemo(() => {
    if (data.status !== 'read') return undefined
    const reading = contracts?.readStorage(
      { address, codeHash, interfaces: Array.isArray(interfaces) ? interfaces : undefined },
      data.cell,
    )
    return (
      reading && {
        source: plainText(reading.source.name, { maximum: 60 }),
        fields: describeAbiFields(reading.value).fields,
      }
    )
  }, [contracts, data, address, codeHash, interfaces])
}
