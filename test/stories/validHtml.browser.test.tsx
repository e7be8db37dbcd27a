// Every story is HTML that a validator accepts.
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findInvalidHtml } from '../helpers/contentModel.ts'
import { renderStory, standing, storiesWith } from '../helpers/stories.tsx'

const stories = storiesWith({}).filter(({ name }) => !/Thousand/.test(name))
const components = [...new Set(stories.map(({ component }) => component))]

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test.each(components)('the stories of %s are valid HTML', async (component) => {
  const problems: string[] = []
  for (const story of stories.filter((each) => each.component === component)) {
    const container = await renderStory(story, 640)
    await standing(container)
    problems.push(...findInvalidHtml(container).map((words) => `${story.name}: ${words}`))
    cleanup()
    container.remove()
  }
  expect(problems, problems.join('\n')).toEqual([])
}, 120_000)

test.each([
  ['<h3>Sent <span role="status">Copied</span></h3>', 'live region'],
  ['<figure><svg></svg><figcaption>Axis</figcaption><p>Legend</p></figure>', 'caption'],
  ['<time><bdi>now</bdi></time>', 'no date'],
  ['<table><tbody><tr><td>1</td></tr><tr></tr></tbody></table>', 'no cell'],
  ['<span><div>1</div></span>', 'holds <div>'],
])('%s is refused', (html, words) => {
  const template = document.createElement('template')
  template.innerHTML = html
  expect(findInvalidHtml(document.body.appendChild(document.createElement('main')).appendChild(template.content.firstElementChild ?? template).parentElement ?? document.body).join()).toContain(words)
})
