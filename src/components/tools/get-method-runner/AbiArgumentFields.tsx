import { useId, type ReactElement } from 'react'
import { AbiError } from '../../../ton/abi/errors.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Field } from '../tool/Field.tsx'
import { parseAbiField, type AbiField } from './abiArguments.ts'

interface AbiArgumentFieldsProps {
  readonly fields: readonly AbiField[]
  /** Texts by name. */
  readonly texts: Readonly<Record<string, string>>
  readonly onText: (name: string, text: string) => void
  /** Whether empty fields show an error, too. */
  readonly checked: boolean
}

/** Fields for the arguments of a get-method, named and typed by the ABI of the contract. */
export function AbiArgumentFields({ fields, texts, onText, checked }: AbiArgumentFieldsProps): ReactElement {
  const { nativeCoin } = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const id = useId()
  return (
    <ol part="tool-arguments" aria-label={messages.arguments}>
      {fields.map((field) => {
        const { name, type, kind, isOptional, form } = field
        const text = texts[name] ?? ''
        const value = parseAbiField(field, text, nativeCoin.decimals)
        const isWrong = (text !== '' || checked) && (value === undefined || value instanceof AbiError)
        const label = messages.typedArgument(plainText(name, { maximum: 60 }), plainText(type, { maximum: 60 }))
        const unit = kind === 'coins' ? messages.inCoins(nativeCoin.symbol) : undefined
        const reason =
          value instanceof AbiError ? value.message : messages.wrongArgument[kind](plainText(name, { maximum: 60 }))
        const wrong = isWrong ? reason : undefined
        return (
          <li key={name} part="tool-argument" data-kind={kind} data-state={isWrong ? 'wrong' : 'fine'}>
            {kind === 'bool' ? (
              <div part="tool-field" data-state={isWrong ? 'wrong' : 'fine'}>
                <label part="card-term" htmlFor={`${id}${name}`}>
                  {label}
                </label>
                <select
                  id={`${id}${name}`}
                  part="tool-input"
                  value={text}
                  aria-invalid={isWrong}
                  onChange={(event) => onText(name, event.target.value)}
                >
                  <option value="">–</option>
                  <option value="true">true</option>
                  <option value="false">false</option>
                </select>
                {wrong !== undefined && <p part="tool-hint">{wrong}</p>}
              </div>
            ) : (
              <Field
                label={label}
                value={text}
                onValue={(value) => onText(name, value)}
                optional={isOptional ? messages.optional : undefined}
                lines={kind === 'json' ? 3 : 1}
                hint={form === undefined ? unit : <bdi>{plainText(form, { maximum: 400 })}</bdi>}
                wrong={wrong}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
