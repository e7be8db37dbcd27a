import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import '../src/components/styles/index.css'
import './preview.css'
import { DisplayProvider, type DisplayProviderProps } from '../src/react/display/DisplayProvider.tsx'
import { chinese } from '../src/entries/locales/zh.ts'
import { russian } from '../src/entries/locales/ru.ts'
import { pseudo } from '../test/fixtures/pseudo.ts'
import { isInShare, isLong } from '../test/helpers/chance.ts'
import { findFormerAmounts, readTexts } from '../test/helpers/texts.ts'
import { ComponentPage } from '../stories/handbook/ComponentPage.tsx'
import { withoutTags } from '../stories/handbook/describeComponent.ts'
import { HandbookContainer } from '../stories/handbook/HandbookContainer.tsx'
import { findControl } from './findControl.ts'
import { checkOtherTheme } from './otherTheme.ts'

/**
 * Languages of the toolbar. The last is English in disguise, with the former name of the coin: what stays plain bypasses
 * the catalogue, and what says Gram bypasses the setting.
 */
const languages: Readonly<Record<string, DisplayProviderProps>> = {
  en: {},
  ru: { locale: 'ru', messages: russian },
  zh: { locale: 'zh-Hans', messages: chinese },
  pseudo: { locale: 'ar-EG', messages: pseudo, nativeCoin: { name: 'Toncoin', symbol: 'TON' } },
}

/** Stories that show what another one shows, in another theme, direction or length: the gate has axe look at that one alone. */
const turned = /--(?:dark|phone|.*(?:narrow|right-to-left|thousand).*)$/
const isGate = import.meta.env['VITEST_STORYBOOK'] !== undefined && !isLong

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { page: ComponentPage, container: HandbookContainer, toc: { headingSelector: 'h2, h3' } },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      // Storybook reads this without running it.
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Getting started', 'Ten common jobs', 'Tour', 'Concepts', 'Recipes'],
          'Guides',
          [
            'Data fetching',
            'Lists and paging',
            'Traces',
            'Trace graph',
            'NFTs',
            'Jettons and prices',
            'Names and domains (DNS)',
            'Live data and sending',
            'Preview a message',
            'Offline mirror',
            'Ledger and portfolio',
            'Custom contracts (ABI)',
            'Hash verification',
            'Local VM',
            'Server rendering and Next.js',
            'Languages (i18n)',
            'Theming',
            'Accessibility',
            'Security',
            'Testing',
            'Sharing and pictures',
            'Performance and sizes',
            'TypeScript and bundlers',
          ],
          'Components',
          [
            'Overview',
            'Views',
            'Transactions and messages',
            'Traces',
            'Actions',
            'Accounts',
            'Jettons',
            'NFTs',
            'Contracts',
            'Staking',
            'Charts',
            'Blocks',
            'Values',
            'Lists and states',
            'Tools',
          ],
          'Hooks',
          [
            'Accounts',
            'Transactions',
            'Traces and actions',
            'Jettons',
            'NFTs',
            'Names',
            'Sending and get-methods',
            'Live',
            'Mirror',
            'Past and ledger',
            'Contracts',
            'Staking',
            'Blocks',
            'Display and client',
          ],
          'Client and providers',
          'Custom elements',
          ['Custom elements in any page', 'WordPress, Ghost and plain HTML', 'Snippet builder'],
          'Explorer app',
          ['Build your own explorer', 'Change the source', 'Try the explorer'],
          'Tools and commands',
          'Help',
          ['FAQ', 'Troubleshooting', 'Entry points', 'Browsers', 'Migrating', 'Changelog'],
          'About',
        ],
      },
    },
  },
  // The panel of controls shows the docblocks of props.
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          argType.description === undefined ? argType : { ...argType, description: withoutTags(argType.description) },
        ]),
      ),
    // An optional prop has a union with `undefined`, for which Storybook offers no control.
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [name, { ...findControl(argType), ...argType }]),
      ),
  ],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ru', title: 'Русский' },
          { value: 'zh', title: '简体中文' },
          { value: 'pseudo', title: 'Pseudo-locale' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  beforeEach: ({ id, parameters }) => {
    // It takes longer than to draw the story: every second one in each gate.
    if (isGate && (turned.test(id) || !isInShare(id, 2))) parameters['a11y'] = { test: 'off' }
  },
  // In tests alone: in the handbook a page would flash.
  afterEach: async ({ canvasElement, globals, parameters, viewMode }) => {
    if (import.meta.env['VITEST_STORYBOOK'] !== undefined && globals['language'] !== 'pseudo') {
      await expect(findFormerAmounts(readTexts(canvasElement)), 'amounts with the former name of the coin').toEqual([])
    }
    const asked = (parameters['a11y'] as { readonly test?: string } | undefined)?.test
    if (import.meta.env['VITEST_STORYBOOK'] !== undefined && viewMode === 'story' && asked === 'error')
      await checkOtherTheme(canvasElement)
  },
  initialGlobals: { theme: 'light', direction: 'ltr', language: 'en' },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(parameters['theme'] ?? globals['theme'])
      const direction = String(parameters['direction'] ?? globals['direction'])
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.dir = direction
      }, [theme, direction])
      return (
        <DisplayProvider {...languages[String(parameters['language'] ?? globals['language'])]}>
          <Story />
        </DisplayProvider>
      )
    },
  ],
}

export default preview
