import * as z from 'zod/mini'
import { DnsRecord } from '../schema/dns.ts'
import { AddressBook } from '../schema/names.ts'
import { address, limit, offset, text } from '../schema/kind.ts'
import { openObject } from '../schema/shapes/openObject.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { exactlyOne, optional, params } from './params.ts'

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
  params: params({
    /** Names whose wallet record is this address. */
    wallet: optional(address),
    /** Exact domain name including the zone. */
    domain: optional(text),
    /** Rows per page, 1 to 1000. @default 100, or what the deployment chose: send it */
    limit: optional(limit),
    /** Number of rows to skip. New rows shift the pages. @default 0 */
    offset: optional(offset),
  }, exactlyOne(['wallet', 'domain'])),
  result: openObject({ records: z.array(DnsRecord), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.records },
})
