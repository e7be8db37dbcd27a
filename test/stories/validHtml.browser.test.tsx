// Every story is HTML that a validator accepts, fits a phone, and shows no object that lost its meaning.
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseShare } from '../helpers/chance.ts'
import { findInvalidHtml } from '../helpers/components/contentModel.ts'
import { otherStories, renderStory, standing, storiesWith, type StoryCase } from '../helpers/stories.tsx'

const all = [...storiesWith({}), ...(await otherStories())].filter(({ name }) => !/Thousand/.test(name))
const stories = chooseShare(all, 10)
/** Stories that show a page for a desktop. */
const widePages = ['Explorer', 'Hooks', 'Matrix', 'SnippetBuilder', 'Theming']
const components = [...new Set(stories.map(({ component }) => component))]

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Stories that stand at once: each alone takes frames in which nothing else happens. Ids of pages are theirs alone. */
const countTogether = (component: string) => (widePages.includes(component) ? 1 : 8)

test.each(components)(
  'the stories of %s are valid HTML and fit a phone',
  async (component) => {
    const problems: string[] = []
    const own = stories.filter((each) => each.component === component)
    const together = countTogether(component)
    for (let at = 0; at < own.length; at += together) {
      await checkStories(own.slice(at, at + together), (story, words) => problems.push(`${story.name}: ${words}`))
      cleanup()
      document.body.replaceChildren()
    }
    expect(problems, problems.join('\n')).toEqual([])
  },
  120_000,
)

async function checkStories(
  shown: readonly StoryCase[],
  say: (story: StoryCase, words: string) => void,
): Promise<void> {
  const stands = await Promise.all(shown.map(async (story) => ({ story, container: await renderStory(story, 640) })))
  const settle = () => Promise.all(stands.map(({ container }) => standing(container)))
  await settle()
  for (const { story, container } of stands) {
    for (const problem of findInvalidHtml(container)) say(story, problem)
    if (container.textContent?.includes('[object ')) say(story, 'shows an object')
  }
  for (const width of [390, 320]) {
    for (const { container } of stands) container.style.inlineSize = `${width}px`
    await settle()
    for (const { story, container } of stands) {
      if (!widePages.includes(story.component) && container.scrollWidth > width)
        say(story, `is ${container.scrollWidth} px wide in ${width}`)
    }
  }
}

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
  expect(
    findInvalidHtml(
      document.body
        .appendChild(document.createElement('main'))
        .appendChild(template.content.firstElementChild ?? template).parentElement ?? document.body,
    ).join(),
  ).toContain(words)
})
