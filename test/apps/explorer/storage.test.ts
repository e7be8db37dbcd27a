// The explorer keeps networks, settings and configurations in `localStorage`, which fails once.
import { beforeEach, expect, test, vi } from 'vitest'

const texts = new Map<string, string>()
const failing = new Set<'get' | 'set'>()

beforeEach(() => {
  texts.clear()
  failing.clear()
  vi.resetModules()
  const check = (method: 'get' | 'set') => {
    if (failing.has(method))
      throw new DOMException('refused', method === 'set' ? 'QuotaExceededError' : 'SecurityError')
  }
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      check('get')
      return texts.get(key) ?? null
    },
    setItem(key: string, text: string) {
      check('set')
      texts.set(key, text)
    },
  })
  return () => vi.unstubAllGlobals()
})

const settingsKey = 'tonlens-explorer-settings'

test.each(['get', 'set'] as const)(
  'settings that cannot be saved (%s) hold for the page, and are saved with the next change; none is lost',
  async (method) => {
    texts.set(settingsKey, JSON.stringify({ theme: 'dark', currency: 'EUR' }))
    failing.add(method)
    const { changeSettings, getSettings } = await import('../../../src/apps/explorer/settings/settings.ts')
    getSettings()
    changeSettings({ density: 'compact' })
    expect(getSettings().density).toBe('compact')
    expect(JSON.parse(texts.get(settingsKey) ?? '')).toEqual({ theme: 'dark', currency: 'EUR' })
    failing.clear()
    changeSettings({ time: 'absolute' })
    expect(getSettings()).toMatchObject({ theme: 'dark', currency: 'EUR', density: 'compact', time: 'absolute' })
    expect(JSON.parse(texts.get(settingsKey) ?? '')).toMatchObject({
      theme: 'dark',
      currency: 'EUR',
      density: 'compact',
      time: 'absolute',
    })
  },
)

test('states of the configuration that cannot be read once are not replaced', async () => {
  const { keepConfig } = await import('../../../src/apps/explorer/pages/chain/keptConfigs.ts')
  keepConfig('mainnet', { data: 'a', at: 1 })
  failing.add('get')
  expect(keepConfig('mainnet', { data: 'b', at: 2 })).toEqual([{ data: 'b', at: 2 }])
  failing.clear()
  expect(keepConfig('mainnet', { data: 'c', at: 3 }).map(({ data }) => data)).toEqual(['a', 'c'])
})
