import type { ReactElement } from 'react'
import { useName } from '../../../react/display/useName.ts'
import { addressKey } from '../../../text/format/address.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { usePrice } from '../../../react/display/usePrice.ts'
import { FiatAmount, pricedAsset } from '../../values/jetton-amount/FiatAmount.tsx'

/** Value of a jetton amount in the display's currency; a dash if it is unknown, and for scams. */
export function JettonValue({
  amount,
  master,
}: {
  readonly amount: string
  readonly master: string
}): ReactElement | string {
  const { scam } = useName(master)
  const key = addressKey(master)
  const price = usePrice(scam || key === undefined ? undefined : pricedAsset(key))
  return price === null ? unknownText : <FiatAmount amount={amount} master={key} />
}
