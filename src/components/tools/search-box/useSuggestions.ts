import { useEffect, useMemo, useState } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { groupSuggestions } from '../../../text/naming/suggestions/groupSuggestions.ts'
import type { SuggestedGroup, Suggestion, SuggestionSource } from '../../../text/naming/suggestions/suggestion.ts'

/** Suggestions for a text, and whether a source is still looking. */
export interface SuggestionsState {
  readonly groups: readonly SuggestedGroup[]
  readonly pending: boolean
}

type Answer = readonly Suggestion[] | Promise<readonly Suggestion[]>

/**
 * Asks all sources for suggestions. Sources that answer at once are shown in the same render, others when they answer;
 * answers for an earlier text are dropped.
 * @param sources Pass the same list on every render.
 * @param isAsked Whether suggestions are wanted at all.
 */
export function useSuggestions(sources: readonly SuggestionSource[], text: string, isAsked: boolean): SuggestionsState {
  const { nativeCoin } = useDisplay()
  const answers = useMemo(
    () => (isAsked ? sources.map((source) => askSource(source, text)) : noAnswers),
    [sources, text, isAsked],
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
    return {
      groups: groupSuggestions(
        found.flatMap((suggestions) => suggestions ?? []),
        nativeCoin,
      ),
      pending: found.includes(undefined),
    }
  }, [answers, late, nativeCoin])
}

const noAnswers: readonly Answer[] = []

/** A source of the application that fails must not take the search with it. */
function askSource(source: SuggestionSource, text: string): Answer {
  try {
    return source.suggest(text)
  } catch (error) {
    reportError(error)
    return []
  }
}
