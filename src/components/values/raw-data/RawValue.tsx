import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { rawDataMessages } from '../../../text/en/transactions/messages.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { rawCellHash, type RawNode } from './rawNodes.ts'

/** Characters that are shown at most; the copy button copies all of them. */
const shownCharacters = 4000

/** Full value of one line, with its path. */
export function RawValue({ node, path }: { readonly node: RawNode; readonly path: string }): ReactElement {
  const messages = useTexts('rawData', rawDataMessages)
  const hash = rawCellHash(node)
  return (
    <div part="raw-data-value" role="group" aria-label={messages.value}>
      <div part="raw-data-whole">
        {path !== '' && <bdi part="raw-data-path">{plainText(path, { maximum: 200 })}</bdi>}
        <bdi part="raw-data-full">{plainText(node.text, { maximum: shownCharacters, lines: true })}</bdi>
        {hash !== undefined && (
          <span part="raw-data-hash">
            {messages.hash} <bdi>{hash}</bdi>
          </span>
        )}
      </div>
      <CopyButton text={node.copy} label={messages.copyValue} />
    </div>
  )
}
