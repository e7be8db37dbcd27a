import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../src/styles/index.css'
import './preview.css'
import { checkOtherTheme } from './otherTheme.ts'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Getting started', 'Guides', 'Explorer', 'Components', 'Widgets', ['Guide', 'Snippet builder'], 'Hooks', 'Matrix'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  // In tests alone: in the handbook a page would flash.
  afterEach: async ({ canvasElement, parameters, viewMode }) => {
    const asked = (parameters['a11y'] as { readonly test?: string } | undefined)?.test
    if (import.meta.env['VITEST_STORYBOOK'] !== undefined && viewMode === 'story' && asked === 'error') await checkOtherTheme(canvasElement)
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(parameters['theme'] ?? globals['theme'])
      const direction = String(parameters['direction'] ?? globals['direction'])
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.dir = direction
      }, [theme, direction])
      return <Story />
    },
  ],
}

export default preview
