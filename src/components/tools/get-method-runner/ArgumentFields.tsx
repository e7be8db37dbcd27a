import { useRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { Field } from '../tool/Field.tsx'
import { readArgument, type ArgumentKind, type WrittenArgument } from './methodArguments.ts'

const kinds: readonly ArgumentKind[] = ['num', 'address', 'slice', 'cell']
/** Maximum number of arguments of the TVM. */
const most = 255

/** Fields for the arguments of a get-method, each with its type. */
export function ArgumentFields({
  list,
  onList,
  checked,
}: {
  readonly list: readonly WrittenArgument[]
  readonly onList: (list: readonly WrittenArgument[]) => void
  /** Whether empty fields show an error, too. */
  readonly checked: boolean
}): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('tool', toolMessages)
  const wrong = {
    num: messages.invalidNumber,
    address: messages.invalidAddress,
    slice: messages.invalidBoc,
    cell: messages.invalidBoc,
  }
  const adding = useRef<HTMLButtonElement>(null)
  const change = (id: number, part: Partial<WrittenArgument>) =>
    onList(list.map((argument) => (argument.id === id ? { ...argument, ...part } : argument)))
  return (
    <>
      {list.length > 0 && (
        <ol part="tool-arguments" aria-label={messages.arguments}>
          {list.map(({ id, kind, text }, at) => {
            const shown = formatNumber(at + 1, locale)
            const isWrong = (text !== '' || checked) && readArgument(kind, text) === undefined
            return (
              <li key={id} part="tool-argument" data-state={isWrong ? 'wrong' : 'fine'}>
                <select
                  part="tool-input"
                  aria-label={messages.argumentType(shown)}
                  value={kind}
                  onChange={(event) => change(id, { kind: event.target.value as ArgumentKind })}
                >
                  {kinds.map((each) => (
                    <option key={each} value={each}>
                      {messages.types[each]}
                    </option>
                  ))}
                </select>
                <Field
                  label={messages.argument(shown)}
                  value={text}
                  onValue={(value) => change(id, { text: value })}
                  wrong={isWrong ? wrong[kind] : undefined}
                />
                <button
                  type="button"
                  part="button"
                  aria-label={messages.removeArgument(shown)}
                  onClick={() => {
                    onList(list.filter((argument) => argument.id !== id))
                    adding.current?.focus()
                  }}
                >
                  <Icon name="cross" />
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <div>
        <button
          ref={adding}
          type="button"
          part="button"
          disabled={list.length >= most}
          onClick={() => onList([...list, { id: Math.max(0, ...list.map(({ id }) => id)) + 1, kind: 'num', text: '' }])}
        >
          {messages.addArgument}
        </button>
      </div>
    </>
  )
}
