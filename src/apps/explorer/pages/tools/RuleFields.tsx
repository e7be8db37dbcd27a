import { type ReactElement, useId } from 'react'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { readCoins } from './toolInput.ts'
import { type EventKind, eventKinds } from './watchRules.ts'
import '../../shell/field.css'

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
  const id = useId()
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
      <div className="explorer-field">
        <label htmlFor={id}>{words.least}</label>
        <input
          id={id}
          inputMode="decimal"
          value={least}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onLeast(event.target.value)}
        />
        <p className="explorer-hint" role={isWrong ? 'alert' : undefined} data-wrong={isWrong || undefined}>
          {isWrong ? texts.preview.invalidAmount : texts.preview.amountHint}
        </p>
      </div>
    </fieldset>
  )
}
