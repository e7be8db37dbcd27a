import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

type Theme = 'light' | 'dark'

interface Chosen {
  readonly globals: Readonly<Record<string, unknown>>
}

const chosenTheme = (chosen: Chosen | undefined): Theme => (chosen?.globals['theme'] === 'dark' ? 'dark' : 'light')

/** A page of the handbook in the theme of the toolbar, as its stories are. */
export function HandbookContainer(props: DocsContainerProps & { readonly children?: ReactNode }): ReactElement {
  const { channel } = props.context
  const [theme, setTheme] = useState(() => {
    const last = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as readonly Chosen[] | undefined
    return chosenTheme(last?.[0])
  })
  useEffect(() => {
    const update = (chosen: Chosen): void => setTheme(chosenTheme(chosen))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return <DocsContainer {...props} theme={themes[theme]} />
}
