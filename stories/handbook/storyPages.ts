import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** One story of a component. */
export interface StoryLink {
  readonly name: string
  /** Identity in Storybook's address bar. */
  readonly id: string
}

/** Page of a component, and the stories that it lists. */
export interface StoryPage {
  /** Identity of the page in Storybook's address bar. */
  readonly id: string
  readonly stories: readonly StoryLink[]
}

const sources = import.meta.glob<string>(['../components/**/*.stories.tsx', '../widgets/views/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Page of each component that has stories, read from their files, by the name of the component. */
export const storyPages: ReadonlyMap<string, StoryPage> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name))
    const stories = names.map((name) => ({ name, id: toId(title, name) }))
    return [/(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '', { id: toId(title, 'docs'), stories }]
  }),
)
