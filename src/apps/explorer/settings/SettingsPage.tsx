import { type ReactElement, useId } from 'react'
import { MirrorStatus, useMirror, type AnyMirror } from 'tonlens'
import { Section } from '../shell/Layout.tsx'
import { useExplorerMirror } from '../connection/mirror.ts'
import { languages } from '../texts/languages.ts'
import { useTexts } from '../texts/useTexts.ts'
import { CustomNetworks } from './networks/CustomNetworks.tsx'
import { changeSettings, choices, type Settings, useSettings } from './settings.ts'

/** Settings of the reader, kept in this browser, and the data kept here. */
export function SettingsPage(): ReactElement {
  const texts = useTexts('settings')
  const mirror = useExplorerMirror()
  return (
    <>
      <h1>{texts.title}</h1>
      <div className="explorer-settings">
        <Choice name="language" label={texts.language} words={{ system: texts.system, en: languages.en.name, ru: languages.ru.name, zh: languages.zh.name }} />
        <Choice name="theme" label={texts.theme} words={{ system: texts.system, light: texts.light, dark: texts.dark }} />
        <Choice name="time" label={texts.time} words={{ smart: texts.smart, relative: texts.relative, absolute: texts.absolute }} />
        <Choice name="direction" label={texts.direction} words={{ language: texts.byLanguage, rtl: texts.rtl }} />
        <Choice name="verify" label={texts.verify} words={{ no: texts.no, yes: texts.yes }} />
      </div>
      <CustomNetworks />
      {mirror !== undefined && <KeptData mirror={mirror} />}
    </>
  )
}

function Choice<Name extends keyof Settings>({ name, label, words }: { readonly name: Name; readonly label: string; readonly words: Readonly<Record<Settings[Name], string>> }): ReactElement {
  const id = useId()
  const value = useSettings()[name]
  const options = choices[name] as unknown as readonly Settings[Name][]
  return (
    <p className="explorer-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => changeSettings({ [name]: event.target.value })}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
    </p>
  )
}

function KeptData({ mirror }: { readonly mirror: AnyMirror }): ReactElement {
  const texts = useTexts('settings')
  return (
    <Section title={texts.kept}>
      <MirrorStatus mirror={useMirror(mirror)} />
    </Section>
  )
}
