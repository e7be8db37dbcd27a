import { useMemo, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../display/display.ts'
import { formatNumber } from '../../format/intl.ts'
import { actionMessages, type ActionGroup } from '../../format/messages/action.ts'
import type { Action } from '../../schema/action.ts'
import { shapeOf, titleOfType } from '../action-card/readAction.ts'
import { countTypes } from './groups.ts'

interface TypeFilterProps {
  readonly actions: readonly Action[]
  /** Chosen type; undefined for all. */
  readonly type: string | undefined
  readonly onChange: (type: string | undefined) => void
}

/** Chooses a type among those that are loaded, by family. */
export function TypeFilter({ actions, type, onChange }: TypeFilterProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useMessages('action', actionMessages)
  const counts = useMemo(() => countTypes(actions), [actions])
  const families = useMemo(() => {
    const found = new Map<ActionGroup, string[]>()
    for (const known of new Set([...counts.keys(), ...(type === undefined ? [] : [type])])) {
      const group = shapeOf(known)?.group ?? 'other'
      found.set(group, [...(found.get(group) ?? []), known])
    }
    return [...found]
  }, [counts, type])
  return (
    <label part="action-list-filter">
      <span>{messages.filter}</span>
      <select
        part="action-list-select"
        value={type ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{messages.all(actions.length, formatNumber(actions.length, locale))}</option>
        {families.map(([group, types]) => (
          <optgroup key={group} label={messages.groups[group]}>
            {types.map((name) => (
              <option key={name} value={name}>
                {messages.some(titleOfType(name, messages), formatNumber(counts.get(name) ?? 0, locale))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
