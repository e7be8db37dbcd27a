import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { Field } from './Field.tsx'

interface AddressFieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  /** Whether an empty field shows an error, too. */
  readonly checked: boolean
}

/** Field for the address of an account, with an error text for an invalid one. */
export function AddressField({ value, onValue, checked }: AddressFieldProps): ReactElement {
  const messages = useTexts('tool', toolMessages)
  const wrong = (value !== '' || checked) && addressKey(value.trim()) === undefined
  return (
    <Field
      label={messages.account}
      value={value}
      onValue={onValue}
      wrong={wrong ? messages.invalidAddress : undefined}
    />
  )
}
