import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { contractMessages } from '../../../text/en/contracts/accounts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { interfaceWords } from '../../../text/naming/accountWords.ts'
import { Address } from '../../values/address/Address.tsx'

/** A wallet that releases its shares over time is told apart, as pools are; other wallets are what holders are. */
const wallet = /^wallet(?!_vesting)/

/** Holder of a jetton, with what it is if it is not a wallet: a pool, a multisig, a vesting wallet. */
export function Holder({ address }: { readonly address: string | null | undefined }): ReactElement {
  const contract = useTexts('contract', contractMessages)
  const { row, listings } = useName(address)
  const interfaces = Array.isArray(row?.interfaces) ? row.interfaces : []
  const kind =
    plainText(listings[0]?.note ?? listings[0]?.category, { maximum: 40 }) ||
    interfaceWords(
      interfaces.filter((name) => !wallet.test(name)),
      contract,
    )[0]
  return (
    <span part="holder">
      <Address value={address} />
      {kind !== undefined && (
        <span part="holder-kind" title={kind}>
          {kind}
        </span>
      )}
    </span>
  )
}
