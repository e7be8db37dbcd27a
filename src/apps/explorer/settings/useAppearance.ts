import { use, useDeferredValue, useLayoutEffect } from 'react'
import { chooseLanguage, englishLanguage, type Language, loadLanguage } from '../texts/languages.ts'
import type { Settings } from './settings.ts'

/** Sets theme, density, language and direction of the document, before the page is painted. */
export function useAppearance({ theme, density, direction }: Settings, { locale }: Language): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    // The snapshot of the page may have set the same.
    const before = root.dataset['theme'] === theme ? undefined : root.dataset['theme']
    if (theme === 'system') return
    root.dataset['theme'] = theme
    return () => {
      if (before === undefined) delete root.dataset['theme']
      else root.dataset['theme'] = before
    }
  }, [theme])
  useLayoutEffect(() => {
    if (density === 'compact') document.documentElement.dataset['explorerDensity'] = density
    return () => void delete document.documentElement.dataset['explorerDensity']
  }, [density])
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.lang
    root.lang = locale
    return () => void (root.lang = before)
  }, [locale])
  useLayoutEffect(() => {
    if (direction !== 'rtl') return
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  }, [direction])
}

/**
 * Returns the language of the settings, and suspends until it is loaded; another one is loaded while the one before is
 * shown.
 */
export function useLanguage(wanted: Settings['language']): Language {
  const tag = useDeferredValue(chooseLanguage(wanted))
  return tag === 'en' ? englishLanguage : use(loadLanguage(tag))
}
