import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { ComponentReference } from './ComponentReference.tsx'
import { components } from './components.ts'
import { Inline } from './Inline.tsx'

/**
 * The page of a component: its first story, the way to the others, and its reference. Not every
 * story at once: some hold ten thousand rows.
 */
export function ComponentPage(): ReactElement {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const own = components.find((each) => each.name === name)
  const others = components.filter((each) => each !== own && each.folder === own?.folder)
  const stories = Object.values(csfFile.stories)
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
      <nav className="handbook" aria-label={`Stories of ${name}`}>
        <h3>States and cases</h3>
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
      {own !== undefined && (
        <section className="handbook">
          <h2>Reference</h2>
          <ComponentReference name={name} isOwnPage />
        </section>
      )}
      {others.map((each) => (
        <section key={each.name} className="handbook">
          <h2>{each.name}</h2>
          <ComponentReference name={each.name} />
        </section>
      ))}
    </>
  )
}
