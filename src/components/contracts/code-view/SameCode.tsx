import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { codeMessages } from '../../../text/en/contracts/code.ts'
import { AddressDisclosure } from '../../lists/fold/AddressDisclosure.tsx'

/** Other contracts with this code that the browser knows; null if it was not given a list. */
export function SameCode({
  addresses,
}: {
  readonly addresses: readonly string[] | null | undefined
}): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('code', codeMessages)
  const list = useMemo(
    () =>
      Array.isArray(addresses)
        ? [...new Set(addresses.filter((each: unknown) => typeof each === 'string'))]
        : undefined,
    [addresses],
  )
  if (list === undefined) return null
  return (
    <div part="card-section code-view-same">
      <p part="card-heading">{messages.sameCode}</p>
      <p part="card-note">{list.length === 0 ? messages.noSameCode : messages.sameCodeNote}</p>
      {list.length > 0 && <AddressDisclosure label={messages.contracts(list.length, locale)} addresses={list} />}
    </div>
  )
}
