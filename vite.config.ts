import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { BROWSER_ARGS, findBrowser } from './scripts/browser.mjs'
import { drivenBrowser } from './scripts/browsers/provider.mjs'
import { doors } from './scripts/doors.mjs'
import { embeddedChain } from './scripts/embeddedChain.mjs'
import { evidenceCode } from './scripts/evidenceCode.mjs'
import { pureCalls } from './scripts/pureCalls.mjs'
import { ShuffledFiles } from './scripts/shuffledFiles.mjs'
import { componentStyles } from './scripts/styles.mjs'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  exports: Record<string, unknown>
}
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
  (name) => new RegExp(`^${name}(/|$)`),
)
external.push(/^node:/)
/** One entry for each declared subpath: `./client` is built from `src/entries/client.ts`. */
const entry = Object.fromEntries(
  Object.keys(manifest.exports)
    .filter((path) => !/\.(css|json|txt)$/.test(path))
    .map((path) => (path === '.' ? 'index' : path.slice(2)))
    .map((name) => [`entries/${name}`, source(`entries/${name}.ts`)]),
)
entry['tools/cli/tonlens'] = source('tools/cli/tonlens.ts')

function source(file: string): string {
  return fileURLToPath(new URL(`src/${file}`, import.meta.url))
}

/** A late find of a dependency reloads the page in the middle of a test. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@tanstack/react-query',
    'zod/mini',
    // The disassembler, which is loaded on demand.
    '@ton/core',
    'buffer',
    'ton-assembly',
    // The parser of TL-B, which is loaded on demand.
    '@ton-community/tlb-parser',
    '@testing-library/react',
    '@testing-library/user-event',
    // For tests that show stories.
    '@storybook/addon-docs/blocks',
    '@storybook/react-vite',
    'axe-core',
    'postcss',
    'storybook/test',
    'tailwindcss',
  ],
}

const maxWorkers = Math.max(2, availableParallelism() - 1)
/** End-to-end tests wait for browsers and servers a third of their time, and leave the processor to others. */
const endToEndWorkers = Math.max(3, maxWorkers)
/** Each browser project has one page at a time on a small machine, which four of them fill. */
const fileParallelism = availableParallelism() > 2

/** In CI, files and unit tests are shuffled. */
const isShuffled = process.env['CI'] === 'true'

/**
 * Tests in real pages depend on when a crowded machine gives them the processor: in CI they have a second try. The
 * closing lines name each that needed it.
 */
const retry = process.env['CI'] === 'true' ? 1 : 0

/** Of the order of files and tests, and of what a run takes by chance. Tests read it from the environment. */
const seed = (process.env['TONLENS_SEED'] ??= String(isShuffled ? seedOfCommit() : Date.now()))

/** In CI, a commit is judged in the same way each time, and the next one in another. */
function seedOfCommit(): number {
  try {
    return Number.parseInt(
      execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).slice(0, 8),
      16,
    )
  } catch {
    return Date.now()
  }
}

/** Tests whose file needs modules of its own; all others share theirs. */
const APART = {
  unit: [
    // Modules are replaced before anything loads them.
    'test/components/fields/{fields,endpoints}.test.tsx',
    'test/ton/cells/bagSteps.test.ts',
    'test/service/newRoute/newRoute.test.ts',
    'test/meaning/verify/slices.test.ts',
    // A library asks at its start whether there is a window.
    'test/react/live/engine/{account,jettons}.test.ts',
    // React as it runs in production.
    'test/components/{deceptions,hostile,sweep}.test.tsx',
    // Messages between ports are held back, and a thread tells Vitest of its tests by such.
    'test/sources/mirror/workerFaults.test.ts',
    // A thread has a smaller stack than a process.
    'test/ton/tlb/compileTlb.test.ts',
  ],
  browser: [
    // Requests are counted by the second, in a page that other tests left nothing to do.
    'test/sources/client/limits/tabs.browser.test.ts',
    // Modules are replaced before anything loads them.
    'test/react/display/verification.browser.test.tsx',
    'test/apps/explorer/load-contracts.browser.test.tsx',
    // Storybook replaces parts of the page, after which nothing can be typed in other tests.
    'test/components/styles/{host,layout}.browser.test.tsx',
    'test/stories/validHtml.browser.test.tsx',
    'test/text/i18n/sweep.browser.test.tsx',
  ],
}

/** Browser tests of whole applications. */
const applications = ['test/apps/**/*.browser.test.{ts,tsx}']

/** Elements that React can draw in both of its builds: a test may choose the one of production. */
const oxc = { jsx: { development: false } }

/** Longer limits for what browser tests wait for. */
const patience = ['test/helpers/patience.ts', 'test/helpers/browsers/patience.ts']

/** For files that share one page, which loads each module once. */
const sharedPage = 'test/helpers/browsers/sharedPage.ts'

const ownerStacks = 'test/helpers/browsers/ownerStacks.ts'

const unitProjects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    oxc,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: ['test/**/*.browser.test.{ts,tsx}', 'test/e2e/**', 'test/sweep/**', ...APART.unit],
      setupFiles: ['test/helpers/patience.ts', 'test/helpers/sharedProcess.ts'],
      testTimeout: 60_000,
      sequence: { shuffle: { files: false, tests: isShuffled } },
      pool: 'threads',
      isolate: false,
    },
  },
  {
    extends: true,
    oxc,
    test: {
      name: 'unit-apart',
      environment: 'node',
      include: APART.unit,
      setupFiles: ['test/helpers/patience.ts'],
      testTimeout: 60_000,
    },
  },
]

async function browserProjects(): Promise<TestProjectInlineConfiguration[]> {
  const { executablePath, env } = await findBrowser()
  // One object per project: it is changed in place.
  const browser = () => ({
    enabled: true,
    headless: true,
    fileParallelism,
    api: { host: '127.0.0.1' },
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        executablePath,
        args: BROWSER_ARGS,
        env: { ...(process.env as Record<string, string>), ...env },
      },
    }),
    instances: [{ browser: 'chromium' as const }],
  })
  return [
    {
      extends: true,
      optimizeDeps,
      // Instances have no isolation of their own: that of their project counts.
      test: {
        name: 'browser',
        include: ['test/**/*.browser.test.{ts,tsx}'],
        setupFiles: [ownerStacks, ...patience, sharedPage],
        testTimeout: 90_000,
        isolate: false,
        retry,
        browser: {
          ...browser(),
          // One server transforms each module for both. Applications take nearly as long as everything else.
          instances: [
            { browser: 'chromium', exclude: [...APART.browser, ...applications] },
            { browser: 'chromium', name: 'browser-apps', include: applications, exclude: APART.browser },
          ],
        },
      },
    },
    {
      extends: true,
      optimizeDeps,
      test: {
        name: 'browser-apart',
        include: APART.browser,
        setupFiles: [ownerStacks, ...patience],
        testTimeout: 90_000,
        retry,
        browser: browser(),
      },
    },
    {
      extends: true,
      optimizeDeps,
      plugins: [storybookTest({ configDir: '.storybook' })],
      // In one frame, as in Storybook: with a frame for each file, and the embedded chain in each, the
      // page grew until the browser closed it. Some stories walk a whole way, which takes long.
      test: {
        name: 'stories',
        setupFiles: [ownerStacks, 'test/helpers/browsers/storyPatience.ts'],
        testTimeout: 60_000,
        isolate: false,
        retry,
        browser: browser(),
      },
    },
    ...otherBrowsers(),
  ]
}

/**
 * Browser tests with commands that only Chromium's driver has (real keys, media features, sizes of the viewport), and
 * the one of the handbook, which measures time.
 */
const CHROMIUM_ONLY = [
  'test/docs/testing.browser.test.tsx',
  'test/components/nfts/media.browser.test.tsx',
  'test/components/traces/message-chain-graph-hands.browser.test.tsx',
]

/**
 * Browser tests that other browsers run in the gate: a part of each thing in which engines differ. All of them with
 * TONLENS_LONG=1.
 */
const IN_EVERY_GATE = [
  'test/components/values/*.browser.test.tsx',
  'test/components/nfts/{nft-grid,nft-zoom}.browser.test.tsx',
  'test/components/transactions/transaction-card.browser.test.tsx',
  'test/react/hooks/{hooks,live,mirror,origin,trace}.browser.test.tsx',
]
/** WebKit draws without a graphics card here, and takes three times as long. */
const IN_GATE: Readonly<Record<string, readonly string[]>> = {
  firefox: [
    ...IN_EVERY_GATE,
    'test/components/lists/table.browser.test.tsx',
    'test/components/nfts/media-player.browser.test.tsx',
    'test/components/traces/message-chain-graph-tools.browser.test.tsx',
    'test/react/hooks/mirror-engine.browser.test.tsx',
    'test/sources/mirror/{mirror,worker}.browser.test.ts',
  ],
  webkit: IN_EVERY_GATE,
}

/** Browser tests, stories and a sweep in the browsers that TONLENS_BROWSERS names, one browser after the other. */
function otherBrowsers(): TestProjectInlineConfiguration[] {
  const named = process.env['TONLENS_BROWSERS']?.split(',').filter((name) => name !== '') ?? []
  const isLong = process.env['TONLENS_LONG'] === '1'
  const setupFiles = (name: string) => (name === 'webkit' ? ['test/helpers/browsers/closedMenus.ts'] : [])
  const browser = (name: string) => ({
    enabled: true,
    fileParallelism,
    api: { host: '127.0.0.1' },
    screenshotFailures: false,
    // One that does not come up is started again within that time.
    connectTimeout: 900_000,
    provider: drivenBrowser(),
    instances: [{ browser: name as 'firefox' | 'webkit' }],
  })
  const sweep: TestProjectInlineConfiguration = {
    extends: true,
    test: {
      name: 'sweep',
      environment: 'node',
      include: ['test/sweep/**/*.test.ts'],
      maxWorkers: endToEndWorkers,
      sequence: { groupOrder: 1 },
    },
  }
  const projects = named.flatMap((name, place): TestProjectInlineConfiguration[] => [
    {
      extends: true,
      optimizeDeps,
      test: {
        name,
        include: isLong ? ['test/**/*.browser.test.{ts,tsx}'] : [...(IN_GATE[name] ?? IN_EVERY_GATE)],
        exclude: CHROMIUM_ONLY,
        setupFiles: [ownerStacks, ...patience, sharedPage, ...setupFiles(name)],
        testTimeout: 90_000,
        hookTimeout: 60_000,
        // The long run has files among them that need modules of their own.
        isolate: isLong,
        retry,
        sequence: { groupOrder: 3 + place },
        browser: browser(name),
      },
    },
    ...(isLong ? [stories(name, place)] : []),
  ])
  return named.length === 0 ? [] : [sweep, ...projects]

  function stories(name: string, place: number): TestProjectInlineConfiguration {
    return {
      extends: true,
      optimizeDeps,
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: {
        name: `stories-${name}`,
        setupFiles: ['test/helpers/browsers/storyPatience.ts', ...setupFiles(name)],
        testTimeout: 120_000,
        isolate: false,
        sequence: { groupOrder: 5 + place },
        browser: browser(name),
      },
    }
  }
}

export default defineConfig(async (): Promise<ViteUserConfig> => ({
  plugins: [react(), embeddedChain(), evidenceCode(), componentStyles(), pureCalls(), doors()],
  publicDir: false,
  // Tests in a browser read it from `import.meta.env`.
  envPrefix: ['VITE_', 'TONLENS_LONG', 'TONLENS_SEED', 'TONLENS_WHOLE'],
  // Stories and tests import the package as an application does.
  resolve: {
    alias: [
      { find: /^tonlens$/, replacement: source('entries/index.ts') },
      {
        find: /^tonlens\/(abi|charts|client|code|conformance|contracts|devtools|endpoints|ledger|locales\/en|locales\/ru|locales\/zh|memory|mirror|mirror-worker|names|picture|query|server|staking|testing|tlb|ton|trace|verify|views|vm|widgets)$/,
        replacement: source('entries/$1.ts'),
      },
    ],
  },
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      external,
      // Each module is a file, which says its own name.
      experimental: { attachDebugInfo: 'none' },
      // Docblocks stand in the declarations, where editors read them.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        comments: { jsdoc: false },
      },
    },
  },
  test: {
    reporters: ['default', './scripts/tally.mjs'],
    // Output of a failed test helps; that of 16,000 others hides it. Long runs quote figures.
    silent: process.env['TONLENS_LONG'] === '1' ? false : 'passed-only',
    maxWorkers,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { seed: Number(seed), ...(isShuffled ? { sequencer: ShuffledFiles } : {}) },
    projects: [
      ...unitProjects,
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/setUp.ts',
          setupFiles: ['test/e2e/buildPackage.ts'],
          maxWorkers: endToEndWorkers,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          retry,
          // Beside the browser lanes, pages of both starve on two cores.
          sequence: { groupOrder: 1 },
        },
      },
      ...(process.env['VITEST'] ? await browserProjects() : []),
    ] as TestProjectInlineConfiguration[],
  },
}))
