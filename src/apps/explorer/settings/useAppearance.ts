import { useEffect, useLayoutEffect, useState } from 'react'
import { englishLanguage, type Language, languages, type LanguageTag } from '../texts/languages.ts'
import type { Settings } from './settings.ts'

/** Sets theme, language and direction of the document, before the page is painted. */
export function useAppearance({ theme, direction }: Settings, { locale }: Language): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset['theme']
    if (theme === 'system') return
    root.dataset['theme'] = theme
    return () => {
      if (before === undefined) delete root.dataset['theme']
      else root.dataset['theme'] = before
    }
  }, [theme])
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

/** Language that the browser prefers among those of the explorer. */
function preferredLanguage(): LanguageTag {
  const tags = navigator.languages.map((tag) => tag.split('-')[0] ?? '')
  return (tags.find((tag) => Object.hasOwn(languages, tag)) as LanguageTag | undefined) ?? 'en'
}

/** Loads the language of the settings; until it is here, the one before is shown. */
export function useLanguage(wanted: Settings['language']): Language {
  const tag = wanted === 'system' ? preferredLanguage() : wanted
  const [language, setLanguage] = useState(englishLanguage)
  useEffect(() => {
    let isCurrent = true
    // Without the file, the language before stays.
    void languages[tag].load().then((loaded) => isCurrent && setLanguage(loaded), () => {})
    return () => void (isCurrent = false)
  }, [tag])
  return language
}
