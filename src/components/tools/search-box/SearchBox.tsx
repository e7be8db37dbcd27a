'use client'
import {
  forwardRef,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useDisplay, useTexts } from '../../../display/display.ts'
import { useNaming } from '../../../display/useNaming.ts'
import { partNames } from '../../../display/partNames.ts'
import { findByName } from '../../../format/naming/findByName.ts'
import { formatNumber } from '../../../format/intl.ts'
import { addressMessages } from '../../../locales/en/common.ts'
import { searchMessages } from '../../../locales/en/tools/search.ts'
import { understandSearch, type SearchTarget } from '../../../model/search.ts'
import { readText } from '../../../model/rows.ts'
import { focusTarget } from '../../lists/roving-focus/focusTarget.ts'
import { useControlled } from '../../states/useControlled.ts'
import { Drawing, Icon } from '../../values/icon/Icon.tsx'
import { describeNamed } from './describeNamed.tsx'
import { SearchOption } from './SearchOption.tsx'
import { describeTarget, targetKey } from './describeTarget.ts'

/** Search result of the host: a found jetton, a recent search. */
export interface SearchSuggestion {
  /** Passed to `onSelect`. */
  readonly target: SearchTarget
  /** Name, shown as plain text. */
  readonly label: string
  /** Second line. @default none */
  readonly detail?: string | undefined
  /** Picture before the name. @default none */
  readonly icon?: ReactNode
}

/** Props of {@link SearchBox}; the rest go to the `<form>`. */
export interface SearchBoxProps
  extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit' | 'onSelect' | 'defaultValue'> {
  /** Called with the key of what a reader chose, and the text in the box. */
  readonly onSelect?: ((target: SearchTarget, text: string) => void) | undefined
  /** Called when the text changes, for example to look for suggestions. */
  readonly onTextChange?: ((text: string) => void) | undefined
  /** Text of the box when the host keeps it. @default the box keeps it */
  readonly text?: string | undefined
  /** Initial text, while the box keeps it. @default '' */
  readonly defaultText?: string | undefined
  /** Results of the host's own search, listed after the interpretations of the text: the first 50. @default none */
  readonly suggestions?: readonly SearchSuggestion[] | undefined
  /** Whether operations are among the results, such as "Jetton transfer": a page for them shows messages. @default true */
  readonly operations?: boolean | undefined
  /** Name of the field for screen readers. @default the catalogue's */
  readonly label?: string | undefined
  /** Text of the empty field. @default the catalogue's */
  readonly placeholder?: string | undefined
}

const lens = 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.5 10.5 14 14'
const none: readonly SearchSuggestion[] = []
const shownSuggestions = 50

/**
 * Search field for addresses, hashes, domains, blocks, links and names. It shows how it understood the text,
 * or why it did not, before anything is requested from the service. Names are those that this browser knows: labels and
 * favorites of the reader, names of the application and of the display's `contracts`, domains and tokens of earlier
 * answers, and operations.
 */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  { onSelect, text: given, defaultText = '', onTextChange, suggestions = none, operations = true, label, placeholder, ...others },
  ref,
) {
  const { part, onBlur, ...rest } = others
  const { locale, testOnly } = useDisplay()
  const messages = useTexts('search', searchMessages)
  const addressTexts = useTexts('address', addressMessages)
  const naming = useNaming()
  const id = useId()
  const [held, setText] = useControlled(given, defaultText, onTextChange)
  const text = readText(held)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const meaning = useMemo(() => understandSearch(text), [text])
  const named = useMemo(() => findByName(text, naming), [text, naming])
  const options = useMemo(
    () => [
      ...meaning.targets.map((target) => ({ target, ...describeTarget(target, meaning, messages) })),
      ...named.map((result) => ({ target: result.target, ...describeNamed(result, messages, addressTexts, testOnly) })),
    ].filter(({ target }) => operations || target.kind !== 'opcode').concat(
      suggestions.slice(0, shownSuggestions).map((suggestion) => ({ ...suggestion, kind: messages.kinds[suggestion.target.kind] })),
    ),
    [meaning, named, suggestions, operations, messages, addressTexts, testOnly],
  )
  const shown = open && options.length > 0
  const current = Math.min(active, options.length - 1)
  const problem = text.trim() === '' || options.length > 0 ? '' : messages.problems[meaning.problem ?? 'unknown']

  const change = (next: string) => {
    setText(next)
    setActive(0)
    setOpen(next !== '')
  }
  const choose = (index: number) => {
    const target = options[index]?.target
    setOpen(target === undefined && open)
    if (target !== undefined) onSelect?.(target, text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Home and End stay with the text field.
    const moves = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const shape = { count: options.length, orientation: 'vertical', wraps: true } as const
    const target = moves ? focusTarget(event, current, shape) : undefined
    if (target !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(shown ? target : 0)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  const handlers = {
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      onBlur?.(event)
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      choose(current)
    },
  }
  return (
    <form
      role="search"
      aria-label={label ?? messages.label}
      {...rest}
      ref={ref}
      part={partNames('search-box', part)}
      data-state={text.trim() === '' ? 'empty' : options.length > 0 ? 'understood' : 'unknown'}
      {...handlers}
    >
      <div part="search-box-field">
        <Drawing path={lens} part="search-box-icon" />
        <input
          part="search-box-input"
          type="text"
          role="combobox"
          aria-label={label ?? messages.label}
          aria-expanded={shown}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${id}${current}` : undefined}
          aria-describedby={`${id}status`}
          aria-invalid={problem !== ''}
          placeholder={placeholder ?? messages.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(text !== '')}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" part="search-box-clear" aria-label={messages.clear} onClick={() => change('')}>
            <Icon name="cross" />
          </button>
        )}
        <button type="submit" part="button search-box-go" aria-disabled={options.length === 0}>
          {messages.go}
        </button>
      </div>
      <div
        id={`${id}list`}
        part="search-box-list"
        role="listbox"
        aria-label={messages.options}
        hidden={!shown}
      >
        {shown &&
          options.map((option, index) => (
            <SearchOption
              key={`${targetKey(option.target)} ${index}`}
              id={`${id}${index}`}
              option={option}
              selected={index === current}
              onPoint={() => setActive(index)}
              onChoose={() => choose(index)}
            />
          ))}
      </div>
      <p id={`${id}status`} part={problem === '' ? 'visually-hidden' : 'search-box-problem'} role="status">
        {problem === '' && shown ? messages.count(options.length, formatNumber(options.length, locale)) : problem}
      </p>
    </form>
  )
})
