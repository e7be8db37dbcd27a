import type { NameFit } from '../../../meaning/names/nameFit.ts'
import type { SearchTarget, SuggestionGroup } from '../../../meaning/names/search.ts'
import type { KnownName } from '../names.ts'

/** Something that a reader may mean by a search text. */
export interface Suggestion {
  readonly group: SuggestionGroup
  readonly target: SearchTarget
  /** Name that fits the text. It may come from anybody, so it is shown as plain text. */
  readonly name: string
  readonly fit: NameFit
  /** Facts known about the account. @default none */
  readonly known?: KnownName | undefined
  /** Name of something else that this one can be mistaken for; it is then shown last, with a warning. @default none */
  readonly imitates?: string | undefined
}

/** Finds suggestions for a search text in what this browser knows. It sends no requests: it is asked at each key. */
export interface SuggestionSource {
  /** @param text Text of the box; empty before the reader types. */
  readonly suggest: (text: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>
}

/** Suggestions of one group. */
export interface SuggestedGroup {
  readonly group: SuggestionGroup
  readonly suggestions: readonly Suggestion[]
}

/** Suggestions of a group that are shown. */
export const shownInGroup = 8
