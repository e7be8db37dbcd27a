import { describe, expect, test } from 'vitest'

const doors = {
  tonlens: () => import('../src/index.ts'),
  'tonlens/devtools': () => import('../src/devtools.ts'),
  'tonlens/client': () => import('../src/client.ts'),
  'tonlens/memory': () => import('../src/memory.ts'),
  'tonlens/mirror': () => import('../src/mirror.ts'),
  'tonlens/mirror-worker': () => import('../src/mirror-worker.ts'),
  'tonlens/ton': () => import('../src/ton.ts'),
  'tonlens/trace': () => import('../src/trace.ts'),
  'tonlens/widgets': () => import('../src/widgets.ts'),
  'tonlens/locales/ru': () => import('../src/locales/ru.ts'),
  'tonlens/locales/zh': () => import('../src/locales/zh.ts'),
}

/** A name that appears or goes is a decision: it must be seen in a change. */
describe.each(Object.entries(doors))('%s', (name, load) => {
  test('exports exactly these names', async () => {
    const names = Object.keys(await load()).toSorted()
    await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`exports/${name.replaceAll('/', '-')}.txt`)
  })
})
