import type { AddressBook, Metadata } from '../rows/names.ts'
import type { ByKey } from './requests/byKey.ts'
import type { TableName, Tables } from './rows/tables.ts'
import type { Order } from './order.ts'
import type { Page } from './requests/page.ts'

/** Addresses that a name is wanted of; what is not text is skipped. */
export type NamedAddresses = Iterable<string | null | undefined>

/** Names of the tables with rows of a type. */
type TableOf<Row> = { [Name in TableName]: Tables[Name] extends Row ? Name : never }[TableName]

/** Tells whether the account of a contract does not exist any more. */
export type IsDestroyed = (address: string | null | undefined) => boolean

/**
 * Describes what the service does with the requests of one endpoint. Every part is a pure function over
 * parameters as `readParams` gives them (raw addresses, base64 hashes) and rows that an engine found.
 * The memory index gives it all rows; a mirror gives it the rows of key ranges whose coverage is
 * proven. `applyRule` puts the parts together.
 *
 * `Row` is what is filtered, sorted and paged. `Found` is what an engine has to look up besides.
 */
export interface Rule<Params, Row = never, Found = undefined> {
  /**
   * Checks a request, in the service's own order.
   * @throws {Refusal} The service refuses it.
   */
  readonly refuse?: (params: Params) => void
  /**
   * The masterchain block that must be indexed for the request to be answered. Checked after `refuse`,
   * with `blockNotFound`.
   */
  readonly masterchainBlock?: (params: Params) => number | undefined
  /** True where answers change every second, so that none may be given again. */
  readonly fleeting?: true
  /** Why rows alone cannot answer this request, as it completes "… is not answered by the index: ". */
  readonly unanswerable?: (params: Params) => string | undefined
  /**
   * The table that holds every row of the answers, if `Found` is nothing.
   * @default engines find rows by the name of the endpoint
   */
  readonly table?: TableOf<Row>
  /** The table whose rows a request can name by key. @default it cannot */
  readonly byKey?: ByKey<Params> | undefined
  /** Tells whether a row goes with a destroyed contract. @default no row does */
  readonly isGone?: (row: Row, isDestroyed: IsDestroyed) => boolean
  /**
   * Returns a row as an answer shows it, without the destroyed contracts that it names. It is found by all that it
   * holds.
   * @default the row
   */
  readonly withoutDestroyed?: (row: Row, isDestroyed: IsDestroyed) => Row
  /** Makes the filter of a request. @default every row matches */
  readonly matches?: (params: Params, found: Found) => (row: Row) => boolean
  /** The order of the answer; rows that tie keep the order in which they arrived. @default that order */
  readonly order?: (params: Params) => Order<Row> | undefined
  /** True where the row that arrived last comes first. */
  readonly newestArrivalFirst?: (params: Params) => boolean
  /** The page that is wanted. @default all rows */
  readonly page?: (params: Params) => Page
  /**
   * Makes the body of the page, without address book and metadata.
   * @throws {Refusal} The service refuses to answer without rows.
   */
  readonly answer: (rows: readonly Row[], params: Params, found: Found) => unknown
  /** Addresses in the address book, and in the metadata, of an answer. @default the answer has neither */
  readonly names?: (rows: readonly Row[], params: Params, found: Found) => NamedAddresses
  /** Addresses in the metadata alone. @default those of `names` */
  readonly metadataNames?: (rows: readonly Row[], params: Params, found: Found) => NamedAddresses
  /** Whether the answer has metadata besides the address book. @default false */
  readonly metadata?: boolean
  /** Makes the body of answers that consist of names. @default `address_book` and `metadata` are added */
  readonly wrap?: (names: Names, params: Params) => unknown
  /** The names that `wrap` needs. @default both */
  readonly wraps?: 'addressBook' | 'metadata'
}

/** Rows of the address book and of the metadata, by raw address. */
interface Names {
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

/** Any entry of the rule book, for engines that treat all of them alike. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRule = Rule<any, any, any>

/** Declares an entry of the rule book. */
export function defineRule<Params, Row = never, Found = undefined>(
  rule: Rule<Params, Row, Found>,
): Rule<Params, Row, Found> {
  return rule
}
