import { type ChangeEvent, type ReactElement, useRef, useState } from 'react'
import { ErrorState, useDisplay } from 'tonlens'
import { useConfig } from '../../config/configContext.ts'
import { addCustomNetworks, useCustomNetworks } from '../../networks/customNetworks.ts'
import { useNetworks } from '../../networks/networksContext.ts'
import { download } from '../../shell/download.ts'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { changeSettings, getSettings } from '../settings.ts'
import { maxFile, readSettingsFile, type SettingsFile, SettingsFileError, writeSettingsFile } from './settingsFile.ts'
import '../../pages/parts.css'

type Outcome = { readonly file: SettingsFile } | { readonly error: unknown } | 'imported' | undefined

/** Saves settings, labels, favorites and networks as a file, and imports one after showing its content. */
export function SettingsFiles(): ReactElement {
  const texts = useExplorerTexts('settings').file
  const { labels } = useDisplay()
  const custom = useCustomNetworks()
  const known = [...useNetworks(), ...custom]
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const save = () => {
    const text = writeSettingsFile(getSettings(), labels?.export(), custom)
    download(new Blob([text], { type: 'application/json' }), 'explorer-settings.json')
  }
  const read = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? []
    if (file === undefined) return
    try {
      if (file.size > maxFile) throw new SettingsFileError('tooLarge')
      setOutcome({ file: readSettingsFile(await file.text(), known) })
    } catch (error) {
      setOutcome({ error })
    }
    // The same file can be chosen again.
    field.value = ''
  }
  const take = (file: SettingsFile, own: boolean) => {
    try {
      if (file.labels !== undefined) labels?.import(file.labels, { own })
      if (file.networks.length > 0) addCustomNetworks(file.networks)
      if (file.settings !== undefined) changeSettings(file.settings)
      setOutcome('imported')
    } catch (error) {
      setOutcome({ error })
    }
  }
  return (
    <Section title={texts.title}>
      <p className="explorer-kind">{texts.note}</p>
      <div className="explorer-progress">
        <button type="button" part="button" onClick={save}>
          {texts.save}
        </button>
        <button type="button" part="button" onClick={() => input.current?.click()}>
          {texts.open}
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={texts.open}
          onChange={(event) => void read(event)}
        />
        <span role="status">{outcome === 'imported' && texts.imported}</span>
      </div>
      {typeof outcome === 'object' && 'error' in outcome && (
        <ErrorState
          error={outcome.error instanceof SettingsFileError ? texts.faults[outcome.error.reason] : outcome.error}
        />
      )}
      {typeof outcome === 'object' && 'file' in outcome && (
        <FileContent
          file={outcome.file}
          onTake={(own) => take(outcome.file, own)}
          onCancel={() => setOutcome(undefined)}
        />
      )}
    </Section>
  )
}

interface FileContentProps {
  readonly file: SettingsFile
  /** Called with whether the reader wrote the file. */
  readonly onTake: (own: boolean) => void
  readonly onCancel: () => void
}

/** Content of a file, before anything of it is taken. */
function FileContent({ file, onTake, onCancel }: FileContentProps): ReactElement {
  const texts = useExplorerTexts('settings').file
  const isAllowed = useConfig()?.customNetworks !== undefined
  const [own, setOwn] = useState(false)
  return (
    <div role="group" aria-label={texts.content} className="explorer-list">
      <p className="explorer-kind">{texts.counts(file.labelCount, file.favoriteCount)}</p>
      {file.settings !== undefined && <p className="explorer-kind">{texts.settings}</p>}
      {file.networks.length > 0 && (
        <>
          <p className="explorer-kind">{isAllowed ? texts.networks : texts.networksHidden}</p>
          <ul className="explorer-list">
            {file.networks.map(({ name, title, baseUrl }) => (
              <li key={name} className="explorer-recent">
                <bdi>{title ?? name}</bdi>
                <code className="explorer-path">
                  <bdi>{baseUrl}</bdi>
                </code>
              </li>
            ))}
          </ul>
        </>
      )}
      {file.skipped > 0 && <p className="explorer-kind">{texts.skipped(file.skipped)}</p>}
      <label>
        <input type="checkbox" checked={own} onChange={(event) => setOwn(event.target.checked)} /> {texts.own}
      </label>
      <div className="explorer-progress">
        <button type="button" part="button" onClick={() => onTake(own)}>
          {texts.take}
        </button>
        <button type="button" part="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </div>
  )
}
