import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../src/styles/index.css'
import './preview.css'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Getting started', 'Explorer', 'Components', 'Hooks'] },
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
