import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { Drawing } from '../../../values/icon/Icon.tsx'
import { useGraphContext } from '../useGraphContext.ts'
import type { GraphControlsProps } from './GraphControls.tsx'
import { searchIndex, searchTrace } from '../../../../graph/items/searchTrace.ts'

/** Searches the transactions of the trace, including folded ones, and steps through the hits. */
export function GraphSearch({
  trace,
  navigation,
  onFound,
  onClose,
}: GraphControlsProps & { readonly onClose: () => void }): ReactElement {
  const { locale } = useDisplay()
  const context = useGraphContext()
  const messages = useTexts('graphTools', graphToolsMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const [at, setAt] = useState(-1)
  const index = useMemo(() => searchIndex(trace, context), [trace, context])
  const hits = useMemo(() => searchTrace(index, asked), [index, asked])
  const number = (value: number): string => formatNumber(value, locale)

  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    onFound(new Set(hits))
    return () => onFound(new Set())
  }, [hits, onFound])

  const step = (by: 1 | -1): void => {
    if (hits.length === 0) return
    const next = at < 0 ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length
    setAt(next)
    const hit = hits[next]
    if (hit !== undefined) navigation.goToTransaction(hit, false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target === input.current) step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  const button = (name: string, path: string, act: () => void): ReactElement => (
    <button
      type="button"
      part="message-chain-graph-button"
      aria-label={name}
      title={name}
      onKeyDown={onKeyDown}
      onClick={act}
    >
      <Drawing path={path} />
    </button>
  )
  return (
    <div role="search" part="message-chain-graph-panel message-chain-graph-search">
      <label part="visually-hidden" htmlFor={id}>
        {messages.searchLabel}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        part="message-chain-graph-query"
        placeholder={messages.searchHint}
        value={query}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setAt(-1)
        }}
      />
      <span part="message-chain-graph-hits" role="status">
        {asked.trim() === '' ? '' : messages.hits(at < 0 ? '' : number(at + 1), hits.length, locale)}
      </span>
      {button(messages.previousHit, 'M4 10l4-4 4 4', () => step(-1))}
      {button(messages.nextHit, 'M4 6l4 4 4-4', () => step(1))}
      {button(messages.closeSearch, 'M4 4l8 8M12 4l-8 8', onClose)}
    </div>
  )
}
