import { useSyncExternalStore } from 'react'
import { createPersistentStore, type TimeStyle } from 'tonlens'
import { type LanguageTag, languages } from '../texts/languages.ts'

/** Choices of each setting; the first is the default. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  language: ['system', ...(Object.keys(languages) as LanguageTag[])],
  time: ['smart', 'relative', 'absolute'] satisfies TimeStyle[],
  direction: ['language', 'rtl'],
  density: ['comfortable', 'compact'],
  verify: ['no', 'yes'],
  names: ['no', 'yes'],
} as const

/** Settings with a fixed list of choices. */
export type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }

/** Settings of the reader. */
export interface Settings extends Choices {
  /** ISO 4217 code; `none` for no values. Empty for the default of the site. */
  readonly currency: string
}

const names = Object.keys(choices) as (keyof Choices)[]

const store = createPersistentStore<Settings>({
  name: 'tonlens-explorer-settings',
  read: (text) => readSettings(parseJson(text)),
  write: JSON.stringify,
})

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return undefined
  }
}

/** Reads settings that were kept or imported; anything unknown there becomes the default. */
export function readSettings(value: unknown): Settings {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const read = (name: keyof Choices) => choices[name].find((choice) => choice === stored[name]) ?? choices[name][0]
  const currency =
    typeof stored['currency'] === 'string' && /^(?:[A-Z]{3}|none)$/.test(stored['currency']) ? stored['currency'] : ''
  return { ...(Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Choices), currency }
}

/** Returns the settings as they are now. */
export const getSettings = store.current

/** Changes settings for all explorers of the page, and for other tabs. */
export function changeSettings(changes: Partial<Settings>): void {
  store.update((settings) => ({ ...settings, ...changes }))
}

/** Returns the settings, and renders again when they change, also in another tab. */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}

/** Tells whether the browser has saved the settings. */
export const areSettingsSaved = store.isSaved

/** Returns whether the browser has saved the settings, and renders again when that changes. */
export function useSettingsSaved(): boolean {
  return useSyncExternalStore(store.subscribe, store.isSaved, store.isSaved)
}
