import { useMemo, type ReactElement } from 'react'
import { compareConfigs, type ConfigChange, type ConfigSnapshot } from '../../../ton/abi/config/configHistory.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { configMessages } from '../../../text/en/chain/config.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { parameterLabel, ParameterValue } from './Parameter.tsx'

const shownChanges = 20

/** Changes of parameters between states that the application has kept. */
export function ConfigChanges({ history }: { readonly history: readonly ConfigSnapshot[] }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('config', configMessages)
  const compared = useMemo(() => compareConfigs(history), [history])
  const { changes = [], since, states = 0 } = compared ?? {}
  return (
    <div part="card-section config-table-changes">
      <p part="card-heading">{messages.changes}</p>
      <p part="card-note">
        {since === undefined ? (
          messages.noHistory
        ) : (
          <>
            {messages.states(states, locale)} <Timestamp value={since} show="absolute" />
          </>
        )}
      </p>
      {since !== undefined && changes.length === 0 && <p part="card-note">{messages.noChanges}</p>}
      <FoldedList items={changes} first={shownChanges}>
        {(change) => <Change key={`${change.id} ${change.to}`} change={change} />}
      </FoldedList>
    </div>
  )
}

function Change({ change: { id, before, after, from, to } }: { readonly change: ConfigChange }): ReactElement {
  const messages = useTexts('config', configMessages)
  return (
    <Disclosure label={parameterLabel(id, messages)}>
      {() => (
        <>
          <p part="card-note">
            {messages.changedBetween} <Timestamp value={from} show="absolute" /> –{' '}
            <Timestamp value={to} show="absolute" />
          </p>
          <p part="card-term">{messages.before}</p>
          {before === undefined ? <p part="card-note">{messages.absent}</p> : <ParameterValue parameter={before} />}
          <p part="card-term">{messages.after}</p>
          {after === undefined ? <p part="card-note">{messages.absent}</p> : <ParameterValue parameter={after} />}
        </>
      )}
    </Disclosure>
  )
}
