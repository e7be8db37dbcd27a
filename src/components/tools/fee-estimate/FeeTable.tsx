import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber, unknownText } from '../../../text/format/intl.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import type { EstimatedFee, EstimateFeeResult } from '../../../service/rows/legacy.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { FoldedList } from '../../parts/FoldedList.tsx'

const kinds = [
  ['in_fwd_fee', 'importFee'],
  ['storage_fee', 'storageFee'],
  ['gas_fee', 'gasFee'],
  ['fwd_fee', 'forwardFee'],
] as const

/** Fees of a message and of its outgoing messages, each with a total. */
export function FeeTable({ result }: { readonly result: EstimateFeeResult }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const { source_fees, destination_fees } = result as { readonly [Key in keyof EstimateFeeResult]: unknown }
  const following: readonly unknown[] = Array.isArray(destination_fees) ? destination_fees : []
  return (
    <FoldedList items={[source_fees, ...following]} first={10} step={50}>
      {(fees, at) => (
        <MessageFees
          key={at}
          title={at === 0 ? messages.thisMessage : messages.outgoingMessage(formatNumber(at, locale))}
          fees={fees}
        />
      )}
    </FoldedList>
  )
}

function MessageFees({ title, fees }: { readonly title: string; readonly fees: unknown }): ReactElement {
  const messages = useTexts('tool', toolMessages)
  const given = (typeof fees === 'object' && fees !== null ? fees : {}) as Partial<Record<keyof EstimatedFee, unknown>>
  const amounts = kinds.map(([field]) => parseNanograms(given[field]))
  const known = amounts.filter((amount) => amount !== undefined)
  const sum = known.length === kinds.length ? known.reduce((all, amount) => all + amount, 0n) : undefined
  return (
    <table part="tool-fees" aria-label={title}>
      <caption part="card-heading">{title}</caption>
      <tbody>
        {kinds.map(([field, name], at) => (
          <Row key={field} name={messages[name]} amount={amounts[at]} />
        ))}
        <Row name={messages.total} amount={sum} />
      </tbody>
    </table>
  )
}

function Row({ name, amount }: { readonly name: string; readonly amount: bigint | undefined }): ReactElement {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{amount === undefined ? unknownText : <CoinAmount amount={amount.toString()} />}</td>
    </tr>
  )
}

/** Parses a fee, which is a JSON number; undefined if it is not an exact integer. */
function parseNanograms(value: unknown): bigint | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined
}
