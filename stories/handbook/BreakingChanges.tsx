import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import changelog from '../../CHANGELOG.md?raw'
import { formatBreakingChanges, readBreakingChanges } from './breakingChanges.ts'

/** The breaking changes of a release as tables, read from the changelog. */
export function BreakingChanges({ version }: { readonly version: string }): ReactElement {
  return <Markdown>{formatBreakingChanges(readBreakingChanges(changelog, version))}</Markdown>
}
