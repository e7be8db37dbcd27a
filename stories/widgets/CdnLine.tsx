import { Source } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { version } from '../../package.json'
import { cdnLine } from './cdnLine.ts'

/** Hashes that `npm run build` wrote; a handbook that is served without a build has none. */
const built = import.meta.glob<Readonly<Record<string, string>>>('../../dist/web/integrity.json', {
  eager: true,
  import: 'default',
})

/** The tag for this version, with the hash of its script. */
export function CdnLine(): ReactElement {
  const [integrity] = Object.values(built)
  return <Source language="html" code={cdnLine(version, integrity?.['tonlens.js'])} />
}
