import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { buildVmFolder } from './vmFolder.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: [
    // MDX knows no tables by itself.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [{ from: buildVmFolder(), to: '/vm' }],
  framework: '@storybook/react-vite',
  // The sidebar then finds a page by any of its headings.
  features: { experimentalSearchDocsHeadings: true },
  // For older browsers `:dir(rtl)` becomes a list of languages, and the direction of the toolbar turns half of the page.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: ['chrome120', 'firefox121', 'safari17'] } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
