import { type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { searchMessages } from '../../../text/en/tools/search.ts'
import { SearchOption } from './SearchOption.tsx'
import type { ChoiceGroup } from './useSearchChoices.ts'

interface SearchListProps {
  /** Id of the box, from which the ids of the list and its options are made. */
  readonly id: string
  /** Groups that are shown; the list is hidden if there are none. */
  readonly groups: readonly ChoiceGroup[]
  /** What the text is if it is no result; shown first. @default nothing */
  readonly note: string | undefined
  /** Says that the search goes on, could not look, or found nothing; empty if there is nothing to say. */
  readonly status: string
  readonly isProblem: boolean
  /** Position of the selected option among all; undefined if none is. */
  readonly selected: number | undefined
  readonly onPoint: (key: string) => void
  readonly onChoose: (index: number) => void
  /** Forgets the recent searches; undefined if none are listed. */
  readonly onClear: (() => void) | undefined
}

/** List below the field: groups of options. */
export function SearchList({
  id,
  groups,
  note,
  status,
  isProblem,
  selected,
  onPoint,
  onChoose,
  onClear,
}: SearchListProps): ReactElement {
  const messages = useTexts('search', searchMessages)
  const isHidden = groups.length === 0 && note === undefined && status === ''
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0))
  return (
    <div part="search-box-popup" hidden={isHidden}>
      {note !== undefined && (
        <p part="search-box-note" aria-hidden="true">
          <bdi>{note}</bdi>
        </p>
      )}
      <div id={`${id}list`} part="search-box-list" role="listbox" aria-label={messages.options}>
        {groups.map(({ key, title, choices }, at) => {
          const options = choices.map((choice, place) => {
            const index = (starts[at] ?? 0) + place
            return (
              <SearchOption
                key={choice.key}
                id={`${id}${index}`}
                option={choice.option}
                selected={index === selected}
                onPoint={() => onPoint(choice.key)}
                onChoose={() => onChoose(index)}
              />
            )
          })
          if (title === undefined) return options
          return (
            <div key={key} part="search-box-group" role="group" aria-labelledby={`${id}${key}`} data-group={key}>
              <p id={`${id}${key}`} part="search-box-heading" role="presentation">
                {title}
              </p>
              {options}
            </div>
          )
        })}
      </div>
      {status !== '' && (
        <p part={isProblem ? 'search-box-problem' : 'search-box-status'} aria-hidden="true">
          {status}
        </p>
      )}
      {onClear !== undefined && !isHidden && (
        <button
          type="button"
          part="button search-box-forget"
          onPointerDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          {messages.clearRecent}
        </button>
      )}
    </div>
  )
}
