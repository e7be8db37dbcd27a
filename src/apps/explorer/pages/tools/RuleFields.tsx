import type { ReactElement } from 'react'
import { SettingField } from '../../shell/SettingField.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { readCoins } from './toolInput.ts'
import { type EventKind, eventKinds } from './watchRules.ts'

interface RuleFieldsProps {
  readonly wanted: readonly EventKind[]
  /** Least amount of a payment, in whole coins. */
  readonly least: string
  readonly onWanted: (wanted: readonly EventKind[]) => void
  readonly onLeast: (least: string) => void
}

/** Kinds of events to tell about. */
export function RuleFields({ wanted, least, onWanted, onLeast }: RuleFieldsProps): ReactElement {
  const texts = useExplorerTexts('tools')
  const { watch: words } = texts
  const isWrong = least !== '' && readCoins(least) === undefined
  const toggle = (kind: EventKind) => onWanted(eventKinds.filter((each) => (each === kind) !== wanted.includes(each)))
  return (
    <fieldset className="explorer-rules">
      <legend>{words.rules}</legend>
      {eventKinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={wanted.includes(kind)} onChange={() => toggle(kind)} /> {words[kind]}
        </label>
      ))}
      <SettingField
        label={words.least}
        hint={texts.preview.amountHint}
        inputMode="decimal"
        value={least}
        error={isWrong ? texts.preview.invalidAmount : undefined}
        onValue={onLeast}
      />
    </fieldset>
  )
}
