import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { isVariant } from '../../stories/handbook/variants.ts'

const root = fileURLToPath(new URL('../../stories', import.meta.url))

/** A page or a component of the sidebar. */
export interface IndexEntry {
  /** Place in the sidebar, such as `Guides/Security`. */
  readonly title: string
  /** Headings of a page, and names of the stories that the sidebar lists. */
  readonly headings: readonly string[]
  /** Whether it is a text rather than the reference of a component or a hook. */
  readonly isPage: boolean
}

/** What the search of the sidebar looks through, read from the sources of the handbook. */
export function readIndex(): readonly IndexEntry[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
    .map((file) => readEntry(readFileSync(join(root, file), 'utf8')))
}

function readEntry(source: string): IndexEntry {
  const title = /<Meta title="([^"]+)"|title: '([^']+)'/.exec(source)
  const name = title?.[1] ?? title?.[2] ?? ''
  if (title?.[1] !== undefined) {
    const text = source.replaceAll(/^```[\s\S]*?^```/gm, '')
    return {
      title: name,
      headings: Array.from(text.matchAll(/^#{1,4} (.+)$/gm), ([, heading = '']) => heading),
      isPage: !name.startsWith('Hooks/'),
    }
  }
  const stories = Array.from(source.matchAll(/^export const (\w+)/gm), ([, story = '']) => storyNameFromExport(story))
  return { title: name, headings: stories.filter((story) => !isVariant(toId(name, story))), isPage: false }
}

/**
 * Titles that the search finds, the best first. As in Storybook, the name of a page counts more than its place in the
 * sidebar, and that more than its headings; a match that begins earlier counts more, and texts come before references.
 */
export function searchIndex(index: readonly IndexEntry[], words: string): readonly string[] {
  const ranked = index.flatMap(({ title, headings, isPage }) => {
    const name = title.split('/').at(-1) ?? ''
    const rank = Math.min(
      rankOf(name, words),
      rankOf(title, words) + 300,
      ...headings.map((heading) => rankOf(heading, words) + 600),
    )
    return rank === Infinity ? [] : [{ title, rank: rank + (isPage ? 0 : 50) }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ title }) => title)
}

/** Place of the words in a text, 0 if the text is no more than them; infinite if they are not in it. */
function rankOf(text: string, words: string): number {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? Infinity : Math.min(at, 99) + (text.length === words.length ? 0 : 1)
}
