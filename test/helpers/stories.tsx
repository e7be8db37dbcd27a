import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import preview from '../../.storybook/preview.tsx'

type ComposedStory = ComponentType & { readonly load: () => Promise<void> }
type StoryModule = Parameters<typeof composeStories>[0]

/** Globals of the toolbar. */
export interface StoryGlobals {
  readonly theme?: 'light' | 'dark' | undefined
  readonly language?: 'en' | 'ru' | 'zh' | 'pseudo' | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
}

/** A story of a component, with its data embedded. */
export interface StoryCase {
  /** Component and story: `NftGrid Gallery`. */
  readonly name: string
  readonly component: string
  /** Whether it is the component's first. */
  readonly first: boolean
  readonly Story: ComposedStory
}

const modules = import.meta.glob<StoryModule>('../../stories/components/**/*.stories.tsx', { eager: true })
const others = import.meta.glob<StoryModule>(['../../stories/**/*.stories.tsx', '!../../stories/components/**'])

/** The stories of every component, as the toolbar would show them. */
export function storiesWith(initialGlobals: StoryGlobals): readonly StoryCase[] {
  setProjectAnnotations([preview, { initialGlobals }])
  return composeAll(modules)
}

/** The stories of guides, pages and elements. Their modules are large, and are loaded on demand. */
export async function otherStories(): Promise<readonly StoryCase[]> {
  const loaded = Object.entries(others).map(async ([path, load]) => [path, await load()] as const)
  return composeAll(Object.fromEntries(await Promise.all(loaded)))
}

function composeAll(found: Readonly<Record<string, StoryModule>>): readonly StoryCase[] {
  return Object.entries(found).flatMap(([path, module]) => {
    const component = /(\w+)\.stories/.exec(path)?.[1] ?? path
    const stories = Object.entries(composeStories(module)) as unknown as [string, ComposedStory][]
    return stories.map(([name, Story], at) => ({ name: `${component} ${name}`, component, first: at === 0, Story }))
  })
}

/** Loads and renders a story in a box of some width, and waits until it stands. */
export async function showStory(story: StoryCase, width: number): Promise<HTMLElement> {
  const container = await renderStory(story, width)
  await standing(container)
  return container
}

/** Loads and renders a story in a box of some width. */
export async function renderStory({ Story }: StoryCase, width: number): Promise<HTMLElement> {
  await Story.load()
  const container = document.body.appendChild(document.createElement('div'))
  container.style.inlineSize = `${width}px`
  render(<Story />, { container })
  return container
}

/** Two frames without a change of size: metrics are read in the first. */
export async function standing(element: HTMLElement): Promise<void> {
  let before = -1
  for (let frames = 0; frames < 20; frames += 1) {
    await new Promise(requestAnimationFrame)
    const { scrollHeight } = element
    if (scrollHeight === before) return
    before = scrollHeight
  }
}
