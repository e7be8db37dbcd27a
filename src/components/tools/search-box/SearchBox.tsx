'use client'
import {
  forwardRef,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { RecentSearches } from '../../../react/display/recentSearches.ts'
import type { SearchResult } from '../../../react/display/useSearch.ts'
import type { SuggestionSource } from '../../../text/naming/suggestions/suggestion.ts'
import type { Texts } from '../../../text/en/index.ts'
import { searchMessages } from '../../../text/en/tools/search.ts'
import type { SearchProblem, SearchTarget } from '../../../meaning/names/search.ts'
import { gram, isCoinName, type NativeCoin } from '../../../ton/facts/nativeCoin.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { focusTarget } from '../../parts/roving-focus/focusTarget.ts'
import { useControlled } from '../../parts/useControlled.ts'
import { Drawing, Icon } from '../../values/icon/Icon.tsx'
import { SearchList } from './SearchList.tsx'
import { useSearchChoices } from './useSearchChoices.ts'

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
export interface SearchBoxProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit' | 'onSelect' | 'defaultValue'
> {
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
  /**
   * Further sources of suggestions, such as `createDomainSuggestions` and `createPackSuggestions`. Pass the same list
   * on every render.
   * @default only what the display knows: nothing is requested
   */
  readonly sources?: readonly SuggestionSource[] | undefined
  /** The reader's recent searches, made with `createRecentSearches`: suggested, and added to. @default none are kept */
  readonly recent?: RecentSearches | undefined
  /**
   * Keys by which the page focuses the field, as in `aria-keyshortcuts`: the first is shown in the empty field. The
   * page listens for them. @default none
   */
  readonly shortcut?: string | undefined
  /**
   * Whether operations are among the results, such as "Jetton transfer": a page for them shows messages.
   * @default true
   */
  readonly operations?: boolean | undefined
  /** Name of the field for screen readers. @default the catalogue's */
  readonly label?: string | undefined
  /** Text of the empty field. @default the catalogue's */
  readonly placeholder?: string | undefined
}

const lens = 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.5 10.5 14 14'
const none: readonly SearchSuggestion[] = []

/**
 * Search field for addresses, hashes, domains, blocks, links and names. It shows how it understood the text,
 * or why it did not, before anything is requested from the service. While the reader types, it suggests what this
 * browser knows by name, in groups: recent searches, labels and favorites of the reader, accounts of the application
 * and of the display's `contracts`, domains, jettons and NFTs of earlier answers, operations, and what `sources` add.
 * On Enter, or when the reader pauses, it sends the one request of a source, such as for a domain, and it says what
 * could not be searched. Each name has its address beside it; what looks like another name comes after the others with
 * a warning, and what is marked as a scam last, under a heading of its own: neither is selected by itself. A name of
 * the native coin, present or former, is answered first: the coin has no address. Results and errors float over the
 * page.
 */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(props, ref) {
  const { onSelect, text: given, defaultText = '', onTextChange, label, placeholder, shortcut, ...others } = props
  const { suggestions = none, sources, recent, operations = true, part, onBlur, ...rest } = others
  const { locale, nativeCoin } = useDisplay()
  const messages = useTexts('search', searchMessages)
  const id = useId()
  const [text, setText] = useControlled(given, defaultText, onTextChange)
  const isEmpty = text.trim() === ''
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  /** Text that opens its result as soon as there is one. */
  const [entered, setEntered] = useState<string>()
  const { groups, search } = useSearchChoices(text, {
    isAsked: open || !isEmpty,
    sources,
    recent,
    suggestions,
    operations,
    isOpen: open,
  })
  const choices = useMemo(() => groups.flatMap((group) => group.choices), [groups])
  const note = isCoinName(text, nativeCoin) ? describeCoin(nativeCoin, messages) : undefined
  const [first] = choices
  // An empty field has no result, and the coin is none: what else is listed is chosen by the arrow keys.
  const hasResult = !isEmpty && note === undefined && first !== undefined && !first.isDoubtful
  const isSelected = open && choices.length > 0 && (hasResult || active !== undefined)
  // Suggestions that arrive later do not move the selection.
  const current = Math.max(
    0,
    choices.findIndex(({ key }) => key === active),
  )
  const { meaning } = search
  const isLooking = search.status === 'searching' || search.status === 'asking'
  const problem =
    isEmpty || isLooking || note !== undefined || choices.length > 0
      ? ''
      : describeProblem(search, meaning.problem, messages)
  // That there is no such name is an answer, not an error.
  const isError = problem !== '' && (search.error !== null || (meaning.problem ?? 'unknown') !== 'unknown')
  const status =
    isEmpty || note !== undefined
      ? ''
      : problem || (isLooking ? messages.looking : search.isPartial ? messages.partial : '')
  const shown = open && (choices.length > 0 || note !== undefined || status !== '')

  const change = (next: string) => {
    setText(next)
    setEntered(undefined)
    setActive(undefined)
    setOpen(true)
  }
  const choose = (index: number) => {
    const choice = choices[index]
    setOpen(choice === undefined && open)
    setEntered(undefined)
    if (choice === undefined) return
    recent?.add(choice)
    onSelect?.(choice.target, text)
  }
  const isEntered = entered === text && !isEmpty
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Enter was pressed before there was a result
    if (isEntered && !isLooking && hasResult) choose(0)
  })
  const submit = () => {
    // An address or a hash needs no search.
    const isKnown = search.status !== 'searching' || groups[0]?.key === 'meaning'
    if (isSelected && (active !== undefined || isKnown)) choose(current)
    else if (hasResult && isKnown) choose(0)
    else if (!isEmpty && note === undefined) {
      setOpen(true)
      setEntered(text)
      search.askNow()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Home and End stay with the text field.
    const moves = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const shape = { count: choices.length, orientation: 'vertical', wraps: true } as const
    const target = moves ? focusTarget(event, current, shape) : undefined
    if (target !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(choices[isSelected ? target : 0]?.key)
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
      submit()
    },
  }
  return (
    <form
      role="search"
      aria-label={label ?? messages.label}
      {...rest}
      ref={ref}
      part={partNames('search-box', part)}
      data-state={
        isEmpty
          ? 'empty'
          : choices.length > 0 || note !== undefined
            ? 'understood'
            : isLooking
              ? 'searching'
              : 'unknown'
      }
      {...handlers}
    >
      <div part="search-box-field">
        <Drawing path={lens} part="search-box-icon" />
        <input
          part="search-box-input"
          type="text"
          role="combobox"
          aria-label={label ?? messages.label}
          aria-expanded={open && choices.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isSelected ? `${id}${current}` : undefined}
          aria-keyshortcuts={shortcut}
          aria-describedby={`${id}status`}
          aria-invalid={isError}
          placeholder={placeholder ?? messages.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" part="search-box-clear" aria-label={messages.clear} onClick={() => change('')}>
            <Icon name="cross" />
          </button>
        )}
        {shortcut !== undefined && text === '' && (
          <kbd part="search-box-shortcut" aria-hidden="true">
            {shortcut.split(' ')[0]}
          </kbd>
        )}
        <button type="submit" part="button search-box-go" aria-disabled={isEmpty}>
          {messages.go}
        </button>
      </div>
      <SearchList
        id={id}
        groups={open ? groups : []}
        note={open ? note : undefined}
        status={open ? status : ''}
        isProblem={isError}
        selected={isSelected ? current : undefined}
        onPoint={setActive}
        onChoose={choose}
        onClear={isEmpty && groups.some(({ key }) => key === 'recent') ? recent?.clear : undefined}
      />
      <p id={`${id}status`} part="visually-hidden" role="status">
        {[open && note, open && choices.length > 0 && messages.count(choices.length, locale), open && status]
          .filter(Boolean)
          .join(' ')}
      </p>
    </form>
  )
})

/** Says why there is no result, and what was not searched. */
function describeProblem(
  { error, missing, isPartial }: SearchResult,
  problem: SearchProblem | undefined,
  messages: Texts['search'],
): string {
  if (problem !== undefined && problem !== 'unknown') return messages.problems[problem]
  return [
    error === null ? (missing === undefined ? messages.nothing : messages.nothingNor(missing)) : messages.failed,
    ...(isPartial ? [messages.partial] : []),
  ].join(' ')
}

function describeCoin({ name, symbol }: NativeCoin, messages: Texts['search']): string {
  const coin = name === symbol ? symbol : `${name} (${symbol})`
  return [
    messages.coin(plainText(coin, { maximum: 60 })),
    ...(symbol === gram.symbol ? [messages.formerCoin] : []),
  ].join(' ')
}
