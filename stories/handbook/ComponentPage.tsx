import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { ComponentReference } from './ComponentReference.tsx'
import { components } from './components.ts'

/**
 * The page of a component: its first story, the way to the others, and its reference. Not every
 * story at once: some hold ten thousand rows.
 */
export function ComponentPage(): ReactElement {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const folder = components.find((each) => each.name === name)?.folder
  const family = components.filter((each) => each.name === name || each.folder === folder)
  const first = family.find((each) => each.name === name) ?? family[0]
  const stories = Object.values(csfFile.stories)
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <nav className="handbook" aria-label={`Stories of ${name}`}>
        <h3>States and cases</h3>
        <ul className="handbook-columns">
          {stories.map((story) => (
            <li key={story.id}>
              <a href={`?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {family
        .toSorted((a, b) => Number(b.name === name) - Number(a.name === name))
        .map((each) => (
          <section key={each.name} className="handbook">
            <h2>{each.name}</h2>
            <ComponentReference name={each.name} propsOnly={each !== first} />
          </section>
        ))}
    </>
  )
}
