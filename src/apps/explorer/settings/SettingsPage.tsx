import { type ReactElement, useId } from 'react'
import { MirrorStatus, useDisplay, useMirror } from 'tonlens'
import { useNetworks } from '../networks/networksContext.ts'
import { noCurrency } from '../prices/usePrices.ts'
import { Section } from '../shell/Layout.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { type ExplorerMirror, useExplorerMirror } from '../connection/connection.ts'
import { forgetSnapshots } from '../snapshot/snapshot.ts'
import { chooseLanguage, forgetFailure, hasFailed, languages } from '../texts/languages.ts'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { SettingsFiles } from './file/SettingsFiles.tsx'
import { CustomNetworks } from './networks/CustomNetworks.tsx'
import { changeSettings, type Choices, choices, useSettings, useSettingsSaved } from './settings.ts'

/** Settings of the reader, kept in this browser, and the data kept here. */
export function SettingsPage(): ReactElement {
  const texts = useExplorerTexts('settings')
  const mirror = useExplorerMirror()
  const isSaved = useSettingsSaved()
  const language = chooseLanguage(useSettings().language)
  return (
    <>
      <PageHead kind={texts.title} />
      {!isSaved && <p role="alert">{texts.unsaved}</p>}
      {hasFailed(language) && (
        <p role="alert">
          {texts.notLoaded(languages[language].name)}{' '}
          <button type="button" onClick={() => location.reload()}>
            {texts.reload}
          </button>
        </p>
      )}
      <div className="explorer-settings">
        <Choice
          name="language"
          label={texts.language}
          words={{ system: texts.system, en: languages.en.name, ru: languages.ru.name, zh: languages.zh.name }}
        />
        <Choice
          name="theme"
          label={texts.theme}
          words={{ system: texts.system, light: texts.light, dark: texts.dark }}
        />
        <Choice
          name="time"
          label={texts.time}
          words={{ smart: texts.smart, relative: texts.relative, absolute: texts.absolute }}
        />
        <Choice name="direction" label={texts.direction} words={{ language: texts.byLanguage, rtl: texts.rtl }} />
        <Choice
          name="density"
          label={texts.density}
          words={{ comfortable: texts.comfortable, compact: texts.compact }}
        />
        <Choice name="verify" label={texts.verify} words={{ no: texts.no, yes: texts.yes }} />
        <Choice name="names" label={texts.names} words={{ no: texts.no, yes: texts.withNames }} />
        <Currency />
      </div>
      <CustomNetworks />
      <SettingsFiles />
      {mirror !== undefined && <KeptData {...mirror} />}
    </>
  )
}

function Choice<Name extends keyof Choices>({
  name,
  label,
  words,
}: {
  readonly name: Name
  readonly label: string
  readonly words: Readonly<Record<Choices[Name], string>>
}): ReactElement {
  const id = useId()
  const value = useSettings()[name]
  const options = choices[name] as unknown as readonly Choices[Name][]
  return (
    <p className="explorer-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(name, event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
    </p>
  )
}

function choose(name: keyof Choices, value: string): void {
  // A language that could not be loaded is tried again.
  if (name === 'language') forgetFailure(chooseLanguage(value as Choices['language']))
  changeSettings({ [name]: value })
}

/** Currency of values, among those of the networks that have prices; nothing without prices. */
function Currency(): ReactElement | null {
  const texts = useExplorerTexts('settings')
  const { locale } = useDisplay()
  const id = useId()
  const { currency } = useSettings()
  const sources = useNetworks().flatMap(({ prices }) => prices ?? [])
  const [first] = sources
  if (first === undefined) return null
  const codes = [...new Set(sources.flatMap(({ currencies }) => currencies))]
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const value = currency === noCurrency || codes.includes(currency) ? currency : (first.currencies[0] ?? '')
  return (
    <p className="explorer-choice">
      <label htmlFor={id}>{texts.currency}</label>
      <select id={id} value={value} onChange={(event) => changeSettings({ currency: event.target.value })}>
        {codes.map((code) => (
          <option key={code} value={code}>
            {`${code} · ${names.of(code) ?? code}`}
          </option>
        ))}
        <option value={noCurrency}>{texts.noValues}</option>
      </select>
    </p>
  )
}

function KeptData({ mirror, onRetry }: ExplorerMirror): ReactElement {
  const texts = useExplorerTexts('settings')
  const view = useMirror(mirror, { onRetry })
  const clear: typeof view.clear = (scope) => {
    forgetSnapshots()
    view.clear(scope)
  }
  return (
    <Section title={texts.kept}>
      <MirrorStatus mirror={{ ...view, clear }} />
    </Section>
  )
}
