import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { writeHookPages } from '../scripts/hookPages.mjs'
import { buildVmFolder } from './vmFolder.ts'

await writeHookPages()

/** `npm start` serves stories and their documentation to coding agents, at /mcp. Builds and tests need none of it. */
const agents = process.argv.includes('dev') ? ['@storybook/addon-mcp'] : []

/** The part of the options of the compiler that this changes. */
interface MdxOptions {
  readonly mdxCompileOptions?: { readonly remarkPlugins?: readonly unknown[] }
}

const config: StorybookConfig & { readonly mdxLoaderOptions: (options: MdxOptions) => Promise<MdxOptions> } = {
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...agents],
  // MDX knows no tables by itself. Loaded when a page is compiled: the tests of stories compile none.
  mdxLoaderOptions: async (options) => {
    const { default: remarkGfm } = await import('remark-gfm')
    const { mdxCompileOptions } = options
    return {
      ...options,
      mdxCompileOptions: {
        ...mdxCompileOptions,
        remarkPlugins: [...(mdxCompileOptions?.remarkPlugins ?? []), remarkGfm],
      },
    }
  },
  staticDirs: [{ from: buildVmFolder(), to: '/vm' }],
  framework: '@storybook/react-vite',
  // The sidebar then finds a page by any of its headings.
  features: { experimentalSearchDocsHeadings: true },
  // For older browsers `:dir(rtl)` becomes a list of languages, and the direction of the toolbar turns half of the
  // page.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        cssTarget: ['chrome120', 'firefox121', 'safari17'],
        // Most stories need these: one file instead of sixty.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 40 }] } },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
