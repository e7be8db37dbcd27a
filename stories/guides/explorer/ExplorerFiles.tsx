import { Source } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'

const sources = import.meta.glob<string>('../../../src/apps/explorer/**/*.{ts,tsx,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const countLines = (text: string): number => text.trimEnd().split('\n').length

/** The files of the explorer, each to be read where it stands. */
export function ExplorerFiles(): ReactElement {
  const files = Object.entries(sources).map(([path, text]) => ({
    name: path.replace('../../../src/apps/explorer/', ''),
    text,
  }))
  const lines = files.reduce((sum, { text }) => sum + countLines(text), 0)
  return (
    <details>
      <summary>
        {files.length} files, {lines.toLocaleString('en')} lines
      </summary>
      {files.map(({ name, text }) => (
        <details key={name} style={{ marginInlineStart: 16 }}>
          <summary>
            <code>{name}</code>, {countLines(text)} lines
          </summary>
          <Source language={name.endsWith('.css') ? 'css' : 'tsx'} code={text} />
        </details>
      ))}
    </details>
  )
}
