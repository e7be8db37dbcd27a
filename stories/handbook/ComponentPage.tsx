import { Controls, Description, Primary, Source, Story, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { snippetsFor } from '../widgets/snippets.ts'
import { ComponentReference } from './ComponentReference.tsx'
import { components } from './components.ts'
import type { PropDescription } from './describeComponent.ts'
import { Inline } from './Inline.tsx'

/**
 * States that every list and card has, as their stories are named. The others set the theme or direction of the page.
 */
const shownStates: Readonly<Record<string, string>> = {
  Loading: 'While it loads',
  Empty: 'Without data',
  Failure: 'After an error',
  Error: 'After an error',
}

/**
 * The page of a component: its first story with its code and controls, its states, its reference, and links to the
 * other stories. Not every story at once: some hold ten thousand rows.
 */
export function ComponentPage(): ReactElement {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const own = components.find((each) => each.name === name)
  const others = components.filter((each) => each !== own && each.folder === own?.folder)
  const stories = Object.values(csfFile.stories)
  const code = snippetsFor(name)?.snippets.find((snippet) => snippet.name === 'React')?.code
  const simple = own?.props.filter(isSimple).map((prop) => prop.name) ?? []
  const states = Object.keys(shownStates).flatMap((state) => stories.filter((story) => story.name === state))
  return (
    <>
      <Title />
      {own === undefined ? (
        <Description />
      ) : (
        <p className="handbook">
          <Inline text={`${own.summary} ${own.fedBy}`} />
        </p>
      )}
      <Primary />
      {code !== undefined && <Source code={code} language="tsx" />}
      {simple.length > 0 && (
        <>
          <h2>Controls</h2>
          <div className="handbook-controls">
            <Controls include={simple} />
          </div>
        </>
      )}
      {states.length > 0 && (
        <section className="handbook" aria-label="States">
          <h2>States</h2>
          {states.map(({ id, name: state, moduleExport }) => (
            <figure key={id} className="handbook-state">
              <figcaption>{shownStates[state]}</figcaption>
              <Story of={moduleExport} />
            </figure>
          ))}
        </section>
      )}
      {own !== undefined && <ComponentReference name={name} isOwnPage />}
      {others.map((each) => (
        <section key={each.name} className="handbook">
          <h2>{each.name}</h2>
          <ComponentReference name={each.name} />
        </section>
      ))}
      <nav className="handbook" aria-label={`Stories of ${name}`}>
        <h2>All states and cases</h2>
        <ul className="handbook-columns">
          {stories.map((story) => (
            <li key={story.id}>
              <a href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** Whether a reader can set a prop by a switch, a list of words, a number or a text. */
function isSimple({ type, required }: PropDescription): boolean {
  return !required && /^(?:boolean|number|string|'[^']*'(?: \| '[^']*')*)$/.test(type)
}
