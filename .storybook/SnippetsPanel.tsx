// The manager's own bundler compiles JSX to calls of this name.
import * as React from 'react'
import { type ReactElement, useState } from 'react'
import { AddonPanel, SyntaxHighlighter } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { examples } from '../stories/widgets/examples.ts'
import { reactUses, type Snippet, snippetsOf } from '../stories/widgets/snippets.ts'

/** Tag of the element that shows the component of this title; undefined where there is none. */
export function tagFor(title: string): string | undefined {
  const component = title.split('/').at(-1)
  return Object.entries(reactUses).find(([, use]) => use.component === component)?.[0]
}

/** What to copy to have the component of the story: in React, as a tag, in a frame. */
export function SnippetsPanel({ active }: { readonly active: boolean }): ReactElement {
  const { storyId } = useStorybookState()
  const story = useStorybookApi().getData(storyId)
  const tag = story === undefined || !('title' in story) ? undefined : tagFor(story.title)
  return (
    <AddonPanel active={active}>
      {tag === undefined ? (
        <p style={{ padding: '0 16px' }}>No element shows this component: use it in React, with a hook or with data of your own.</p>
      ) : (
        <Snippets key={tag} snippets={snippetsOf(tag, examples[tag] ?? {})} />
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
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
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
