import { useSyncExternalStore } from 'react'
import type { TimeStyle } from 'tonlens'
import { type LanguageTag, languages } from '../texts/languages.ts'

/** Choices of each setting; the first is the default. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  language: ['system', ...(Object.keys(languages) as LanguageTag[])],
  time: ['smart', 'relative', 'absolute'] satisfies TimeStyle[],
  direction: ['language', 'rtl'],
  density: ['comfortable', 'compact'],
  verify: ['no', 'yes'],
} as const

/** Settings with a fixed list of choices. */
export type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }

/** Settings of the reader. */
export interface Settings extends Choices {
  /** ISO 4217 code; `none` for no values. Empty for the default of the site. */
  readonly currency: string
}

const storageKey = 'tonlens-explorer-settings'
const names = Object.keys(choices) as (keyof Choices)[]
const listeners = new Set<() => void>()
let current: Settings | undefined

/** Whether the stored settings were read. Those that cannot be read are not replaced. */
let isRead = false
/** Changes that the browser has not saved. They last as long as the page. */
let unsaved: Partial<Settings> = {}

function load(): Settings {
  let stored: unknown
  try {
    const text = localStorage.getItem(storageKey) ?? '{}'
    isRead = true
    stored = JSON.parse(text)
  } catch {
    stored = undefined
  }
  return { ...readSettings(stored), ...unsaved }
}

/** Reads settings that were kept or imported; anything unknown there becomes the default. */
export function readSettings(value: unknown): Settings {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const read = (name: keyof Choices) => choices[name].find((choice) => choice === stored[name]) ?? choices[name][0]
  const currency =
    typeof stored['currency'] === 'string' && /^(?:[A-Z]{3}|none)$/.test(stored['currency']) ? stored['currency'] : ''
  return { ...(Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Choices), currency }
}

/** Settings as they are now. */
export function getSettings(): Settings {
  current ??= load()
  return current
}

/** Changes settings for all explorers of the page, and for other tabs. */
export function changeSettings(changes: Partial<Settings>): void {
  unsaved = { ...unsaved, ...changes }
  current = isRead ? { ...getSettings(), ...changes } : load()
  try {
    if (isRead) {
      localStorage.setItem(storageKey, JSON.stringify(current))
      unsaved = {}
    }
  } catch {
    // The settings page says it; the next change tries again.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the settings, and renders again when they change, also in another tab. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, getSettings, getSettings)
}

/** Returns whether the browser has saved the settings, and renders again when that changes. */
export function useSettingsSaved(): boolean {
  return useSyncExternalStore(subscribe, isSaved, isSaved)
}

function isSaved(): boolean {
  return Object.keys(unsaved).length === 0
}
