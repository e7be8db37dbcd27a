import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { rawDataMessages } from '../../../text/en/transactions/messages.ts'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Slot } from './slots.tsx'

/**
 * All fields of a card's row, as the service sent them, once the reader opens it. Without a row, a skeleton is drawn.
 */
export function RawSection({ row }: { readonly row: object | undefined }): ReactElement {
  const { label } = useTexts('rawData', rawDataMessages)
  return (
    <Slot name="raw">
      <Disclosure label={label} loading={row === undefined}>
        {() => <RawData value={row} />}
      </Disclosure>
    </Slot>
  )
}
