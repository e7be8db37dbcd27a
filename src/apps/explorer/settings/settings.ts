import { useSyncExternalStore } from 'react'
import type { TimeStyle } from 'tonlens'
import { type LanguageTag, languages } from '../texts/languages.ts'

/** Choices of each setting; the first is the default. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  language: ['system', ...(Object.keys(languages) as LanguageTag[])],
  time: ['smart', 'relative', 'absolute'] satisfies TimeStyle[],
  direction: ['language', 'rtl'],
  verify: ['no', 'yes'],
} as const

/** Settings of the reader. */
export type Settings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }

const storageKey = 'tonlens-explorer-settings'
const names = Object.keys(choices) as (keyof Settings)[]
const listeners = new Set<() => void>()
let current: Settings | undefined

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return undefined
  }
}

/** Settings from storage; anything unknown there becomes the default. */
function readSettings(): Settings {
  const stored = (readStored() ?? {}) as Readonly<Record<string, unknown>>
  const read = (name: keyof Settings) => choices[name].find((choice) => choice === stored[name]) ?? choices[name][0]
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Settings
}

/** Settings as they are now. */
export function getSettings(): Settings {
  current ??= readSettings()
  return current
}

/** Changes settings for all explorers of the page, and for other tabs. */
export function changeSettings(changes: Partial<Settings>): void {
  current = { ...getSettings(), ...changes }
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // Without storage, the choice lasts as long as the page.
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
