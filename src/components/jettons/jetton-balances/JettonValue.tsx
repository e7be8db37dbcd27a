import type { ReactElement } from 'react'
import { useName } from '../../../react/display/useName.ts'
import { addressKey } from '../../../text/format/address.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { jettonUnit } from '../../../text/format/token.ts'
import { useDisplay } from '../../../react/display/display.ts'
import { FiatAmount } from '../../values/jetton-amount/FiatAmount.tsx'

/** Value of a jetton amount in the display's currency; a dash if it is unknown, and for scams. */
export function JettonValue({
  amount,
  master,
}: {
  readonly amount: string
  readonly master: string
}): ReactElement | string {
  const { fiat } = useDisplay()
  const { metadata, scam } = useName(master)
  const unit = jettonUnit(metadata)
  const key = addressKey(master)
  if (scam || unit === undefined || key === undefined || fiat?.priceOf(key) === undefined) return unknownText
  return <FiatAmount amount={amount} master={key} decimals={unit.decimals} />
}
