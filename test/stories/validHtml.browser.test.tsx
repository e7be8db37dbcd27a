// Every story is HTML that a validator accepts, fits a phone, and shows no object that lost its meaning.
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findInvalidHtml } from '../helpers/contentModel.ts'
import { otherStories, renderStory, standing, storiesWith } from '../helpers/stories.tsx'

const stories = [...storiesWith({}), ...(await otherStories())].filter(({ name }) => !/Thousand/.test(name))
/** Stories that show a page for a desktop. */
const widePages = ['Explorer', 'Hooks', 'Matrix', 'SnippetBuilder', 'Theming']
const components = [...new Set(stories.map(({ component }) => component))]

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test.each(components)('the stories of %s are valid HTML and fit a phone', async (component) => {
  const problems: string[] = []
  for (const story of stories.filter((each) => each.component === component)) {
    const container = await renderStory(story, 640)
    await standing(container)
    const say = (words: string) => problems.push(`${story.name}: ${words}`)
    findInvalidHtml(container).forEach(say)
    if (container.textContent?.includes('[object ')) say('shows an object')
    for (const width of widePages.includes(component) ? [] : [390, 320]) {
      container.style.inlineSize = `${width}px`
      await standing(container)
      if (container.scrollWidth > width) say(`is ${container.scrollWidth} px wide in ${width}`)
    }
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
  ['<section><button type="button"><a href="/">1</a></button></section>', 'holds the control <a>'],
])('%s is refused', (html, words) => {
  const template = document.createElement('template')
  template.innerHTML = html
  expect(findInvalidHtml(document.body.appendChild(document.createElement('main')).appendChild(template.content.firstElementChild ?? template).parentElement ?? document.body).join()).toContain(words)
})
