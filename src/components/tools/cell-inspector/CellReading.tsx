import { useId, useMemo, useState, type ReactElement } from 'react'
import { readAs } from '../../../ton/abi/body.ts'
import type { Abi } from '../../../ton/abi/abi.ts'
import { AbiError } from '../../../ton/abi/errors.ts'
import { guessCell } from '../../../ton/abi/guessCell.ts'
import type { AbiValue } from '../../../ton/abi/run.ts'
import { blockchain } from '../../../ton/abi/standards/blockchain.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { describeAbiFields } from '../../../text/bodies/abiFields.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { humanizeName } from '../../../text/bodies/opcodeWords.ts'
import { inspectorMessages } from '../../../text/en/tools/inspector.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'
import { Field } from '../tool/Field.tsx'
import { findType, listTypes, typeKey } from './cellTypes.ts'
import { describeOwnAbi, RefusedTypes } from './RefusedTypes.tsx'
import { useOwnAbi, type CompileTlb } from './useOwnAbi.ts'

interface CellReadingProps {
  readonly cell: Cell
  readonly abis: readonly Abi[]
  readonly compileTlb: CompileTlb | undefined
  /** Key of the chosen type; empty to guess. */
  readonly type: string
  readonly onType: (type: string) => void
}

/** Meaning of one cell: guessed, or read as the type that the reader chose. */
export function CellReading({ cell, abis, compileTlb, type, onType }: CellReadingProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  const [text, setText] = useState('')
  const id = useId()
  const own = useOwnAbi(text, compileTlb)
  const { abi } = own
  const takesTlb = compileTlb !== undefined
  const groups = useMemo(() => listTypes([...(abi === undefined ? [] : [abi]), blockchain, ...abis]), [abi, abis])
  const chosen = findType(groups, type)
  return (
    <div part="card-section cell-inspector-meaning">
      <div part="tool-field">
        <label part="card-term" htmlFor={id}>
          {messages.readAs}
        </label>
        <select
          id={id}
          part="tool-input"
          value={chosen === undefined ? '' : type}
          onChange={(event) => onType(event.target.value)}
        >
          <option value="">{messages.guess}</option>
          {groups.map((group, at) => (
            <optgroup key={at} label={plainText(group.name, { maximum: 60 }) || messages.ownAbi}>
              {group.types.map((each) => (
                <option key={each} value={typeKey(group, each)}>
                  {plainText(each, { maximum: 60 })}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {chosen === undefined ? (
        <Guesses cell={cell} />
      ) : (
        <ChosenReading cell={cell} abi={chosen.abi} type={chosen.type} />
      )}
      <Disclosure label={takesTlb ? messages.ownTlb : messages.ownAbi}>
        {() => (
          <>
            <Field
              label={takesTlb ? messages.tlb : messages.abi}
              value={text}
              onValue={setText}
              lines={4}
              hint={own.isCompiling ? messages.compiling : takesTlb ? messages.tlbHint : messages.abiHint}
              wrong={describeOwnAbi(own, messages, locale)}
            />
            {own.refused.length > 0 && <RefusedTypes refused={own.refused} />}
          </>
        )}
      </Disclosure>
    </div>
  )
}

function Guesses({ cell }: { readonly cell: Cell }): ReactElement {
  const { contracts } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  const guesses = useMemo(() => guessCell(cell, contracts), [cell, contracts])
  if (guesses.length === 0) return <p part="card-note">{messages.noGuess}</p>
  return (
    <>
      {guesses.map(({ meaning, value, source }, at) => (
        <div key={at} part="cell-inspector-guess" data-meaning={meaning}>
          <p part="card-heading">{messages.looksLike(messages.meanings[meaning])}</p>
          {source !== undefined && <p part="card-note">{plainText(source, { maximum: 60 })}</p>}
          <ReadValue value={value} />
        </div>
      ))}
      <p part="card-note">{messages.guessNote}</p>
    </>
  )
}

function ChosenReading({
  cell,
  abi,
  type,
}: {
  readonly cell: Cell
  readonly abi: Abi
  readonly type: string
}): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  const value: AbiValue | AbiError = useMemo(() => readAs(abi, type, cell), [abi, type, cell])
  if (!(value instanceof AbiError)) return <ReadValue value={value} />
  const { reason, path, bit } = value
  return (
    <p part="cell-inspector-unread" role="status">
      {messages.doesNotFit(messages.reasons[reason])}
      {path !== '' && <bdi part="cell-inspector-place">{plainText(path, { maximum: 120 })}</bdi>}
      {bit !== undefined && <span>{messages.atBit(formatNumber(bit, locale))}</span>}
    </p>
  )
}

function ReadValue({ value }: { readonly value: AbiValue }): ReactElement | null {
  const { type, fields } = useMemo(() => describeAbiFields(value), [value])
  return (
    <>
      {type !== undefined && (
        <p part="decoded-body-type">
          <bdi part="decoded-body-name">{humanizeName(plainText(type, { maximum: 60 }))}</bdi>
        </p>
      )}
      {fields.length > 0 && <FieldList fields={fields} />}
    </>
  )
}
