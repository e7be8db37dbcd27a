import { memo, type ReactElement } from 'react'
import type { Texts } from '../../../text/en/index.ts'
import { useDisplay } from '../../../react/display/display.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { RawRow } from './rawRows.ts'

interface RawLineProps {
  readonly id: string
  readonly row: RawRow
  readonly open: boolean
  readonly selected: boolean
  readonly matched: boolean
  /** Distance from the first line, px; undefined in the server's output, which is not positioned. */
  readonly top: number | undefined
  readonly messages: Texts['rawData']
}

/** Depth from which lines are not indented further, so that their values stay in view. */
const deepest = 12

/** One line of the tree: a key and a shortened value. */
export const RawLine = memo(function RawLine(props: RawLineProps): ReactElement {
  const { id, row, open, selected, matched, top, messages } = props
  const { locale } = useDisplay()
  const { node, depth, index, siblings } = row
  const name = plainText(node.name, { maximum: 80 })
  const words = plainText(node.text, { maximum: 200 })
  const text =
    node.kind === 'text' ? `"${words}"` : node.kind === 'unreadable' ? `${messages.unreadable} ${words}` : words
  return (
    <div
      id={id}
      role="treeitem"
      part="raw-data-line"
      aria-level={depth + 1}
      aria-posinset={index + 1}
      aria-setsize={siblings}
      aria-expanded={node.size > 0 ? open : undefined}
      aria-selected={selected}
      data-id={row.id}
      data-kind={node.kind}
      data-depth={Math.min(depth, deepest)}
      data-matched={matched || undefined}
      style={top === undefined ? undefined : { top }}
    >
      {name !== '' && <bdi part="raw-data-name">{name}</bdi>}
      {node.bits !== undefined && <bdi part="raw-data-bits">{messages.bits(node.bits, locale)}</bdi>}
      <bdi part="raw-data-text">{text}</bdi>
    </div>
  )
})
