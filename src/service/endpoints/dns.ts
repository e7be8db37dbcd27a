import * as z from 'zod/mini'
import { DnsAuction } from '../rows/dns/dns-auction.ts'
import { DnsRecord } from '../rows/dns/dns.ts'
import { AddressBook, Metadata } from '../rows/names.ts'
import { address, boolean, limit, offset, text, type ValueKind, wordKind } from '../rows/shapes/kind.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { atMostOne, exactlyOne, optional, params } from './params.ts'

/**
 * GET /dns/records
 * @throws {HttpError} 422 `either wallet address or domain is required`: neither.
 * @throws {HttpError} 422 `provide either wallet address or domain, not both`: both.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const dnsRecords = definePagedEndpoint({
  name: 'dnsRecords',
  method: 'GET',
  path: '/dns/records',
  summary: 'DNS entries (.ton and .t.me) by wallet or by name.',
  params: params(
    {
      /** Names whose wallet record is this address. */
      wallet: optional(address),
      /** Exact domain name including the zone. */
      domain: optional(text),
      /** Rows per page, 1 to 1000. @default 100, or what the deployment chose: send it */
      limit: optional(limit),
      /** Number of rows to skip. New rows shift the pages. @default 0 */
      offset: optional(offset),
    },
    exactlyOne(['wallet', 'domain']),
  ),
  result: openObject({ records: z.array(DnsRecord), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.records },
})

/** An empty cursor is none: it asks for the first page. */
const cursor: ValueKind<string> = {
  ...text,
  name: 'cursor',
  expected: 'next_cursor of the page before',
  parse: (given) => given,
}

/** Other words are refused by the rule, and an empty one is `all`. */
const auctionState = { ...wordKind('auctionState', ['all', 'won', 'bidding']), parse: (given: string) => given }

/**
 * GET /dns/activeAuctions
 * @throws {HttpError} 422 `bidder address is required`: bidder missing, or no address of an account.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse.
 * @throws {HttpError} 422 `state must be one of: all, won, bidding`: another state.
 * @throws {HttpError} 422 `use either after or offset, not both`: after with an offset above 0.
 * @throws {HttpError} 422 `invalid after cursor`: after does not decode to a cursor.
 * @throws {HttpError} 500 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const dnsActiveAuctions = definePagedEndpoint({
  name: 'dnsActiveAuctions',
  method: 'GET',
  path: '/dns/activeAuctions',
  since: '1.3',
  summary: 'DNS auctions whose current leading bidder is the given account.',
  params: params(
    {
      /** Account that leads the auctions now. */
      bidder: address,
      /** `bidding`: still open; `won`: ended and not claimed yet; `all`: both. @default all */
      state: optional(auctionState),
      /** Add the NFT item, with its collection, to every auction. @default false */
      include_nft_items: optional(boolean),
      /** Cursor: `next_cursor` of the page before. Rows strictly after it. */
      after: optional(cursor),
      /** Rows per page, 1 to 1000. @default 100, or what the deployment chose: send it */
      limit: optional(limit),
      /** Number of rows to skip; not together with `after`. @default 0 */
      offset: optional(offset),
    },
    atMostOne(['after', 'offset']),
  ),
  result: openObject({
    auctions: z.array(DnsAuction),
    address_book: AddressBook,
    metadata: Metadata,
    /** Value of `after` for the next page; null at the end. A page may be short and have one. */
    next_cursor: z.nullable(z.string()),
  }),
  page: {
    size: 50,
    items: (result) => result.auctions,
    after: { param: 'after', next: ({ next_cursor }) => next_cursor },
  },
})
