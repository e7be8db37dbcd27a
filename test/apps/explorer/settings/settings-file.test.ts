import { describe, expect, test } from 'vitest'
import { createLabelStore } from '../../../../src/entries/index.ts'
import { readCustomNetwork, type ShownNetwork } from '../../../../src/apps/explorer/networks/customNetworks.ts'
import {
  maxFile,
  readSettingsFile,
  writeSettingsFile,
} from '../../../../src/apps/explorer/settings/file/settingsFile.ts'
import { readSettings } from '../../../../src/apps/explorer/settings/settings.ts'

const address = `0:${'5'.repeat(64)}`
const settings = readSettings({ theme: 'dark', currency: 'EUR' })
const network = readCustomNetwork({
  name: 'own',
  title: 'Own',
  baseUrl: 'https://index.example/api/v3',
  color: '#112233',
  apiKey: 'secret-key',
})!
const known: readonly ShownNetwork[] = [{ name: 'mainnet', title: 'TON', baseUrl: 'https://toncenter.com/api/v3' }]

const labels = () => {
  const kept = new Map<string, string>()
  return createLabelStore({
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
  })
}
const write = (file: object) => JSON.stringify({ format: 'tonlens-explorer', version: 1, ...file })

test('what is exported is imported elsewhere, without API keys', () => {
  const store = labels()
  store.setLabel(address, 'A friend')
  store.setFavorite(address, true)
  const text = writeSettingsFile(settings, store.export(), [network])
  expect(text).not.toContain('secret-key')
  const file = readSettingsFile(text, known)
  const { apiKey, ...rest } = network
  expect(apiKey).toBe('secret-key')
  expect(file).toMatchObject({ settings, labelCount: 1, favoriteCount: 1, networks: [rest], skipped: 0 })
  expect(file.networks[0]).not.toHaveProperty('apiKey')
  const other = labels()
  other.import(file.labels ?? '', { own: true })
  expect(other.current().byAddress.get(address)).toMatchObject({ label: 'A friend', favorite: true })
})

test('a file of labels alone is imported, and changes no setting', () => {
  const store = labels()
  store.setLabel(address, 'A friend')
  const file = readSettingsFile(store.export(), known)
  expect(file).toMatchObject({ settings: undefined, labelCount: 1, networks: [], skipped: 0 })
  const other = labels()
  other.import(file.labels ?? '')
  expect(other.current().byAddress.get(address)).toMatchObject({ label: 'A friend', imported: true })
})

describe('a hostile file', () => {
  test.each<[string, string]>([
    ['{', 'notSettings'],
    ['null', 'notSettings'],
    ['[]', 'notSettings'],
    ['{"format":"tonlens-labels","version":1,"accounts":[{"address":"x"}]}', 'labels'],
    ['{"format":"tonlens-explorer","version":2}', 'newer'],
    [write({ labels: { format: 'tonlens-labels', version: 1, accounts: [{ address: 'x' }] } }), 'labels'],
    [write({ labels: 'text' }), 'labels'],
    [' '.repeat(maxFile + 1), 'tooLarge'],
  ])('%.70s is refused', (text, reason) => {
    expect(() => readSettingsFile(text, known)).toThrow(expect.objectContaining({ reason }))
  })

  test('changes no setting to something unknown', () => {
    const file = readSettingsFile(
      write({ settings: { theme: 'url(evil)', currency: '<b>', language: '__proto__', other: 1 } }),
      known,
    )
    expect(file.settings).toEqual(readSettings({}))
  })

  test('adds no network under the name of another, none that is invalid, no key, and no endless list', () => {
    const networks = [
      { ...network, name: 'ton', title: 'Any' },
      { ...network, name: 'x', title: 'ＭＡＩＮＮＥＴ' },
      { ...network, name: 'y', title: 'Y', baseUrl: 'javascript:alert(1)' },
      null,
      { ...network, name: 'good', title: 'Good' },
      { ...network, name: 'good-2', title: 'good' },
      ...Array.from({ length: 1000 }, (_, at) => ({ ...network, name: `n${at}`, title: `N ${at}` })),
    ]
    const file = readSettingsFile(write({ networks }), known)
    expect(file.networks[0]?.name).toBe('good')
    expect(file.networks).toHaveLength(20)
    expect(file.skipped).toBe(networks.length - 20)
    expect(JSON.stringify(file)).not.toContain('secret-key')
  })
})
