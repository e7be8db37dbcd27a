import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { toolMessages } from '../../../locales/en/tools.ts'
import { Address } from '../../values/address/Address.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import type { StackView } from './stackView.ts'

/** Entries that are shown as a list; the rest are raw data. */
const shownItems = 200

/** Result stack of a get-method, entry by entry. */
export function StackList({ items }: { readonly items: readonly StackView[] }): ReactElement {
  return (
    <ol part="tool-stack">
      {items.slice(0, shownItems).map((item, at) => (
        <li key={at} part="tool-entry" data-kind={item.kind}>
          <Entry item={item} />
        </li>
      ))}
      {items.length > shownItems && (
        <li part="tool-entry">
          <RawData value={items.slice(shownItems)} defaultOpenDepth={0} />
        </li>
      )}
    </ol>
  )
}

function Entry({ item }: { readonly item: StackView }): ReactElement {
  const messages = useMessages('tool', toolMessages)
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
          {item.items.length === 0 ? <span part="card-note">{messages.nothing}</span> : <StackList items={item.items} />}
        </>
      )
    case 'nothing':
      return <span part="card-note">{messages.nothing}</span>
    default:
      return <RawData value={item.value} />
  }
}
