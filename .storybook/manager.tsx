// The manager's own bundler compiles JSX to calls of this name.
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { isVariant } from '../stories/handbook/variants.ts'
import { SnippetsPanel } from './SnippetsPanel.tsx'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'tonlens', brandUrl: './' }),
  sidebar: { filters: { variants: ({ id }) => !isVariant(id) } },
})

addons.register('tonlens/snippets', () => {
  addons.add('tonlens/snippets/panel', {
    type: types.PANEL,
    title: 'Code to copy',
    render: ({ active = false }) => <SnippetsPanel active={active} />,
  })
})
