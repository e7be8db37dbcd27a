import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { rawDataMessages } from '../../../locales/en/messages.ts'
import { plainText } from '../../../model/text.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { hashOf, type RawNode } from './nodes.ts'

/** Longest text that is shown whole; the clipboard gets all of it. */
const shownCharacters = 4000

/** The value of one line, whole, with the way to it. */
export function RawValue({ node, path }: { readonly node: RawNode; readonly path: string }): ReactElement {
  const messages = useMessages('rawData', rawDataMessages)
  const hash = hashOf(node)
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
