import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { actionMessages } from '../../../text/en/transactions/actions.ts'
import type { Action } from '../../../service/rows/action.ts'
import { askableTypes, countTypes, groupTypes } from './actionGroups.ts'

interface TypeFilterProps {
  /** Actions whose types are offered; undefined to offer every type that the service accepts. */
  readonly actions: readonly Action[] | undefined
  /** Chosen type; null for all. */
  readonly type: string | null
  readonly onChange: (type: string | null) => void
}

/** Select field for an action type, grouped by family. */
export function TypeFilter({ actions, type, onChange }: TypeFilterProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('action', actionMessages)
  const counts = useMemo(() => actions && countTypes(actions), [actions])
  const families = useMemo(() => {
    const offered = new Set([...(counts?.keys() ?? askableTypes), ...(type === null ? [] : [type])])
    return groupTypes([...offered], messages)
  }, [counts, type, messages])
  return (
    <label part="action-list-filter">
      <span>{messages.type}</span>
      <select
        part="action-list-select"
        value={type ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{actions === undefined ? messages.allTypes : messages.all(actions.length, locale)}</option>
        {families.map(([group, types]) => (
          <optgroup key={group} label={messages.groups[group]}>
            {types.map(({ type, title }) => (
              <option key={type} value={type}>
                {counts === undefined ? title : messages.some(title, formatNumber(counts.get(type) ?? 0, locale))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
