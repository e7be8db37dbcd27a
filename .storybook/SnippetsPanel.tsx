// The manager's own bundler compiles JSX to calls of this name.
import * as React from 'react'
import { type ReactElement, useState } from 'react'
import { AddonPanel, SyntaxHighlighter } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { type Snippet, snippetsFor } from '../stories/widgets/snippets.ts'

/** Code to copy for the component of the story: in React, as a tag, in a frame. */
export function SnippetsPanel({ active }: { readonly active: boolean }): ReactElement {
  const { storyId } = useStorybookState()
  const story = useStorybookApi().getData(storyId)
  const title = story !== undefined && 'title' in story ? story.title : ''
  const component = title.split('/').at(-1) ?? ''
  const found = snippetsFor(component)
  return (
    <AddonPanel active={active}>
      {found === undefined ? (
        <p style={{ padding: '0 16px' }}>
          This page shows no single component: its code is in the repository, below stories/.
        </p>
      ) : (
        <>
          <p style={{ padding: '0 16px' }}>
            {found.nearest !== undefined && (
              <>
                No element shows {component} by itself: tag and frame are of the nearest, <code>{found.nearest}</code>
                .{' '}
              </>
            )}
            Addresses and hashes are of the embedded chain: put yours in their place.
          </p>
          <Snippets key={component} snippets={found.snippets} />
        </>
      )}
    </AddonPanel>
  )
}

function Snippets({ snippets }: { readonly snippets: readonly Snippet[] }): ReactElement {
  const [chosen, setChosen] = useState(snippets[0]?.name)
  const code = snippets.find(({ name }) => name === chosen)?.code ?? ''
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <div role="group" aria-label="Form of the code" style={{ display: 'flex', gap: 8 }}>
        {snippets.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            style={{ fontWeight: name === chosen ? 700 : 400 }}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <SyntaxHighlighter language={chosen === 'React' ? 'tsx' : 'html'} copyable bordered padded>
        {code}
      </SyntaxHighlighter>
    </div>
  )
}
