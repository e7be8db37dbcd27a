import type { Preview, StoryContext } from '@storybook/react-vite'
// Storybook imports it when the story has arrived: it is loaded beside this file then.
import 'react-dom/client'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import '../src/components/styles/index.css'
import './preview.css'
import { DisplayProvider, type DisplayProviderProps } from '../src/react/display/DisplayProvider.tsx'
import { isInShare, isLong } from '../test/helpers/chance.ts'
import { withoutTags } from '../stories/handbook/describeComponent.ts'
import { findControl } from './findControl.ts'

// A story loads what it shows: languages, the pages of the handbook and the checks of tests come on demand.

/**
 * Languages of the toolbar. The last is English in disguise, with the former name of the coin: what stays plain
 * bypasses the catalogue, and what says Gram bypasses the setting.
 */
const languages: Readonly<Record<string, () => Promise<DisplayProviderProps>>> = {
  ru: async () => ({ locale: 'ru', messages: (await import('../src/entries/locales/ru.ts')).russian }),
  zh: async () => ({ locale: 'zh-Hans', messages: (await import('../src/entries/locales/zh.ts')).chinese }),
  pseudo: async () => ({
    locale: 'ar-EG',
    messages: (await import('../test/fixtures/pseudo.ts')).pseudo,
    nativeCoin: { name: 'Toncoin', symbol: 'TON' },
  }),
}
const loadedLanguages = new Map<string, DisplayProviderProps>()

/** Name of the language of a story. */
function readLanguage({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>): string {
  return String(parameters['language'] ?? globals['language'])
}

const ComponentPage = lazy(async () => {
  const { ComponentPage } = await import('../stories/handbook/ComponentPage.tsx')
  return { default: ComponentPage }
})
const HandbookContainer = lazy(async () => {
  const { HandbookContainer } = await import('../stories/handbook/HandbookContainer.tsx')
  return { default: HandbookContainer }
})

/** A part of a page of the handbook, which is loaded with the first of them. */
function loadedLater<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function LoadedLater(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * Stories that show what another one shows, in another theme, direction or length: the gate has axe look at that one
 * alone.
 */
const turned = /--(?:dark|phone|.*(?:narrow|right-to-left|thousand).*)$/
const isGate = import.meta.env['VITEST_STORYBOOK'] !== undefined && !isLong

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: {
      page: loadedLater(ComponentPage),
      container: loadedLater(HandbookContainer),
      toc: { headingSelector: 'h2, h3' },
    },
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
    if (import.meta.env['VITEST_STORYBOOK'] === undefined) return
    if (globals['language'] !== 'pseudo') {
      const { expect } = await import('storybook/test')
      const { findFormerAmounts, readTexts } = await import('../test/helpers/texts.ts')
      await expect(findFormerAmounts(readTexts(canvasElement)), 'amounts with the former name of the coin').toEqual([])
    }
    const asked = (parameters['a11y'] as { readonly test?: string } | undefined)?.test
    if (viewMode !== 'story' || asked !== 'error') return
    const { checkOtherTheme } = await import('./otherTheme.ts')
    await checkOtherTheme(canvasElement)
  },
  // The engine of the accessibility panel is a quarter of what a story loads: the handbook loads it on request.
  initialGlobals: { theme: 'light', direction: 'ltr', language: 'en', a11y: { manual: import.meta.env.PROD } },
  loaders: [
    async (context) => {
      const name = readLanguage(context)
      const load = languages[name]
      if (load !== undefined && !loadedLanguages.has(name)) loadedLanguages.set(name, await load())
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(parameters['theme'] ?? globals['theme'])
      const direction = String(parameters['direction'] ?? globals['direction'])
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.dir = direction
      }, [theme, direction])
      return (
        <DisplayProvider {...loadedLanguages.get(readLanguage({ globals, parameters }))}>
          <Story />
        </DisplayProvider>
      )
    },
  ],
}

export default preview
