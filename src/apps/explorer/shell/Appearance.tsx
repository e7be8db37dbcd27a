import type { ReactElement } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { chooseLanguage, forgetFailure, languages, type LanguageTag } from '../texts/languages.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/** Theme and language in the head of every page; the settings have more choices. */
export function Appearance(): ReactElement {
  const texts = useExplorerTexts('shell').appearance
  const { language } = useSettings()
  return (
    <div className="explorer-appearance">
      <button type="button" className="explorer-theme" aria-label={texts.theme} title={texts.theme} onClick={swapTheme}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
          <path d="M8 2a6 6 0 0 1 0 12Z" />
        </svg>
      </button>
      <select
        aria-label={texts.language}
        value={chooseLanguage(language)}
        onChange={({ target }) => {
          const chosen = target.value as LanguageTag
          // A language that could not be loaded is tried again.
          forgetFailure(chosen)
          changeSettings({ language: chosen })
        }}
      >
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Chooses the theme that is not shown now. */
function swapTheme(): void {
  const shown = document.documentElement.dataset['theme']
  const isDark = shown === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : shown === 'dark'
  changeSettings({ theme: isDark ? 'light' : 'dark' })
}
