// Every story in a language that nobody speaks and that runs from right to left, on a phone.
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseShare } from '../../helpers/chance.ts'
import { findGram, readTexts } from '../../helpers/texts.ts'
import { renderStory, standing, storiesWith, type StoryCase } from '../../helpers/stories.tsx'

/** Places whose text need not be in the catalogue: isolated chain text, code, and names of units. */
const foreign =
  'bdi, [dir]:not(html), code, pre, textarea, option, svg title, [part~="message-chain-graph-amount"], [part~="trace-cell"] > [title]'
/** Stories that hand words of their own to the component, as a page would. */
const wordy = new Set([
  'CopyButton Labelled',
  'MessageChainGraph CustomCards',
  'EmptyState Labelled',
  'StatusBadge Labelled',
  'Table',
])
/** Components to which stories hand the name of the coin. */
const namedCoin = new Set(['AllocationBar'])
/** A line of fixed height or a plane that pans: what is short of room there is shortened by design. */
const shortened = new Set([
  'card-link',
  'jetton-name',
  'message-chain-graph-name',
  'message-chain-graph-note',
  'message-chain-graph-via',
  'message-chain-graph-window',
  'nft-card-name',
  'raw-data-text',
  'shard-map-picture',
  'table-cell',
  'trace-moment',
  'trace-note',
  'trace-operation',
  'value-flow-amount',
])
/** Rows by the thousand say nothing that a screen of them does not. */
const large = /Thousand/

const width = 320
const all = storiesWith({ language: 'pseudo', direction: 'rtl' }).filter(({ name }) => !large.test(name))
const stories = chooseShare(all, 10)
const components = [...new Set(stories.map(({ component }) => component))]

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Words on screen that bypass the catalogue. */
function leaks(container: HTMLElement): readonly string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const words = walker.currentNode.nodeValue ?? ''
    const element = walker.currentNode.parentElement
    if (isPlain(words) && element?.closest(foreign) === null && element.closest('[part]') !== null)
      found.push(`${describeElement(element)} says "${words}"`)
  }
  // A picture in large and a card of an NFT are called as the token calls itself.
  for (const element of container.querySelectorAll(
    ':is([aria-label], [placeholder]):not(dialog, [part~="nft-card"])',
  )) {
    for (const words of [element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '']) {
      if (isPlain(words)) found.push(`${describeElement(element)} is called "${words}"`)
    }
  }
  return found
}

/** Whether a text holds a word in plain letters and nothing of the catalogue. */
function isPlain(words: string): boolean {
  return /[A-Za-z]{3,}/.test(words) && !words.includes('\u2067')
}

/** Catalogue texts of which an edge cuts a part off, where nothing can be scrolled to see it. */
function cuts(container: HTMLElement): readonly string[] {
  const found: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const words = walker.currentNode.nodeValue ?? ''
    if (!words.includes('\u2067')) continue
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (let edge = walker.currentNode.parentElement; edge !== null && edge !== container; edge = edge.parentElement) {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(edge)
      // Hidden on purpose, or shortened where the whole stands in the title.
      if (clipPath !== 'none' || (textOverflow === 'ellipsis' && edge.closest('[title]') !== null)) break
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break
      if (overflowX === 'visible') continue
      const around = edge.getBoundingClientRect()
      if (
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - 1 ||
        box.bottom > around.bottom + 1
      ) {
        if (!shortened.has(describeElement(edge))) found.push(`${describeElement(edge)} cuts "${words.slice(0, 60)}"`)
        break
      }
    }
  }
  return found
}

function describeElement(element: Element): string {
  return element.closest('[part]')?.getAttribute('part') ?? element.tagName
}

async function findProblems(story: StoryCase, container: HTMLElement): Promise<readonly string[]> {
  await standing(container)
  const wide = container.scrollWidth > width ? [`is ${container.scrollWidth} px wide`] : []
  const own = wordy.has(story.name) || wordy.has(story.component) ? [] : leaks(container)
  const coins = (namedCoin.has(story.component) ? [] : findGram(readTexts(container))).map(
    (words) => `calls the coin "${words}"`,
  )
  return [...wide, ...own, ...coins, ...cuts(container)].map((words) => `${story.name}: ${words}`)
}

test.each(components)(
  '%s speaks the language, calls the coin as the host does, fits and cuts nothing off',
  async (component) => {
    const problems: string[] = []
    for (const story of stories.filter((each) => each.component === component)) {
      problems.push(...(await findProblems(story, await renderStory(story, width))))
      cleanup()
    }
    expect([...new Set(problems)]).toEqual([])
  },
  60_000,
)
