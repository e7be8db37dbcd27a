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
  /**
   * Domain that leads to the account, which does not own it: it is no name of the account.
   * @default none
   */
  readonly pointedBy?: string | undefined
  /** Why a reader could take it for something else, in words. A search sets them. @default none */
  readonly cautions?: readonly string[] | undefined
  /** True if it is marked as a scam: it is then shown last. @default what the service says in `known` */
  readonly scam?: boolean | undefined
  /** Who vouches for the name. @default what is known about the account */
  readonly source?: string | undefined
}

/** Finds suggestions for a search text. */
export interface SuggestionSource {
  /**
   * Finds suggestions in what this browser knows. It sends no requests for a text: it is asked at each key.
   * @param text Text of the box; empty before the reader types.
   */
  readonly suggest: (text: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>
  /** True if it knows all names of the network. @default false */
  readonly complete?: boolean | undefined
  /**
   * Returns the request that may find more, for a text that nothing in this browser fits: it is sent when the reader
   * presses Enter or pauses. The first source that returns one is asked. @default nothing is requested
   */
  readonly lookUp?: ((text: string) => LookUp | undefined) | undefined
}

/** Request of a search. */
export interface LookUp {
  /** Domain that is asked for, so that a search can say that it is not registered. @default none */
  readonly domain?: string | undefined
  readonly request: (signal: AbortSignal) => Promise<readonly Suggestion[]>
}

/** Suggestions of one group. */
export interface SuggestedGroup {
  readonly group: SuggestionGroup
  readonly suggestions: readonly Suggestion[]
}

/** Suggestions of a group that are shown. */
export const shownInGroup = 8
/** More are searched: one thing is found by several of its names, and doubtful ones are moved to the end. */
export const foundInGroup = shownInGroup * 3

/** Tells whether the service or a list of names marks this as a scam. */
export function isScam({ known, scam }: Suggestion): boolean {
  return known?.scam === true || scam === true
}

/** Tells whether a reader could take this for something else: it is never selected by itself. */
export function isDoubtful(suggestion: Suggestion): boolean {
  const { known, imitates, fit } = suggestion
  return (
    isScam(suggestion) ||
    (known?.imitates ?? known?.imitation) !== undefined ||
    imitates !== undefined ||
    fit === 'shape'
  )
}
