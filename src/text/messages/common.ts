import type { WellKnownAccount } from '../../ton/facts/knownAccounts.ts'
import type { NameKind } from '../../meaning/names/labels.ts'

/** Words that several components share. */
export interface CommonMessages {
  readonly copy: string
  readonly copyAddress: string
  readonly copyHash: string
  readonly copied: string
  readonly copyFailed: string
  /** Logical time of a transaction or message. */
  readonly lt: (lt: string) => string
  readonly loading: string
  readonly retry: string
  /** Generic text for an empty component. */
  readonly empty: string
  /** The browser has no network. */
  readonly offline: string
  /** In place of content that has not been loaded, while the browser has no network. */
  readonly offlineWait: string
  /** Followed by an age: why the content is no newer. */
  readonly unreachable: string
  /** Followed by an age, such as `3 hours ago`. */
  readonly asOf: string
}

/** Texts about accounts. */
export interface AddressMessages {
  /** Sender or recipient outside the blockchain. */
  readonly outside: string
  /** Marks a token whose metadata the service calls a scam. */
  readonly scam: string
  /** Names of accounts that everybody knows. */
  readonly known: Readonly<Record<WellKnownAccount, string>>
  /** Says who gives a name. `source` is the name of a catalogue; without one, everybody knows the account. */
  readonly namedBy: (kind: NameKind, source?: string) => string
  readonly favorite: string
  /** Warns of a name that looks like a label of the reader for another address. */
  readonly imitates: (label: string) => string
}

/** Texts that all tables share. */
export interface TableMessages {
  /** Read out while the next page is on its way. */
  readonly loadingMore: string
  /** Button of a row, and heading of the column of these buttons. */
  readonly details: string
  readonly closeDetails: string
  /** Heads of columns that are only shown if they are chosen. */
  readonly transaction: string
  readonly account: string
  readonly hash: string
  readonly lt: string
  readonly jetton: string
  readonly symbol: string
  /** Whether an amount has all of its digits. */
  readonly exact: string
  /** Choice of the columns, and of the height of rows. */
  readonly columns: string
  readonly density: string
  readonly densities: Readonly<Record<'normal' | 'compact', string>>
  readonly filter: string
  readonly clearFilters: string
  /** Number of rows that the filters leave; all numbers are in the reader's digits. */
  readonly found: (shown: string, total: string) => string
  /** The same while more rows follow that are not loaded. */
  readonly foundLoaded: (shown: string, loaded: string) => string
  readonly loadMore: string
  /** Button that shows the columns that do not fit; `names` is a list of them. */
  readonly moreColumns: (names: string) => string
  readonly fewerColumns: string
  /** Saving rows as files. */
  readonly export: string
  /** The rows that filters leave, and all loaded rows. */
  readonly filtered: (count: number, shown: string) => string
  readonly loaded: (count: number, shown: string) => string
  readonly range: string
  /** Labels of the first and last day of a range; both are optional. */
  readonly firstDay: string
  readonly lastDay: string
  /** The first day is after the last day. */
  readonly invalidRange: string
  readonly csv: string
  readonly json: string
  readonly running: (count: number, shown: string) => string
  /** Day back to which rows are loaded. */
  readonly reached: (day: string) => string
  readonly done: (count: number, shown: string) => string
  readonly stopped: (count: number, shown: string) => string
  readonly failedAfter: (count: number, shown: string) => string
  readonly stop: string
}

/** Texts of paging controls. */
export interface ListMessages {
  readonly loadMore: string
  readonly loadingMore: string
  /** `shown` is the count in the reader's digits, here and below. */
  readonly shownSoFar: (count: number, shown: string) => string
  /** Button that shows more of a long list; `left` is how many are hidden if it does not show all of them. */
  readonly showMore: (shown: string, left?: string) => string
  /** The list is complete. */
  readonly all: (count: number, shown: string) => string
  /** Name of the row of page links. */
  readonly pages: string
  readonly previous: string
  readonly next: string
  readonly page: (shown: string) => string
  readonly pageOf: (shown: string, total: string) => string
}

/** Texts about failed requests. */
export interface ErrorMessages {
  readonly title: string
  readonly notFound: string
  /** The URL responds, but it is not an endpoint of the API. */
  readonly noRoute: string
  readonly invalid: string
  /** The parameters of a request are invalid, so that it was not sent. */
  readonly notSent: string
  /** An attribute of a custom element is missing or invalid. */
  readonly attribute: string
  /** A text, such as a bag of cells, does not have the expected format. */
  readonly malformed: string
  readonly unauthorized: string
  readonly forbidden: string
  readonly rateLimited: string
  readonly server: string
  readonly timeout: string
  readonly network: string
  /** The browser has no network. */
  readonly offline: string
  /** A request with a key was redirected, and the redirect was not followed. */
  readonly redirected: string
  readonly shape: string
  /** The answer has more bytes than the client accepts. */
  readonly tooLarge: string
  /** The service is of an older version than the endpoint. */
  readonly outdatedService: string
  /** The code of a part of the page could not be loaded. */
  readonly notLoaded: string
  /** The recipient of an emulated message does not accept it. */
  readonly notAccepted: string
  /** The emulate service cannot emulate the request. */
  readonly notEmulated: string
  readonly notMirrored: string
  readonly unknown: string
  /** `wait` is a duration in the reader's language, such as `3 sec`. */
  readonly retryIn: (wait: string) => string
}
