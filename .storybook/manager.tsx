// The manager's own bundler compiles JSX to calls of this name.
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { SnippetsPanel } from './SnippetsPanel.tsx'

addons.register('tonlens/snippets', () => {
  addons.add('tonlens/snippets/panel', {
    type: types.PANEL,
    title: 'Code to copy',
    render: ({ active = false }) => <SnippetsPanel active={active} />,
  })
})
