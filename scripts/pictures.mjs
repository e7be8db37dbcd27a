// Takes the README's pictures, light and dark, from the built Storybook (`npm run build:storybook`).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openStorybook } from './storybook.mjs'

const stories = fileURLToPath(new URL('../stories/', import.meta.url))
const { showcase } = JSON.parse(readFileSync(`${stories}chain/index.json`, 'utf8'))

/** @type {Record<string, import('./storybook.mjs').Scene>} */
const pictures = {
  explorer: {
    story: 'explorer-app-try-the-explorer--embedded-chain',
    route: `#/transaction/${encodeURIComponent(showcase.transactions.partlyFailed)}`,
    width: 1280,
    height: 960,
  },
  graph: { story: 'components-traces-messagechaingraph--partly-failed', width: 900, height: 366 },
  gallery: { story: 'components-nfts-nftgrid--gallery', width: 900, height: 560 },
}

const storybook = await openStorybook()
mkdirSync(`${stories}pictures`, { recursive: true })
try {
  for (const [name, scene] of Object.entries(pictures)) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const file = `${name}${theme === 'dark' ? '-dark' : ''}.png`
      writeFileSync(`${stories}pictures/${file}`, await storybook.shoot({ ...scene, theme }))
      console.log(`stories/pictures/${file}`)
    }
  }
} finally {
  await storybook.close()
}
