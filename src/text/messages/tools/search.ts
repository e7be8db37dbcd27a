import type { SearchProblem, SearchTarget, SuggestionGroup } from '../../../meaning/names/search.ts'

/** Texts of the search box. */
export interface SearchMessages {
  /** Name of the box. */
  readonly label: string
  readonly placeholder: string
  readonly clear: string
  /** Starts the search. */
  readonly go: string
  /** Name of the list of results. */
  readonly options: string
  /** Kinds of search results. */
  readonly kinds: Readonly<Record<SearchTarget['kind'], string>>
  /** Headings of groups of suggestions. */
  readonly groups: Readonly<Record<SuggestionGroup, string>>
  /** Forgets the recent searches. */
  readonly clearRecent: string
  /** Warns of a name that can be mistaken for another one, or for the text in the box. */
  readonly imitates: (name: string) => string
  /** Shown first for a name of the native coin; `coin` is its name and symbol. */
  readonly coin: (coin: string) => string
  /** Added if the coin is Gram. */
  readonly formerCoin: string
  /** Forms of an address. */
  readonly forms: Readonly<Record<'raw' | 'bounceable' | 'non-bounceable', string>>
  readonly testOnly: string
  readonly masterchain: string
  readonly workchain: (id: string) => string
  /** Host of a pasted link. */
  readonly fromLink: (host: string) => string
  readonly problems: Readonly<Record<SearchProblem, string>>
  /** Read out when the list changes. */
  readonly count: (count: number, shown: string) => string
}

/** Texts of the explorer in one tag. */
export interface ExplorerMessages {
  /** Name of the explorer; links to its first page. */
  readonly name: string
  /** Name of the box; others on the page may be called a search too. */
  readonly search: string
  /** Name of the rows on the first page. */
  readonly latest: string
  /** Headings of the pages. */
  readonly titles: Readonly<Record<'home' | 'account' | 'transaction' | 'block' | 'nft' | 'search', string>>
  /** Name of the links to the parts of an account. */
  readonly sections: string
  readonly section: Readonly<Record<'history' | 'actions' | 'jettons' | 'nfts' | 'items', string>>
  readonly trace: string
  readonly transactions: string
  readonly looking: string
  /** The search found nothing. */
  readonly nothing: string
  readonly noWallet: (domain: string) => string
}
