import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { bodyMessages } from '../../../text/en/transactions/messages.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import type { StackView } from './stackView.ts'

/** Entries of the stack that are shown at first. */
const shownItems = 50
/** Entries of a stack that are rendered at once; in a larger one, tuples and lists open on request. */
const openItems = 200

interface StackListProps {
  readonly items: readonly StackView[]
  /** Whether the whole stack is too large to be rendered at once. @default counted */
  readonly large?: boolean | undefined
}

/** Result stack of a get-method, entry by entry. */
export function StackList({ items, large: given }: StackListProps): ReactElement {
  const large = useMemo(() => given ?? countItems(items) > openItems, [given, items])
  return (
    <ol part="tool-stack">
      <FoldedList items={items} first={shownItems} step={shownItems} frame={listFold}>
        {(item, at) => (
          <li key={at} part="tool-entry" data-kind={item.kind}>
            <StackEntry item={item} large={large} />
          </li>
        )}
      </FoldedList>
    </ol>
  )
}

/** Counts entries with all that are nested in them, up to a little more than {@link openItems}. */
function countItems(items: readonly StackView[]): number {
  let count = 0
  const open = items.slice(0, openItems + 1)
  for (let item = open.pop(); item !== undefined && count <= openItems; item = open.pop()) {
    count += 1
    if ('items' in item) open.push(...item.items.slice(0, openItems + 1))
  }
  return count
}

/** One entry: its kind and its value. */
export function StackEntry({ item, large }: { readonly item: StackView; readonly large: boolean }): ReactElement {
  const { locale } = useDisplay()
  const body = useTexts('body', bodyMessages)
  const messages = useTexts('tool', toolMessages)
  switch (item.kind) {
    case 'number':
      return (
        <>
          <span part="card-term">{messages.types.num}</span>
          <span>
            <bdi part="tool-number">{item.decimal}</bdi> <CopyButton text={item.decimal} />
          </span>
          <bdi part="tool-hint tool-number">{item.hex}</bdi>
        </>
      )
    case 'cell':
    case 'slice':
      return (
        <>
          <span part="card-term">{messages.types[item.kind]}</span>
          {item.address !== undefined && <Address value={item.address} copy />}
          <CellDisclosure cell={item.cell} label={messages.cells} />
        </>
      )
    case 'tuple':
    case 'list':
      return (
        <>
          <span part="card-term">{messages[item.kind]}</span>
          {item.items.length === 0 && <span part="card-note">{messages.nothing}</span>}
          {item.items.length > 0 && !large && <StackList items={item.items} large={large} />}
          {item.items.length > 0 && large && (
            <Disclosure label={body.entries(item.items.length, locale)}>
              {() => <StackList items={item.items} large={large} />}
            </Disclosure>
          )}
        </>
      )
    case 'nothing':
      return <span part="card-note">{messages.nothing}</span>
    default:
      return <RawData value={item.value} />
  }
}
