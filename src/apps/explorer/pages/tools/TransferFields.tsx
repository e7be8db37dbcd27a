import type { ReactElement } from 'react'
import { SettingField } from '../../shell/SettingField.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import type { WrittenTransfer, WrongField } from './transfer.ts'

interface TransferFieldsProps {
  readonly transfer: WrittenTransfer
  readonly onChange: (transfer: WrittenTransfer) => void
  readonly wrong: readonly WrongField[]
}

/** Fields of a transfer, each with its own error. */
export function TransferFields({ transfer, onChange, wrong }: TransferFieldsProps): ReactElement {
  const texts = useExplorerTexts('tools')
  const { preview: words } = texts
  const field = (name: WrongField, label: string, invalid: string, hint?: string) => (
    <SettingField
      label={label}
      hint={hint}
      value={transfer[name]}
      error={wrong.includes(name) ? invalid : undefined}
      onValue={(value) => onChange({ ...transfer, [name]: value })}
    />
  )
  return (
    <>
      {field('from', words.from, texts.invalidAddress, words.fromHint)}
      {field('to', words.to, texts.invalidAddress)}
      {field('amount', words.amount, words.invalidAmount, words.amountHint)}
      {field('comment', words.comment, words.longComment)}
    </>
  )
}
