'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecentSearch } from '../../meaning/names/recentSearches.ts'
import { type SearchMeaning, understandSearch } from '../../meaning/names/search.ts'
import { readText } from '../../service/rows/readRow.ts'
import type { LookUp, SuggestedGroup, Suggestion, SuggestionSource } from '../../text/naming/suggestions/suggestion.ts'
import { useDisplay } from './display.ts'
import type { RecentSearches } from './recentSearches.ts'
import { useNaming } from './useNaming.ts'
import { useStore } from './useStore.ts'

/** Options of {@link useSearch}. */
export interface UseSearchOptions {
  /** Further sources of suggestions. Pass the same list on every render. @default only what the display knows */
  readonly sources?: readonly SuggestionSource[] | undefined
  /** The reader's recent searches. @default none */
  readonly recent?: RecentSearches | undefined
  /** Whether suggestions are wanted at all. @default true */
  readonly enabled?: boolean | undefined
  /** When the request of a source's `lookUp` is sent. @default 'pause': 0.6 s after the last key */
  readonly ask?: 'pause' | 'now' | 'never' | undefined
}

/** Result of {@link useSearch}. */
export interface SearchResult {
  /** Meanings of the text by its form alone. */
  readonly meaning: SearchMeaning
  /** Accounts and domains among these meanings, with their names and warnings. */
  readonly meant: readonly Suggestion[]
  /** Things with such a name, the best group first; scams last. */
  readonly groups: readonly SuggestedGroup[]
  readonly status:
    | 'idle'
    /** A source in this browser is still looking. */
    | 'searching'
    /** The service will be asked, or is. */
    | 'asking'
    | 'done'
  /** Why the service could not be asked; `null` if it was, or need not be. */
  readonly error: unknown
  /** Domain that was asked for and is not registered. */
  readonly missing: string | undefined
  /** True if there may be such names that were not searched: no source knows all. */
  readonly isPartial: boolean
  /** Asks the service at once; again after a failure. */
  readonly askNow: () => void
}

type Answer = readonly Suggestion[] | Promise<readonly Suggestion[]>

const noSources: readonly SuggestionSource[] = []
const noSearches: readonly RecentSearch[] = []
const noAnswers: readonly Answer[] = []
/** Milliseconds without a key after which the service is asked. */
const pause = 600

/**
 * Tells what a text is by its form, and searches for what has such a name in what this browser knows. Then,
 * after a pause or on demand, in at most one request of `sources`.
 * @param given Text of the reader; any length.
 * @param options Further sources, recent searches, and when a request is sent.
 * @example
 * const domains = createDomainSuggestions(client)
 * const { groups, status, isPartial } = useSearch('alice', { sources: [domains], ask: 'now' })
 */
export function useSearch(given: string, options: UseSearchOptions = {}): SearchResult {
  const { sources = noSources, recent, enabled = true, ask = 'pause' } = options
  const text = readText(given)
  const { nativeCoin } = useDisplay()
  const naming = useNaming()
  const searches = useStore(recent, noSearches)
  const { names, failure } = useNames(enabled)
  const all = useMemo(
    () =>
      names === undefined
        ? sources
        : [
            names.createRecentSuggestions({ current: () => searches }, naming),
            names.createNameSuggestions(naming),
            ...sources,
          ],
    [names, searches, naming, sources],
  )
  const local = useLocalAnswers(all, text, enabled)
  const isSearching = local.pending || (enabled && names === undefined && failure === undefined)
  const isComplete = !isSearching && sources.some(({ complete }) => complete === true)
  const lookUp = useMemo((): LookUp | undefined => {
    for (const source of sources) {
      const request = source.lookUp?.(text)
      if (request !== undefined) return request
    }
    return undefined
  }, [sources, text])
  const isKnown = local.found.some(
    ({ name, target }) =>
      target.kind === 'address' && lookUp?.domain !== undefined && name.toLowerCase() === lookUp.domain,
  )
  // A list of all names need not know to which account a domain leads.
  const meaning = useMemo(() => understandSearch(text), [text])
  const isDomain = meaning.targets[0]?.kind === 'domain'
  const isWanted =
    enabled && ask !== 'never' && text.trim() !== '' && !isKnown && (!isComplete || isDomain) && !isSearching
  const asked = useLookUp(isWanted ? lookUp : undefined, ask === 'now' ? 0 : pause)
  const found = asked.found ?? noFound
  const groups = useMemo(() => {
    if (names === undefined) return noGroups
    return names.groupSuggestions([...local.found, ...found], naming, nativeCoin)
  }, [names, local.found, found, naming, nativeCoin])
  const meant = useMemo(
    () => names?.checkSuggestions(names.suggestMeanings(meaning.targets), naming, nativeCoin) ?? noFound,
    [names, meaning, naming, nativeCoin],
  )
  const isWord = meaning.targets.every(({ kind }) => kind === 'domain') && (meaning.problem ?? 'unknown') === 'unknown'
  return {
    meaning,
    meant,
    groups,
    status: !enabled ? 'idle' : isSearching ? 'searching' : asked.isAsking ? 'asking' : 'done',
    error: failure ?? asked.error,
    missing: asked.found?.length === 0 ? lookUp?.domain : undefined,
    isPartial: text.trim() !== '' && isWord && !isComplete,
    askNow: asked.askNow,
  }
}

const noFound: readonly Suggestion[] = []
const noGroups: readonly SuggestedGroup[] = []

type Names = typeof import('../../text/naming/suggestions/searchNames.ts')

let loadedNames: Names | undefined

/** Loads what searches names, once for the page. */
function useNames(enabled: boolean): { readonly names: Names | undefined; readonly failure: unknown } {
  const [names, setNames] = useState(loadedNames)
  const [failure, setFailure] = useState<unknown>()
  const isMissing = enabled && names === undefined
  useEffect(() => {
    if (!isMissing) return
    import('../../text/naming/suggestions/searchNames.ts').then((loaded) => {
      loadedNames = loaded
      setNames(loaded)
    }, setFailure)
  }, [isMissing])
  return { names, failure }
}

/**
 * Asks all sources in this browser. Sources that answer at once are shown in the same render, others when they answer;
 * answers for an earlier text are dropped.
 */
function useLocalAnswers(
  sources: readonly SuggestionSource[],
  text: string,
  enabled: boolean,
): { readonly found: readonly Suggestion[]; readonly pending: boolean } {
  const answers = useMemo(
    () => (enabled ? sources.map((source) => askSource(source, text)) : noAnswers),
    [sources, text, enabled],
  )
  const [late, setLate] = useState<{
    readonly answers: unknown
    readonly found: readonly (readonly Suggestion[] | undefined)[]
  }>()
  useEffect(() => {
    let isOver = false
    const found = answers.map((answer) => (answer instanceof Promise ? undefined : answer))
    answers.forEach((answer, index) => {
      if (!(answer instanceof Promise)) return
      const show = (suggestions: readonly Suggestion[]) => {
        if (isOver) return
        found[index] = suggestions
        setLate({ answers, found: [...found] })
      }
      answer.then(show, (error: unknown) => {
        reportError(error)
        show([])
      })
    })
    return () => {
      isOver = true
    }
  }, [answers])
  return useMemo(() => {
    const found =
      late?.answers === answers ? late.found : answers.map((answer) => (answer instanceof Promise ? undefined : answer))
    return { found: found.flatMap((suggestions) => suggestions ?? []), pending: found.includes(undefined) }
  }, [answers, late])
}

/** A source of the application that fails must not take the search with it. */
function askSource(source: SuggestionSource, text: string): Answer {
  try {
    return source.suggest(text)
  } catch (error) {
    reportError(error)
    return []
  }
}

interface Asked {
  readonly lookUp: LookUp
  /** Undefined if the request failed. */
  readonly found: readonly Suggestion[] | undefined
  readonly error: unknown
}

/** Sends the request of a look-up after a delay, once. */
function useLookUp(lookUp: LookUp | undefined, delay: number) {
  const [asked, setAsked] = useState<Asked>()
  const [hurried, setHurried] = useState<LookUp>()
  const sent = useRef<LookUp>(undefined)
  const answer = asked?.lookUp === lookUp ? asked : undefined
  const isOpen = lookUp !== undefined && answer === undefined
  const wait = hurried === lookUp ? 0 : delay
  useEffect(() => {
    if (!isOpen) return
    const leaving = new AbortController()
    const end = (result: Omit<Asked, 'lookUp'>) => {
      if (!leaving.signal.aborted) setAsked({ lookUp, ...result })
    }
    const timer = setTimeout(() => {
      sent.current = lookUp
      lookUp.request(leaving.signal).then(
        (found) => end({ found, error: null }),
        (error: unknown) => end({ found: undefined, error }),
      )
    }, wait)
    return () => {
      clearTimeout(timer)
      leaving.abort()
      sent.current = undefined
    }
  }, [lookUp, isOpen, wait])
  const askNow = useCallback(() => {
    // A request that is on its way is not sent again.
    if (sent.current !== lookUp) setHurried(lookUp)
    setAsked((before) => (before?.error === null ? before : undefined))
  }, [lookUp])
  return { found: answer?.found, error: answer?.error ?? null, isAsking: isOpen, askNow }
}
